import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { HostConnection } from '@mister-x/server/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { RefereeProcess } from '../processes/referee-process.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';

const running: RefereeProcess[] = [];

function serve(...args: readonly string[]): RefereeProcess {
  const referee = RefereeProcess.serve(args);
  running.push(referee);
  return referee;
}

afterEach(async () => {
  for (const referee of running) referee.send('SIGKILL');
  await Promise.all(running.splice(0).map(({ ended }) => ended));
});

/** Every expected failure: a sentence, exit code 1, and no trace of the program's inside. */
async function fails(referee: RefereeProcess, sentence: string): Promise<void> {
  const { code, errors, out } = await referee.ended;
  expect(errors).toContain(sentence);
  expect(code).toBe(1);
  expect(errors + out).not.toMatch(/^\s+at |node:internal/m);
}

describe('mister-x serve', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('answers, and ends cleanly on %s', (signal) =>
    inTemporaryFolder(async (folder) => {
      const data = join(folder, 'new', 'data');
      const referee = serve('--data', data);
      const link = await referee.link();
      const health = await fetch(new URL('/api/health', link));
      expect(await health.json()).toMatchObject({ status: 'ok' });
      expect(referee.out).toContain(data);
      referee.send(signal);
      const { code, out, errors } = await referee.ended;
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(out).toContain('Every game is saved');
    }),
  );

  it('ends cleanly when Ctrl-C arrives twice at once, as under npm', () =>
    inTemporaryFolder(async (folder) => {
      const referee = serve('--data', folder);
      await referee.link();
      referee.send('SIGINT');
      referee.send('SIGINT');
      expect((await referee.ended).code).toBe(0);
    }));

  it('says when others can look into the data folder, and starts all the same', () =>
    inTemporaryFolder(async (folder) => {
      await chmod(folder, 0o755);
      const referee = serve('--data', folder);
      await referee.link();
      referee.send('SIGTERM');
      const { code, errors } = await referee.ended;
      expect(code).toBe(0);
      expect(errors).toContain(`chmod 700 ${folder}`);
      expect((await stat(folder)).mode & 0o777).toBe(0o755);
    }));

  it('prints another link at each start and for each screen, and keeps what it has to its owner', () =>
    inTemporaryFolder(async (folder) => {
      const first = serve('--data', folder);
      const { hostKey } = await first.host();
      await first.said('Link for another screen');
      const codes = first.links.map(({ code }) => code);
      expect(new Set(codes).size).toBe(2);
      expect(first.out).toContain("A screen has signed in as the host's: a test.");
      first.send('SIGTERM');
      await first.ended;
      expect(first.out).not.toContain(hostKey);
      const again = serve('--data', folder);
      const link = await again.link();
      expect(codes).not.toContain(link.code);
      (await HostConnection.to(link.origin, hostKey)).close();
      for (const file of await readdir(folder)) {
        expect((await stat(join(folder, file))).mode & 0o077, file).toBe(0);
      }
    }));

  it('goes on when nobody reads what it prints', () =>
    inTemporaryFolder(async (folder) => {
      const referee = serve('--data', folder, '--log-level', 'debug');
      const link = await referee.link();
      referee.stopReading();
      for (let i = 0; i < 3; i++) {
        expect((await fetch(new URL('/api/health', link))).status).toBe(200);
      }
      referee.send('SIGTERM');
      expect((await referee.ended).code).toBe(0);
    }));
});

describe('mister-x serve says why it cannot', () => {
  it('listen on a port in use', () =>
    inTemporaryFolder(async (folder) => {
      const other = createServer();
      const port = await new Promise<number>((resolve) => {
        other.listen(0, '0.0.0.0', () => {
          const address = other.address();
          resolve(typeof address === 'object' && address !== null ? address.port : 0);
        });
      });
      try {
        const data = join(folder, 'data');
        await fails(serve('--port', String(port), '--data', data), `Port ${port} is in use`);
        await expect(stat(data)).rejects.toThrow('ENOENT');
      } finally {
        other.close();
      }
    }));

  it('listen on an address of another computer', () =>
    inTemporaryFolder(async (folder) => {
      const referee = serve('--host', '203.0.113.7', '--data', folder);
      await fails(referee, '203.0.113.7 is not an address of this computer');
    }));

  it('write to the data folder', () =>
    inTemporaryFolder(async (folder) => {
      const file = join(folder, 'file');
      await writeFile(file, 'mine');
      await fails(serve('--data', file), 'The data folder is not writable');
      await fails(serve('--data', join(file, 'data')), 'The data folder is not writable');
      expect(await readFile(file, 'utf8')).toBe('mine');
    }));

  it('read a damaged database, which it leaves as it is', () =>
    inTemporaryFolder(async (folder) => {
      const first = serve('--data', folder);
      await first.link();
      first.send('SIGTERM');
      await first.ended;
      const name = (await readdir(folder)).find((file) => file.endsWith('.sqlite')) ?? '';
      const path = join(folder, name);
      const damaged = Buffer.alloc(8192, 'not a database ');
      await writeFile(path, damaged);
      await fails(serve('--data', folder), 'The database is damaged');
      expect((await readFile(path)).equals(damaged)).toBe(true);
    }));

  it('share the data of another referee', () =>
    inTemporaryFolder(async (folder) => {
      const first = serve('--data', folder);
      const link = await first.link();
      await fails(serve('--data', folder), 'Another referee is using the data');
      expect((await fetch(new URL('/api/health', link))).status).toBe(200);
    }));
});
