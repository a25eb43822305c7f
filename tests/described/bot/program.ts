import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';

/** The referee as another program meets it: a process that answers one line with one line. */
export class Program {
  private readonly child: ChildProcess;
  private readonly lines: Interface;
  private readonly waiting: ((line: string) => void)[] = [];
  private readonly over: Promise<never>;

  /** @param command `mister-x referee --stdio`, in parts */
  constructor([program = '', ...more]: readonly string[]) {
    this.child = spawn(program, more, { stdio: ['pipe', 'pipe', 'inherit'] });
    const { stdout } = this.child;
    if (stdout === null) throw new Error('nothing to read from');
    this.lines = createInterface({ input: stdout });
    this.lines.on('line', (line) => this.waiting.shift()?.(line));
    this.over = new Promise((_, reject) => {
      this.child.on('error', reject);
      this.child.on('close', (code) => reject(new Error(`the referee ended with ${code}`)));
    });
    this.over.catch(() => {});
  }

  /** What it answers: `result`, or `error`. */
  async reply(request: object): Promise<{ result?: unknown; error?: { code: string } }> {
    const line = new Promise<string>((resolve) => this.waiting.push(resolve));
    this.child.stdin?.write(`${JSON.stringify(request)}\n`);
    return JSON.parse(await Promise.race([line, this.over]));
  }

  /** The result of a request that must not be refused. */
  async ask<T = unknown>(request: object): Promise<T> {
    const { result, error } = await this.reply(request);
    if (error !== undefined) throw new Error(`${JSON.stringify(request)}: ${error.code}`);
    return result as T;
  }

  /** Ends it as a program does that has no more to ask. */
  async end(): Promise<void> {
    this.child.stdin?.end();
    await this.over.catch(() => {});
  }
}
