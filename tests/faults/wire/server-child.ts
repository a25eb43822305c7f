import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pairHost } from '@mister-x/server/testing';
import { COMMAND } from './places.js';

/** A start takes a second, and far longer on a machine on which much else runs. */
const START_MS = 120_000;
const STOP_MS = 5_000;

/** Processes to be stopped whatever happens to this one. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export type ChildOptions = {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly logLevel?: string;
  /** Given to Node before the command. */
  readonly node?: readonly string[];
  /** More options of `mister-x serve`. */
  readonly serve?: readonly string[];
};

/** `mister-x serve` as a process of its own, which can be killed at any moment. */
export class ServerChild {
  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
    readonly hostKey: string,
    /** All that it has written so far, to both streams. */
    readonly output: () => string,
  ) {}

  static async start(dataDir: string, options: ChildOptions = {}): Promise<ServerChild> {
    const { child, output } = ServerChild.spawn(dataDir, options);
    const [url, code] = await announced(child, output);
    return new ServerChild(child, url, await pairHost(url, code), output);
  }

  /** Does not wait until it listens. */
  static spawn(
    dataDir: string,
    { port = 0, logLevel = 'warn', node = [], serve = [] }: ChildOptions = {},
  ): { readonly child: ChildProcess; readonly output: () => string } {
    const args = ['serve', '--host', '127.0.0.1', '--port', String(port), '--no-mdns'];
    const more = ['--data', dataDir, '--log-level', logLevel, ...serve];
    const child = spawn(process.execPath, [...node, COMMAND, ...args, ...more], {
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
    }
    return { child, output: () => text };
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async kill(): Promise<void> {
    await end(this.child, 'SIGKILL');
  }

  async stop(): Promise<void> {
    const timer = setTimeout(() => this.child.kill('SIGKILL'), STOP_MS);
    await end(this.child, 'SIGTERM');
    clearTimeout(timer);
  }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

/** The kiosk's link in what the command prints, once it listens. */
async function announced(
  child: ChildProcess,
  output: () => string,
): Promise<readonly [url: string, code: string]> {
  const began = Date.now();
  for (;;) {
    const [, url, code] = /(https?:\/\/[^\s#]+?)\/?#pair=([\w-]+)\S*\s/.exec(output()) ?? [];
    if (url !== undefined && code !== undefined) {
      return [url.replace('localhost', '127.0.0.1'), code];
    }
    const waited = Date.now() - began;
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null || waited > START_MS) {
      const how = ended === null ? 'has not announced itself' : `ended with ${ended}`;
      throw new Error(`the server ${how} after ${waited} ms and said:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mister-x-faults-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
