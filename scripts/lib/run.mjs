import { execFile, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './paths.mjs';
import { keptWords } from './say.mjs';

/**
 * @typedef {object} Ran
 * @property {number} code 0 is success; 124 when the time limit was reached, 127 when it could not start,
 *   above 128 when a signal ended it
 * @property {number} ms
 */

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [limitMs] it is killed after this time
 * @property {boolean} [toErrors] what it prints goes to standard error
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends what runs: a process that is told to stop must not leave a compiler behind. */
export function endRunning() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a program to its end, its output shown as it comes, or kept with the other words of the work
 * that runs it. Nothing is read from the terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ran>}
 */
export function run(command, args, { cwd = ROOT, env = process.env, limitMs, toErrors } = {}) {
  const began = performance.now();
  const words = keptWords();
  return new Promise((resolve) => {
    let late = false;
    const child = spawn(command, args, {
      cwd,
      env,
      stdio:
        words === undefined
          ? ['ignore', toErrors ? 2 : 'inherit', 'inherit']
          : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => words?.push(text));
    }
    const timer =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            late = true;
            child.kill('SIGKILL');
          }, limitMs);
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code: late ? 124 : code, ms: performance.now() - began });
    };
    child.on('error', () => finish(127));
    child.on('close', (code, signal) =>
      finish(code ?? 128 + constants.signals[signal ?? 'SIGKILL']),
    );
  });
}

/**
 * @param {string} script
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(script, args, options) {
  return run(process.execPath, [script, ...args], options);
}

/**
 * The npm that started this script, so that its version is the one the person chose.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const [command, before] = npmCommand();
  return run(command, [...before, ...args], options);
}

/** An answer may be long, and a registry slow. */
const ANSWER = { maxBuffer: 64 * 2 ** 20, timeout: 120_000 };

/**
 * What npm prints, whatever its exit code: for some questions that is part of the answer.
 * @param {readonly string[]} args
 * @returns {Promise<string>}
 */
export function askNpm(args) {
  const [command, before] = npmCommand();
  return ask(command, [...before, ...args]);
}

/**
 * What a program prints, whatever its exit code; nothing where it does not run.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<string>}
 */
export function ask(command, args) {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: ROOT, ...ANSWER }, (_error, out) => resolve(out ?? ''));
  });
}

/** @returns {readonly [command: string, before: readonly string[]]} */
function npmCommand() {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return [process.execPath, [npm]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}
