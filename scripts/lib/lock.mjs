import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

/** A lock of another computer, on a shared folder, is believed for this long. */
const FOREIGN_MS = 30 * 60_000;
/** The removal of a stale lock takes no time; whoever takes this long is gone. */
const GUARD_MS = 10_000;

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
    if (isStale(file) && removed(file)) continue;
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

/**
 * Only who holds the second file may remove a stale lock, and looks once more: between a look and a
 * removal another one may have removed it and taken its place.
 * @param {string} file
 * @returns {boolean} false where another one is about to remove it
 */
function removed(file) {
  const guard = `${file}.stale`;
  if (!taken(guard)) {
    // Held for a moment only; unless whoever held it was killed in that moment.
    if (ageOf(guard) > GUARD_MS) rmSync(guard, { force: true });
    return false;
  }
  try {
    if (isStale(file)) rmSync(file, { force: true });
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

/** @param {string} file */
const ageOf = (file) =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);

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
