import type { Reply, Requests } from '@mister-x/engine/protocol';
import { WebSocket } from 'ws';
import type { Json, MatchView } from '@mister-x/engine';

const ANSWER_TIMEOUT_MS = 30_000;

type OnReply = (reply: Reply<unknown>) => void;

/**
 * A connection that can be opened thousands of times in one process. What is pushed stays text: thousands
 * of devices would otherwise spend the time of that process on parsing what only one of them needs to read.
 */
export class Device {
  onPush: (name: string, body: string) => void = () => undefined;
  private readonly waiting = new Map<number, OnReply>();
  private next = 1;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('error', () => undefined);
  }

  static async connect(url: string): Promise<Device> {
    return new Device(await openSocket(new URL('/socket', url)));
  }

  send(name: string, body: unknown, answered: OnReply): void {
    const id = this.next++;
    this.waiting.set(id, answered);
    this.socket.send(JSON.stringify([id, name, body]));
  }

  ask<Name extends keyof Requests>(name: Name, body: Requests[Name]['ask']): Promise<Requests[Name]['reply']> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no answer to ${name}`)), ANSWER_TIMEOUT_MS);
      this.send(name, body, (reply) => {
        clearTimeout(late);
        if (reply.ok) resolve(reply.value as Requests[Name]['reply']);
        else reject(new Error(`${name} was refused: ${reply.refusal.code}`));
      });
    });
  }

  close(): void {
    this.socket.close();
  }

  private hear(text: string): void {
    // A sign of life, which is answered with one.
    if (text === '') {
      this.socket.send('');
      return;
    }
    const push = readPush(text);
    if (push === undefined) {
      const [id, reply] = JSON.parse(text) as [number, Reply<unknown>];
      this.waiting.get(id)?.(reply);
      this.waiting.delete(id);
    } else this.onPush(push.name, push.body);
  }
}

/** The name of what was pushed and its body, still as text; `undefined` for an answer. */
export function readPush(text: string): { readonly name: string; readonly body: string } | undefined {
  const head = /^\["([^"\\]*)",?/.exec(text);
  return head === null ? undefined : { name: head[1] ?? '', body: text.slice(head[0].length, -1) };
}

export async function openSocket(url: URL): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer from ${url}`)), ANSWER_TIMEOUT_MS);
    const settle = (done: () => void) => () => {
      clearTimeout(late);
      done();
    };
    socket.once('open', settle(resolve));
    socket.once(
      'error',
      settle(() => reject(new Error(`no socket at ${url}`))),
    );
  });
  return socket;
}

/** Runs `work` for each item, so many at a time, in order. */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let i = next++; i < items.length; i = next++) await work(items[i] as T, i);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
}

type Update<View extends Json, Notice extends Json> = {
  readonly revision: number;
  readonly view: MatchView<View, Notice>;
};

/** One device and the last thing it was shown, unread until someone asks. */
export class Screen<View extends Json, Notice extends Json> {
  private text = '';
  private read: Update<View, Notice> | undefined;

  constructor(
    readonly device: Device,
    heard: () => void = () => undefined,
  ) {
    device.onPush = (name, text) => {
      if (name !== 'update') return;
      this.text = text;
      this.read = undefined;
      heard();
    };
  }

  get last(): Update<View, Notice> {
    this.read ??= JSON.parse(this.text) as Update<View, Notice>;
    return this.read;
  }

  /** What a snapshot showed, before anything was pushed. */
  show(update: Update<View, Notice>): void {
    this.read = update;
  }

  get view(): View {
    return this.last.view.game;
  }
}
