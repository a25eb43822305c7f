import type { TableId } from '@mister-x/engine/protocol';
import type { Session } from '../lib/client/session.svelte.js';
import { explain } from '../lib/explain.js';
import { speech, t } from '../lib/i18n/index.svelte.js';
import { forget, recall, remember } from '../lib/store.js';
import { toasts } from '../lib/ui/toasts.svelte.js';
import { parseHash } from './hash.js';

export type Page = 'opening' | 'key' | 'home' | 'new' | 'table' | 'gone';

/** Which page the big screen shows, and how it got the right to. */
export class Kiosk {
  page = $state<Page>('opening');
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
    session.onRestoreFailed((code) => this.#lost(code));
  }

  /** The address: a host key is used and removed from sight; a table is opened again. */
  async begin(hash: string): Promise<void> {
    const { key, table, watch } = parseHash(hash);
    if (watch !== undefined) return this.watch(watch);
    const stored = recall('host-key');
    const known = key ?? (typeof stored === 'string' ? stored : undefined);
    if (key !== undefined) this.#show(table === undefined ? '' : `table=${table}`);
    if (known === undefined) {
      this.page = 'key';
      return;
    }
    const right = await this.tryKey(known);
    if (right && table !== undefined) await this.openTable(table);
  }

  /** True when the key opens this server. */
  async tryKey(key: string): Promise<boolean> {
    const reply = await this.session.openHost(key.trim());
    if (reply.ok) {
      remember('host-key', key.trim());
      this.page = 'home';
      return true;
    }
    if (reply.refusal.code === 'FORBIDDEN') forget('host-key');
    this.page = 'key';
    return false;
  }

  async openTable(table: TableId): Promise<void> {
    const reply = await this.session.open({ as: 'kiosk', table });
    if (!reply.ok) {
      toasts.error(explain(reply.refusal));
      return this.home();
    }
    await speech.follow(reply.value.table.language);
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

  #lost(code: string): void {
    toasts.error(explain({ code }));
    if (this.session.place?.as === 'spectator') this.page = 'gone';
    else void this.home();
  }

  #show(hash: string): void {
    history.replaceState(null, '', hash === '' ? location.pathname : `#${hash}`);
  }
}

/** For components that only report what went wrong. */
export function sayRefusal(
  reply: { readonly ok: boolean; readonly refusal?: { readonly code: string } },
  words?: Readonly<Record<string, string>>,
): void {
  if (!reply.ok) toasts.error(explain(reply.refusal ?? { code: t.common.retry }, words));
}
