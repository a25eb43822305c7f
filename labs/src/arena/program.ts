import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { err, type Json, ok, type Result } from '@mister-x/engine';
import { type Line, linesOf } from '@mister-x/server/cli/stdio';
import { quoted } from './plain.js';
import type { ForfeitFault } from './result.js';

/** The first answer may take so many times as long: a program has to start, and perhaps to load something. */
const START_TIME_FACTOR = 10;
/** How long a program may take to end once its input has ended, in milliseconds. */
const LEAVE_TIMEOUT_MS = 2_000;

type ProgramAnswer = Result<string, ForfeitFault>;

/**
 * A program of someone's, which reads and writes a line of JSON at a time. It plays game after game, and is
 * started again after it ended or was sent away.
 */
export class Program {
  private process: RunningProgram | undefined;

  constructor(
    private readonly command: string,
    private readonly answerMs: number,
    /** Hears what it writes on its standard error. */
    private readonly said: (line: string) => void,
  ) {}

  /** Before a game: starts it unless it runs. */
  begin(): void {
    if (this.process === undefined || this.process.isGone) {
      this.process = new RunningProgram(this.command, this.said);
    }
  }

  tell(message: Json): void {
    this.process?.write(message);
  }

  /** Tells it something and waits for one line. */
  async ask(message: Json): Promise<ProgramAnswer> {
    if (this.process === undefined) return err(NEVER_STARTED);
    this.process.write(message);
    return this.process.answer(this.answerMs);
  }

  /** At once: anyone who failed is not asked politely. */
  dismiss(): void {
    this.process?.kill();
    this.process = undefined;
  }

  /** In order: its input ends, and it has a moment to end as well. */
  async close(): Promise<void> {
    await this.process?.leave();
    this.process = undefined;
  }
}

const NEVER_STARTED: ForfeitFault = { reason: 'ENDED', detail: 'it does not run' };

class RunningProgram {
  isGone = false;
  private readonly child: ChildProcessWithoutNullStreams;
  private waiting: ((answer: ProgramAnswer) => void) | undefined;
  private fault: ForfeitFault | undefined;
  private answered = false;
  private readonly closed: Promise<void>;

  constructor(command: string, said: (line: string) => void) {
    // A group of its own: all that the shell started can be ended, and Ctrl-C at a terminal is for the arena.
    this.child = spawn(command, { shell: true, detached: !IS_WINDOWS, windowsHide: true });
    // Whatever cannot be written is seen when nothing is answered.
    this.child.stdin.on('error', () => {});
    this.closed = new Promise((resolve) => {
      const gone = (how: string) => {
        this.isGone = true;
        this.fail({ reason: 'ENDED', detail: `it ended ${how}` });
        resolve();
      };
      this.child.once('error', () => gone('before it began'));
      this.child.once('close', (code, signal) => gone(`by itself (${signal ?? code})`));
    });
    void this.listen();
    void forEachLine(linesOf(this.child.stderr), (line) => said('text' in line ? quoted(line.text) : '…'));
  }

  write(message: Json): void {
    if (this.child.stdin.writable) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  answer(answerMs: number): Promise<ProgramAnswer> {
    if (this.fault !== undefined) return Promise.resolve(err(this.fault));
    const ms = this.answered ? answerMs : answerMs * START_TIME_FACTOR;
    return new Promise((resolve) => {
      const late = () => this.fail({ reason: 'TOO_SLOW', detail: `no answer within ${ms} ms` });
      const timer = setTimeout(late, ms);
      this.waiting = (answer) => {
        clearTimeout(timer);
        this.waiting = undefined;
        this.answered = true;
        resolve(answer);
      };
    });
  }

  kill(): void {
    const { pid } = this.child;
    try {
      if (pid === undefined || IS_WINDOWS) this.child.kill();
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }

  async leave(): Promise<void> {
    this.child.stdin.end();
    const timer = setTimeout(() => this.kill(), LEAVE_TIMEOUT_MS);
    await this.closed;
    clearTimeout(timer);
  }

  private async listen(): Promise<void> {
    await forEachLine(linesOf(this.child.stdout), (line) => this.hear(line));
  }

  private hear(line: Line): void {
    const text = 'text' in line ? line.text.trim() : undefined;
    if (text === undefined) this.fail({ reason: 'NO_ANSWER', detail: 'the line is too long' });
    else if (text === '') return;
    else if (this.waiting !== undefined) this.waiting(ok(text));
    else this.fail({ reason: 'NO_ANSWER', detail: `it was not asked: ${quoted(text)}` });
  }

  /** The first fault counts; what follows comes of it. */
  private fail(fault: ForfeitFault): void {
    this.fault ??= fault;
    this.waiting?.(err(this.fault));
  }
}

const IS_WINDOWS = process.platform === 'win32';

/** A stream that breaks has ended. */
async function forEachLine(lines: AsyncIterable<Line>, hear: (line: Line) => void): Promise<void> {
  try {
    for await (const line of lines) hear(line);
  } catch {
    // The process is gone, which its own event tells.
  }
}
