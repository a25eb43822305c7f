import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { complain } from './say.mjs';

/** With which the referee ends when it met an error that nobody foresaw (`cli/process-end.ts`). */
const BROKE_DOWN = 70;
/** What the system ends a process with that has run into something, or has taken all memory. */
const BREAKDOWNS = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGKILL', 'SIGSEGV', 'SIGTRAP'];
const PASSED_ON = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @typedef {object} Patience
 * @property {number} restarts at most so many
 * @property {number} withinMs in so many milliseconds
 * @property {number} inAll and so many however far apart: otherwise a slow fault goes on for ever
 * @property {number} soonMs who breaks down again as soon as this after a restart is given up
 * @property {number} pauseMs before each restart
 */

/** @type {Patience} */
const PATIENCE = { restarts: 3, withinMs: 600_000, inAll: 10, soonMs: 10_000, pauseMs: 1_000 };

/**
 * Runs a program in this terminal, and starts it anew when it breaks down, but never for ever. It gets
 * every signal that this process gets, and notices when this process is gone.
 * @param {readonly string[]} args a script and its arguments
 * @param {{ cwd?: string, patience?: Patience }} [options]
 * @returns {Promise<number>} the exit code
 */
export async function supervise(args, { cwd = process.cwd(), patience = PATIENCE } = {}) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let asked = false;
  const pause = new AbortController();
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    asked = true;
    pause.abort();
    // A console of Windows tells every process by itself, and `kill` would end it at once.
    if (process.platform !== 'win32') child?.kill(signal);
  };
  for (const signal of PASSED_ON) process.on(signal, passOn);
  /** @type {number[]} */
  const breakdowns = [];
  let restarts = 0;
  try {
    for (;;) {
      const began = performance.now();
      const again = restarts > 0;
      const env = again ? { ...process.env, MISTERX_RESTARTED: '1' } : process.env;
      child = spawn(process.execPath, args, {
        cwd,
        env,
        // The last is how it notices that this process is gone.
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      });
      const { code, signal } = await ended(child);
      const broken = code === BROKE_DOWN || BREAKDOWNS.includes(signal ?? '');
      const result = code ?? 128 + (constants.signals[signal ?? 'SIGKILL'] ?? 0);
      if (asked || !broken) return result;
      const now = performance.now();
      while (now - (breakdowns[0] ?? now) > patience.withinMs) breakdowns.shift();
      const why = reasonToStop({
        soon: again && now - began < patience.soonMs,
        often: breakdowns.length >= patience.restarts,
        inAll: restarts >= patience.inAll,
      });
      if (why !== undefined) {
        complain(givenUp(why));
        return result;
      }
      breakdowns.push(now);
      restarts += 1;
      complain('The referee has crashed and is restarting. Every game continues where it was.');
      await sleep(patience.pauseMs, undefined, { signal: pause.signal }).catch(() => undefined);
      if (asked) return result;
    }
  } finally {
    for (const signal of PASSED_ON) process.off(signal, passOn);
  }
}

/**
 * @param {{ soon: boolean, often: boolean, inAll: boolean }} what
 * @returns {string | undefined} when it crashed, where that is reason enough
 */
function reasonToStop({ soon, often, inAll }) {
  if (soon) return 'again, right after its start';
  if (often) return 'several times in a few minutes';
  return inAll ? 'again and again' : undefined;
}

/** @param {string} when */
function givenUp(when) {
  return (
    `The referee has crashed ${when}. It will not be restarted.\n` +
    'Every game is saved. Please report this fault, with the messages above.'
  );
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
function ended(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: 127, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}
