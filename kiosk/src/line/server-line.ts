import { type Pushes, STORAGE_FAULTS } from '@mister-x/engine/protocol';
import type {
  RequestReply,
  RequestBody,
  ChannelEncryption,
  PushName,
  RequestName,
  SilenceListener,
  Wire,
} from './wire.js';

/** How long an answer may take on a live connection before the question is put again. */
export const ANSWER_MS = 8_000;
/** Work that takes its time on a small computer, and must not be asked for twice. */
const ANSWER_MS_BY_REQUEST: Partial<Record<RequestName, number>> = { print: 180_000 };

/**
 * Refusals of the page itself. A server can name their codes too: only `isRefusalOfThisPage` tells whether
 * something happened to the line.
 */
const REPLY_CONNECTION_LOST = { ok: false, refusal: { code: 'CONNECTION_LOST' } } as const;
const REPLY_CHANNEL_KEY_WRONG = { ok: false, refusal: { code: 'CHANNEL_KEY_WRONG' } } as const;
/** Meanwhile the owner of this device has gone elsewhere: the answer is wanted no more. */
export const REPLY_LEFT = { ok: false, refusal: { code: 'LEFT' } } as const;

/** Whether this page gave the answer itself, whatever the server says. */
export function isRefusalOfThisPage(answer: AnyReply): boolean {
  return answer === REPLY_CONNECTION_LOST || answer === REPLY_CHANNEL_KEY_WRONG || answer === REPLY_LEFT;
}

const TRANSIENT_CODES: readonly string[] = ['BUSY', 'INTERNAL', ...STORAGE_FAULTS];

/** Refused by a server that has no time, cannot save or made a mistake: it says nothing of what was asked. */
export function isBusy(answer: RequestReply<RequestName>): boolean {
  return !answer.ok && TRANSIENT_CODES.includes(answer.refusal.code);
}

/** Refused by a server that cannot save until people have done something about it. */
export function isStorageFault(answer: RequestReply<RequestName>): boolean {
  return !answer.ok && (STORAGE_FAULTS as readonly string[]).includes(answer.refusal.code);
}

/** How often a busy server is asked again before people are told: a quarter of a minute. */
const BUSY_RETRIES_MAX = 5;

/** Before the same is asked again, ever longer; `tries` are those before. */
export function pauseAfter(tries: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.min(500 * 2 ** tries, 8_000)));
}

/**
 * Asks again for as long as the server is only busy, and patience lasts.
 * @param onBusy called before each pause
 * @param patience how often at most; `Infinity` for what nobody waits for
 */
export async function retryWhileBusy<T extends RequestReply<RequestName>>(
  ask: () => Promise<T>,
  onBusy: () => void = () => {},
  patience = BUSY_RETRIES_MAX,
): Promise<T> {
  let answer = await ask();
  for (let tries = 0; tries < patience && isBusy(answer); tries++) {
    onBusy();
    await pauseAfter(tries);
    answer = await ask();
  }
  return answer;
}

/** Requests that change nothing when they arrive twice: commands by their id, the others by nature. */
const REPEATABLE: ReadonlySet<RequestName> = new Set<RequestName>([
  'command',
  'history',
  'chain',
  'record',
  'host:pair',
  'host:open',
  'host:invite',
  'host:withdraw',
  'host:screens',
  'host:sign-out',
  'table:open',
  'table:watch',
  'seat:find',
  'seat:resume',
  'seat:leave',
  'seat:release',
  'scanner:listen',
  'print:kits',
  'print:pages',
  'wifi:get',
  'wifi:set',
  'reminder:list',
  'reminder:push',
  'reminder:resume',
  'reminder:withdraw',
]);

type AnyReply = { readonly ok: boolean };

interface Pending {
  readonly name: RequestName;
  readonly ask: unknown;
  readonly settle: (reply: AnyReply) => void;
  /** On this connection. */
  sent: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export type ConnectionState = 'connecting' | 'online' | 'offline';
export type AskFunction = <N extends RequestName>(name: N, ask: RequestBody<N>) => Promise<RequestReply<N>>;

/**
 * Questions and answers over a connection that comes and goes.
 *
 * - A question asked while the line is down waits for it.
 * - When the line comes back, `restore` runs first (it says again who this device is), and again after
 *   a pause for as long as it answers `false`; then every unanswered repeatable question is put again,
 *   unchanged, in the order it was asked.
 * - A question that must not be put twice and whose answer was lost is answered `CONNECTION_LOST`.
 */
export class ServerLine {
  #wire: Wire;
  #pending = new Set<Pending>();
  #state: ConnectionState = 'connecting';
  #stateListeners = new Set<{ readonly tell: (state: ConnectionState) => void }>();
  #pushListeners = new Map<PushName, Set<{ readonly tell: (push: never) => void }>>();
  #restore: (ask: AskFunction) => Promise<unknown> = async () => {};
  #onWrongKey: () => void = () => {};
  /** Counts connections, so that a restore of an earlier one opens nothing. */
  #epoch = 0;
  #lineUp = false;

