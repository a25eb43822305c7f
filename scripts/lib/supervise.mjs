import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { logError } from './log.mjs';

/**
 * What Node.js is started with for the referee. Since 24 its young objects may take twice the memory that they
 * took before, which under attack comes to 240 to 270 MB in all instead of 210. This is what 20 has by itself.
 */
export const HEAP = ['--max-semi-space-size=16'];

/** With which the referee ends when it met an error that nobody foresaw (`cli/process-end.ts`). */
const BROKE_DOWN = 70;
/** What the system ends a process with that has run into something, or has taken all memory. */
const CRASHES = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGKILL', 'SIGSEGV', 'SIGTRAP'];
const PASSED_ON = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** A crash is not made good by a restart when one more comes so soon, or when there are so many in all. */
const LIMITS = { soonMs: 10_000, restarts: 10, pauseMs: 1_000 };

/**
 * Runs a program in this terminal, and starts it again when it crashes, but not for ever. It gets every signal that
 * this process gets, and notices when this process is gone.
 * @param {readonly string[]} args a script and its arguments
 * @param {{ cwd?: string, limits?: typeof LIMITS }} [options]
 * @returns {Promise<number>} the exit code
 */
export async function supervise(args, { cwd = process.cwd(), limits = LIMITS } = {}) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const asked = new AbortController();
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    asked.abort();
    // A console of Windows tells every process by itself, and `kill` would end it at once.
    if (process.platform !== 'win32') child?.kill(signal);
  };
  for (const signal of PASSED_ON) process.on(signal, passOn);
  try {
    for (let restarts = 0; ; restarts += 1) {
      const began = performance.now();
      const env = restarts > 0 ? { ...process.env, MISTERX_RESTARTED: '1' } : process.env;
      // The last channel is how it notices that this process is gone.
      child = spawn(process.execPath, args, { cwd, env, stdio: [0, 1, 2, 'ipc'] });
      const [code, signal] = await once(child, 'exit');
      const result = code ?? 128 + (constants.signals[/** @type {'SIGKILL'} */ (signal)] ?? 0);
      const hasCrashed = code === BROKE_DOWN || CRASHES.includes(signal);
      if (asked.signal.aborted || !hasCrashed) return result;
      const isSoon = restarts > 0 && performance.now() - began < limits.soonMs;
      if (isSoon || restarts >= limits.restarts) {
        logError(
          `The referee has crashed ${isSoon ? 'again, right after its start' : 'again and again'}. ` +
            'It will not be restarted.\n' +
            'Every game is saved. Please report this fault, with the messages above.',
        );
        return result;
      }
      logError('The referee has crashed and is restarting. Every game continues where it was.');
      await sleep(limits.pauseMs, undefined, { signal: asked.signal }).catch(() => undefined);
      if (asked.signal.aborted) return result;
    }
  } finally {
    for (const signal of PASSED_ON) process.off(signal, passOn);
  }
}
