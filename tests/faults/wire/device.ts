import { randomBytes } from 'node:crypto';
import type { Json, MatchView } from '@mister-x/engine';
import type { CommandRequest, Reply, Requests, SeatGrant, Snapshot, TableId, Update } from '@mister-x/engine/protocol';
import { SocketClient } from '@mister-x/server/testing';

/** An answer takes milliseconds, and far longer where much else runs. */
const ANSWER_MS = 60_000;
const RETRY_MS = 20;

/** What a viewer was shown, in the form in which it is compared. */
export type ShownUpdate = { readonly revision: number; readonly bytes: string };

/** How a device takes its place again whenever its connection is back. */
export type OpenTable = (device: Device) => Promise<Snapshot>;

/** A screen or phone that comes back by itself, and remembers everything it was shown. */
export class Device {
  readonly shown: ShownUpdate[] = [];
  snapshot: Snapshot | undefined;
  /** Counts how often it has taken its place. */
  entered = 0;
  private socket: SocketClient | undefined;
  private online = false;
  private closed = false;
  private failure: unknown;

  constructor(
    private readonly url: string,
    private readonly entrance?: OpenTable,
  ) {
    void this.stay();
  }

  get connected(): boolean {
    return this.socket?.isOpen === true;
  }

  /** Resolves when it is in its place; rejects when nobody waits for it any more. */
  async ready(isGivenUp: () => boolean = () => false): Promise<this> {
    const deadline = Date.now() + ANSWER_MS;
    while (!this.online || !this.connected) {
      if (this.failure !== undefined) throw this.failure;
      if (isGivenUp()) throw new Error('given up');
      if (Date.now() > deadline) throw new Error('a device did not come back');
      await pause(2);
    }
    return this;
  }

  /** Rejects when the connection ends before the answer. */
  async ask<N extends keyof Requests>(name: N, body: Requests[N]['ask']): Promise<Reply<Requests[N]['reply']>> {
    return (await this.raw(name, body)) as Reply<Requests[N]['reply']>;
  }

  /** Anything at all, as a forger would send it. */
  async raw(name: string, body: unknown): Promise<Reply<unknown>> {
    if (this.socket?.isOpen !== true) throw new Error('not connected');
    return (await this.socket.ask(name, body, ANSWER_MS)) as Reply<unknown>;
  }

  /** The value, where a refusal is a failure. */
  async get<N extends keyof Requests>(name: N, body: Requests[N]['ask']): Promise<Requests[N]['reply']> {
    const reply = await this.ask(name, body);
    if (!reply.ok) throw new RequestRefused(name, reply.refusal.code);
    return reply.value;
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  /** Connects again whenever the connection has ended. */
  private async stay(): Promise<void> {
    while (!this.closed) {
      const socket = await SocketClient.open(this.url).catch(() => undefined);
      if (socket === undefined) {
        await pause(RETRY_MS);
        continue;
      }
      this.socket = socket;
      socket.onPush = (name, body) => {
        if (name !== 'update') return;
        const { revision, view } = body as Update;
        this.shown.push({ revision, bytes: bytesOf(view) });
      };
      if (this.closed) return socket.close();
      if (this.entrance === undefined) this.online = true;
      else void this.enter(this.entrance);
      await socket.gone;
      this.online = false;
    }
  }

  private async enter(entrance: OpenTable): Promise<void> {
    try {
      const snapshot = await entrance(this);
      this.snapshot = snapshot;
      const { view, revision } = snapshot;
      // While the table waits for a share everybody sees what the public saw last.
      const awake = snapshot.table.waiting.length === 0;
      if (view !== null && awake) this.shown.push({ revision, bytes: bytesOf(view) });
      this.entered += 1;
      this.online = true;
    } catch (error) {
      // A connection that broke again is met with the next one; a refusal is the test's to see.
      if (error instanceof RequestRefused) this.failure = error;
    }
  }
}

export class RequestRefused extends Error {
  constructor(
    name: string,
    readonly code: string,
  ) {
    super(`${name} was refused: ${code}`);
  }
}

/** Both parts of a view as text; equal for equal views. */
export function bytesOf({ game, takeback }: MatchView<Json>): string {
  return `${JSON.stringify(game)}${JSON.stringify(takeback)}`;
}

/** A kiosk at a table. */
export const openAsKiosk =
  (hostKey: string, table: TableId): OpenTable =>
  async (device) => {
    await device.get('host:open', { key: hostKey });
    return device.get('table:open', { table });
  };

export const openAsSpectator =
  (table: TableId): OpenTable =>
  (device) =>
    device.get('table:watch', { table });

/** A phone that kept what it was granted: its secret, its share of the key, its part of the seed. */
export const openAsHolder =
  (holding: HeldSeat): OpenTable =>
  (device) =>
    device.get('seat:resume', resumeOf(holding));

export type HeldSeat = { readonly grant: SeatGrant; readonly seed: string };

export function resumeOf({ grant, seed }: HeldSeat): Requests['seat:resume']['ask'] {
  const { table, seat, secret, share } = grant;
  return { table, seat, secret, seed, ...(share === null ? {} : { share }) };
}

export function holdSeat(grant: SeatGrant): HeldSeat {
  return { grant, seed: randomBytes(32).toString('base64url') };
}

/** What a phone adds to a command: salts for the secret moves in it. */
export function saltsFor({ share }: SeatGrant): Pick<CommandRequest, 'salts'> {
  if (share === null) return {};
  return { salts: [1, 2].map(() => randomBytes(16).toString('base64url')) };
}

export function pause(ms: number): Promise<void> {
  // biome-ignore lint/plugin: each caller gives its reason, or asks again and again
  return new Promise((resolve) => setTimeout(resolve, ms));
}
