import { readCode } from '@mister-x/engine/cards';
import type { TableId } from '@mister-x/engine/protocol';
import { KeyCheck } from '../lib/client/key-check.svelte.js';
import type { Session } from '../lib/client/session.svelte.js';
import { explain } from '../lib/explain.js';
import { speech, t } from '../lib/i18n/index.svelte.js';
import type { ScanBus } from '../lib/scan/bus.svelte.js';
import { scansOf } from '../lib/scan/scans.js';
import { forget, recall, remember } from '../lib/store.js';
import { toasts } from '../lib/ui/toasts.svelte.js';
import { parseHash } from './hash.js';

export type Page =
  | 'opening'
  | 'key'
  | 'home'
  | 'new'
  | 'record'
  | 'devices'
  | 'printing'
  | 'studio'
  | 'table'
  | 'gone';

/** Which page the big screen shows, and how it got the right to. */
export class Kiosk {
  page = $state<Page>('opening');
  /** A host key on its way: it stays while the line is checked, and when it was wrong. */
  typedKey = $state('');
  readonly session: Session;
  readonly lineCheck: KeyCheck;
  /** Listens once the host key was accepted, for the table that is open. */
  readonly scans: ScanBus;

  constructor(session: Session) {
    this.session = session;
    this.lineCheck = new KeyCheck(session.privacy);
    this.scans = scansOf(session);
    // Pages that play, or try scanners, take the scans from here.
    this.scans.on(({ text }) => sayEarly(text));
    session.onRestoreFailed((code) => this.#lost(code));
    session.onWrongKey(() => this.lineCheck.forget());
  }

  /** The address: a host key is used and removed from sight; a table is opened again. */
  async begin(hash: string): Promise<void> {
    const { key, table, watch, line } = parseHash(hash);
    if (watch !== undefined) return this.#spectate(watch, line);
    this.lineCheck.key = line ?? asText(recall('line-key'));
    const stored = recall('host-key');
    const known = key ?? (typeof stored === 'string' ? stored : undefined);
    if (key !== undefined) this.#show(table === undefined ? '' : `table=${table}`);
    if (known === undefined) {
      this.page = 'key';
      return;
    }
    const right = await this.tryKey(known);
    if (right === 'right' && table !== undefined) await this.openTable(table);
  }

  /** Whether the key opens this server; `'unheard'` when it was not said, as the line is not private. */
  async tryKey(key: string): Promise<'right' | 'wrong' | 'unheard'> {
    const line = await this.lineCheck.secure();
    if (line !== 'ready') return this.#unheard(line);
    const reply = await this.session.openHost(key.trim());
    if (reply.ok) {
      remember('host-key', key.trim());
      this.typedKey = '';
      if (this.lineCheck.key !== undefined) remember('line-key', this.lineCheck.key);
      this.scans.start(null);
      this.page = 'home';
      return 'right';
    }
    if (reply.refusal.code === 'LINE_KEY_WRONG') return this.#unheard(reply.refusal.code);
    if (reply.refusal.code === 'FORBIDDEN') forget('host-key');
    this.page = 'key';
    return 'wrong';
  }

  async openTable(table: TableId): Promise<void> {
    const reply = await this.session.open({ as: 'kiosk', table });
    if (!reply.ok) {
      toasts.error(explain(reply.refusal));
      return this.home();
    }
    await speech.follow(reply.value.table.language);
    this.scans.start(table);
    this.page = 'table';
    this.#show(`table=${table}`);
  }

  async watch(table: TableId): Promise<void> {
    const reply = await this.session.open({ as: 'spectator', table });
    if (!reply.ok) {
      this.page = 'gone';
      return;
    }
    await speech.follow(reply.value.table.language);
    this.page = 'table';
  }

  async home(): Promise<void> {
    this.session.leave();
    this.#show('');
    const stored = recall('host-key');
    if (typeof stored === 'string') await this.tryKey(stored);
    else this.page = 'key';
  }

  setUp(): void {
    this.page = 'new';
  }

  async lookAtRecord(): Promise<void> {
    await speech.need('records');
    this.page = 'record';
  }

  async lookAtDevices(): Promise<void> {
    await speech.need('devices', 'scan');
    this.page = 'devices';
  }

  async print(): Promise<void> {
    await speech.need('printing', 'scotland-yard');
    this.page = 'printing';
  }

  async draw(): Promise<void> {
    await speech.need('studio');
    this.page = 'studio';
  }

  /** Public things only: without a key from the link they are told in the clear. */
  #spectate(table: TableId, line: string | undefined): Promise<void> {
    this.lineCheck.decide(line);
    return this.watch(table);
  }

  #unheard(code: string): 'unheard' {
    toasts.error(explain({ code }));
    this.page = 'key';
    return 'unheard';
  }

  #lost(code: string): void {
    toasts.error(explain({ code }));
    if (this.session.place?.as === 'spectator') this.page = 'gone';
    else void this.home();
  }

  #show(hash: string): void {
    history.replaceState(null, '', hash === '' ? location.pathname : `#${hash}`);
  }
}

/** A card where nothing is played yet: people try their scanner. */
function sayEarly(text: string): void {
  const read = readCode(text);
  if (read.ok) toasts.info(t.cards.early);
  else toasts.error(t.cards.faults[read.error]);
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** For components that only report what went wrong. */
export function sayRefusal(
  reply: { readonly ok: boolean; readonly refusal?: { readonly code: string } },
  words?: Readonly<Record<string, string>>,
): void {
  if (!reply.ok) toasts.error(explain(reply.refusal ?? { code: t.common.retry }, words));
}
