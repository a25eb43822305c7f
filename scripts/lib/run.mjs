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

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ends what runs and all that it started: a process that is told to stop must not leave a compiler behind. */
export function endRunning() {
  for (const child of running) send(child, 'SIGTERM');
}

/**
 * To a child and all that it started: each is the first of its own group, but on Windows, which has none.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function send({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It ended by itself.
  }
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  endRunning();
  // Nobody else is there to say how it ends.
  if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
}

/** @param {import('node:child_process').ChildProcess} child */
function keep(child) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, stop);
  running.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function letGo(child) {
  if (!running.delete(child) || running.size > 0) return;
  for (const signal of SIGNALS) process.off(signal, stop);
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
      detached: process.platform !== 'win32',
      stdio:
        words === undefined
          ? ['ignore', toErrors ? 2 : 'inherit', 'inherit']
          : ['ignore', 'pipe', 'pipe'],
    });
    keep(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => words?.push(text));
    }
    const timer =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            late = true;
            send(child, 'SIGKILL');
          }, limitMs);
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(timer);
      letGo(child);
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
