import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

/** A lock of another computer, on a shared folder, is believed for this long. */
const FOREIGN_MS = 30 * 60_000;

/**
 * Lets one process at a time do its work in a checkout; others wait. A lock whose process is gone
 * (a power cut, a kill) is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {{ waiting: () => void, pause?: () => Promise<void> }} told `waiting` is called once
 * @returns {Promise<T>}
 */
export async function alone(file, work, { waiting, pause = halfASecond }) {
  mkdirSync(dirname(file), { recursive: true });
  let said = false;
  while (!taken(file)) {
    if (isStale(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!said) waiting();
    said = true;
    await pause();
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function taken(file) {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function isStale(file) {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    const text = readFileSync(file, 'utf8');
    // Made a moment ago, and not written yet.
    if (text === '') return age > 5_000;
    const { pid, host } = JSON.parse(text);
    if (host !== hostname()) return age > FOREIGN_MS;
    return pid === process.pid || !isAlive(pid);
  } catch (error) {
    // Gone meanwhile: whoever asks tries again. What is no lock of ours is in the way.
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT';
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

const halfASecond = () =>
  new Promise((/** @type {(_: void) => void} */ done) => setTimeout(done, 500));
