import type { Timers } from './scanner.js';

/**
 * The timers of the system. None keeps the process alive. What arrived while the process was busy is
 * handled before a timer that fell due in the meantime, so that a busy moment never looks like a
 * pause of the scanner.
 */
export const systemTimers: Timers = {
  after(ms, run) {
    let next: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      next = setImmediate(run);
    }, ms);
    timer.unref();
    return () => {
      clearTimeout(timer);
      if (next !== undefined) clearImmediate(next);
    };
  },
};
