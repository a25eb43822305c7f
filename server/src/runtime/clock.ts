import { uptime } from 'node:os';
import type { RunAfter } from './tokens.js';

/** Milliseconds of a clock that nobody sets, and that goes on while the computer sleeps. */
export const steadyNow = (): number => uptime() * 1_000;

/** Milliseconds that never run backwards, whatever is done to the clock of the computer. */
export type NowMs = () => number;
export const monotonicNow: NowMs = () => performance.now();

const loadedAt = steadyNow();

/**
 * When this process began, by the clock of the computer as it is set now. A Raspberry Pi has none of its
 * own: it starts at some time of the past, and is set right by the network minutes later.
 */
export const processStartTime = (): number => Date.now() - (steadyNow() - loadedAt);

/** The longest sleep, in milliseconds. */
export const SLEEP_MS_MAX = 60_000;

/**
 * However long, and never asleep for more than a minute: then what is left is looked at again, as the
 * clock of the computer may have been set, or the computer itself have slept.
 */
export const runAfterTimeout: RunAfter = (ms, work, left) => {
  let timer: NodeJS.Timeout;
  const wait = (now: number): void => {
    const sleep = Math.min(now, SLEEP_MS_MAX);
    timer = setTimeout(() => {
      const rest = left?.() ?? now - sleep;
      if (rest > 0) wait(rest);
      else work();
    }, sleep);
  };
  wait(ms);
  return () => clearTimeout(timer);
};

/** What `work` gives, or `late` when `ms` have passed before it: whatever becomes of it then is no matter. */
export async function resolveWithin<T>(ms: number, work: Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, late);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
