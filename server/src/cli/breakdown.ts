import { kindOf, placesOf } from '../logging.js';

/** By which whoever started the referee knows that it may be started again. */
export const BROKE_DOWN = 70;

/** The longest that closing may take then, in milliseconds. */
const CLOSE_MS = 3_000;
const PLACES_MAX = 12;

/**
 * An error that nobody foresaw: what holds is not known any more. Says so, closes what is open in
 * order, and ends with a code of its own. What is in memory is on disk already.
 * @param close what is open at that moment
 */
export function endOnBreakdown(close: () => Promise<void>): void {
  let broken = false;
  const end = (error: unknown): void => {
    // What goes wrong while it is closed is no news.
    if (broken) return;
    broken = true;
    console.error(breakdownSentence(error));
    const exit = () => process.exit(BROKE_DOWN);
    setTimeout(exit, CLOSE_MS);
    void close().then(exit, exit);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

/** Without the message: what somebody moved might stand in it. */
export function breakdownSentence(error: unknown): string {
  const where = error instanceof Error ? placesOf(error).slice(0, PLACES_MAX) : [];
  return [
    '',
    'The referee has met an unexpected error and is stopping. Every game is saved.',
    ...(error instanceof Error
      ? ['If you report this fault, include:', `    ${kindOf(error)}`]
      : []),
    ...where,
    '',
  ].join('\n');
}
