import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logError } from './log.mjs';
import { ROOT } from './project.mjs';

/**
 * `shown`: when people see what it prints; at once, where nothing is said. `timeout`: in milliseconds.
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, shown?: 'failure' | 'never', timeout?: number }} RunOptions
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const isWindows = process.platform === 'win32';

/**
 * Runs a program to its end. Nothing is read from the terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(command, args, { cwd = ROOT, env = process.env, shown, timeout = 0 } = {}) {
  const output = shown === undefined ? 'inherit' : 'pipe';
  // It is the first of a group, so that whatever it starts ends with it.
  const child = spawn(command, args, {
    cwd,
    env,
    timeout,
    detached: !isWindows,
    stdio: ['ignore', output, output],
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  return new Promise((done) => {
    /** @param {boolean} isWell */
    const end = (isWell) => {
      running.delete(child);
      if (shown === 'failure' && !isWell && said !== '') console.error(said.trimEnd());
      done(isWell);
    };
    child.on('error', ({ message }) => {
      if (shown !== 'never') logError(`${command} could not be started (${message}).`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/**
 * @param {string} script from `node_modules`: the same on every system, and no shell in between
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (script, args, options) =>
  run(process.execPath, [resolve(ROOT, 'node_modules', script), ...args], options);

/** Where an installation of Node has its npm: on Windows beside it, elsewhere in `lib`. */
const NPM = ['node_modules', '../lib/node_modules'].map((folder) =>
  resolve(dirname(process.execPath), folder, 'npm/bin/npm-cli.js'),
);

/**
 * The npm that started this script, so that its version is the one the person chose; else the one of this Node, or
 * that in PATH. Services may have neither of them in PATH, and what npm runs looks for Node there.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, { env = process.env, ...options } = {}) {
  const npm = process.env.npm_execpath ?? NPM.find((path) => existsSync(path)) ?? 'npm';
  const folders = [process.env.PATH, dirname(process.execPath)].filter(Boolean);
  const runOptions = { ...options, env: { ...env, PATH: folders.join(delimiter) } };
  return npm.endsWith('.js') ? runNode(npm, args, runOptions) : run(npm, args, runOptions);
}

const STOPS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Does some work. Asked to stop meanwhile, this process ends, with all that it runs, or answers otherwise.
 * @template T
 * @param {() => Promise<T>} work
 * @param {(signal: (typeof STOPS)[number]) => void} stop
 * @returns {Promise<T>}
 */
export async function stoppable(work, stop = endAll) {
  for (const signal of STOPS) process.on(signal, stop);
  try {
    return await work();
  } finally {
    for (const signal of STOPS) process.off(signal, stop);
  }
}

/** @param {(typeof STOPS)[number]} signal */
function endAll(signal) {
  for (const { pid = 0 } of running) {
    try {
      process.kill(isWindows ? pid : -pid, 'SIGTERM');
    } catch {
      // It ended by itself.
    }
  }
  process.exit(128 + constants.signals[signal]);
}

/**
 * What Node.js is started with for the referee. Since 24 its young objects may take twice the memory that they
 * took before, which under attack comes to 240 to 270 MB in all instead of 210. This is what 20 has by itself.
 */
export const HEAP_OPTIONS = ['--max-semi-space-size=16'];

/** With which the referee ends when it met an error that nobody foresaw (`cli/process-end.ts`). */
const BROKE_DOWN = 70;
/** What the system ends a process with that has run into something, or has taken all memory. */
const CRASHES = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGKILL', 'SIGSEGV', 'SIGTRAP'];

/** A crash is not made good by a restart when one more comes so soon, or when there are so many in all. */
const LIMITS = { soonMs: 10_000, restarts: 10, pauseMs: 1_000 };

/**
 * Runs a program in this terminal, and starts it again when it crashes, but not for ever. It gets every signal that
 * this process gets, and notices when this process is gone.
 * @param {readonly string[]} args a script and its arguments
 * @param {{ cwd?: string, limits?: typeof LIMITS }} [options]
 * @returns {Promise<number>} the exit code
 */
export function supervise(args, { cwd = process.cwd(), limits = LIMITS } = {}) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const stop = new AbortController();
  const runs = async () => {
    for (let restarts = 0; ; restarts += 1) {
      const began = performance.now();
      const env = restarts > 0 ? { ...process.env, MISTERX_RESTARTED: '1' } : process.env;
      // The last channel is how it notices that this process is gone.
      child = spawn(process.execPath, args, { cwd, env, stdio: [0, 1, 2, 'ipc'] });
      const [code, signal] = await once(child, 'exit');
      const result = code ?? 128 + constants.signals[/** @type {'SIGKILL'} */ (signal)];
      const hasCrashed = code === BROKE_DOWN || CRASHES.includes(signal);
      if (stop.signal.aborted || !hasCrashed) return result;
      const isSoon = restarts > 0 && performance.now() - began < limits.soonMs;
      if (isSoon || restarts >= limits.restarts) {
        logError(
          'The referee has crashed again and will not be restarted. Every game is saved.\n' +
            'Please report this fault, with the messages above.',
        );
        return result;
      }
      logError('The referee has crashed and is restarting. Every game continues where it was.');
      await sleep(limits.pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return result;
    }
  };
  return stoppable(runs, (signal) => {
    stop.abort();
    // A console of Windows tells every process by itself, and `kill` would end it at once.
    if (!isWindows) child?.kill(signal);
  });
}
