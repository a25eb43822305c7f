import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { LogFormat, LogLevel } from '../config.js';
import type { TestFolder } from './evening.js';

export type ChildServer = {
  readonly process: ChildProcess;
  readonly port: number;
  readonly hostKey: string;
  /** Everything the child has logged so far. */
  readonly log: () => string;
};

/** For the hook that builds: on a slow computer, from nothing, while something else builds. */
export const BUILDING_MS = 600_000;

/**
 * A child runs what was built; this makes sure that it is what was written. `npm test` has built
 * before: there is something to do only for whoever runs a file by hand, and for one file at a time.
 */
export async function buildServer(): Promise<void> {
  const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
  const built = promisify(execFile)(process.execPath, [script, 'server']);
  await built.catch(({ stdout, stderr }) => {
    throw new Error(`The server could not be built, so it is not tested.\n${stdout}${stderr}`);
  });
}

export async function startChild(
  folder: TestFolder,
  level: LogLevel = 'silent',
  format: LogFormat = 'json',
): Promise<ChildServer> {
  const script = fileURLToPath(new URL('../../dist/testing/child-server.js', import.meta.url));
  const child = spawn(process.execPath, [script, folder.dataDir, folder.path, level, format], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  const ready = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the child did not start')));
    child.stdout.on('data', (data) => {
      log += String(data);
      const line = /^.*"hostKey".*\n/m.exec(log)?.[0];
      if (line === undefined) return;
      log = log.replace(line, '');
      resolve(line);
    });
  });
  return { process: child, ...JSON.parse(ready), log: () => log };
}
