import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { rawWebSocketFrame, upgradeRequest } from '../../testing/raw-frames.js';
import { FrameServer, RefusedUpgrades, shortened, shownOrigin } from './socket.adapter.js';

const MB = 1024 * 1024;
const CONTINUATION = 0x0;
const CLOSE = 0x8;
const PONG = 0xa;
let http: Server;
/** The server's side of the connection. */
let client: WebSocket;
let heard: Socket;
/** The other one. */
let socket: Socket;

beforeEach(async () => {
  http = createServer();
  const frames = new FrameServer();
  const upgraded = new Promise<WebSocket>((resolve) => {
    http.on('upgrade', (request, upgrading: Socket, head) => {
      heard = upgrading;
      frames.handleUpgrade(request, upgrading, head, resolve);
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  // Anyone who attacks never ends his side.
  socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined).resume();
  socket.write(upgradeRequest('/'));
  client = await upgraded;
});

afterEach(() => {
  socket.destroy();
  client.terminate();
  http.close();
});

const pongs = (bytes: number): Buffer =>
  Buffer.concat(Array.from({ length: bytes / 128 }, () => rawWebSocketFrame(PONG, Buffer.alloc(122))));

/** Until the connection is over, whatever ended it. */
const over = () => new Promise((resolve) => client.on('close', resolve));

it.each([
  ['says that he goes', rawWebSocketFrame(CLOSE, Buffer.from([0x03, 0xe8]))],
  ['breaks the protocol', rawWebSocketFrame(CONTINUATION, Buffer.from('of nothing'))],
])('hears little of who %s, and sends on', async (_, first) => {
  client.on('error', () => undefined);
  socket.write(Buffer.concat([first, pongs(4 * MB)]));
  await over();
  expect(heard.bytesRead).toBeLessThan(MB);
});

it('cuts off who sends more than anybody has to say', async () => {
  socket.write(pongs(24 * MB));
  await over();
  expect(heard.bytesRead).toBeLessThan(12 * MB);
});

it('hears out who sends as much as a busy table', async () => {
  let count = 0;
  client.on('pong', () => {
    count += 1;
  });
  socket.end(Buffer.concat([pongs(MB), rawWebSocketFrame(CLOSE, Buffer.from([0x03, 0xe8]))]));
  await over();
  expect(count).toBe(MB / 128);
});

it('notes a few a minute, each kind for itself, and how many there were besides', () => {
  let now = 0;
  const lines: string[] = [];
  const refused = new RefusedUpgrades(
    (line) => lines.push(line),
    () => now,
  );
  const origin = {
    status: 403,
    came: 'the origin http://a.test',
    expected: 'https://b.test',
  } as const;
  for (let i = 0; i < 1_000; i++) refused.note({ ...origin });
  refused.note({ status: 404, came: 'another path', expected: '/socket' });
  const first = 'A WebSocket was refused (403): the origin http://a.test came, https://b.test was expected.';
  expect(lines).toEqual([first, first, 'A WebSocket was refused (404): another path came, /socket was expected.']);
  now += 60_000;
  for (let i = 0; i < 1_000; i++) refused.note(origin);
  expect(lines.slice(3)).toEqual([`${first} 998 more were refused before it.`]);
});

it.each([
  ['null', 'the origin "null"'],
  ['', 'an unreadable origin'],
  ['https://a.test/play#c=2K4M-7PQR', 'the origin https://a.test'],
  ['https://user:secret@a.test', 'the origin https://a.test'],
  ['file:///home/ada/page.html', 'the origin null'],
  ['\u001b[2J secret', 'an unreadable origin'],
])('shows of the origin %j nothing that is secret', (origin, text) => {
  expect(shownOrigin(origin)).toBe(text);
});

it('shows text from outside in one short line', () => {
  expect(shortened('a\u001b]0;b\u0007\r\nc\u202e\u00ff')).toBe('a?]0;b???c??');
  expect(shortened('x'.repeat(5_000))).toBe(`${'x'.repeat(100)}…`);
});
