import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { HostLine, pairHost } from '@mister-x/server/testing';
import { expect, it } from 'vitest';
import { COMMAND, inTemporaryFolder, RefereeProcess } from './referee-process.js';

const START = fileURLToPath(new URL('../../scripts/lib/supervise.mjs', import.meta.url));

/** A fault of ours, put in from outside: at a signal something goes wrong that nobody foresaw. */
const FAULT = `process.on('SIGUSR2', () => {
  setImmediate(() => { throw new TypeError('Mister X is at 42'); });
  void Promise.reject(new Error('and at 43'));
});`;

async function withFault(folder: string): Promise<Record<string, string>> {
  const file = join(folder, 'fault.mjs');
  await writeFile(file, FAULT);
  return { NODE_OPTIONS: `--import ${pathToFileURL(file).href}` };
}

it('an error that nobody foresaw is told without secrets, and ends the referee in order', () =>
  inTemporaryFolder(async (folder) => {
    const data = join(folder, 'data');
    const args = ['serve', '--port', '0', '--no-mdns', '--data', data];
    const referee = new RefereeProcess(args, undefined, COMMAND, await withFault(folder));
    await referee.link();
    referee.send('SIGUSR2');
    const { code, errors } = await referee.ended;
    expect(code).toBe(70);
    expect(errors).toContain('an unexpected error');
    expect(errors).not.toMatch(/42|43/);
    // The data folder was let go.
    const next = new RefereeProcess(args);
    await next.link();
    next.send('SIGTERM');
    expect((await next.ended).code).toBe(0);
  }));

it.skipIf(process.platform !== 'linux')('who started it starts it again, on the same data', () =>
  inTemporaryFolder(async (folder) => {
    const data = join(folder, 'data');
    const script = join(folder, 'start.mjs');
    await writeFile(
      script,
      `import { supervise } from ${JSON.stringify(pathToFileURL(START).href)};
       process.exitCode = await supervise(process.argv.slice(2));`,
    );
    const args = [COMMAND, 'serve', '--port', '0', '--no-mdns', '--data', data];
    const started = new RefereeProcess(args, undefined, script, await withFault(folder));
    const first = await started.link();
    const key = await pairHost(first.origin, first.hash.replace('#pair=', ''));
    await started.said('Link for another screen');
    const { pid } = started;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    process.kill(Number(children.trim().split(' ')[0]), 'SIGUSR2');
    await started.saidAgain('Ctrl-C stops the referee');
    expect(started.errors).toContain('It restarts now');
    const links = started.out.match(/http:\/\/localhost:\d+\/#pair=\S+/g) ?? [];
    expect(links).toHaveLength(3);
    const second = new URL(links[2] ?? '');
    // The link is another one, and the screen that had signed in still is.
    expect(second.hash).not.toBe(first.hash);
    (await HostLine.to(second.origin, key)).close();
    expect((await fetch(new URL('/api/health', second))).status).toBe(200);
    started.send('SIGTERM');
    expect((await started.ended).code).toBe(0);
  }),
);
