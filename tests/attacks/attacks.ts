import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT } from '../project.js';
import { frame, handshake, type ServerUnderAttack } from './server-under-attack.js';

/** Bytes that may be taken from an attacker, with what the system takes before anybody looks. */
export const SERVER_BYTES_TAKEN_MAX = 64 * 1024 * 1024;

/** What one attacker does, over HTTP or over HTTPS; it ends when he has had enough. */
export type Attack = (hold: ServerUnderAttack, secure: boolean) => Promise<void>;

const ASSETS = new URL('kiosk/dist/assets/', PROJECT);

/** The largest file that anybody can fetch. */
export function largestAsset(): string {
  const sized = readdirSync(ASSETS).map((name) => ({
    name,
    size: statSync(new URL(name, ASSETS)).size,
  }));
  const [first] = sized.sort((a, b) => b.size - a.size);
  return `/assets/${first?.name}`;
}

export const ask = (path: string, headers = ''): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

/** Downloads that are cut off when they have begun. */
export const cutOffDownloads: Attack = async (hold, secure) => {
  const path = largestAsset();
  for (let i = 0; i < hold.part(secure ? 300 : 3_000); i += 20) {
    await runMany(20, async () => {
      const socket = await hold.connected(secure);
      socket.write(ask(path));
      await untilAnsweredOrClosed(socket);
      socket.destroy();
    });
  }
};

/** A hundred questions in one packet, whose answers nobody reads. */
export const sendRequestsAhead: Attack = async (hold) => {
  for (let i = 0; i < hold.part(400); i++) {
    const socket = await hold.connected();
    socket.pause();
    socket.write(ask(largestAsset()).repeat(100));
    // biome-ignore lint/plugin: the pace of an attack
    await sleep(5);
  }
};

/** How many downloads are left unread. */
export const unreadSocketCount = (hold: ServerUnderAttack, secure: boolean): number => hold.part(secure ? 400 : 4_000);

/**
 * Thousands ask for the largest file and read nothing of it.
 * @param headers what each of them says of himself
 * @returns how many got in to ask
 */
export async function leaveUnread(
  hold: ServerUnderAttack,
  secure: boolean,
  headers: (index: number) => string = () => '',
): Promise<number> {
  let reached = 0;
  const count = unreadSocketCount(hold, secure);
  const atOnce = Math.min(100, count);
  for (let i = 0; i < count; i += atOnce) {
    await runMany(atOnce, async (more) => {
      const socket = await hold.connected(secure);
      if (socket.destroyed) return;
      reached += 1;
      socket.pause();
      socket.write(ask(largestAsset(), headers(i + more)));
    });
  }
  return reached;
}

/** Each of them was, or might be, the end of the process when its line is torn. */
const TORN_REQUESTS = [
  handshake('', '/foo'),
  handshake().replace('Host: localhost', 'Host: elsewhere.example'),
  handshake(),
  handshake('Origin: http://elsewhere.example\r\n'),
  handshake('', '/socket?sid=AAAAAAAAAAAAAAAAAAAA'),
  handshake().replace('Upgrade: websocket', 'Upgrade: h2c'),
  handshake().replace(/Sec-WebSocket-Key.*\r\n/, ''),
  'CONNECT elsewhere.example:80 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n',
  'GET /play HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'PUT /boards/00000000000000000000000000000000 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n',
];

/** Lines that are reset at once, in the middle of a question, and after its answer. */
export const sendTornRequests: Attack = async (hold, secure) => {
  for (let round = 0; round < 12; round++) {
    for (const asked of TORN_REQUESTS) {
      const socket = await hold.connected(secure);
      socket.write(asked);
      if (round % 3 === 1) await new Promise((resolve) => setImmediate(resolve));
      if (round % 3 === 2) await untilAnsweredOrClosed(socket);
      hold.tear(socket);
    }
  }
};

const [PING, PONG, CONTINUATION, CLOSE] = [0x9, 0xa, 0x0, 0x8];
const SOCKETS = 20;

/** Frames for as long as the other side keeps the connection, of which nothing is read. */
const flood =
  (opcode: number): Attack =>
  async (hold, secure) => {
    for (let i = 0; i < SOCKETS; i++) await floodSocket(await openAttackSocket(hold, secure), opcode);
  };
export const pings = flood(PING);
export const pongs = flood(PONG);
export const continuations = flood(CONTINUATION);

/**
 * Says that he goes, and floods on.
 * @returns the most bytes that were taken from one of them
 */
export async function floodAfterFarewell(hold: ServerUnderAttack, secure: boolean): Promise<number> {
  let most = 0;
  for (let i = 0; i < SOCKETS; i++) {
    const socket = await openAttackSocket(hold, secure);
    socket.write(frame(CLOSE, Buffer.from([0x03, 0xe8])));
    await floodSocket(socket, PONG);
    most = Math.max(most, socket.bytesWritten);
  }
  return most;
}

