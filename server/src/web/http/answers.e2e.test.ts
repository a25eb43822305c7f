import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TestFolder, type TestServer } from '../../testing/evening.js';

/** Every kind of answer over HTTP, to requests that no page would send as well. */

let folder: TestFolder;
let server: TestServer;

beforeAll(async () => {
  folder = await TestFolder.make();
  await mkdir(join(folder.path, 'assets'));
  await writeFile(join(folder.path, 'assets', 'page-1a2b3c.js'), 'export {};');
  server = await startTestServer(folder);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

type Answer = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
};

/** The answer to a text that need not be a request. */
function answer(text: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let told = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1').on('data', (chunk) => {
      told += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => {
      const [head = '', body = ''] = told.split('\r\n\r\n', 2);
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line) => {
        const [name = '', value = ''] = line.split(/: (.*)/s);
        return [name.toLowerCase(), value] as const;
      });
      resolve({ status: Number(first.split(' ')[1]), headers: new Map(headers), body });
    });
  });
}

const request = (line: string, ...more: readonly string[]) =>
  answer([`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...more, '', ''].join('\r\n'));

/** The list of OWASP's Secure Headers project, as far as it applies over plain HTTP. */
const SECURE = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
];

describe('an answer', () => {
  it.each<[string, number, string, string[]?]>([
    ['GET /', 200, 'no-cache'],
    ['HEAD /play', 200, 'no-cache'],
    ['GET /assets/page-1a2b3c.js', 200, 'public, max-age=31536000, immutable'],
    ['GET /', 416, 'no-cache', ['Range: bytes=99999999-']],
    ['GET /api/health', 200, 'no-store'],
    ['GET /api/nothing', 404, 'no-store'],
    ['GET /nothing', 404, 'no-store'],
    ['GET /%00', 404, 'no-store'],
    ['GET /../../../../etc/passwd', 404, 'no-store'],
    ['GET /%E0%A4%A', 400, 'no-store'],
    ['GET /', 400, 'no-store', ['Host: evil.example']],
    ['TRACE /', 405, 'no-store', ['Cookie: crumb']],
    ['OPTIONS /', 405, 'no-store', ['Origin: http://evil.example']],
    ['POST /api/health', 405, 'no-store'],
    ['PUT /play', 405, 'no-store'],
    ['DELETE /nothing', 405, 'no-store'],
    ['GET /boards/b-AAAAAAAAAAAAAAAAAAAAAA.json', 404, 'no-store'],
    [`PUT /boards/${'0'.repeat(32)}`, 404, 'no-store'],
    [`POST /boards/${'0'.repeat(32)}`, 405, 'no-store'],
    ['PUT /boards/b-AAAAAAAAAAAAAAAAAAAAAA.json', 405, 'no-store'],
    ['GET /socket', 404, 'no-store'],
    ['GET /socket/socket.js', 404, 'no-store'],
    ['OPTIONS /socket', 405, 'no-store', ['Origin: http://evil']],
  ])('to %s is %d with all headers', async (line, status, caching, more = []) => {
    const { headers, ...told } = await request(line, ...more);
    expect(told.status).toBe(status);
    expect(SECURE.filter((name) => !headers.has(name))).toEqual([]);
    expect(headers.get('cache-control')).toBe(caching);
    expect([...headers.keys()].filter((name) => /^access-control-|^server$|^via$/.test(name))).toEqual([]);
    expect(told.body).not.toContain('crumb');
    if (status === 405) expect(headers.get('allow')).toBe('GET, HEAD');
  });

  it('to another name has all headers too', async () => {
    const { status, headers } = await answer('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    expect(status).toBe(421);
    expect(SECURE.filter((name) => !headers.has(name))).toEqual([]);
  });

  // Refused by Node before anything of ours is asked: nothing is said that a header could guard.
  it.each<[string, number, string]>([
    ['an address too long', 431, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ['too many headers', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a method that is none', 400, 'BREW /pot HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['no HTTP', 400, '\u0000\u0001\u0002\r\n\r\n'],
    [
      'two lengths',
      400,
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('to %s is %d and empty', async (_what, status, text) => {
    const told = await answer(text);
    expect(told.status).toBe(status);
    expect(told.body).toBe('');
    expect(told.headers.has('content-type')).toBe(false);
  });
});
