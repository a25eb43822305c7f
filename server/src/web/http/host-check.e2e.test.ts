import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TestFolder, type TestServer } from '../../testing/evening.js';

let folder: TestFolder;
let server: TestServer;

beforeAll(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder, {}, { names: ['referee.test'] });
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

/** Everything the server answers to lines that a browser would not send. */
function answer(...lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    });
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setEncoding('utf8').on('data', (data) => {
      text += data;
      if (text.startsWith('HTTP/1.1 101')) done();
    });
    socket.once('end', done).once('error', reject);
  });
}

const get = (path: string, host: string) => answer(`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close');

const upgrade = (host: string) =>
  answer(
    'GET /socket HTTP/1.1',
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  );

describe('under another name', () => {
  it.each(['/', '/play', '/api/health', '/nothing'])('%s is 421 and one sentence', async (path) => {
    const text = await get(path, 'evil.example');
    expect(text).toMatch(/^HTTP\/1.1 421 /);
    expect(text.split('\r\n\r\n')[1]).toBe(
      'This referee is not known under that name: use an address that it printed at its start, or name it with --name.\n',
    );
  });

  it('no socket is opened, though the page is of the same name', async () => {
    expect(await upgrade(`evil.example:${server.port}`)).toMatch(/^HTTP\/1.1 421 .*--name/s);
    expect(await upgrade(`localhost:${server.port}`)).toMatch(/^HTTP\/1.1 101 /);
  });

  it('the same without an upgrade is not answered either', async () => {
    expect(await get('/socket', 'evil.example')).toMatch(/^HTTP\/1.1 4\d\d /);
  });
});

it('a request without a Host is refused', async () => {
  expect(await answer('GET / HTTP/1.0')).toMatch(/^HTTP\/1.1 421 /);
  expect(await answer('GET / HTTP/1.1', 'Connection: close')).toMatch(/^HTTP\/1.1 400 /);
});

it('the names given at the start are served, by pages and sockets', async () => {
  expect(await get('/', 'REFEREE.test:80')).toMatch(/^HTTP\/1.1 200 /);
  expect(await upgrade('referee.test')).toMatch(/^HTTP\/1.1 101 /);
});
