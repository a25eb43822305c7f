import type { Json } from '@mister-x/engine';
import {
  fetchRecord,
  type MatchRecord,
  type Pushes,
  type Reply,
  type Requests,
  type SeatGrant,
  type Snapshot,
} from '@mister-x/engine/protocol';
import type { ClientOptions } from 'ws';
import { EncryptedClient } from './encrypted-client.js';
import { SocketClient } from './socket-client.js';

export type Push = {
  readonly [Name in keyof Pushes]: { name: Name; body: Pushes[Name] };
}[keyof Pushes];

/** A client as a test drives it: asks, and remembers everything it was sent. */
export class TestClient {
  readonly pushes: Push[] = [];
  /** Of the last snapshot or update. */
  revision = 0;

  /** What it asks through, where its channel is boxed. */
  asker: EncryptedClient | undefined;

  private constructor(readonly socket: SocketClient) {
    socket.onPush = (name, body) => this.hear(name, body);
  }

  private hear(name: string, body: unknown): void {
    const push = { name, body } as Push;
    this.pushes.push(push);
    if (push.name === 'update') this.revision = push.body.revision;
  }

  /** @param channelKey the server's; without it nothing is boxed */
  static async connect(url: string, channelKey?: string, options?: ClientOptions): Promise<TestClient> {
    const client = new TestClient(await SocketClient.open(url, options));
    if (channelKey !== undefined) await client.openChannel(channelKey);
    return client;
  }

  async openChannel(key: string): Promise<void> {
    this.asker = await EncryptedClient.open(this.socket, key, (name, body) => this.hear(name, body));
  }

  async ask<N extends keyof Requests>(name: N, body: Requests[N]['ask']): Promise<Reply<Requests[N]['reply']>> {
    const reply = await this.raw(name, body);
    return reply as Reply<Requests[N]['reply']>;
  }

  /** Anything at all, as an attacker would send it. */
  async raw(name: string, body?: unknown): Promise<Reply<unknown>> {
    if (this.asker !== undefined) return this.asker.ask(name, body);
    return (await this.socket.ask(name, body)) as Reply<unknown>;
  }

  /** The whole record of a finished match, as a page fetches it. */
  async record(table: string): Promise<MatchRecord> {
    const record = await fetchRecord((after) => this.get('record', { table, after }));
    if (record === undefined) throw new Error('the pieces make no record');
    return record;
  }

  /** The value, where a refusal is a failure of the test. */
  async get<N extends keyof Requests>(name: N, body: Requests[N]['ask']): Promise<Requests[N]['reply']> {
    const reply = await this.ask(name, body);
    if (!reply.ok) throw new Error(`${name} was refused: ${JSON.stringify(reply.refusal)}`);
    return reply.value;
  }

  /** The code of the refusal, `'ok'` when there was none. */
  async code(name: string, body?: unknown): Promise<string> {
    const reply = await this.raw(name, body);
    return reply.ok ? 'ok' : reply.refusal.code;
  }

  async look(name: 'table:open' | 'table:watch', table: string): Promise<Snapshot> {
    const snapshot = await this.get(name, { table });
    this.revision = snapshot.revision;
    return snapshot;
  }

  async resume({
    table,
    seat,
    secret,
    share,
  }: Pick<SeatGrant, 'table' | 'seat' | 'secret' | 'share'>): Promise<Snapshot> {
    const given = share === null ? {} : { share };
    const snapshot = await this.get('seat:resume', { table, seat, secret, ...given });
    this.revision = snapshot.revision;
    return snapshot;
  }

  get updates(): readonly Pushes['update'][] {
    return this.pushes.flatMap((push) => (push.name === 'update' ? [push.body] : []));
  }

  get view(): Json | undefined {
    return this.updates.at(-1)?.view.game;
  }

  /**
   * Until everything has arrived that the server sent this client so far: it answers in order, whatever
   * it answers. What is not there then will not come.
   */
  async fence(): Promise<void> {
    await this.raw('history', {});
  }

  /** Waits until `test` holds of what was pushed. */
  async until(test: (client: TestClient) => boolean, ms = 30_000): Promise<void> {
    const end = Date.now() + ms;
    while (!test(this)) {
      if (Date.now() > end) throw new Error(`not seen within ${ms} ms`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  close(): void {
    this.socket.close();
  }
}
