import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from './log.mjs';
import { STAMPS } from './project.mjs';

/** A lock that nobody has touched for so long is of a process that was killed, or of a power cut. */
const STALE_MS = 15_000;
const TOUCH_MS = 2_000;

/**
 * One process at a time installs and builds in a checkout; others wait.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work, file = join(STAMPS, 'lock'), pauseMs = 500) {
  mkdirSync(dirname(file), { recursive: true });
  let waits = false;
  while (!taken(file)) {
    if (!waits) log('Another npm start or npm test is at work in this folder. Waiting for it.');
    waits = true;
    await sleep(pauseMs);
  }
  const timer = setInterval(() => touch(file), TOUCH_MS);
  const free = () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  };
  process.on('exit', free);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    process.off('exit', free);
    free();
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was cleaned, or the disk is full: what the work itself says of it is enough.
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * After a sleep of the computer it is old, and its holder goes on.
 * @param {string} file
 * @param {number} at when it was touched
 */
function isStale(file, at) {
  // A clock may have been set, in either direction.
  if (Math.abs(Date.now() - at) <= STALE_MS) return false;
  try {
    process.kill(holderOf(file) || 2 ** 30, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM';
  }
}

/** @param {string} file */
function taken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at !== undefined && isStale(file, at)) discard(file);
    return false;
  }
}

/**
 * Of several that find a lock stale only one moves it away, and none removes one that is new.
 * @param {string} file
 */
function discard(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (!isStale(aside, statSync(aside).mtimeMs)) renameSync(aside, file);
    else rmSync(aside);
  } catch {
    // Another one was faster.
  }
}
