import { setTimeout as sleep } from 'node:timers/promises';
import { errorKindOf, stackFramesOf } from './logging.js';
import { resolveWithin } from '../runtime/clock.js';

/** By which the process that started the referee knows that it may be started again. */
const BREAKDOWN_EXIT_CODE = 70;

/** The longest that closing may take then, in milliseconds. */
const CLOSE_TIMEOUT_MS = 3_000;
/** How long a disk may take to answer before it is said without, in milliseconds. */
const SAVED_CHECK_MS = 1_000;
const PLACES_MAX = 12;

/**
 * An error that nobody foresaw: what holds is not known any more. Says so, closes what is open in
 * order, and ends with a code of its own. What is in memory is on disk already, if the disk's files are there.
 * @param isSaved whether what is played is found again at the next start
 * @param close what is open at that moment
 */
export function endOnBreakdown(isSaved: () => Promise<boolean>, close: () => Promise<void>): void {
  let broken = false;
  const end = (error: unknown): void => {
    // What goes wrong while it is closed is no news.
    if (broken) return;
    broken = true;
    const exit = () => process.exit(BREAKDOWN_EXIT_CODE);
    setTimeout(exit, CLOSE_TIMEOUT_MS);
    void resolveWithin(SAVED_CHECK_MS, isSaved(), undefined)
      .catch(() => undefined)
      .then((saved) => console.error(breakdownSentence(error, saved)))
      .then(close)
      .then(exit, exit);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

/** The files of the database are not the ones that are open. */
export const FILES_GONE_SENTENCE =
  'The database was deleted, moved or replaced while the referee ran:\n' +
  'nothing has been saved since then. Put the old files back before the next start.';

/**
 * Without the message: what someone moved might stand in it.
 * @param isSaved `undefined` where the disk did not say
 */
export function breakdownSentence(error: unknown, isSaved: boolean | undefined): string {
  const where = error instanceof Error ? stackFramesOf(error).slice(0, PLACES_MAX) : [];
  return [
    '',
    `The referee has met an unexpected error and is stopping.${isSaved ? ' Every game is saved.' : ''}`,
    ...(isSaved === false ? [FILES_GONE_SENTENCE] : []),
    ...(error instanceof Error ? ['If you report this fault, include:', `    ${errorKindOf(error)}`] : []),
    ...where,
    '',
  ].join('\n');
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * One press of Ctrl-C arrives twice under npm: from the terminal and passed on by npm. Only what
 * comes later than this counts as a second press, in milliseconds.
 */
const SIGNAL_ECHO_MS = 500;

/**
 * Waits for the person or the system to ask for an end. A second request ends the process at
 * once, with 130 as a shell expects.
 * @returns what waits for the echo of that request: a process that has begun to exit no longer
 *   handles signals, and the echo would kill it
 */
export function untilStopped(onStop: () => void): Promise<() => Promise<void>> {
  return new Promise((resolve) => {
    let asked: number | undefined;
    const stop = (): void => {
      const now = performance.now();
      if (asked === undefined) {
        asked = now;
        onStop();
        resolve(() => sleep(Math.max(0, now + SIGNAL_ECHO_MS - performance.now())));
      } else if (now - asked > SIGNAL_ECHO_MS) {
        process.exit(130);
      }
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    // Who started this process and would start it again is gone.
    process.once('disconnect', stop);
    // Or went while this one was still starting.
    if (process.connected === false) stop();
    process.channel?.unref();
  });
}
