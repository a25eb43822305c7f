import type { MatchNotice, MatchView } from '@mister-x/engine';
import type { Snapshot, TableInfo, Update } from '@mister-x/engine/protocol';
import type { Notice, View } from '@mister-x/engine/scotland-yard';
import type { Page } from 'playwright-core';

export type Push = { readonly name: string; readonly body: unknown };

/** Listens to a page's WebSocket: everything that this device was told, as it came. */
export class WireTap {
  /** Pushed events in order, over all connections of the page. */
  readonly pushes: Push[] = [];
  /** The text of everything received, for searches after secrets. */
  readonly heard: string[] = [];
  match: MatchView<View> | undefined;
  table: TableInfo | undefined;
  /** Of what this device asked and did not get. */
  readonly refusals: string[] = [];
  /** Set when the server has said again what this device sees. */
  connected = false;
  #listeners = new Set<() => void>();

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#hear(String(payload)));
    });
  }

  get view(): View {
    if (this.match === undefined) throw new Error('this device has not seen a game yet');
    return this.match.game;
  }

  get updates(): readonly Update[] {
    return this.pushes.flatMap(({ name, body }) => (name === 'update' ? [body as Update] : []));
  }

  get notices(): readonly MatchNotice<Notice>[] {
    return this.updates.flatMap(({ notices }) => notices as readonly MatchNotice<Notice>[]);
  }

  /** Waits until `test` holds of what was heard; fails with `what` after `ms`. */
  async until(what: string, test: (tap: WireTap) => boolean, ms = 15_000): Promise<void> {
    if (test(this)) return;
    await new Promise<void>((resolve, reject) => {
      const check = () => {
        if (!test(this)) return;
        this.#listeners.delete(check);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#listeners.delete(check);
        reject(new Error(`not heard within ${ms} ms: ${what}`));
      }, ms);
      this.#listeners.add(check);
    });
  }

  #hear(frame: string): void {
    this.heard.push(frame);
    const packet = /^4([23])\d*(\[.*\])$/s.exec(frame);
    if (packet?.[2] !== undefined) {
      const [first, body] = JSON.parse(packet[2]) as [unknown, unknown];
      if (packet[1] === '2') this.#pushed(String(first), body);
      else this.#answered(first);
    }
    for (const listener of [...this.#listeners]) listener();
  }

  #pushed(name: string, body: unknown): void {
    this.pushes.push({ name, body });
    if (name === 'update') this.match = (body as { view: MatchView<View> }).view;
    if (name === 'table') this.table = body as TableInfo;
  }

  #answered(reply: unknown): void {
    if (typeof reply !== 'object' || reply === null) return;
    const { ok, value, refusal } = reply as Record<string, unknown>;
    if (ok === false) this.refusals.push((refusal as { code: string }).code);
    if (typeof value !== 'object' || value === null || !('viewer' in value)) return;
    const snapshot = value as Snapshot;
    this.table = snapshot.table;
    this.connected = true;
    if (snapshot.view !== null) this.match = snapshot.view as unknown as MatchView<View>;
  }
}
