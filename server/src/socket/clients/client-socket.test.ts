import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { DISCONNECTED_AFTER_MS, HEARTBEAT_MS } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_LIMITS } from '../../web/limits/limits.js';
import { RequestLimiter } from '../../web/limits/rate-limiter.js';
import { SendBuffers } from '../../web/limits/send-buffers.js';
import { rawWebSocketFrame, TEXT_OPCODE, upgradeRequest } from '../../testing/raw-frames.js';
import { ClientSocket, frameOf, type ReceivedMessage } from './client-socket.js';
import { FrameServer } from './socket.adapter.js';

const BINARY = 0x2;
const PING = 0x9;
const MESSAGES = 5;
/** As the server says them: no letter, and the same letters as in a ping. */
const SIGN = Buffer.from([0x81, 0]);
const PONG = Buffer.from([0x8a, 2, 104, 105]);

const gone = vi.fn();
let http: Server;
let client: ClientSocket;
/** The library has told all of its end. */
let closed: Promise<unknown>;
let heard: ReceivedMessage[];
/** The other side, and all that came there since the handshake. */
let socket: Socket;
let came: Buffer;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  heard = [];
  came = Buffer.alloc(0);
  http = createServer();
  const frames = new FrameServer();
  const messages = { burst: MESSAGES, perSecond: 0 };
  const limiter = new RequestLimiter({ ...NO_LIMITS, messages });
  const opened = new Promise<ClientSocket>((resolve) => {
    http.on('upgrade', (request, wire: Socket, head) => {
      frames.handleUpgrade(request, wire, head, (ws) => {
        closed = new Promise((resolve) => ws.once('close', resolve));
        const origin = { address: '127.0.0.1', encrypted: false };
        resolve(new ClientSocket(ws, wire, origin, new SendBuffers(), limiter));
      });
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  socket = connect({ port: (http.address() as AddressInfo).port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.write(upgradeRequest('/'));
  client = await opened;
  client.onMessage((message) => heard.push(message));
  client.onGone(gone);
  await once(socket, 'data');
  socket.on('data', (bytes) => {
    came = Buffer.concat([came, bytes]);
  });
});

afterEach(async () => {
  client.terminate();
  await until(() => gone.mock.calls.length > 0);
  gone.mockClear();
  socket.destroy();
  http.close();
  vi.useRealTimers();
});

const until = (done: () => boolean) => expect.poll(done).toBe(true);

it('sends a frame as it is, and nothing once it has said that it goes', async () => {
  client.send(frameOf('one'));
  client.hangUp('leaving');
  client.send(frameOf('two'));
  const farewell = Buffer.from([0x88, 2, 0x03, 0xe8]);
  socket.end();
  await once(socket, 'close');
  expect(came).toEqual(Buffer.concat([frameOf('one'), farewell]));
});

it('is gone once, no matter who went and how often it is said', async () => {
  client.hangUp('malformed');
  expect(gone).toHaveBeenCalledTimes(1);
  client.hangUp('leaving');
  client.terminate();
  await closed;
  expect(gone).toHaveBeenCalledTimes(1);
});

it('is gone as soon as the other side has hung up', async () => {
  socket.end();
  await until(() => gone.mock.calls.length === 1);
});

it('hands on messages, and boxes even without a byte; a sign of life is none', async () => {
  socket.write(
    Buffer.concat([
      rawWebSocketFrame(TEXT_OPCODE, ''),
      rawWebSocketFrame(TEXT_OPCODE, 'a'),
      rawWebSocketFrame(BINARY, ''),
    ]),
  );
  await until(() => heard.length === 2);
  expect(heard.map(({ bytes, isBox }) => [`${bytes}`, isBox])).toEqual([
    ['a', false],
    ['', true],
  ]);
});

it('answers pings, and counts them among the messages', async () => {
  socket.write(rawWebSocketFrame(PING, 'hi'));
  await until(() => came.length > 0);
  expect(came).toEqual(PONG);
  for (let n = 1; n <= MESSAGES; n++) socket.write(rawWebSocketFrame(PING, 'hi'));
  await until(() => gone.mock.calls.length === 1);
  expect(came.length).toBeLessThanOrEqual(MESSAGES * PONG.length);
});

it('gives signs of life, and gives up a client that gives none', async () => {
  vi.advanceTimersByTime(HEARTBEAT_MS);
  await until(() => came.length > 0);
  expect(came).toEqual(SIGN);
  socket.write(rawWebSocketFrame(TEXT_OPCODE, ''));
  // Heard when this is.
  socket.write(rawWebSocketFrame(TEXT_OPCODE, 'a'));
  await until(() => heard.length === 1);
  // Waiting for it took a little of this time as well.
  vi.advanceTimersByTime(DISCONNECTED_AFTER_MS - 1_000);
  client.send(frameOf('still there'));
  await until(() => came.includes('still there'));
  expect(gone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  await until(() => gone.mock.calls.length === 1);
});
