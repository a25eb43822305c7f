const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * One press of Ctrl-C arrives twice under npm: from the terminal and passed on by npm. Only what
 * comes later than this counts as a second press, in milliseconds.
 */
const ECHO_MS = 500;

/**
 * Waits for the person or the system to ask for an end. A second request ends the process at
 * once, with 130 as a shell expects.
 */
export function untilStopped(onStop: () => void): Promise<void> {
  return new Promise((resolve) => {
    let asked: number | undefined;
    const stop = (): void => {
      const now = performance.now();
      if (asked === undefined) {
        asked = now;
        onStop();
        resolve();
      } else if (now - asked > ECHO_MS) {
        process.exit(130);
      }
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}
