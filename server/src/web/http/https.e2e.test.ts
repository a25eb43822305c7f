import { once } from 'node:events';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { createServer, connect as netConnect } from 'node:net';
import { join } from 'node:path';
import { connect as tlsConnect } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../../cli/start.js';
import { createTable, startTestServer, TestFolder, type TestServer } from '../../testing/evening.js';
import { SlowClosing } from '../../testing/slow-closing.js';
import { SocketClient } from '../../testing/socket-client.js';
import { TestClient } from '../../testing/test-client.js';
import { readPair } from '../tls/keeper.js';

let folder: TestFolder;
let server: TestServer;
let authority: string;
/** What connections over plain HTTP are taken for. */
let here = false;
let names: readonly string[] = ['localhost', '127.0.0.1', 'mister-x.local'];

beforeAll(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(
    folder,
    { fromHere: () => here, tls: { names: () => names } },
    { https: { port: 0 }, names: ['referee.test'] },
  );
  const file = await readPair(join(folder.dataDir, 'tls', 'authority.pem'));
  if (file.found !== 'pair') throw new Error('there is no authority');
  authority = file.pair.certificate.toString();
});
beforeEach(() => {
  here = false;
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

const securePort = () => server.https?.port ?? 0;

type Answer = {
  readonly status: number;
  readonly headers: NodeJS.Dict<unknown>;
  readonly body: Buffer;
};

/** A request with any Host, which `fetch` does not send; encrypted and checked with `https`. */
async function ask(scheme: 'http' | 'https', path: string, host = 'localhost'): Promise<Answer> {
  const port = scheme === 'https' ? securePort() : server.port;
  const send = scheme === 'https' ? request : plainRequest;
  const asked = send({
    host: '127.0.0.1',
    port,
    path,
    ca: authority,
    agent: false,
    servername: 'localhost',
    headers: { host: `${host}:${port}` },
  });
  asked.end();
  const [response] = await once(asked, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

async function tryConnecting(base: string, origin?: string): Promise<string> {
  try {
    const options = { ca: authority, ...(origin === undefined ? {} : { origin }) };
    (await SocketClient.open(base, options)).close();
    return 'connected';
  } catch {
    return 'refused';
  }
}

describe('over HTTPS', () => {
  it('pages and health are served to who trusts the authority', async () => {
    expect((await ask('https', '/')).body.toString()).toContain('kiosk');
    expect((await ask('https', '/play')).body.toString()).toContain('phone');
    expect((await ask('https', '/api/health')).status).toBe(200);
    const page = await ask('https', '/');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('nothing is served under a name of another site', async () => {
    expect((await ask('https', '/', 'evil.example')).status).toBe(421);
    expect((await ask('http', '/', 'evil.example')).status).toBe(421);
    expect((await ask('http', '/trust', 'evil.example')).status).toBe(421);
  });

  it('sockets are for pages of this server and for programs', async () => {
    const base = `https://localhost:${securePort()}`;
    expect(await tryConnecting(base)).toBe('connected');
    expect(await tryConnecting(base, base)).toBe('connected');
    expect(await tryConnecting(base, 'https://elsewhere.example')).toBe('refused');
    expect(await tryConnecting(base, `http://localhost:${securePort()}`)).toBe('refused');
    expect(await tryConnecting(base, `http://localhost:${server.port}`)).toBe('refused');
  });

  it('a host is told the address, and how it is trusted', async () => {
    here = true;
    const kiosk = await TestClient.connect(`http://127.0.0.1:${server.port}`);
    await kiosk.get('host:open', { key: server.hostKey });
    const table = await createTable(kiosk);
    const { host } = await kiosk.get('table:open', { table });
    expect(host).toMatchObject({
      addresses: [`https://127.0.0.1:${securePort()}`],
      scheme: 'https',
      authority: { page: `http://127.0.0.1:${server.port}/trust` },
    });
    expect(host.authority?.fingerprint).toMatch(/^[0-9A-F]{4}( [0-9A-F]{4}){15}$/);
    expect(host.authority).toEqual(server.https?.authority);
    kiosk.close();
  });

  it('old versions of TLS are not spoken', async () => {
    const options = { host: '127.0.0.1', port: securePort(), ca: authority };
    const socket = tlsConnect({ ...options, maxVersion: 'TLSv1.1', minVersion: 'TLSv1' });
    const [error] = await once(socket, 'error').catch((error) => [error]);
    expect(error).toBeInstanceOf(Error);
    socket.destroy();
  });
});

describe('over plain HTTP, from elsewhere', () => {
  it.each(['/', '/play', '/play?a=b', '/assets/x.js', '/nothing'])('%s leads to HTTPS', async (path) => {
    const { status, headers } = await ask('http', path, 'mister-x.local');
    expect(status).toBe(307);
    expect(headers.location).toBe(`https://mister-x.local:${securePort()}${path}`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('a name that the certificate does not hold leads to an address that it does', async () => {
    const { headers } = await ask('http', '/play', 'referee.test');
    expect(headers.location).toBe(`https://127.0.0.1:${securePort()}/play`);
  });

  it('a path that is a whole address leads nowhere else', async () => {
    const { headers } = await ask('http', 'http://evil.example/x');
    expect(headers.location).toBe(`https://localhost:${securePort()}/`);
    const twice = await ask('http', '//evil.example/x');
    expect(twice.headers.location).toBe(`https://localhost:${securePort()}//evil.example/x`);
  });

  it('health is answered', async () => {
    expect((await ask('http', '/api/health')).status).toBe(200);
  });

  it('no socket is opened, from here it is', async () => {
    const base = `http://127.0.0.1:${server.port}`;
    expect(await tryConnecting(base)).toBe('refused');
    expect(await tryConnecting(base, base)).toBe('refused');
    here = true;
    expect(await tryConnecting(base, base)).toBe('connected');
    expect((await ask('http', '/')).body.toString()).toContain('kiosk');
  });

  it('the page of trust is served, in the language of the browser', async () => {
    const page = await ask('http', '/trust', '127.0.0.1');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    const text = page.body.toString();
    expect(text).toContain(`https://127.0.0.1:${securePort()}/play`);
    for (const group of server.https?.authority.fingerprint.split(' ') ?? ['none']) {
      expect(text).toContain(group);
    }
    const german = await fetch(`http://127.0.0.1:${server.port}/trust`, {
      headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' },
    });
    expect(await german.text()).toContain('<html lang="de">');
    expect((await ask('http', '/trust?lang=ru')).body.toString()).toContain('<html lang="ru">');
    const style = await ask('http', '/trust/style.css');
    expect(style.headers['content-type']).toContain('text/css');
  });

  it('brings the page of trust its typeface, and nothing else of the pages', async () => {
    const assets = join(folder.path, 'assets');
    await mkdir(assets, { recursive: true });
    await writeFile(join(assets, 'fira-sans-latin-400-1a2b3c4d.woff2'), 'wOF2');
    const style = (await ask('http', '/trust/style.css')).body.toString();
    expect(style).toContain('url("/trust/latin-400.woff2")');
    const { status, headers, body } = await ask('http', '/trust/latin-400.woff2');
    expect([status, headers['content-type'], body.toString()]).toEqual([200, 'font/woff2', 'wOF2']);
    expect(headers['content-security-policy']).toContain("font-src 'self'");
    expect((await ask('http', '/trust/latin-600.woff2')).status).toBe(404);
    expect((await ask('http', '/trust/fira-sans-latin-400-1a2b3c4d.woff2')).status).toBe(307);
  });

  it('the certificate of the authority is served as one, and no key with it', async () => {
    const { headers, body } = await ask('http', '/trust/mister-x.crt');
    expect(headers['content-type']).toBe('application/x-x509-ca-cert');
    const pem = Buffer.from(authority.replace(/-----[^-]+-----|\s/g, ''), 'base64');
    expect(body.equals(pem)).toBe(true);
    for (const path of ['/tls/authority.pem', '/trust/authority.pem', '/trust/../tls/server.pem']) {
      expect((await ask('https', path)).status, path).toBe(404);
    }
  });
});

describe('when the network changes', () => {
  const before = names;
  afterEach(async () => {
    names = before;
    await server.https?.refresh();
  });

  it('the certificate follows without a restart, and open sockets stay', async () => {
    const client = await SocketClient.open(`https://localhost:${securePort()}`, { ca: authority });
    const namesNow = async (): Promise<string> => {
      const socket = tlsConnect({ host: '127.0.0.1', port: securePort(), ca: authority });
      await once(socket, 'secureConnect');
      const { subjectaltname = '' } = socket.getPeerCertificate();
      socket.destroy();
      return subjectaltname;
    };
    expect(await namesNow()).not.toContain('192.168.77.5');
    names = [...before, '192.168.77.5'];
    await server.https?.refresh();
    expect(await namesNow()).toContain('192.168.77.5');
    expect(client.isOpen).toBe(true);
    client.close();
  });
});

describe('starting with HTTPS', () => {
  let other: TestFolder;
  beforeEach(async () => {
    other = await TestFolder.make();
  });
  afterEach(() => other.remove());

  it('fails on its port in use, before anything is made', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const started = await startServer(other.config({ https: { port } }));
    expect(started).toEqual({
      ok: false,
      error: { code: 'HTTPS_PORT_IN_USE', host: '127.0.0.1', port },
    });
    await expect(stat(other.dataDir)).rejects.toThrow('ENOENT');
    taken.close();
  });

  it('fails where both ports are the same', async () => {
    const started = await startServer(other.config({ port: 45_678, https: { port: 45_678 } }));
    expect(started).toMatchObject({ ok: false, error: { code: 'HTTPS_PORT_IN_USE' } });
  });

  it('stops by itself with open sockets and an unfinished handshake', async () => {
    const closing = new SlowClosing();
    const running = await startTestServer(other, closing.overrides, { https: { port: 0 } });
    const port = running.https?.port ?? 0;
    const file = await readPair(join(other.dataDir, 'tls', 'authority.pem'));
    const ca = file.found === 'pair' ? file.pair.certificate.toString() : '';
    const client = await SocketClient.open(`https://localhost:${port}`, { ca });
    const slow = netConnect(port, '127.0.0.1');
    slow.on('error', () => undefined);
    await once(slow, 'connect');
    // No step runs out of time: time stands still for them.
    await running.close();
    expect(closing.begun).toEqual(SlowClosing.steps);
    await client.gone;
    slow.destroy();
  });
});
