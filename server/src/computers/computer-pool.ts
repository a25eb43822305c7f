import { Worker } from 'node:worker_threads';
import type { GameTypes, ObservedStep, Json, Seat } from '@mister-x/engine';
import type { Command, Level } from '@mister-x/engine/protocol';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { newSeed } from '../runtime/random.js';
import type { ChoiceRequest, MessageFromThread, MessageToThread } from './messages.js';

/** A thread runs what was built; found from `server/src/computers` and `server/dist/computers` alike. */
const THREAD_URL = new URL('../../dist/computers/thread.js', import.meta.url);

/** So often the thread may break down before computers play by chance: then it is no accident. */
const BREAKDOWNS_MAX = 5;

export type ComputerSeat = {
  readonly game: string;
  readonly options: Json;
  readonly seat: Seat;
  readonly level: Level;
};

export type ComputersToPrepare = Pick<ComputerSeat, 'game' | 'options' | 'level'>;

/** Thinks for one seat of one match. */
export type ComputerHandle = {
  /** To be told in order, from the first step on. */
  observe(steps: readonly ObservedStep<GameTypes>[]): void;
  /**
   * `null`: nothing now. Rejects where the thread breaks down: what it knew is gone.
   * @param until as of `steadyNow`, when it has to have chosen
   */
  choose(request: ChoiceRequest, until: number): Promise<Command<Json> | null>;
  /** What was asked last is asked no more. */
  stop(): void;
  leave(): void;
};

type WaitingChoice = {
  readonly resolve: (command: Command<Json> | null) => void;
  readonly reject: (error: Error) => void;
};

/**
 * The computers that sit at tables of this server. They think in a thread of their own, so that nobody
 * waits for them; it runs only while one of them sits, or will sit soon.
 */
@Injectable()
export class ComputerPool implements OnModuleDestroy {
  private readonly logger = new Logger('Computers');
  private thread: Worker | undefined;
  private readonly stopped = new Int32Array(new SharedArrayBuffer(4));
  private readonly chairs = new Set<number>();
  private readonly waiting = new Map<number, WaitingChoice>();
  private lastChair = 0;
  /** Of the chairs those in which someone thinks. */
  private sitters = 0;
  private lastAsk = 0;
  private breakdowns = 0;
  private isClosed = false;

  /**
   * The one who sits down before `leave` finds worked out what can be known beforehand, so that his first move is not
   * late. It takes up to a quarter of a minute and cannot be interrupted: while others think, it is left to him.
   */
  prepare(preparing: ComputersToPrepare): Pick<ComputerHandle, 'leave'> {
    if (this.isClosed) return DETACHED_COMPUTER;
    const chair = this.newChair();
    const thread = this.running();
    if (this.sitters === 0) thread.postMessage({ kind: 'prepare', ...preparing } satisfies MessageToThread);
    return { leave: () => this.left(chair) };
  }

  attach(sitting: ComputerSeat): ComputerHandle {
    if (this.isClosed) return DETACHED_COMPUTER;
    const chair = this.newChair();
    this.sitters += 1;
    const thread = this.running();
    const tell = (message: MessageToThread) => thread.postMessage(message);
    tell({ kind: 'attach', chair, ...sitting, seed: newSeed() });
    let asking = 0;
    return {
      observe: (steps) => {
        if (steps.length > 0) tell({ kind: 'observe', chair, steps });
      },
      choose: (request, until) => {
        if (this.breakdowns >= BREAKDOWNS_MAX) return Promise.resolve(randomCommand(request));
        // A new thread does not know what this one has heard.
        if (thread !== this.thread) return Promise.reject(new Error('the thread is gone'));
        this.lastAsk += 1;
        asking = this.lastAsk;
        tell({ kind: 'choose', chair, ask: asking, request, until });
        return this.answerTo(asking);
      },
      stop: () => Atomics.store(this.stopped, 0, asking),
      leave: () => {
        tell({ kind: 'detach', chair });
        this.sitters -= 1;
        this.left(chair);
      },
    };
  }

  async onModuleDestroy(): Promise<void> {
    this.isClosed = true;
    await this.thread?.terminate();
  }

  private newChair(): number {
    this.lastChair += 1;
    this.chairs.add(this.lastChair);
    return this.lastChair;
  }

  private left(chair: number): void {
    this.chairs.delete(chair);
    if (this.chairs.size === 0) this.rest();
  }

  private answerTo(ask: number): Promise<Command<Json> | null> {
    return new Promise((resolve, reject) => {
      this.waiting.set(ask, { resolve, reject });
    });
  }

  private running(): Worker {
    if (this.thread !== undefined) return this.thread;
    // Not the flags of whatever started the server: the thread runs what was built.
    const thread = new Worker(THREAD_URL, { workerData: this.stopped.buffer, execArgv: [] });
    thread.on('message', ({ ask, command }: MessageFromThread) => {
      this.waiting.get(ask)?.resolve(command);
      this.waiting.delete(ask);
    });
    thread.on('error', (error) => this.breakDown(thread, error));
    thread.on('exit', () => this.breakDown(thread, new Error('it ended')));
    // Nobody is kept waiting for a server that is closed.
    thread.unref();
    this.thread = thread;
    return thread;
  }

  /** Nobody sits anywhere, or will: the memory is wanted by others. */
  private rest(): void {
    const { thread } = this;
    this.thread = undefined;
    this.waiting.clear();
    void thread?.terminate();
  }

  private breakDown(thread: Worker, error: Error): void {
    if (thread !== this.thread) return;
    this.thread = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    if (this.isClosed) return;
    this.breakdowns += 1;
    // What broke it may be in a view: the message stays out of the log.
    this.logger.error('The thread in which computers think broke down.');
    if (this.breakdowns === BREAKDOWNS_MAX) {
      this.logger.error('From now on computers play by chance. Start the server again to mend that.');
    }
  }
}

/** Who comes when the server has been closed: nothing is played any more. */
const DETACHED_COMPUTER: ComputerHandle = {
  observe: () => undefined,
  choose: () => new Promise(() => undefined),
  stop: () => undefined,
  leave: () => undefined,
};

export function randomCommand({ samples }: ChoiceRequest): Command<Json> | null {
  return samples[0] ?? null;
}

/** Whether a computer can take a chair. Those who play are read when someone first asks for one. */
export async function canComputerPlay(game: string, options: Json, seat: Seat, level: Level): Promise<boolean> {
  const { computersOf } = await import('@mister-x/games/computers');
  const computers = computersOf(game);
  return computers?.levels(seat).includes(level) === true && computers.fits(options);
}
