import { setTimeout as sleep } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * One press of Ctrl-C arrives twice under npm: from the terminal and passed on by npm. Only what
 * comes later than this counts as a second press, in milliseconds.
 */
const ECHO_MS = 500;

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
        resolve(() => sleep(Math.max(0, now + ECHO_MS - performance.now())));
      } else if (now - asked > ECHO_MS) {
        process.exit(130);
      }
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    // Who started this process and would start it again is gone.
    process.once('disconnect', stop);
    process.channel?.unref();
  });
}
