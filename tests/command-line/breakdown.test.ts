import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { HostConnection } from '@mister-x/server/testing';
import { expect, it } from 'vitest';
import { COMMAND, RefereeProcess } from '../processes/referee-process.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';

const START = fileURLToPath(new URL('../../scripts/lib/processes.mjs', import.meta.url));

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
    const args = ['--data', join(folder, 'data')];
    const referee = RefereeProcess.serve(args, { variables: await withFault(folder) });
    await referee.link();
    referee.send('SIGUSR2');
    const { code, errors } = await referee.ended;
    expect(code).toBe(70);
    expect(errors).toContain('an unexpected error');
    expect(errors).not.toMatch(/42|43/);
    // The data folder was let go.
    const next = RefereeProcess.serve(args);
    await next.link();
    next.send('SIGTERM');
    expect((await next.ended).code).toBe(0);
  }));

it.skipIf(process.platform !== 'linux')('who started it starts it again, on the same data', () =>
  inTemporaryFolder(async (folder) => {
    const program = join(folder, 'start.mjs');
    await writeFile(
      program,
      `import { supervise } from ${JSON.stringify(pathToFileURL(START).href)};
       const command = ${JSON.stringify(COMMAND)};
       process.exitCode = await supervise([command, ...process.argv.slice(2)]);`,
    );
    const variables = await withFault(folder);
    const started = RefereeProcess.serve(['--data', join(folder, 'data')], { program, variables });
    const first = await started.link();
    const { hostKey } = await started.host();
    await started.said('Link for another screen');
    const { pid } = started;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    process.kill(Number(children.trim().split(' ')[0]), 'SIGUSR2');
    await started.started(2);
    expect(started.errors).toContain('is restarting');
    expect(started.links).toHaveLength(3);
    const second = started.links[2] ?? first;
    // The link is another one, and the screen that had signed in still is.
    expect(second.code).not.toBe(first.code);
    (await HostConnection.to(second.origin, hostKey)).close();
    expect((await fetch(new URL('/api/health', second))).status).toBe(200);
    started.send('SIGTERM');
    expect((await started.ended).code).toBe(0);
  }),
);
