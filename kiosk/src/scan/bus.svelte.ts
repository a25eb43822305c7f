import { SCAN_IDLE_MS, type Scanners, type ScanPush, type TableId } from '@mister-x/engine/protocol';
import type { HeardScan, ScanListener, Unsubscribe, ScanSource } from './heard.js';
import type { ScanServer } from './scan-server.js';
import type { WedgeListener, WedgeEnd } from './wedge.js';

/**
 * How long a reading of a scanner that types waits for the same one from the server, which knows
 * whose scanner it is. Only while the server reads such a scanner, too. What ended without an Enter
 * or a Tab the server takes for whole only after a silence, and that much longer it is waited for.
 */
export const BETTER_READING_WAIT_MS = 80;

const NO_SCANNERS: Scanners = { scanners: [], faults: [], ignored: false };

/**
 * All scans of this device, whatever read them, each told to one listener: the one added last. A
 * dialog over the table takes them, and gives them back when it goes. What nobody listens to is
 * not kept.
 */
export class ScanBus {
  /** What is plugged into the server's computer, for pages. */
  scanners = $state.raw<Scanners>(NO_SCANNERS);
  /** Whether the server tells this device of scans. */
  hearing = $state(false);

  readonly #server: ScanServer;
  readonly #wedge: ((hear: WedgeListener) => Unsubscribe) | undefined;
  readonly #twins = new DuplicateScans();
  #listeners: { readonly tell: ScanListener }[] = [];
  #waiting: { readonly heard: HeardScan; readonly timer: ReturnType<typeof setTimeout> }[] = [];
  #table: TableId | null = null;
  #subscriptions: Unsubscribe[] = [];
  #online = false;
  /** Counts questions, so that the answer to an earlier one changes nothing. */
  #asked = 0;

  /** @param wedge listens to scanners that type into this page, from `start` to `stop` */
  constructor(server: ScanServer, wedge?: (hear: WedgeListener) => Unsubscribe) {
    this.#server = server;
    this.#wedge = wedge;
  }

