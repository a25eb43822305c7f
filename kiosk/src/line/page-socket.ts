import { DISCONNECTED_AFTER_MS, HEARTBEAT_MS } from '@mister-x/engine/protocol';
import { isThisComputer } from './overheard.js';
import type { SilenceListener } from './wire.js';

/** What of a socket a wire needs; tests hand in their own. */
export interface ReconnectingSocket {
  readonly isUp: boolean;
  onUp(handler: () => void): void;
  onDown(handler: () => void): void;
  onMessage(handler: (message: string | Uint8Array) => void): void;
  onSilence(handler: SilenceListener): void;
  send(message: string | Uint8Array): void;
  /** Gives this connection up and tries another, after so many milliseconds. */
  again(ms: number): void;
  close(): void;
}

/** How long the server may take to open a connection. */
const OPEN_TIMEOUT_MS = 8_000;
/** How long after a connection has ended the next is tried: ever longer, and not all pages at once. */
const RECONNECT_PAUSE_MS = { first: 400, most: 3_000 } as const;
/** The same where the server has ended it. */
const RECONNECT_WHEN_ENDED_MS = 1_000;
/** What may tell of a page that slept, while its timers stood still. */
const WAKE_EVENTS = ['online', 'pageshow', 'visibilitychange'];

type SocketAddress = Pick<Location, 'protocol' | 'host' | 'hostname'>;

/** A WebSocket to the server of this page, and the next one whenever it ends, for ever. */
export class PageSocket implements ReconnectingSocket {
  #url: string;
  #socket: WebSocket | undefined;
  #watch = new SilenceWatch();
  /** Until this try is given up, this connection, or the pause before the next. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = 0;
  /** By the clock, which goes on while a page sleeps. */
  #heardAt = 0;
  #isUp = false;
  #closed = false;
  #up: () => void = () => {};
  #down: () => void = () => {};
  #message: (message: string | Uint8Array) => void = () => {};
  #offline = () => this.again(this.#pause());
  /** The server has given up a connection on which so long nothing was heard. */
  #wake = () => {
    if (this.#isUp && Date.now() - this.#heardAt > DISCONNECTED_AFTER_MS) this.again(0);
  };

  constructor({ protocol, host, hostname }: SocketAddress = location) {
    this.#url = `${protocol.replace('http', 'ws')}//${host}/socket`;
    // Nothing else tells of a network that the device itself has left; a server here needs none.
    if (!isThisComputer(hostname)) addEventListener('offline', this.#offline);
    for (const event of WAKE_EVENTS) addEventListener(event, this.#wake);
    this.#open();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  onUp(handler: () => void): void {
    this.#up = handler;
  }

  onDown(handler: () => void): void {
    this.#down = handler;
  }

  onMessage(handler: (message: string | Uint8Array) => void): void {
    this.#message = handler;
  }

  onSilence(handler: SilenceListener): void {
    this.#watch.onSilence(handler);
  }

  send(message: string | Uint8Array<ArrayBuffer>): void {
    this.#wake();
    if (this.#isUp) this.#socket?.send(message);
  }

  again(ms: number): void {
    this.#end();
    if (!this.#closed) this.#after(ms, () => this.#open());
  }

  close(): void {
    this.#closed = true;
    removeEventListener('offline', this.#offline);
    for (const event of WAKE_EVENTS) removeEventListener(event, this.#wake);
    this.#end();
  }

  #open(): void {
    const socket = new WebSocket(this.#url);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      this.#failed = 0;
      this.#isUp = true;
      this.#heard();
      this.#up();
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      this.#heard();
      // A sign of life, which is answered with one.
      if (data === '') this.send('');
      else this.#message(typeof data === 'string' ? data : new Uint8Array(data));
    };
    socket.onclose = ({ wasClean }) => this.again(wasClean ? RECONNECT_WHEN_ENDED_MS : this.#pause());
    this.#socket = socket;
    this.#after(OPEN_TIMEOUT_MS, () => this.again(this.#pause()));
  }

  #heard(): void {
    this.#watch.heard();
    this.#heardAt = Date.now();
    this.#after(DISCONNECTED_AFTER_MS, () => this.again(this.#pause()));
  }

  /** Whatever still becomes of this connection does not matter. */
  #end(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#socket = undefined;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#watch.stop();
    if (!this.#isUp) return;
    this.#isUp = false;
    this.#down();
  }

  #after(ms: number, work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, ms);
  }

  #pause(): number {
    const ms = Math.min(RECONNECT_PAUSE_MS.first * 2 ** this.#failed++, RECONNECT_PAUSE_MS.most);
    return ms * (0.5 + Math.random());
  }
}

/** How long nothing at all is heard on a line that is up before the page says so. */
export const SILENT_AFTER_MS = 1.5 * HEARTBEAT_MS;
/** A timer that is later than this tells of a page that slept, and nothing of the line. */
const TIMER_LATE_MS = 500;

/**
 * Notices that a line which nobody closed carries nothing any more: a cable that was pulled, a router
 * without current. Only says so; the line stays, and is good again with the next thing that is heard.
 */
export class SilenceWatch {
  #tell: SilenceListener = () => {};
  #silent = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  onSilence(tell: SilenceListener): void {
    this.#tell = tell;
  }

  /** The line is up, or something came in on it. */
  heard(): void {
    this.#become(false);
    this.#wait(SILENT_AFTER_MS);
  }

  /** The line is down: there is nothing to hear. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#become(false);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    const due = Date.now() + ms;
    this.#timer = setTimeout(() => {
      // What came meanwhile has not been read yet, and the next sign is soon due.
      if (Date.now() - due > TIMER_LATE_MS) this.#wait(HEARTBEAT_MS + TIMER_LATE_MS);
      else this.#become(true);
    }, ms);
  }

  #become(silent: boolean): void {
    if (silent === this.#silent) return;
    this.#silent = silent;
    this.#tell(silent);
  }
}
