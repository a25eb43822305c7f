import {
  answerHandshake,
  type ChannelCiphers,
  padToFrame,
  nobleSuite,
  HANDSHAKE_PROLOGUE,
  messageInFrame,
} from '@mister-x/engine/channel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KeyCheck } from './key-check.svelte.js';
import { ServerLine } from './server-line.js';
import { mayBeOverheard } from './overheard.js';
import type { ReconnectingSocket } from './page-socket.js';
import { SocketWire } from './socket-wire.js';
import type { ChannelEncryption } from './wire.js';

const text64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const secret = (byte: number) => new Uint8Array(32).fill(byte);
const staticKey = { secret: secret(7), public: nobleSuite.publicKey(secret(7)) };
const KEY = text64(staticKey.public);
const OTHER_KEY = text64(nobleSuite.publicKey(secret(8)));

const BOX = 'a box';

/** The far end of the socket, which hears what someone in the network would hear. */
class FakeSocket implements ReconnectingSocket {
  isUp = false;
  /** The names of requests, or that it was a box, each with what it was. */
  readonly wire: [string, unknown][] = [];
  readonly asked: unknown[][] = [];
  calls = 0;
  connections = 0;
  ciphers: ChannelCiphers | undefined;
  #up: () => void = () => {};
  #down: () => void = () => {};
  #message: (message: string | Uint8Array) => void = () => {};

  onUp(handler: () => void): void {
    this.#up = handler;
  }
  onDown(handler: () => void): void {
    this.#down = handler;
  }
  onMessage(handler: (message: string | Uint8Array) => void): void {
    this.#message = handler;
  }
  onSilence(): void {}

  connect(): void {
    this.isUp = true;
    this.connections++;
    this.ciphers = undefined;
    this.#up();
  }
  again(): void {
    this.close();
    setTimeout(() => this.connect());
  }
  close(): void {
    if (!this.isUp) return;
    this.isUp = false;
    this.#down();
  }

  send(message: string | Uint8Array): void {
    if (typeof message === 'string') this.#hearClear(message);
    else this.#hearBox(message);
  }

  #hearClear(text: string): void {
    const [id, name, body] = JSON.parse(text) as [number, string, { hello: string }];
    this.wire.push([name, body]);
    const answer = (reply: unknown) => this.hear(JSON.stringify([id, reply]));
    if (name === 'channel:key') answer({ ok: true, value: { key: KEY } });
    if (name !== 'channel:open') return;
    const call = Buffer.from(body.hello, 'base64url');
    const ephemeral = secret(20 + this.calls++);
    const heard = answerHandshake(nobleSuite, staticKey, call, {
      prologue: HANDSHAKE_PROLOGUE,
      ephemeral,
    });
    if (heard === undefined) answer({ ok: false, refusal: { code: 'CHANNEL_KEY_WRONG' } });
    else {
      this.ciphers = heard.ciphers;
      answer({ ok: true, value: { answer: text64(heard.answer) } });
    }
  }

  #hearBox(box: Uint8Array): void {
    this.wire.push([BOX, box]);
    const framed = this.ciphers?.receive.open(box);
    const bytes = framed && messageInFrame(framed);
    if (bytes === undefined) throw new Error('a box that does not open');
    const [id, ...request] = JSON.parse(Buffer.from(bytes).toString()) as [number, string, unknown];
    this.asked.push(request);
    this.say([id, { ok: true, value: null }]);
  }

  say(message: unknown, spoil: (box: Uint8Array) => Uint8Array = (box) => box): void {
    const framed = padToFrame(Buffer.from(JSON.stringify(message)), 512);
    this.hear(spoil(this.ciphers?.send.seal(framed) ?? secret(0)));
  }
  hear(message: string | Uint8Array): void {
    this.#message(message);
  }
}

let socket: FakeSocket;
let wire: SocketWire;
let privacy: ChannelEncryption;
let line: ServerLine;
const pushed: unknown[] = [];
/** Until the page has read what it reads late, and has done what it does then. */
const settle = () => vi.dynamicImportSettled();
/** Until it can be heard in boxes: it answered in one. */
async function boxed(): Promise<void> {
  privacy.box(KEY);
  expect((await line.ask('history', { table: 't' })).ok).toBe(true);
  socket.wire.length = 0;
}

beforeEach(() => {
  socket = new FakeSocket();
  wire = new SocketWire(socket, true, () => import('./box.js'));
  if (wire.privacy === undefined) throw new Error('nobody hears it');
  privacy = wire.privacy;
  line = new ServerLine(wire);
  pushed.length = 0;
  line.on('table', (info) => void pushed.push(info));
});