  /**
   * Scans come for this table from now on (`null`: for whichever is played); for holders of the
   * host key. Asked again on every new connection, and when it is called with another table.
   */
  start(table: TableId | null): void {
    const running = this.#subscriptions.length > 0;
    if (running && table === this.#table) return;
    this.#table = table;
    if (running) {
      this.#drop();
      if (this.#online) void this.#listen();
      return;
    }
    this.#subscriptions = [
      this.#server.onScan((news) => this.#fromServer(news)),
      this.#server.onElsewhere((text) => this.#elsewhere(text)),
      this.#server.onScanners((scanners) => {
        this.scanners = scanners;
      }),
      this.#server.onOnline((online) => this.#follow(online)),
    ];
    const unwatch = this.#wedge?.((text, end) => this.hear(text, 'wedge', end));
    if (unwatch !== undefined) this.#subscriptions.push(unwatch);
  }

  /** Afterwards nothing is told, asked or remembered. */
  stop(): void {
    for (const stop of this.#subscriptions) stop();
    this.#subscriptions = [];
    this.#asked++;
    this.#online = false;
    this.#drop();
    this.hearing = false;
    this.scanners = NO_SCANNERS;
  }

  /** From now on this listener gets every scan, until another is added or this one goes. */
  on(listener: ScanListener): Unsubscribe {
    const entry = { tell: listener };
    this.#listeners.push(entry);
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== entry);
    };
  }

  /**
   * A reading that was made by this device itself.
   * @param end of one that was typed; with a suffix if nothing is said
   */
  hear(text: string, via: Exclude<ScanSource, 'scanner'>, end?: WedgeEnd): void {
    if (this.#subscriptions.length === 0) return;
    const heard = { text, via, scanner: null, table: this.#table, seat: null, at: Date.now() };
    if (this.#twins.isSecond(heard)) return;
    if (via === 'camera' || !this.#serverReadsKeyboards) {
      this.#tell(heard);
      return;
    }
    const timer = setTimeout(() => this.#tell(this.#take(heard)), betterReadingWaitMs(end));
    this.#waiting.push({ heard, timer });
  }

  get #serverReadsKeyboards(): boolean {
    return this.hearing && this.scanners.scanners.some(({ kind, state }) => kind === 'keyboard' && state === 'ready');
  }

  #fromServer({ scanner, text, table, seat }: ScanPush): void {
    const heard: HeardScan = { text, via: 'scanner', scanner, table, seat, at: Date.now() };
    if (this.#twins.isSecond(heard) && !this.#takeWorse(text)) return;
    this.#tell(heard);
  }

  /** Another kiosk acts on it, so that what this page hears of it is nobody's. */
  #elsewhere(text: string): void {
    const heard: HeardScan = {
      ...{ text, via: 'scanner', scanner: null, table: null, seat: null },
      at: Date.now(),
    };
    if (this.#twins.isSecond(heard)) this.#takeWorse(text);
  }

  /** @returns whether the same reading was waiting for a better one */
  #takeWorse(text: string): boolean {
    const worse = this.#waiting.find((each) => areSameReading(each.heard.text, text));
    if (worse !== undefined) this.#take(worse.heard);
    return worse !== undefined;
  }

  #take(heard: HeardScan): HeardScan {
    for (const each of this.#waiting) if (each.heard === heard) clearTimeout(each.timer);
    this.#waiting = this.#waiting.filter((each) => each.heard !== heard);
    return heard;
  }

  #tell(heard: HeardScan): void {
    this.#listeners.at(-1)?.tell(heard);
  }

  #drop(): void {
    for (const { timer } of this.#waiting) clearTimeout(timer);
    this.#waiting = [];
    this.#twins.clear();
  }

  #follow(online: boolean): void {
    this.#online = online;
    if (online) void this.#listen();
    else {
      this.#asked++;
      this.hearing = false;
    }
  }

  async #listen(): Promise<void> {
    const question = ++this.#asked;
    const scanners = await this.#server.listen(this.#table);
    if (question !== this.#asked) return;
    this.hearing = scanners !== null;
    this.scanners = scanners ?? NO_SCANNERS;
  }
}

/** How long the server may still take to tell the same reading. */
function betterReadingWaitMs(end: WedgeEnd | undefined): number {
  if (end === undefined || end.hasSuffix) return BETTER_READING_WAIT_MS;
  return Math.max(0, SCAN_IDLE_MS - end.silentMs) + BETTER_READING_WAIT_MS;
}

/**
 * How long after one way the other may bring the same reading. Both take some tens of
 * milliseconds, and a busy computer ten times that; nobody scans one card with two scanners in
 * half a second.
 */
export const TWIN_WITHIN_MS = 500;

/**
 * A keyboard scanner at the server's own computer is heard twice: by the server, and by the page
 * it types into. Each reading of one way stands for at most one of the other, so that a card that
 * was really scanned twice stays two scans.
 */
class DuplicateScans {
  #alone: HeardScan[] = [];

  /** Whether this is what the other way has already brought. */
  isSecond(heard: HeardScan): boolean {
    this.#alone = this.#alone.filter(({ at }) => heard.at - at <= TWIN_WITHIN_MS);
    const twin = this.#alone.findIndex(({ text, via }) => via !== heard.via && areSameReading(text, heard.text));
    if (twin < 0) {
      if (canBeHeardTwice(heard)) this.#alone.push(heard);
      return false;
    }
    if (!canBeHeardTwice(heard)) return false;
    this.#alone.splice(twin, 1);
    return true;
  }

  clear(): void {
    this.#alone = [];
  }
}

/** What one scanner cannot bring by two ways is never a twin. */
function canBeHeardTwice({ via }: HeardScan): boolean {
  return via !== 'camera';
}

/** The page reads keys and the server reports: they may differ in case and in blanks. */
function areSameReading(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}