/** A hundred sockets that ask and read no answer. */
export const unreadAnswers: Attack = async (hold, secure) => {
  const sockets = await runMany(100, () => hold.socket({ secure }));
  for (const socket of sockets) socket?.pause();
  for (let round = 0; round < 40; round++) {
    for (const socket of sockets) {
      const asked = `[${round},"table:watch",{"table":"${'x'.repeat(60)}"}]`;
      if (socket?.destroyed === false) socket.write(frame(0x1, Buffer.from(asked)));
    }
    // biome-ignore lint/plugin: the pace of an attack
    await sleep(50);
  }
};

/**
 * Sockets of many addresses that ask once, answer every sign of life and join nothing.
 * @returns how many were welcomed
 */
export async function openSocketsFrom(hold: ServerUnderAttack, addresses: number, each: number): Promise<number> {
  let welcomed = 0;
  for (let i = 0; i < addresses; i++) {
    const headers = `X-Forwarded-For: 10.9.0.${i}\r\n`;
    await runMany(each, async () => {
      const socket = await hold.socket({ headers });
      if (socket === undefined) return;
      const welcome = new Promise<void>((resolve) => {
        socket.on('data', (heard: Buffer) => {
          const told = heard.toString('latin1');
          if (told.includes('[1,{"ok":true')) {
            welcomed += 1;
            resolve();
          }
          if (told.endsWith('\x81\x00')) socket.write(frame(0x1, Buffer.alloc(0)));
        });
      });
      socket.write(frame(0x1, Buffer.from('[1,"channel:key",{}]')));
      await Promise.race([welcome, untilClosed(socket)]);
    });
  }
  return welcomed;
}

/** Nine thousand connections that say nothing, or half a line; in the quick run, a part of them. */
export const openSilentSockets: Attack = async (hold) => {
  for (let i = 0; i < hold.part(9_000); i += 100) {
    for (let j = 0; j < 100; j++) {
      const socket = hold.open();
      const say = j % 2 === 0 ? '' : 'GET / HTTP/1.1\r\nHo';
      socket.once('connect', () => socket.write(say));
    }
    // biome-ignore lint/plugin: the pace of an attack
    await sleep(25);
  }
};

/** Connections to the port for HTTPS that agree on no keys. */
export const openSocketsWithoutKey: Attack = async (hold) => {
  for (let i = 0; i < hold.part(1_500); i++) {
    hold.openKeyless();
    // biome-ignore lint/plugin: the pace of an attack
    if (i % 100 === 0) await sleep(20);
  }
};

const REQUESTS_WITH_BODY = ['POST /', 'POST /socket', 'GET /play', 'PUT /boards/x'];
const CHUNKED_HEADER = `Transfer-Encoding: chunked\r\n\r\n`;
const CHUNK = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`);

/** Bytes of a body after which nobody needs to see more. */
const BODY_MAX = 2 * SERVER_BYTES_TAKEN_MAX;

/**
 * Questions whose bodies have no end, some times over, from forty at the same time.
 * @returns the most bytes that were taken from one of them
 */
export async function endlessBodies(hold: ServerUnderAttack, secure: boolean): Promise<number> {
  let most = 0;
  await runMany(40, async (index) => {
    for (let round = 0; round < hold.part(16); round++) {
      const socket = await hold.connected(secure);
      socket.resume();
      socket.write(
        `${REQUESTS_WITH_BODY[index % REQUESTS_WITH_BODY.length]} HTTP/1.1\r\nHost: localhost\r\n${CHUNKED_HEADER}`,
      );
      const gone = untilClosed(socket);
      let go: (drained: unknown) => void = () => undefined;
      socket.on('drain', () => go(undefined));
      while (!socket.destroyed && socket.bytesWritten < BODY_MAX) {
        if (socket.write(CHUNK)) continue;
        const drained = new Promise((resolve) => {
          go = resolve;
        });
        await Promise.race([drained, gone, sleep(100)]);
      }
      most = Math.max(most, socket.bytesWritten - socket.writableLength);
      socket.destroy();
    }
  });
  return most;
}

async function openAttackSocket(hold: ServerUnderAttack, secure: boolean): Promise<Socket> {
  const socket = await hold.socket({ secure });
  if (socket === undefined) throw new Error('no socket');
  return socket;
}

async function floodSocket(socket: Socket, opcode: number): Promise<void> {
  const bytes = Buffer.alloc(125, 'x');
  const frames = Buffer.concat(Array.from({ length: 1_000 }, () => frame(opcode, bytes)));
  socket.pause();
  while (!socket.destroyed) if (!socket.write(frames)) await sleep(1);
}

const untilClosed = (socket: Socket) =>
  socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once('close', resolve));
const untilAnsweredOrClosed = (socket: Socket) => Promise.race([once(socket, 'data'), untilClosed(socket)]);

function runMany<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}
