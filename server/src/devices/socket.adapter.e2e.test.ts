import { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseOf, startTestServer, TestFolder, type TestServer } from '../testing/evening.js';
import { isSameOrigin } from './socket.adapter.js';

let folder: TestFolder;
let server: TestServer;

beforeAll(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

function outcome(options: Parameters<typeof io>[1]): Promise<string> {
  const socket = io(baseOf(server), { reconnection: false, forceNew: true, ...options });
  return new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', () => resolve('refused'));
  }).finally(() => socket.disconnect());
}

describe('connecting', () => {
  it('is for pages of this server and for programs', async () => {
    const transports = ['websocket'];
    expect(await outcome({ transports })).toBe('connected');
    const page = { origin: baseOf(server) };
    expect(await outcome({ transports, extraHeaders: page })).toBe('connected');
    const stranger = { origin: 'http://elsewhere.example' };
    expect(await outcome({ transports, extraHeaders: stranger })).toBe('refused');
  });

  it('is by WebSocket only', async () => {
    expect(await outcome({ transports: ['polling'] })).toBe('refused');
    const script = await fetch(`${baseOf(server)}/socket.io/socket.io.js`);
    expect(script.ok).toBe(false);
  });

  it.each([
    [undefined, true],
    ['http://referee.test:3000', true],
    ['http://referee.test', false],
    ['http://referee.test:3001', false],
    ['null', false],
    ['', false],
  ])('from origin %j is allowed: %j', (origin, allowed) => {
    const headers = { host: 'referee.test:3000', ...(origin === undefined ? {} : { origin }) };
    expect(isSameOrigin({ headers })).toBe(allowed);
  });

  it('over TLS is not for a plain page, which anybody on the way may have written', () => {
    const socket = new TLSSocket(new Socket());
    const from = (origin: string) =>
      isSameOrigin({ socket, headers: { host: 'referee.test:8443', origin } });
    expect(from('https://referee.test:8443')).toBe(true);
    expect(from('http://referee.test:8443')).toBe(false);
    expect(from('https://referee.test')).toBe(false);
    socket.destroy();
  });
});
