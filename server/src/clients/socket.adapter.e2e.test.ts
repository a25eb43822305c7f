import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseOf, startTestServer, TestFolder, type TestServer } from '../testing/evening.js';
import { SocketClient } from '../testing/socket-client.js';
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

  it.each([
    [undefined, true],
    ['http://referee.test:3000', true],
    ['http://referee.test', false],
    ['http://referee.test:3001', false],
    ['null', false],
    ['', false],
  ])('from origin %j is allowed: %j', (origin, allowed) => {
    const headers = { host: 'referee.test:3000', ...(origin === undefined ? {} : { origin }) };
    expect(isSameOrigin(headers)).toBe(allowed);
  });

  it('over TLS is not for a plain page, which anybody on the way may have written', () => {
    const from = (origin: string) => isSameOrigin({ host: 'referee.test:8443', origin }, true);
    expect(from('https://referee.test:8443')).toBe(true);
    expect(from('http://referee.test:8443')).toBe(false);
    expect(from('https://referee.test')).toBe(false);
  });
});
