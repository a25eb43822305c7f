import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pairHost } from '@mister-x/server/testing';
import type { Place } from './yard-table.js';

/** The command without limits to requests: players here are faster than people. */
const COMMAND = fileURLToPath(
  new URL('testing/unhurried.js', import.meta.resolve('@mister-x/server')),
);
const START_MS = 30_000;
const STOP_MS = 5_000;

/** Processes to be stopped whatever happens to this one. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a Node process that ends with this one at the latest. */
export function startNode(
  args: readonly string[],
  cwd: string,
  stdin: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  const child = spawn(process.execPath, [...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: [stdin, 'pipe', 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  child.kill('SIGINT');
  await gone;
  clearTimeout(timer);
}

/** The first match of `pattern` in what the child prints. */
export function printed(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error(`nothing like ${pattern}`)), START_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code}: ${text}`));
    });
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const found = pattern.exec(text);
      if (found === null) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
}

/** Resident memory in MB (1,000,000 bytes); `undefined` where the system does not tell. */
export function residentMB({ pid }: ChildProcess): number | undefined {
  try {
    const kB = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kB === undefined ? undefined : (Number(kB) * 1024) / 1e6;
  } catch {
    return undefined;
  }
}

/** User and system time of a process so far, in seconds; `undefined` where the system does not tell. */
export function cpuSeconds({ pid }: ChildProcess): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Fields 14 and 15 of proc(5), in ticks of which Linux has 100 a second.
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}

/** The built server, as `npm start` runs it, in a process and a folder of its own. */
export class ServerProcess {
  private constructor(
    readonly child: ChildProcess,
    readonly place: Place,
  ) {}

  /** @param more options of the command beside the usual ones */
  static async start(
    folder: string,
    port = 0,
    more: readonly string[] = [],
  ): Promise<ServerProcess> {
    const child = ServerProcess.spawn(folder, port, more);
    const [, here = '', code = ''] = await printed(child, /(http:\/\/\S+?)\/#pair=([\w-]+)/);
    const url = here.replace('localhost', '127.0.0.1');
    return new ServerProcess(child, { url, hostKey: await pairHost(url, code) });
  }

  static spawn(folder: string, port: number, more: readonly string[] = []): ChildProcess {
    const args = ['serve', '--host', '127.0.0.1', '--port', String(port), '--no-mdns'];
    const stdin = more.includes('--mock-scanner') ? 'pipe' : 'ignore';
    return startNode([COMMAND, ...args, '--data', join(folder, 'data'), ...more], folder, stdin);
  }

  stop(): Promise<void> {
    return stop(this.child);
  }
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mister-x-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function withServer<T>(
  work: (server: ServerProcess, folder: string) => Promise<T>,
): Promise<T> {
  return inFolder(async (folder) => {
    const server = await ServerProcess.start(folder);
    try {
      return await work(server, folder);
    } finally {
      await server.stop();
    }
  });
}
