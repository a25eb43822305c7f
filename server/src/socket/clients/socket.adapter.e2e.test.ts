import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { baseOf, startTestServer, TestFolder, type TestServer } from '../../testing/evening.js';
import { SocketClient } from '../../testing/socket-client.js';

let folder: TestFolder;
let server: TestServer;
const publicUrl = 'https://games.test:4640';
const lines: { readonly msg: string }[] = [];

beforeAll(async () => {
  folder = await TestFolder.make();
  const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const change = { publicUrl, trustProxy: ['127.0.0.1'], logLevel: 'warn' } as const;
  server = await startTestServer(folder, { log }, change);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

afterEach(() => {
  lines.length = 0;
});

async function outcome(origin?: string): Promise<string> {
  try {
    const options = origin === undefined ? {} : { origin };
    (await SocketClient.open(baseOf(server), options)).close();
    return 'connected';
  } catch {
    return 'refused';
  }
}

describe('connecting', () => {
  it('is for pages of this server and for programs', async () => {
    expect(await outcome()).toBe('connected');
    expect(await outcome(baseOf(server))).toBe('connected');
    expect(await outcome('http://elsewhere.example')).toBe('refused');
  });

  it('is by WebSocket only', async () => {
    expect((await fetch(`${baseOf(server)}/socket`)).status).toBe(404);
  });
});

describe('behind a proxy that has its own idea of the Host', () => {
  const knock = async (headers: Record<string, string>, path = '/socket') => {
    const all = { 'x-forwarded-proto': 'https', ...headers };
    try {
      const options = { headers: all, perMessageDeflate: false };
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, options);
      await once(socket, 'open');
      socket.terminate();
      return 'connected';
    } catch {
      return lines.splice(0).map(({ msg }) => msg);
    }
  };

  it.each(['games.test', 'games.test:4640', 'localhost:8080'])(
    'pages of the public address come in under %s',
    async (host) => {
      expect(await knock({ host, origin: publicUrl })).toBe('connected');
      expect(lines).toEqual([]);
    },
  );

  const PLAIN = { host: 'games.test', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
  it.each([
    ['passes no upgrade on', PLAIN, '404): no Upgrade came, Upgrade: websocket'],
    [
      'passes nothing else on',
      { host: 'games.test', connection: 'upgrade', upgrade: 'websocket' },
      '400): an incomplete handshake (Missing or invalid Sec-WebSocket-Key header) came, a WebSocket of version 13',
    ],
    [
      'asks for another protocol',
      { ...PLAIN, connection: 'upgrade', upgrade: 'h2c' },
      '400): an incomplete handshake (Invalid Upgrade header) came, a WebSocket of version 13',
    ],
  ])('the log says that it %s', async (_, headers, refused) => {
    const asked = get({ port: server.port, path: '/socket', headers });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(Number(refused.slice(0, 3)));
    expect(lines.map(({ msg }) => msg)).toEqual([`A WebSocket was refused (${refused} was expected.`]);
  });

  it('others do not, and the log says what was expected', async () => {
    expect(await knock({ host: 'games.test', origin: 'https://games.test:4641' })).toEqual([
      `A WebSocket was refused (403): the origin https://games.test:4641 came, ${publicUrl} or https://games.test was expected.`,
    ]);
    expect(await knock({ host: 'elsewhere.test', origin: publicUrl })).toEqual([
      'A WebSocket was refused (421): the Host elsewhere.test came, a name or an address of this referee was expected.',
    ]);
    expect(await knock({ host: 'games.test', origin: publicUrl }, '/feeds/secret')).toEqual([
      'A WebSocket was refused (404): another path came, /socket was expected.',
    ]);
    // This was the second of its kind in a minute.
    for (let i = 0; i < 20; i++) {
      const headers = { host: 'games.test', origin: `https://${i}.test` };
      expect(await knock(headers)).toEqual([]);
    }
  });
});
