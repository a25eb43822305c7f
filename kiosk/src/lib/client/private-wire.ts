import type { Pushes } from '@mister-x/engine/protocol';
import type { DeviceLine } from './box.js';
import type { Privacy, PushName, RequestName, Wire } from './wire.js';

/** What of a socket this needs; tests hand in their own. */
export interface PlainSocket {
  readonly connected: boolean;
  on(name: string, handler: (...sent: never[]) => void): unknown;
  onAny(handler: (name: string, ...sent: unknown[]) => void): unknown;
  emit(name: string, ...sent: unknown[]): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

type Box = typeof import('./box.js');
type Answered = (reply: unknown) => void;

const BOX_EVENT = 'b';
/** How long the server may take to answer the call, and how long after a broken line the next is tried. */
const CALL_MS = 8_000;
const AGAIN_MS = 1_000;

/**
 * The wire of a page that others can hear: on every connection a line is opened with fresh keys, and
 * only then is it up. A box that does not open ends the connection; the next one makes it good.
 */
export class PrivateWire implements Wire {
  readonly privacy: Privacy = {
    box: (key) => this.#decide(key),
    inTheClear: () => this.#decide(null),
    askKey: () => this.#askKey(),
    onWrongKey: (handler) => {
      this.#wrongKey = handler;
    },
  };

  /** `undefined` until it is decided how to talk; `null` in the clear. */
  #key: string | null | undefined;
  #line: DeviceLine | undefined;
  #isUp = false;
  /** Counts connections and decisions, so that an answer to an earlier call opens nothing. */
  #epoch = 0;
  #next = 1;
  #room = 0;
  #waiting = new Map<number, Answered>();
  #pushes = new Map<string, (push: never) => void>();
  #up: () => void = () => {};
  #down: () => void = () => {};
  #wrongKey: () => void = () => {};
  #closed = false;
  #load: () => Promise<Box>;

  constructor(
    private readonly socket: PlainSocket,
    load: () => Promise<Box> = () => import('./box.js'),
  ) {
    this.#load = load;
    socket.on('connect', () => void this.#begin());
    socket.on('disconnect', (reason: string) => this.#end(reason));
    socket.onAny((name, ...sent) => this.#hear(name, sent[0]));
  }

  send(name: RequestName, ask: unknown, answered: Answered): void {
    // What is put into a socket that is down would leave it on another line.
    if (!this.#isUp || !this.socket.connected) return;
    if (this.#line === undefined) {
      this.socket.emit(name, ask, answered);
      return;
    }
    const id = this.#next++;
    this.#waiting.set(id, answered);
    // What the referee's seat sends may be a whole log: all of it takes the room of one.
    const long = name === 'command' && (ask as { seat: string }).seat === 'referee';
    this.socket.emit(BOX_EVENT, this.#line.seal(id, name, ask, long ? this.#room : 0));
  }

  onPush<N extends PushName>(name: N, handler: (push: Pushes[N]) => void): void {
    this.#pushes.set(name, handler);
  }

  onUp(handler: () => void): void {
    this.#up = handler;
  }

  onDown(handler: () => void): void {
    this.#down = handler;
  }

  close(): void {
    this.#closed = true;
    this.socket.disconnect();
  }

  #decide(key: string | null): void {
    if (key === this.#key) return;
    const before = this.#key;
    this.#key = key;
    if (!this.socket.connected) return;
    // A line is the first thing on its connection.
    if (before === undefined) void this.#begin();
    else this.#again(0);
  }

  async #begin(): Promise<void> {
    const epoch = ++this.#epoch;
    const key = this.#key;
    if (key === undefined || !this.socket.connected) return;
    if (key === null) return this.#rise(undefined);
    const box = await this.#load().catch(() => undefined);
    if (epoch !== this.#epoch) return;
    if (box === undefined) return this.#again(AGAIN_MS);
    this.#room = box.LONG_REQUEST;
    const calling = box.callWith(key);
    if (calling === undefined) return this.#misled();
    const late = setTimeout(() => epoch === this.#epoch && this.#again(0), CALL_MS);
    this.socket.emit('line:open', { hello: calling.hello }, (reply: CallReply) => {
      clearTimeout(late);
      if (epoch !== this.#epoch) return;
      const line = reply.ok ? calling.answered(reply.value?.answer) : undefined;
      if (line !== undefined) this.#rise(line);
      else if (reply.ok || reply.refusal?.code === 'LINE_KEY_WRONG') this.#misled();
      else this.#again(AGAIN_MS);
    });
  }

  #misled(): void {
    this.#key = undefined;
    this.#wrongKey();
  }

  #rise(line: DeviceLine | undefined): void {
    this.#line = line;
    this.#isUp = true;
    this.#up();
  }

  #hear(name: string, sent: unknown): void {
    if (name !== BOX_EVENT) {
      // With a line, whatever comes without a box was not sent by the server.
      if (this.#isUp && this.#line === undefined) this.#pushes.get(name)?.(sent as never);
      return;
    }
    if (this.#line === undefined) return;
    const box = sent instanceof ArrayBuffer ? new Uint8Array(sent) : sent;
    const heard = box instanceof Uint8Array ? this.#line.open(box) : undefined;
    if (heard === undefined) this.#again(0);
    else if (heard.kind === 'push') this.#pushes.get(heard.name)?.(heard.body as never);
    else {
      this.#waiting.get(heard.id)?.(heard.body);
      this.#waiting.delete(heard.id);
    }
  }

  #end(reason: string): void {
    this.#epoch++;
    this.#line = undefined;
    this.#waiting.clear();
    if (this.#isUp) {
      this.#isUp = false;
      this.#down();
    }
    // The library reconnects by itself unless the server meant it; here it means a broken line.
    if (reason === 'io server disconnect') this.#again(AGAIN_MS);
  }

  #again(ms: number): void {
    this.socket.disconnect();
    setTimeout(() => {
      if (!this.#closed) this.socket.connect();
    }, ms);
  }

  #askKey(): Promise<string | null> {
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(null), CALL_MS);
      // Kept by the socket until it is connected.
      this.socket.emit('line:key', {}, (reply: { ok: boolean; value?: { key?: unknown } }) => {
        clearTimeout(late);
        const key = reply.ok ? reply.value?.key : undefined;
        resolve(typeof key === 'string' ? key : null);
      });
    });
  }
}

type CallReply = {
  readonly ok: boolean;
  readonly value?: { readonly answer?: unknown };
  readonly refusal?: { readonly code?: unknown };
};
