import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './project.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'failure' | 'never'} [shown] when people see what it prints; at once, where nothing is said
 * @property {number} [timeout] in milliseconds, after which it is ended
 *
 * @typedef {{ ok: boolean }} Ran
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const isWindows = process.platform === 'win32';

/**
 * Runs a program to its end. Nothing is read from the terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ran>}
 */
export function run(command, args, { cwd = ROOT, env, shown, timeout } = {}) {
  return new Promise((resolve) => {
    const stdio = shown === undefined ? 'inherit' : 'pipe';
    // It is the first of a group, so that whatever it starts ends with it.
    const child = spawn(command, args, {
      cwd,
      ...(env && { env }),
      ...(timeout && { timeout }),
      detached: !isWindows,
      stdio: ['ignore', stdio, stdio],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    /** @param {boolean} ok */
    const end = (ok) => {
      running.delete(child);
      if (shown === 'failure' && !ok && output !== '') console.error(output.trimEnd());
      resolve({ ok });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

/**
 * @param {string} script
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);

/**
 * The npm that started this script, so that its version is the one the person chose.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  // Windows runs `npm.cmd` in a shell only; its npm lies beside Node.
  const beside = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const npm = process.env.npm_execpath ?? (isWindows ? beside : 'npm');
  return npm.endsWith('.js') ? runNode(npm, args, options) : run(npm, args, options);
}

/**
 * Does some work, and ends all that it runs when this process is told to stop.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function stoppable(work) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  /** @param {'SIGINT' | 'SIGTERM' | 'SIGHUP'} signal */
  const stop = (signal) => {
    for (const { pid = 0 } of running) {
      try {
        process.kill(isWindows ? pid : -pid, 'SIGTERM');
      } catch {
        // It ended by itself.
      }
    }
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, stop);
  try {
    return await work();
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
