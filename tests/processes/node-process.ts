import { type ChildProcess, spawn } from 'node:child_process';

export type ExitResult = {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
};

export type RunOptions = {
  /** What Node.js itself is told. */
  readonly node?: readonly string[];
  /** Variables of the environment besides ours. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly folder?: string;
  /** All that it gets to read; where nothing is said here it is written to later, or never. */
  readonly input?: string;
  /** What it complains of is shown at once while a long program runs. */
  readonly aloud?: boolean;
};

/** A start takes a second, and far longer on a machine on which much else runs. */
const OUTPUT_TIMEOUT_MS = 120_000;
const STOP_MS = 5_000;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A Node.js program of ours as a process of its own, which ends with this one at the latest. */
export class NodeProcess {
  out = '';
  errors = '';
  readonly child: ChildProcess;
  readonly ended: Promise<ExitResult>;
  private over: ExitResult | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(args: readonly string[], circumstances: RunOptions = {}) {
    const { node = [], variables, folder, input, aloud = false } = circumstances;
    this.child = spawn(process.execPath, [...node, ...args], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', ...variables },
      // The last is how it notices that this process is gone.
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    });
    running.add(this.child);
    this.child.once('exit', () => running.delete(this.child));
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.out += text;
      this.news();
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.errors += text;
      if (aloud) process.stderr.write(text);
      this.news();
    });
    this.child.stdin?.on('error', () => {});
    if (input !== undefined) this.child.stdin?.end(input);
    this.ended = new Promise((resolve) => {
      this.child.once('close', (code) => {
        this.over = { code, out: this.out, errors: this.errors };
        resolve(this.over);
        this.news();
      });
    });
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('it did not start');
    return this.child.pid;
  }

  /** Waits until it has said `text` so often. */
  said(text: string, times = 1): Promise<void> {
    return this.until(() => this.out.split(text).length > times);
  }

  /** Waits until what it has written is enough; fails with that when it ends before. */
  async until(isEnough: () => boolean): Promise<void> {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.news();
    }, OUTPUT_TIMEOUT_MS);
    try {
      while (!isEnough()) {
        if (late || this.over !== undefined) {
          const how = late ? 'has not said what was waited for' : `ended with ${this.over?.code}`;
          throw new Error(`it ${how}: ${this.errors}${this.out}`);
        }
        await new Promise<void>((look) => this.waiting.add(look));
      }
    } finally {
      clearTimeout(timer);
    }
  }

  private news(): void {
    for (const look of this.waiting) look();
    this.waiting.clear();
  }

  send(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** As when someone pulls the plug: no time to write anything. */
  kill(): Promise<ExitResult> {
    this.send('SIGKILL');
    return this.ended;
  }

  /** Ends it in order; by force where that takes too long. */
  async stop(): Promise<ExitResult> {
    const timer = setTimeout(() => this.send('SIGKILL'), STOP_MS);
    this.send('SIGTERM');
    const ended = await this.ended;
    clearTimeout(timer);
    return ended;
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
