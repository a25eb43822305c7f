import type { Command, Json, MatchView } from '@mister-x/engine';
import {
  fetchRecord,
  type MatchRecord,
  type Reply,
  type Requests,
  type Snapshot,
  type Update,
} from '@mister-x/engine/protocol';
import type { Action, View } from '@mister-x/games/scotland-yard/rules';
import { SocketClient } from '@mister-x/server/testing';
import type { Page } from 'playwright-core';
import { STEP_TIMEOUT_MS } from './patience.js';
import { secretMoves, addOwnMoves } from './vouching-phones.js';

let commands = 0;
/** Faster than people: now and then the server lets them wait. */
const WAIT_MS = 150;

/**
 * A socket of the tests' own that acts for a seat: quick hands for the rounds in which no page is
 * in question, and the way for requests that no page would send.
 */
export class SeatClient {
  revision = 0;
  match: MatchView<View> | undefined;
  /** Pages of the seat's own phone, which vouch for what these hands send. */
  phones: () => readonly Page[] = () => [];
  #table = '';
  #changed: () => void = () => {};

  private constructor(private readonly socket: SocketClient) {
    socket.onPush = (name, body) => {
      if (name !== 'update') return;
      const { revision, view } = body as Update;
      this.#take(revision, view);
    };
  }

  static async connect(address: string): Promise<SeatClient> {
    return new SeatClient(await SocketClient.open(address));
  }

  async kiosk(key: string, table: string): Promise<this> {
    await this.get('host:open', { key });
    return this.#enter(table, await this.get('table:open', { table }));
  }

  /** The same seat as a phone, by what the phone keeps. */
  async seat(held: { table: string; seat: string; secret: string }): Promise<this> {
    const { table, seat, secret } = held;
    return this.#enter(table, await this.get('seat:resume', { table, seat, secret }));
  }

  get view(): View {
    if (this.match === undefined) throw new Error('the game has not begun');
    return this.match.game;
  }

  async ask<N extends keyof Requests>(name: N, ask: Requests[N]['ask']): Promise<Reply<Requests[N]['reply']>> {
    const reply = await this.socket.ask(name, ask, STEP_TIMEOUT_MS);
    return reply as Reply<Requests[N]['reply']>;
  }

  async get<N extends keyof Requests>(name: N, ask: Requests[N]['ask']): Promise<Requests[N]['reply']> {
    const reply = await this.ask(name, ask);
    if (!reply.ok) throw new Error(`${name} was refused: ${JSON.stringify(reply.refusal)}`);
    return reply.value;
  }

  /** The whole record of a finished match, as a page fetches it. */
  async record(table: string): Promise<MatchRecord> {
    const record = await fetchRecord((after) => this.get('record', { table, after }));
    if (record === undefined) throw new Error('there is no record');
    return record;
  }

  /** The code of the refusal, or `ok`. */
  async command(seat: string, command: Command<Json>, revision = this.revision): Promise<string> {
    const id = `hands-${Date.now()}-${++commands}`;
    const salts = await this.#salts(seat, command);
    const request = { table: this.#table, seat, id, revision, command, ...salts };
    let reply = await this.ask('command', request);
    while (!reply.ok && reply.refusal.code === 'BUSY') {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      reply = await this.ask('command', request);
    }
    if (reply.ok) this.revision = Math.max(this.revision, reply.value.revision);
    return reply.ok ? 'ok' : reply.refusal.code;
  }

  /** Waits until the seat sees what `test` asks for. */
  async until(what: string, test: (view: View) => boolean): Promise<View> {
    const seen = () => this.match !== undefined && test(this.match.game);
    if (!seen()) {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`never seen: ${what}`)), STEP_TIMEOUT_MS);
        this.#changed = () => {
          if (!seen()) return;
          clearTimeout(timer);
          this.#changed = () => {};
          resolve();
        };
      });
    }
    return this.view;
  }

  act(seat: string, action: Action): Promise<string> {
    return this.command(seat, { kind: 'act', action: action as unknown as Json });
  }

  async #salts(seat: string, command: Command<Json>): Promise<{ salts?: readonly string[] }> {
    if (seat !== 'x' || command.kind !== 'act' || this.match === undefined) return {};
    const action = command.action as { type: string };
    const moves = secretMoves(this.match as unknown as MatchView<never>, action);
    return moves.length === 0 ? {} : { salts: await addOwnMoves(this.phones(), this.#table, moves) };
  }

  close(): void {
    this.socket.close();
  }

  #enter(table: string, snapshot: Snapshot): this {
    this.#table = table;
    this.#take(snapshot.revision, snapshot.view);
    return this;
  }

  #take(revision: number, view: Snapshot['view']): void {
    this.revision = revision;
    if (view !== null) this.match = view as unknown as MatchView<View>;
    this.#changed();
  }
}
