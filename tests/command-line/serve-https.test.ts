import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RefereeProcess } from '../processes/referee-process.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';

const running: RefereeProcess[] = [];

function serve(...args: readonly string[]): RefereeProcess {
  const referee = RefereeProcess.serve(args);
  running.push(referee);
  return referee;
}

const serveHttps = (folder: string, ...more: readonly string[]) =>
  serve('--data', folder, '--https', '--https-port', '0', ...more);

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const referee of running) referee.send('SIGKILL');
  await Promise.all(running.splice(0).map(({ ended }) => ended));
});

const authorityOf = (folder: string) => readFile(join(folder, 'tls', 'authority.pem'), 'utf8');

/** The answer to who trusts the authority of that folder, key and certificate of which are one file. */
async function askSecurely(folder: string, port: number, path: string): Promise<number> {
  const pem = await authorityOf(folder);
  const ca = pem.slice(pem.indexOf('-----BEGIN CERT'));
  const asked = request({ host: '127.0.0.1', port, path, ca, agent: false });
  asked.end();
  const [response] = await once(asked, 'response');
  response.resume();
  return response.statusCode;
}

/** An address of this computer from which a connection looks like one of another computer. */
const LAN = Object.values(networkInterfaces())
  .flatMap((infos) => infos ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

describe('mister-x serve --https', () => {
  it('serves pages by a certificate of its own, and says how it is trusted', () =>
    inTemporaryFolder(async (folder) => {
      const referee = serveHttps(folder);
      const link = await referee.link();
      expect(await askSecurely(folder, referee.httpsPort, '/play')).toBe(200);
      expect(await askSecurely(folder, referee.httpsPort, '/api/health')).toBe(200);
      expect(referee.out).toContain('HTTPS is on');
      expect(referee.out).toMatch(/^ {2}http:\/\/\S+\/trust$/m);
      // The kiosk on this computer needs no certificate.
      expect(link.protocol).toBe('http:');
      expect((await fetch(new URL('/', link))).status).toBe(200);
      referee.send('SIGTERM');
      const { code, errors } = await referee.ended;
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
    }));

  it.skipIf(LAN === undefined)('sends who comes from elsewhere to HTTPS', () =>
    inTemporaryFolder(async (folder) => {
      const referee = serveHttps(folder);
      const { port } = await referee.link();
      const asked = plainRequest({
        host: '127.0.0.1',
        localAddress: LAN,
        port,
        path: '/play',
        agent: false,
      });
      asked.end();
      const [response] = await once(asked, 'response');
      response.resume();
      expect(response.statusCode).toBe(307);
      expect(response.headers.location).toBe(`https://127.0.0.1:${referee.httpsPort}/play`);
    }),
  );

  it('keeps the authority from start to start, for its owner alone', () =>
    inTemporaryFolder(async (folder) => {
      const first = serveHttps(folder);
      await first.link();
      first.send('SIGTERM');
      await first.ended;
      const before = await authorityOf(folder);
      const second = serveHttps(folder);
      await second.link();
      expect(await authorityOf(folder)).toBe(before);
      for (const file of await readdir(join(folder, 'tls'))) {
        expect((await stat(join(folder, 'tls', file))).mode & 0o077, file).toBe(0);
      }
    }));

  it.each([
    ['1', true],
    ['yes', true],
    ['0', false],
    ['false', false],
    ['', false],
  ])('is asked for by MISTERX_HTTPS=%s: %j', (value, on) =>
    inTemporaryFolder(async (folder) => {
      vi.stubEnv('MISTERX_HTTPS', value);
      vi.stubEnv('MISTERX_HTTPS_PORT', '0');
      const referee = serve('--data', folder);
      await referee.link();
      expect(referee.out.includes('HTTPS is on')).toBe(on);
      expect((await readdir(folder)).includes('tls')).toBe(on);
    }),
  );
});

describe('mister-x serve --https says why it cannot', () => {
  async function fails(referee: RefereeProcess, sentence: string): Promise<void> {
    const { code, errors, out } = await referee.ended;
    expect(errors).toContain(sentence);
    expect(code).toBe(1);
    expect(errors + out).not.toMatch(/^\s+at |node:internal/m);
  }

  it('listen on its port', () =>
    inTemporaryFolder(async (folder) => {
      const other = createServer().listen(0, '0.0.0.0');
      await once(other, 'listening');
      const address = other.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const data = join(folder, 'data');
      await fails(serve('--data', data, '--https', '--https-port', `${port}`), '--https-port');
      await expect(stat(data)).rejects.toThrow('ENOENT');
      other.close();
    }));

  it('use a damaged authority, which it leaves as it is', () =>
    inTemporaryFolder(async (folder) => {
      await mkdir(join(folder, 'tls'), { mode: 0o700 });
      const path = join(folder, 'tls', 'authority.pem');
      await writeFile(path, 'once a certificate');
      await fails(serveHttps(folder), 'The certificate authority for HTTPS is damaged');
      expect(await authorityOf(folder)).toBe('once a certificate');
    }));

  it('read its authority', () =>
    inTemporaryFolder(async (folder) => {
      await mkdir(join(folder, 'tls', 'authority.pem'), { recursive: true });
      await fails(serveHttps(folder), 'The certificate authority for HTTPS cannot be read');
    }));

  it('keep certificates where their folder should be', () =>
    inTemporaryFolder(async (folder) => {
      await writeFile(join(folder, 'tls'), 'a file');
      await fails(serveHttps(folder), 'The data folder is not writable');
    }));
});
