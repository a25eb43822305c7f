import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT } from '../project.js';

/** The command as people have it. */
export const COMMAND = fileURLToPath(new URL('server/bin/mister-x.mjs', PROJECT));

export type Ended = { readonly code: number | null; readonly out: string; readonly errors: string };

/** The built command as a process of its own, as a person starts it. */
export class RefereeProcess {
  out = '';
  errors = '';
  readonly ended: Promise<Ended>;
  private readonly child: ChildProcess;

  /**
   * @param program the command, or one of its stand-ins for tests
   * @param node what Node.js itself is told
   */
  constructor(
    args: readonly string[],
    input?: string,
    program = COMMAND,
    variables = {},
    node: readonly string[] = [],
  ) {
    const env = { ...process.env, NO_COLOR: '1', ...variables };
    this.child = spawn(process.execPath, [...node, program, ...args], { env, stdio: 'pipe' });
    this.child.stdout?.setEncoding('utf8').on('data', (text) => {
      this.out += text;
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text) => {
      this.errors += text;
    });
    this.child.stdin?.on('error', () => {});
    if (input !== undefined) this.child.stdin?.end(input);
    this.ended = new Promise((resolve) => {
      this.child.on('close', (code) => {
        resolve({ code, out: this.out, errors: this.errors });
      });
    });
  }

  /** `serve` on any free port, without a name in the network. */
  static serve(...args: readonly string[]): RefereeProcess {
    return new RefereeProcess(['serve', '--port', '0', '--no-mdns', ...args]);
  }

  /** Waits until it has said `text` twice, as when it was started again. */
  saidAgain(text: string): Promise<void> {
    return this.said(text, 2);
  }

  /** Waits until the program has said `text`; fails with what it said instead when it ends. */
  async said(text: string, times = 1): Promise<void> {
    let over: Ended | undefined;
    void this.ended.then((ended) => {
      over = ended;
    });
    while (this.out.split(text).length <= times) {
      if (over !== undefined) throw new Error(`ended with ${over.code}: ${over.errors}${over.out}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** The kiosk link on this computer, once the server runs. */
  async link(): Promise<URL> {
    await this.said('Ctrl-C stops the referee');
    const found = /http:\/\/\S+#pair=\S+/.exec(this.out)?.[0];
    if (found === undefined) throw new Error(`no link in: ${this.out}`);
    return new URL(found);
  }

  /** Where it listens for HTTPS, once it runs with that. */
  get httpsPort(): number {
    return Number(/https:\/\/\S+:(\d+)\/play/.exec(this.out)?.[1]);
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('it did not start');
    return this.child.pid;
  }

  send(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Nobody reads what it says any more. */
  stopReading(): void {
    this.child.stdout?.destroy();
  }

  write(text: string): void {
    this.child.stdin?.write(text);
  }

  /** As when the person at the keyboard leaves. */
  endInput(): void {
    this.child.stdin?.end();
  }
}

export async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mister-x-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
