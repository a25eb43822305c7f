import type { After } from './tokens.js';

/** The longest sleep, in milliseconds. */
export const SLEEP_MS = 60_000;

/**
 * However long, and never asleep for more than a minute: then what is left is looked at again, as the
 * clock of the computer may have been set, or the computer itself have slept.
 */
export const afterTimeout: After = (ms, work, left) => {
  let timer: NodeJS.Timeout;
  const wait = (now: number): void => {
    const sleep = Math.min(now, SLEEP_MS);
    timer = setTimeout(() => {
      const rest = left?.() ?? now - sleep;
      if (rest > 0) wait(rest);
      else work();
    }, sleep);
  };
  wait(ms);
  return () => clearTimeout(timer);
};
