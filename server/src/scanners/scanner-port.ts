import type { ScannerConnection, Device, Scan, ScannerAdapter } from '@mister-x/device-adapters';
import type { ScannerFault, ScannerInfo } from '@mister-x/engine/protocol';
import { LIMITS } from '../web/limits/limits.js';
import { TokenBucket } from '../web/limits/rate-limiter.js';
import type { RunAfter } from '../runtime/tokens.js';
import type { ScannerSetting } from './scanners.repository.js';

/** Characters of one reading, by the protocol. */
const SCAN_CHARACTERS_MAX = 256;
/**
 * When it is tried again to open what failed, in milliseconds. A system may let programs at a
 * device only a moment after it was plugged in, and a plug that only shook may not be noticed as
 * pulled. What fails after that waits for a person.
 */
const OPEN_RETRIES_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000];
/** One that is open for so long can be read, in milliseconds. */
const STEADY_AFTER_MS = 10_000;
/** Codes on cards have none of these, and half a pair of surrogates cannot be sent. */
const NOT_TEXT = /[\p{Cc}\p{Cs}]/u;

export type ScannerPortListener = {
  readonly heard: (port: ScannerPort, text: string) => void;
  readonly changed: () => void;
  /** It cannot be opened, in the driver's words; told once for as long as they stay the same. */
  readonly refused: (port: ScannerPort, fault: ScannerFault, detail: string) => void;
  /** The adapter did what it must never do. */
  readonly broken: (error: unknown) => void;
};

/**
 * How often a device broke down as soon as it was open, since it was read or someone set it. Its driver
 * may say each time that it was pulled out and came back, so this outlives the port.
 */
export type Breakdowns = { count: number };

export type PluggedDevice = {
  readonly adapter: ScannerAdapter;
  readonly device: Device;
  readonly id: string;
};

/** A scanner that is plugged in: open exactly while it is wanted and can be. */
export class ScannerPort {
  private connection: ScannerConnection | undefined;
  private fault: ScannerFault | null = null;
  /** Why it could not be opened the last time. */
  private detail: string | undefined;
  private readonly bucket = new TokenBucket(LIMITS.scans);
  /** Opening and closing, one after the other; never rejects. */
  private work: Promise<void>;
  private pulled = false;
  /** Since someone did something that can have helped. */
  private retries = 0;
  private stopRetrying = (): void => undefined;
  private openSince = 0;
  private wasRead = false;

  /**
   * @param breakdowns of this device; after too many it is left to people
   * @param before what must be over first: the closing of what was plugged in at the same place
   */
  constructor(
    readonly plugged: PluggedDevice,
    private wantedSetting: ScannerSetting,
    private readonly listener: ScannerPortListener,
    private readonly after: RunAfter,
    private readonly breakdowns: Breakdowns = { count: 0 },
    before: Promise<void> = Promise.resolve(),
  ) {
    this.work = before;
    if (breakdowns.count > OPEN_RETRIES_MS.length) this.fault = 'LOST';
    else this.settle();
  }

  get setting(): ScannerSetting {
    return this.wantedSetting;
  }

  get facts(): Pick<ScannerInfo, 'scanner' | 'kind' | 'label' | 'state' | 'fault'> {
    const { id: scanner, device } = this.plugged;
    const { kind, label } = device;
    return { scanner, kind, label, state: this.state, fault: this.fault };
  }

  /**
   * Tries again to open what could not be opened.
   * @returns when it is open, has failed, or is closed
   */
  set(wantedSetting: ScannerSetting): Promise<void> {
    this.wantedSetting = wantedSetting;
    this.retries = 0;
    this.breakdowns.count = 0;
    if (!wantedSetting.on) this.fault = null;
    this.settle();
    return this.work;
  }

  /** @returns when it is closed */
  pull(): Promise<void> {
    if (this.wanted && this.connection !== undefined) this.brokeDown();
    this.pulled = true;
    this.settle();
    return this.work;
  }

  private get wanted(): boolean {
    return this.wantedSetting.on && !this.pulled;
  }

  private get state(): ScannerInfo['state'] {
    if (!this.wanted) return 'off';
    if (this.connection !== undefined) return 'ready';
    return this.fault === null ? 'off' : 'failed';
  }

  private settle(): void {
    this.stopRetrying();
    this.work = this.work.then(() => (this.wanted ? this.open() : this.close())).catch(this.failed);
  }

  private readonly failed = (error: unknown): void => {
    this.listener.broken(error);
    this.fail('OPEN_FAILED');
  };

  private async open(): Promise<void> {
    if (this.connection !== undefined) return;
    const opened = await this.plugged.adapter.open(this.plugged.device.id);
    if (!opened.ok) {
      const { code, detail } = opened.error;
      if (detail !== undefined && detail !== this.detail) this.listener.refused(this, code, detail);
      this.detail = detail;
      this.fail(code);
      return;
    }
    this.fault = null;
    this.detail = undefined;
    this.listen(opened.value);
    this.listener.changed();
  }

  private fail(fault: ScannerFault): void {
    this.fault = fault;
    const ms = OPEN_RETRIES_MS[this.retries];
    if (this.wanted && ms !== undefined) {
      this.retries += 1;
      this.stopRetrying = this.after(ms, () => this.settle());
    }
    this.listener.changed();
  }

  private async close(): Promise<void> {
    const { connection } = this;
    this.connection = undefined;
    await connection?.close();
  }

  private listen(connection: ScannerConnection): void {
    this.connection = connection;
    this.openSince = performance.now();
    this.wasRead = false;
    connection.onScan((scan) => this.hear(scan));
    connection.onFailure(({ code }) => {
      if (this.wanted && this.bucket.take()) this.spoilt(code);
    });
    void connection.ended.then((failure) => {
      if (this.connection !== connection) return;
      this.connection = undefined;
      if (this.wanted) this.brokeDown();
      this.fail(failure?.code ?? 'LOST');
    });
  }

  private brokeDown(): void {
    const isSteady = this.wasRead || performance.now() - this.openSince >= STEADY_AFTER_MS;
    this.breakdowns.count = isSteady ? 0 : this.breakdowns.count + 1;
  }

  /** Nothing is waited for: what was read reaches its kiosk in the same breath. */
  private hear({ text }: Scan): void {
    if (!this.wanted || !this.bucket.take()) return;
    if (!isReading(text)) {
      this.spoilt('GARBLED');
      return;
    }
    this.retries = 0;
    this.breakdowns.count = 0;
    this.wasRead = true;
    this.listener.heard(this, text);
    if (this.fault === null) return;
    this.fault = null;
    this.listener.changed();
  }

  /** Told each time, even if it is the same again: someone has just tried to scan a card. */
  private spoilt(fault: ScannerFault): void {
    this.fault = fault;
    this.listener.changed();
  }
}

function isReading(text: string): boolean {
  return text !== '' && text.length <= SCAN_CHARACTERS_MAX && !NOT_TEXT.test(text);
}
