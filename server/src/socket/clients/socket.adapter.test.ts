import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { frame, upgrade } from '../../testing/raw-frames.js';
import { FrameServer } from './socket.adapter.js';

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
  socket.write(upgrade('/'));
  client = await upgraded;
});

afterEach(() => {
  socket.destroy();
  client.terminate();
  http.close();
});

const pongs = (bytes: number): Buffer =>
  Buffer.concat(Array.from({ length: bytes / 128 }, () => frame(PONG, Buffer.alloc(122))));

/** Until the connection is over, whatever ended it. */
const over = () => new Promise((resolve) => client.on('close', resolve));

it.each([
  ['says that he goes', frame(CLOSE, Buffer.from([0x03, 0xe8]))],
  ['breaks the protocol', frame(CONTINUATION, Buffer.from('of nothing'))],
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
  socket.end(Buffer.concat([pongs(MB), frame(CLOSE, Buffer.from([0x03, 0xe8]))]));
  await over();
  expect(count).toBe(MB / 128);
});
