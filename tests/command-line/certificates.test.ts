import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { type AddressInfo, isIP } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { RefereeProcess } from '../processes/referee-process.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

let referee: RefereeProcess | undefined;
const thieves: Server[] = [];

afterEach(async () => {
  referee?.send('SIGKILL');
  await referee?.ended;
  referee = undefined;
  for (const server of thieves.splice(0)) server.close();
});

async function serveHttps(folder: string, ...more: readonly string[]): Promise<RefereeProcess> {
  referee = RefereeProcess.serve(['--data', folder, '--https', '--https-port', '0', ...more]);
  await referee.started();
  return referee;
}

const authorityFile = (folder: string) => join(folder, 'tls', 'authority.pem');

/** As a phone has it that trusts this referee: without the key. */
async function trusted(folder: string): Promise<string> {
  const pem = await readFile(authorityFile(folder), 'utf8');
  return pem.slice(pem.indexOf('-----BEGIN CERT'));
}

/**
 * What someone gets who trusts that authority and nobody else, and opens a page under that name.
 * @param from where a name leads, as if the network's name service said so; an address is what it is
 * @returns the status, or what was wrong with the certificate
 */
async function open(ca: string, name: string, port: number, from = '127.0.0.1'): Promise<number | string> {
  const lookup = (_: string, __: unknown, done: (error: null, found: object) => void) =>
    done(null, [{ address: from, family: 4 }]);
  const asked = request({
    host: name,
    port,
    path: '/play',
    ca,
    agent: false,
    lookup: lookup as never,
  });
  asked.end();
  try {
    const [response] = await once(asked, 'response');
    response.resume();
    return response.statusCode;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it('anyone who trusts the authority reaches the referee under each name that was given', () =>
  inTemporaryFolder(async (folder) => {
    const names = ['--name', 'games.home,club.example', '--name', 'laptop'];
    const { httpsPort, out } = await serveHttps(folder, ...names);
    const ca = await trusted(folder);
    for (const name of ['games.home', 'club.example', 'localhost', '127.0.0.1']) {
      expect([name, await open(ca, name, httpsPort)]).toEqual([name, 200]);
    }
    // Its own certificate does not hold these, and says so before anything is sent.
    for (const name of ['laptop', 'bank.example', 'www.games.home']) {
      expect(await open(ca, name, httpsPort), name).toContain("does not match certificate's altnames");
    }
    expect(out).toMatch(/laptop/);
  }));

it('every address that it prints is proven, with the name of this computer as --host too', () =>
  inTemporaryFolder(async (folder) => {
    for (const more of [[], ['--host', hostname()]]) {
      const { out } = await serveHttps(folder, ...more);
      const ca = await trusted(folder);
      const links = [...out.matchAll(/https:\/\/([^\s:/]+):(\d+)\//g)];
      expect(links.length, out).toBeGreaterThan(0);
      for (const [link, name = '', port] of links) {
        const from = isIP(name) === 0 ? undefined : name;
        expect([link, await open(ca, name, Number(port), from)]).toEqual([link, 200]);
      }
      referee?.send('SIGTERM');
      await referee?.ended;
    }
  }));

/** A server of someone who stole the authority's key, with a certificate for that name. */
async function thief(folder: string, name: string): Promise<number> {
  const file = (end: string) => join(folder, `thief.${end}`);
  const run = (...args: readonly string[]) => {
    const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  // Without a subject of its own: only the name is what the authority may not vouch for.
  await writeFile(file('ext'), `subjectAltName=critical,DNS:${name}\nextendedKeyUsage=serverAuth\n`);
  run('req', '-new', '-newkey', 'rsa:2048', '-nodes', '-subj', '/', '-keyout', file('key'), '-out', file('csr'));
  const stolen = authorityFile(folder);
  run(
    'x509',
    '-req',
    '-in',
    file('csr'),
    '-CA',
    stolen,
    '-CAkey',
    stolen,
    '-days',
    '2',
    '-set_serial',
    '7',
    '-extfile',
    file('ext'),
    '-out',
    file('crt'),
  );
  const server = createServer({
    key: await readFile(file('key')),
    cert: await readFile(file('crt')),
  });
  server.on('secureConnection', (socket) => {
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  thieves.push(server);
  return (server.address() as AddressInfo).port;
}

it.skipIf(!hasOpenssl)(
  'anyone who steals the authority can play this referee, and nobody else (skipped without openssl)',
  () =>
    inTemporaryFolder(async (folder) => {
      await serveHttps(folder, '--name', 'games.home');
      const ca = await trusted(folder);
      // Its own name can be stolen with it: the forgery itself is in order.
      expect(await open(ca, 'games.home', await thief(folder, 'games.home'))).toBe(200);
      for (const name of ['bank.example', 'games.home.example', 'example.games']) {
        const said = await open(ca, name, await thief(folder, name));
        expect(said, name).toBe('permitted subtree violation');
      }
    }),
);
