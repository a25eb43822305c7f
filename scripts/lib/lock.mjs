import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  const timer = setInterval(() => writeFileSync(file, String(process.pid)), TOUCH_MS);
  const free = () => rmSync(file, { force: true });
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
function taken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    // A clock may have been set, in either direction.
    if (at !== undefined && Math.abs(Date.now() - at) > STALE_MS) discard(file);
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
    if (Math.abs(Date.now() - statSync(aside).mtimeMs) <= STALE_MS) renameSync(aside, file);
    else rmSync(aside);
  } catch {
    // Another one was faster.
  }
}
