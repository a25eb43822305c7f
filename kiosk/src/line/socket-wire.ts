import { type ServerMessage, type Pushes, readServerMessage } from '@mister-x/engine/protocol';
import { refetching } from '../browser/refetch.js';
import type { ClientChannel } from './box.js';
import { mayBeOverheard } from './overheard.js';
import { PageSocket, type ReconnectingSocket } from './page-socket.js';
import type { ChannelEncryption, PushName, RequestName, SilenceListener, Wire } from './wire.js';

type BoxModule = typeof import('./box.js');
type ReplyListener = (reply: unknown) => void;

/** How long the server may take to answer the call, and how long after a broken line the next is tried. */
const HANDSHAKE_TIMEOUT_MS = 8_000;
const HANDSHAKE_RETRY_MS = 1_000;

/**
 * What passes between a page and its server: `[id, name, body]` up, `[id, reply]` and `[name, body]` down.
 * Where others can hear it, a line is opened on every connection with fresh keys, and only then is it up.
 * A box that does not open ends the connection; the next one makes it good.
 */
export class SocketWire implements Wire {
  readonly privacy: ChannelEncryption | undefined;
  /** `undefined` until it is decided how to talk; `null` in the clear. */
  #key: string | null | undefined;
  #line: ClientChannel | undefined;
  #isUp = false;
  /** Counts connections and decisions, so that an answer to an earlier call opens nothing. */
  #epoch = 0;
  #next = 1;
  #room = 0;
  #waiting = new Map<number, ReplyListener>();
  #pushes = new Map<string, (push: never) => void>();
  #up: () => void = () => {};
  #down: () => void = () => {};
  #wrongKey: () => void = () => {};
  /** What cannot wait until the wire is up, on a socket that is not. */
  #first: () => void = () => {};
  #load: () => Promise<BoxModule>;

  constructor(
    private readonly socket: ReconnectingSocket = new PageSocket(),
    overheard = mayBeOverheard(location),
    load: () => Promise<BoxModule> = refetching(() => import('./box.js')),
  ) {
    this.#load = load;
    if (overheard) this.privacy = this.#privacy();
    else this.#key = null;
    socket.onUp(() => {
      this.#first();
      void this.#begin();
    });
    socket.onDown(() => this.#end());
    socket.onMessage((message) => this.#hear(message));
  }

  send(name: RequestName, ask: unknown, answered: ReplyListener): void {
    if (!this.#isUp) return;
    if (this.#line === undefined) {
      this.#sendClear(name, ask, answered);
      return;
    }
    // What the referee's seat sends may be a whole log: all of it takes the room of one.
    const long = name === 'command' && (ask as { seat: string }).seat === 'referee';
    const id = this.#number(answered);
    this.socket.send(this.#line.seal(id, name, ask, long ? this.#room : 0));
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

  onSilence(handler: SilenceListener): void {
    this.socket.onSilence(handler);
  }

  close(): void {
    this.socket.close();
  }

  #privacy(): ChannelEncryption {
    return {
      box: (key) => this.#decide(key),
      inTheClear: () => this.#decide(null),
      askKey: () => this.#askKey(),
      onWrongKey: (handler) => {
        this.#wrongKey = handler;
      },
    };
  }

  #decide(key: string | null): void {
    if (key === this.#key) return;
    const before = this.#key;
    this.#key = key;
    // While the socket rises; whatever goes wrong is met when it is needed.
    if (key !== null) this.#load().catch(() => {});
    if (!this.socket.isUp) return;
    // A line is the first thing on its connection.
    if (before === undefined) void this.#begin();
    else this.socket.again(0);
  }

  async #begin(): Promise<void> {
    const epoch = ++this.#epoch;
    const key = this.#key;
    if (key === undefined || !this.socket.isUp) return;
    if (key === null) return this.#rise(undefined);
    const box = await this.#load().catch(() => undefined);
    if (epoch !== this.#epoch) return;
    if (box === undefined) return this.socket.again(HANDSHAKE_RETRY_MS);
    this.#room = box.REQUEST_BYTES_MAX;
    const calling = box.callServerWithKey(key);
    if (calling === undefined) return this.#misled();
    const late = setTimeout(() => epoch === this.#epoch && this.socket.again(0), HANDSHAKE_TIMEOUT_MS);
    this.#sendClear('channel:open', { hello: calling.hello }, (answer) => {
      clearTimeout(late);
      if (epoch !== this.#epoch) return;
      const reply = answer as CallReply;
      const line = reply.ok ? calling.answered(reply.value?.answer) : undefined;
      if (line !== undefined) this.#rise(line);
      else if (reply.ok || reply.refusal?.code === 'CHANNEL_KEY_WRONG') this.#misled();
      else this.socket.again(HANDSHAKE_RETRY_MS);
    });
  }

  #misled(): void {
    this.#key = undefined;
    this.#wrongKey();
  }

  #rise(line: ClientChannel | undefined): void {
    this.#line = line;
    this.#isUp = true;
    this.#up();
  }

  #number(answered: ReplyListener): number {
    const id = this.#next++;
    this.#waiting.set(id, answered);
    return id;
  }

  #sendClear(name: RequestName, ask: unknown, answered: ReplyListener): void {
    this.socket.send(JSON.stringify([this.#number(answered), name, ask]));
  }

  #hear(message: string | Uint8Array): void {
    if (typeof message === 'string') {
      // With a line, whatever comes without a box was not sent by the server.
      if (this.#line === undefined) this.#take(readServerMessage(message));
    } else if (this.#line !== undefined) this.#take(this.#line.open(message));
  }

  #take(heard: ServerMessage | undefined): void {
    if (heard === undefined) this.socket.again(HANDSHAKE_RETRY_MS);
    else if (heard.kind === 'reply') {
      this.#waiting.get(heard.id)?.(heard.body);
      this.#waiting.delete(heard.id);
    } else if (this.#isUp) this.#pushes.get(heard.name)?.(heard.body as never);
  }

  #end(): void {
    this.#epoch++;
    this.#line = undefined;
    this.#waiting.clear();
    if (!this.#isUp) return;
    this.#isUp = false;
    this.#down();
  }

  #askKey(): Promise<string | null> {
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(null), HANDSHAKE_TIMEOUT_MS);
      const ask = () => {
        this.#first = () => {};
        this.#sendClear('channel:key', {}, (answer) => {
          clearTimeout(late);
          const reply = answer as CallReply;
          const key = reply.ok ? reply.value?.key : undefined;
          resolve(typeof key === 'string' ? key : null);
        });
      };
      if (this.socket.isUp) ask();
      else this.#first = ask;
    });
  }
}

type CallReply = {
  readonly ok: boolean;
  readonly value?: { readonly answer?: unknown; readonly key?: unknown };
  readonly refusal?: { readonly code?: unknown };
};