describe('a page that others can hear', () => {
  it('says nothing before it is decided how, then nothing but boxes', async () => {
    socket.connect();
    const reply = line.ask('seat:claim', { code: 'AAAA-BBBB' });
    await settle();
    expect(socket.wire).toEqual([]);
    privacy.box(KEY);
    expect(await reply).toEqual({ ok: true, value: null });
    expect(socket.asked).toEqual([['seat:claim', { code: 'AAAA-BBBB' }]]);
    expect(socket.wire.map(([name]) => name)).toEqual(['channel:open', BOX]);
    expect(JSON.stringify(socket.wire)).not.toContain('AAAA');
  });

  it('hears what was pushed to it in boxes, and nothing that came without', async () => {
    socket.connect();
    await boxed();
    socket.say(['table', { table: 't' }]);
    socket.hear(JSON.stringify(['table', { table: 'forged' }]));
    expect(pushed).toEqual([{ table: 't' }]);
  });

  it('gives a log kept on paper and the end of a game the same room', async () => {
    socket.connect();
    await boxed();
    const command = {
      table: 't',
      id: 'abcdefgh',
      revision: 1,
      command: { kind: 'abandon' },
    } as const;
    await line.ask('command', { ...command, seat: 'referee' });
    const log = { ...command, command: { kind: 'act', action: 'k'.repeat(2_000) } } as const;
    await line.ask('command', { ...log, seat: 'referee' });
    await line.ask('command', { ...command, seat: 'guest1' });
    const sizes = socket.wire.flatMap(([name, box]) => (name === BOX ? [(box as Uint8Array).length] : []));
    expect(sizes).toEqual([4_112, 4_112, 528]);
  });

  it.each<[string, () => void]>([
    ['altered', () => socket.say(['table', {}], (box) => box.map((byte, at) => byte ^ Number(at === 9)))],
    ['cut', () => socket.say(['table', {}], (box) => box.slice(1))],
    [
      'repeated',
      () => {
        const twice = (box: Uint8Array) => {
          socket.hear(new Uint8Array(box));
          return box;
        };
        socket.say(['table', {}], twice);
      },
    ],
    [
      'left out',
      () => {
        socket.ciphers?.send.seal(secret(1));
        socket.say(['table', {}]);
      },
    ],
    ['no box', () => socket.hear(new Uint8Array(0))],
  ])('begins a new line when a box was %s, and loses nothing', async (_how, spoil) => {
    socket.connect();
    await boxed();
    pushed.length = 0;
    spoil();
    await expect.poll(() => socket.connections).toBe(2);
    expect(await line.ask('history', { table: 't' })).toEqual({ ok: true, value: null });
    expect(socket.calls).toBe(2);
  });

  it('says nothing to anyone who does not hold the key it was given', async () => {
    const reported: string[] = [];
    line.onWrongKey(() => reported.push('wrong key'));
    socket.connect();
    privacy.box(OTHER_KEY);
    const reply = await line.ask('seat:resume', { table: 't', seat: 'k', secret: 's' });
    expect(reply).toEqual({ ok: false, refusal: { code: 'CHANNEL_KEY_WRONG' } });
    expect(reported).toEqual(['wrong key']);
    expect(socket.wire.map(([name]) => name)).toEqual(['channel:open']);
  });

  it('comes back by itself when the server ended the line', async () => {
    socket.connect();
    await boxed();
    socket.again();
    await expect.poll(() => socket.connections).toBe(2);
    expect((await line.ask('history', { table: 't' })).ok).toBe(true);
  });

  it('begins a new connection when it cannot read what it hears in the clear', async () => {
    socket.connect();
    privacy.inTheClear();
    for (const nothing of ['[', '{}', '[1]', '[null,1]', '[1,null]', '[1,2]', '[1,2,3]']) {
      const before = socket.connections;
      socket.hear(nothing);
      await expect.poll(() => socket.connections).toBe(before + 1);
    }
  });

  it('asks for the key as soon as it can', async () => {
    const key = privacy.askKey();
    expect(socket.wire).toEqual([]);
    socket.connect();
    expect(await key).toBe(KEY);
  });

  it('may be told that there is nothing to hide', async () => {
    socket.connect();
    privacy.inTheClear();
    void line.ask('table:watch', { table: 't' });
    await expect.poll(() => socket.wire).toEqual([['table:watch', { table: 't' }]]);
  });
});

describe('the check of a key', () => {
  it('asks people only when nobody vouches for the key', async () => {
    socket.connect();
    const known = new KeyCheck(privacy);
    expect(await known.secure(KEY)).toBe('ready');
    expect(await known.secure()).toBe('ready');
    expect(known.number).toBeNull();
    expect(await new KeyCheck(undefined).secure()).toBe('ready');
  });

  it.each([
    [true, 'ready'],
    [false, 'CHANNEL_KEY_WRONG'],
  ])('of a named key comes to what people say: %s', async (same, code) => {
    socket.connect();
    const check = new KeyCheck(privacy);
    expect(check.waits).toBe(true);
    const result = check.secure();
    await expect.poll(() => check.number?.length).toBe(20);
    check.answer(same);
    expect(await result).toBe(code);
    expect(check.number).toBeNull();
    expect(check.waits).toBe(!same);
    check.forget();
    expect(check.waits).toBe(true);
    await settle();
    expect(socket.calls).toBe(same ? 1 : 0);
  });
});

it.each([
  ['http:', 'localhost', false],
  ['http:', '127.0.0.1', false],
  ['http:', '[::1]', false],
  ['https:', '192.168.1.9', false],
  ['http:', '192.168.1.9', true],
  ['http:', 'localhost.example', true],
  ['http:', 'mister-x.local', true],
])('%s//%s is overheard: %s', (protocol, hostname, overheard) => {
  expect(mayBeOverheard({ protocol, hostname })).toBe(overheard);
});
