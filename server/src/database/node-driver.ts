import { isBuiltin } from 'node:module';
import { Worker } from 'node:worker_threads';
import { BUSY_TIMEOUT_MS, type Driver, type OpenedDatabase, type OpenMode, type SqlValue } from './driver.js';

/** What the thread of `node-worker.ts` is started with. */
export type WorkerOrder = {
  readonly path: string;
  readonly mode: OpenMode;
  readonly busyMs: number;
};

export type WorkerRequest =
  | {
      readonly id: number;
      readonly what: 'run' | 'runPrepared' | 'all';
      readonly sql: string;
      readonly values: readonly SqlValue[];
    }
  | { readonly id: number; readonly what: 'close' };

/** The answer to the opening has the id 0. */
export type WorkerAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly code: string; readonly message: string };

/** A thread runs what was built; found from `server/src/database` and `server/dist/database` alike. */
const WORKER_URL = new URL('../../dist/database/node-worker.js', import.meta.url);

/** Node's own SQLite, in a thread; `undefined` where this Node has none. */
export function nodeDriver(): Driver | undefined {
  return isBuiltin('node:sqlite') ? { name: 'node', open } : undefined;
}

async function open(path: string, mode: OpenMode): Promise<OpenedDatabase> {
  const order: WorkerOrder = { path, mode, busyMs: BUSY_TIMEOUT_MS };
  const database = new ThreadDatabase(order);
  await database.opened;
  return database;
}

type WaitingRequest = {
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
};

type WithoutId<R> = R extends unknown ? Omit<R, 'id'> : never;

class ThreadDatabase implements OpenedDatabase {
  readonly opened: Promise<unknown>;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, WaitingRequest>();
  private readonly ended: Promise<void>;
  private alive = true;
  private next = 0;

  constructor(order: WorkerOrder) {
    // Not the options of whatever started the server: the thread runs what was built.
    this.worker = new Worker(WORKER_URL, { workerData: order, execArgv: [] });
    this.worker.on('message', (answer: WorkerAnswer) => this.answered(answer));
    let reason = 'Database is closed';
    this.worker.on('error', (error) => {
      reason = String(error);
    });
    this.ended = new Promise((resolve) => {
      this.worker.once('exit', () => {
        this.alive = false;
        for (const { failed } of this.waiting.values()) failed(misuse(reason));
        this.waiting.clear();
        resolve();
      });
    });
    this.opened = this.expect(this.next++);
  }

  run(sql: string, values: readonly SqlValue[]): Promise<{ readonly changes: number }> {
    return this.ask({ what: 'run', sql, values }) as Promise<{ readonly changes: number }>;
  }

  async runPrepared(sql: string, values: readonly SqlValue[]): Promise<void> {
    await this.ask({ what: 'runPrepared', sql, values });
  }

  all(sql: string, values: readonly SqlValue[]): Promise<readonly object[]> {
    return this.ask({ what: 'all', sql, values }) as Promise<readonly object[]>;
  }

  async close(): Promise<void> {
    await this.ask({ what: 'close' });
    // A caller that waits for the end must not be left without anything that keeps the process.
    this.worker.ref();
    await this.ended;
  }

  private ask(request: WithoutId<WorkerRequest>): Promise<unknown> {
    if (!this.alive) return Promise.reject(misuse('Database is closed'));
    const id = this.next++;
    const answer = this.expect(id);
    this.worker.postMessage({ ...request, id });
    return answer;
  }

  /** The thread keeps the process only while someone waits for it. */
  private expect(id: number): Promise<unknown> {
    this.worker.ref();
    return new Promise((done, failed) => this.waiting.set(id, { done, failed }));
  }

  private answered(answer: WorkerAnswer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (this.waiting.size === 0) this.worker.unref();
    if (answer.ok) waiting?.done(answer.value);
    else waiting?.failed(Object.assign(new Error(answer.message), { code: answer.code }));
  }
}

function misuse(reason: string): Error {
  return Object.assign(new Error(`SQLITE_MISUSE: ${reason}`), { code: 'SQLITE_MISUSE' });
}
