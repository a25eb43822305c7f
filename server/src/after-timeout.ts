import type { After } from './tokens.js';

/** The longest that `setTimeout` waits, in milliseconds; what is longer it does at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** By the clock of the process, however long: what is too long for one timer is waited for in pieces. */
export const afterTimeout: After = (ms, work) => {
  let timer: NodeJS.Timeout;
  const wait = (left: number) => {
    timer =
      left > LONGEST_MS
        ? setTimeout(() => wait(left - LONGEST_MS), LONGEST_MS)
        : setTimeout(work, left);
  };
  wait(ms);
  return () => clearTimeout(timer);
};
