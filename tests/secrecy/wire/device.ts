import type { Json, MatchView } from '@mister-x/engine';
import type { Pushes, Reply, Requests, Snapshot, TableInfo } from '@mister-x/engine/protocol';
import { SocketClient } from '@mister-x/server/testing';
import { Tap } from './tap.js';

const ANSWER_MS = 300_000;

/** One connection of a screen or phone, with all that it was sent. */
export class Device {
  /** Of the last snapshot or update. */
  revision = 0;
  table: TableInfo | undefined;
  /** The match as it was shown last. */
  shown: MatchView<Json> | undefined;

  private constructor(
    readonly name: string,
    readonly tap: Tap,
    private readonly socket: SocketClient,
  ) {
    socket.onPush = (pushed, body) => {
      if (pushed === 'table') this.table = body as TableInfo;
      if (pushed !== 'update') return;
      const { revision, view } = body as Pushes['update'];
      this.revision = revision;
      this.shown = view;
    };
  }

  get view(): Json | undefined {
    return this.shown?.game;
  }

  static async connect(name: string, port: number): Promise<Device> {
    const tap = await Tap.before(port);
    return new Device(name, tap, await SocketClient.open(`http://127.0.0.1:${tap.port}`));
  }

  async ask<N extends keyof Requests>(
    name: N,
    body: Requests[N]['ask'],
  ): Promise<Reply<Requests[N]['reply']>> {
    return (await this.socket.ask(name, body, ANSWER_MS)) as Reply<Requests[N]['reply']>;
  }

  /** The value, where a refusal is a failure of the test. */
  async get<N extends keyof Requests>(
    name: N,
    body: Requests[N]['ask'],
  ): Promise<Requests[N]['reply']> {
    const reply = await this.ask(name, body);
    if (!reply.ok)
      throw new Error(`${this.name}: ${name} came to ${JSON.stringify(reply.refusal)}`);
    return reply.value;
  }

  /** Takes its place at the table. */
  async enter<N extends 'table:open' | 'table:watch' | 'seat:resume'>(
    name: N,
    body: Requests[N]['ask'],
  ): Promise<Snapshot> {
    const snapshot = (await this.get(name, body)) as Snapshot;
    this.revision = snapshot.revision;
    this.shown = snapshot.view ?? undefined;
    this.table = snapshot.table;
    return snapshot;
  }

  /** Resolves when the server knows that it is gone. */
  async leave(): Promise<void> {
    this.socket.close();
    await this.tap.over();
  }
}
