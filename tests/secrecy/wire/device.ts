import { connect, createServer, type Server, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import type { Json, MatchView } from '@mister-x/engine';
import type { Pushes, Reply, Requests, SeatGrant, Snapshot, TableInfo } from '@mister-x/engine/protocol';
import { SocketClient } from '@mister-x/server/testing';

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
    readonly tap: SocketTap,
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
    const tap = await SocketTap.before(port);
    return new Device(name, tap, await SocketClient.open(`http://127.0.0.1:${tap.port}`));
  }

  async ask<N extends keyof Requests>(name: N, body: Requests[N]['ask']): Promise<Reply<Requests[N]['reply']>> {
    return (await this.socket.ask(name, body, ANSWER_MS)) as Reply<Requests[N]['reply']>;
  }

  /** The value, where a refusal is a failure of the test. */
  async get<N extends keyof Requests>(name: N, body: Requests[N]['ask']): Promise<Requests[N]['reply']> {
    const reply = await this.ask(name, body);
    if (!reply.ok) throw new Error(`${this.name}: ${name} came to ${JSON.stringify(reply.refusal)}`);
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

/** Stands between one device and its server, and keeps every byte that the server sends. */
class SocketTap {
  private readonly chunks: Buffer[] = [];
  private upstream: Socket | undefined;
  private readonly ended: Promise<void>;

  private constructor(
    readonly port: number,
    private readonly server: Server,
    connected: Promise<Socket>,
  ) {
    this.ended = connected.then((upstream) => {
      this.upstream = upstream;
      upstream.on('data', (chunk) => this.chunks.push(chunk));
      return new Promise((resolve) => upstream.once('close', () => resolve()));
    });
  }

  static async before(target: number): Promise<SocketTap> {
    let server: Server | undefined;
    const connected = new Promise<Socket>((resolve) => {
      server = createServer((device) => {
        const upstream = connect(target, '127.0.0.1');
        for (const socket of [device, upstream]) {
          socket.setNoDelay(true);
          socket.on('error', () => socket.destroy());
        }
        resolve(upstream);
        device.pipe(upstream);
        upstream.pipe(device);
      });
    });
    if (server === undefined) throw new Error('no tap');
    const listening = server;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const address = listening.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return new SocketTap(address.port, listening, connected);
  }

  /** Everything so far. */
  get bytes(): Buffer {
    return Buffer.concat(this.chunks);
  }

  /** Resolves when the server has closed its end too. */
  async over(): Promise<void> {
    await this.ended;
    this.server.close();
  }

  cut(): void {
    this.upstream?.destroy();
    this.server.close();
  }
}

type Work = () => void;

/** Time passes when the test says so, the same on all servers. */
export class ManualTimers {
  private readonly waiting = new Map<Work, number>();

  readonly after = (ms: number, work: Work): Work => {
    const once = (): void => work();
    this.waiting.set(once, ms);
    return () => {
      this.waiting.delete(once);
    };
  };

  /** What waits so many milliseconds happens now, or all but that. */
  strike(isDue: (ms: number) => boolean): void {
    const due = [...this.waiting].flatMap(([work, ms]) => (isDue(ms) ? [work] : []));
    for (const work of due) this.waiting.delete(work);
    for (const work of due) work();
  }
}

/** What every visitor may ask for, and what is not there. */
export const HTTP_REQUESTS = [
  'GET /',
  'GET /play',
  'GET /api/health',
  'GET /api/nothing',
  'GET /nothing?table=1',
  'GET /socket',
  'POST /play',
] as const;

/** Every byte of the answer. */
export function askRaw(port: number, request: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', reject);
    socket.once('close', () => resolve(Buffer.concat(chunks)));
    socket.write(`${request} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  });
}

/**
 * Nest keeps one logger for a whole process, that of its first server. So the lines of all servers of
 * this process come here, and belong to the one that something is asked of just then.
 */
let listener: string[] = [];

export const logSink = {
  write: (line: string): void => {
    listener.push(line);
  },
};

/** From now on lines are for `lines`. */
export function listenWith(lines: string[]): void {
  listener = lines;
}

export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** What a phone proves its seat with, its parts of key and seed included. */
export function phoneSecrets({
  grant,
  seed,
}: {
  readonly grant: SeatGrant;
  readonly seed: string;
}): Requests['seat:resume']['ask'] {
  const { table, seat, secret, share } = grant;
  return { table, seat, secret, seed, ...(share === null ? {} : { share }) };
}