  constructor(wire: Wire) {
    this.#wire = wire;
    wire.onUp(() => void this.#up());
    wire.onDown(() => this.#down());
    wire.privacy?.onWrongKey(() => this.#misled());
  }

  /** Told at once, and then of every change, until what it returns is called. */
  onState(listener: (state: ConnectionState) => void): () => void {
    const entry = { tell: listener };
    this.#stateListeners.add(entry);
    listener(this.#state);
    return () => void this.#stateListeners.delete(entry);
  }

  /**
   * Told when the line is up and nothing is heard on it any more, and when something is again. What is
   * asked goes out all the same: a line that is only slow carries it.
   */
  onSilence(listener: SilenceListener): void {
    this.#wire.onSilence?.(listener);
  }

  /**
   * What to say first on every new connection, asked with the function it is given. Until it has
   * answered, and not with `false`, the line is not online.
   */
  onRestore(restore: (ask: AskFunction) => Promise<unknown>): void {
    this.#restore = restore;
  }

  /** What answers is not the server whose key this device was given: nothing is said to it. */
  onWrongKey(handler: () => void): void {
    this.#onWrongKey = handler;
  }

  get privacy(): ChannelEncryption | undefined {
    return this.#wire.privacy;
  }

  /** Told of every push of this name, until what it returns is called. */
  on<N extends PushName>(name: N, handler: (push: Pushes[N]) => void): () => void {
    const entry = { tell: handler };
    this.#listenersOf(name).add(entry);
    return () => void this.#pushListeners.get(name)?.delete(entry);
  }

  ask: AskFunction = (name, ask) => this.#enter(name, ask, this.#state === 'online');

  /** Questions of this name that wait for the line are not asked any more. */
  withdraw(name: RequestName): void {
    for (const pending of [...this.#pending]) {
      if (!pending.sent && pending.name === name) this.#finish(pending, REPLY_LEFT);
    }
  }

  close(): void {
    this.#wire.close();
    this.#epoch++;
    for (const pending of [...this.#pending]) this.#finish(pending, REPLY_CONNECTION_LOST);
  }

  #enter<N extends RequestName>(name: N, ask: RequestBody<N>, now: boolean): Promise<RequestReply<N>> {
    return new Promise<RequestReply<N>>((resolve) => {
      const settle = (reply: AnyReply) => resolve(reply as RequestReply<N>);
      const pending: Pending = { name, ask, settle, sent: false, timer: undefined };
      this.#pending.add(pending);
      if (now) this.#put(pending);
    });
  }

  #put(pending: Pending): void {
    pending.sent = true;
    clearTimeout(pending.timer);
    pending.timer = setTimeout(() => this.#late(pending), ANSWER_MS_BY_REQUEST[pending.name] ?? ANSWER_MS);
    this.#wire.send(pending.name, pending.ask, (reply) => this.#finish(pending, reply as AnyReply));
  }

  #late(pending: Pending): void {
    if (!this.#lineUp) return;
    if (REPEATABLE.has(pending.name)) this.#put(pending);
    else this.#finish(pending, REPLY_CONNECTION_LOST);
  }

  #finish(pending: Pending, reply: AnyReply): void {
    if (!this.#pending.delete(pending)) return;
    clearTimeout(pending.timer);
    pending.settle(reply);
  }

  async #up(): Promise<void> {
    this.#lineUp = true;
    const epoch = ++this.#epoch;
    const ask: AskFunction = async (name, asked) =>
      epoch === this.#epoch ? this.#enter(name, asked, true) : REPLY_CONNECTION_LOST;
    for (let tries = 0; (await this.#restore(ask)) === false; tries++) {
      await pauseAfter(tries);
      if (epoch !== this.#epoch) return;
    }
    if (epoch !== this.#epoch || !this.#lineUp) return;
    this.#become('online');
    for (const pending of this.#pending) {
      if (!pending.sent) this.#put(pending);
    }
  }

  #down(): void {
    this.#lineUp = false;
    this.#epoch++;
    // What was sent before the line was online was part of a restore, which ends with its connection.
    const restoring = this.#state !== 'online';
    this.#become('offline');
    for (const pending of [...this.#pending]) {
      clearTimeout(pending.timer);
      const once = restoring || !REPEATABLE.has(pending.name);
      if (pending.sent && once) this.#finish(pending, REPLY_CONNECTION_LOST);
      pending.sent = false;
    }
  }

  #misled(): void {
    for (const pending of [...this.#pending]) this.#finish(pending, REPLY_CHANNEL_KEY_WRONG);
    this.#onWrongKey();
  }

  /** The wire takes one handler a name and never lets it go. */
  #listenersOf(name: PushName): Set<{ readonly tell: (push: never) => void }> {
    const known = this.#pushListeners.get(name);
    if (known !== undefined) return known;
    const listeners = new Set<{ readonly tell: (push: never) => void }>();
    this.#pushListeners.set(name, listeners);
    this.#wire.onPush(name, (push) => {
      for (const { tell } of [...listeners]) tell(push as never);
    });
    return listeners;
  }

  #become(state: ConnectionState): void {
    this.#state = state;
    for (const { tell } of [...this.#stateListeners]) tell(state);
  }
}
