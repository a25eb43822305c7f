import { type ClientOptions, WebSocket } from 'ws';

type OnReply = (reply: unknown) => void;

/** An answer takes milliseconds, and far longer where much else runs. */
const ANSWER_MS = 30_000;

/** The other end of a socket, as `docs/protocol.md` has it for programs: for tests and nobody else. */
export class SocketClient {
  onPush: (name: string, body: unknown) => void = () => undefined;
  onBox: (box: Buffer) => void = () => undefined;
  /** Everything that is heard and said, as it passes. */
  onPass: (passed: string | Uint8Array) => void = () => undefined;
  /** Comes to the code with which the connection ended; 1006 where nobody said one. */
  readonly gone: Promise<number>;
  private readonly waiting = new Map<number, OnReply>();
  private next = 1;

  private constructor(readonly socket: WebSocket) {
    this.gone = new Promise((resolve) => socket.once('close', resolve));
    socket.on('message', (data, isBox) => this.hear(data as Buffer, isBox));
    // A caller that waits for the end learns of it there.
    socket.on('error', () => undefined);
  }

  /** @param url of the server; rejects where it opens no socket */
  static async open(url: string, options: ClientOptions = {}): Promise<SocketClient> {
    const socket = new WebSocket(new URL('/socket', url), { perMessageDeflate: false, ...options });
    const client = new SocketClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Rejects when the connection ends before the answer, or none comes. */
  ask(name: string, body: unknown, ms = ANSWER_MS): Promise<unknown> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`no answer to ${name}: ${why}`));
      const late = setTimeout(() => fail(`${ms} ms have passed`), ms);
      void this.gone.then(() => {
        clearTimeout(late);
        fail('the connection has ended');
      });
      this.waiting.set(id, (reply) => {
        clearTimeout(late);
        resolve(reply);
      });
      this.say([id, name, body]);
    });
  }

  /** Anything at all: lists as JSON, text and bytes as they are. */
  say(message: readonly unknown[] | string | Uint8Array): void {
    const raw = Array.isArray(message) ? JSON.stringify(message) : (message as string | Uint8Array);
    this.onPass(raw);
    this.socket.send(raw);
  }

  close(): void {
    this.socket.close();
  }

  private hear(data: Buffer, isBox: boolean): void {
    // A client that has said that it goes listens no more.
    if (!this.isOpen) return;
    this.onPass(isBox ? data : data.toString());
    if (isBox) this.onBox(data);
    // A sign of life, which is answered with one.
    else if (data.length === 0) this.say('');
    else this.take(JSON.parse(data.toString()) as [number | string, unknown]);
  }

  private take([first, body]: readonly [number | string, unknown]): void {
    if (typeof first === 'string') this.onPush(first, body);
    else {
      this.waiting.get(first)?.(body);
      this.waiting.delete(first);
    }
  }
}
