import type { MatchNotice, MatchView } from '@mister-x/engine';
import type { HostInfo, Snapshot, TableInfo, Update } from '@mister-x/engine/protocol';
import type { Notice, View } from '@mister-x/games/scotland-yard/rules';
import type { Page } from 'playwright-core';
import { STEP_TIMEOUT_MS } from './patience.js';

export type Push = { readonly name: string; readonly body: unknown };

/** One message of the WebSocket as anybody in the network records it. */
export type Frame = { readonly up: boolean; readonly payload: string | Buffer };

/**
 * Listens to a page's WebSocket: everything that this device was told, as it came. What came in a box
 * is heard where the page opens it, and recorded beside it as it passed.
 */
export class WireTap {
  /** Pushed events in order, over all connections of the page. */
  readonly pushes: Push[] = [];
  /** All that passed, as it passed. */
  readonly frames: Frame[] = [];
  /** The text of everything received, out of its boxes, for searches after secrets. */
  readonly heard: string[] = [];
  match: MatchView<View> | undefined;
  table: TableInfo | undefined;
  /** Of what this device asked and did not get. */
  readonly refusals: string[] = [];
  /** Details for the host, where this device holds the host key. */
  host: HostInfo | undefined;
  /** Set when the server has said again what this device sees. */
  connected = false;
  #listeners = new Set<() => void>();

  private constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => void this.frames.push({ up: true, payload }));
      socket.on('framereceived', ({ payload }) => {
        this.frames.push({ up: false, payload });
        // Signs of life are empty.
        if (typeof payload === 'string' && payload !== '') this.#hear(payload);
      });
    });
  }

  /** Before the page's first address. */
  static async on(page: Page): Promise<WireTap> {
    const tap = new WireTap(page);
    await page.exposeFunction('misterXHeard', (text: string) => tap.#hear(text));
    await page.addInitScript(overhear);
    return tap;
  }

  /** Bytes of the boxes that came, in order. */
  get boxes(): readonly number[] {
    return this.frames.flatMap(({ up, payload }) => (up || typeof payload === 'string' ? [] : [payload.length]));
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
  async until(what: string, test: (tap: WireTap) => boolean, ms = STEP_TIMEOUT_MS): Promise<void> {
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

  /** `[id, reply]` or `[name, body]`, as it came or as the page took it out of a box. */
  #hear(text: string): void {
    this.heard.push(text);
    const [first, body] = JSON.parse(text) as [unknown, unknown];
    if (typeof first === 'number') this.#answered(body);
    else this.#pushed(String(first), body);
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #pushed(name: string, body: unknown): void {
    this.pushes.push({ name, body });
    if (name === 'update') this.match = (body as { view: MatchView<View> }).view;
    if (name === 'table') this.table = body as TableInfo;
    if (name === 'host') this.host = body as HostInfo;
  }

  #answered(reply: unknown): void {
    if (typeof reply !== 'object' || reply === null) return;
    const { ok, value, refusal } = reply as Record<string, unknown>;
    if (ok === false) this.refusals.push((refusal as { code: string }).code);
    if (typeof value !== 'object' || value === null || !('viewer' in value)) return;
    const snapshot = value as Snapshot & { readonly host?: HostInfo };
    this.host = snapshot.host ?? this.host;
    this.table = snapshot.table;
    this.connected = true;
    if (snapshot.view !== null) this.match = snapshot.view as unknown as MatchView<View>;
  }
}

/** Runs in the page before its own scripts: says what the page takes out of its boxes. */
function overhear(): void {
  const { decode } = TextDecoder.prototype;
  const told = window as unknown as { misterXHeard: (text: string) => unknown };
  TextDecoder.prototype.decode = function (...input) {
    const text = decode.call(this, ...input);
    if (/^\[(\d+|"[\w:]+"),/.test(text)) void told.misterXHeard(text);
    return text;
  };
}
