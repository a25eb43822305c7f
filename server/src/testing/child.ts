import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LogFormat, LogLevel } from '../cli/config.js';
import type { TestFolder } from './evening.js';

export type ChildServer = {
  readonly process: ChildProcess;
  readonly port: number;
  readonly hostKey: string;
  /** Everything the child has logged so far. */
  readonly log: () => string;
};

/** A child runs what was built; Vitest has seen to that. */
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
