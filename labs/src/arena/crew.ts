import { setMaxListeners } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GameResult } from './result.js';
import type { Fixture, Tournament } from './tournament.js';

/** A thread runs what was built; found from `labs/src/arena` and `labs/dist/arena` alike. */
const WORKER_URL = new URL('../../dist/arena/worker.js', import.meta.url);

/** How long a thread that is told to leave may take, in milliseconds: it may be in the middle of a move. */
const LEAVE_TIMEOUT_MS = 3_000;

export type MessageToWorker = Fixture | 'leave';
export type MessageFromWorker = { readonly result: GameResult } | { readonly name: string; readonly said: string };

export type TournamentListener = {
  played(result: GameResult): void;
  said(name: string, line: string): void;
};

/**
 * Plays games on several threads, each as soon as a thread is free. Rejects where a thread breaks down.
 *
 * @param stop no game is begun after it, and those that are being played are dropped
 */
export async function playAll(
  tournament: Tournament,
  fixtures: readonly Fixture[],
  jobs: number,
  listener: TournamentListener,
  stop: AbortSignal,
): Promise<void> {
  const waiting = fixtures.values();
  const broken = new AbortController();
  const until = AbortSignal.any([stop, broken.signal]);
  // Each thread listens; Node warns of more than ten.
  setMaxListeners(0, until);
  const threads = Array.from({ length: Math.min(jobs, fixtures.length) }, () =>
    runThread(tournament, waiting, listener, until),
  );
  try {
    await Promise.all(threads);
  } catch (error) {
    broken.abort();
    await Promise.allSettled(threads);
    throw error;
  }
}

function runThread(
  tournament: Tournament,
  waiting: Iterator<Fixture>,
  listener: TournamentListener,
  stop: AbortSignal,
): Promise<void> {
  // Not the flags of whatever started the arena: the thread runs what was built.
  const worker = new Worker(WORKER_URL, { workerData: tournament, execArgv: [] });
  const send = (message: MessageToWorker) => worker.postMessage(message);
  let isLeaving = false;
  const leave = () => {
    if (isLeaving) return;
    isLeaving = true;
    send('leave');
    setTimeout(() => void worker.terminate(), LEAVE_TIMEOUT_MS).unref();
  };
  const next = () => {
    const fixture = stop.aborted ? undefined : waiting.next().value;
    if (fixture === undefined) leave();
    else send(fixture);
  };
  return new Promise<void>((resolve, reject) => {
    worker.on('message', (message: MessageFromWorker) => {
      if ('said' in message) return listener.said(message.name, message.said);
      // A game that was cut short by leaving is no result.
      if (isLeaving) return;
      listener.played(message.result);
      next();
    });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
    stop.addEventListener('abort', leave);
    next();
  }).finally(() => stop.removeEventListener('abort', leave));
}
