import { readFileSync } from 'node:fs';

/** How often it is looked whether npm is still there, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * npm passes no SIGTERM on, and says nothing when it is killed: a process that it started gets the
 * signal from itself then. Anyone who starts a script without npm may go, as `nohup` wants it.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function endWithNpm(env = process.env) {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  // Some shells stay between npm and what it runs.
  const npm = isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    const isThere = process.ppid === parent && isAlive(parent) && (npm === undefined || parentOf(parent) === npm);
    if (isThere) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Of another account, and there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether a process is a shell that runs one command; only Linux says so.
 * @param {number} pid
 */
const isShell = (pid) => /^(\S*\/)?(ba|da|z|a|k)?sh\0-c\0/.test(read(`/proc/${pid}/cmdline`));

/**
 * The number of the process that started another one, or that took it over.
 * @param {number} pid
 */
const parentOf = (pid) => /^PPid:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1];

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
