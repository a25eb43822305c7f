import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { dirname } from 'node:path';
import { began, bootOf } from '../../server/bin/process-life.mjs';

/** A lock of another computer, on a shared folder, is believed for this long. */
const FOREIGN_MS = 30 * 60_000;
/** The removal of a stale lock takes no time; whoever takes this long is gone. */
const GUARD_MS = 10_000;
/** What a clock may be set by in the minutes for which a lock is held. */
const CLOCK_MS = 60_000;
/** So many pauses are a minute. */
const LONG = 120;

/** Locks of this very process: one with its number that is not among them is an earlier one's. */
const ours = new Set();

/**
 * @typedef {object} Told
 * @property {() => void} waiting called once, as soon as there is somebody to wait for
 * @property {() => void} [long] called once, when that has taken a minute
 * @property {() => Promise<void>} [pause]
 */

/**
 * Lets one process at a time do its work in a checkout; others wait. A lock whose process is gone
 * (a power cut, a kill) is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {Told} told
 * @returns {Promise<T>}
 */
export async function alone(file, work, { waiting, long = () => {}, pause = halfASecond }) {
  mkdirSync(dirname(file), { recursive: true });
  for (let paused = 0; !taken(file); ) {
    if (isStale(file) && removed(file)) continue;
    if (paused === 0) waiting();
    if (paused === LONG) long();
    paused += 1;
    await pause();
  }
  ours.add(file);
  try {
    return await work();
  } finally {
    ours.delete(file);
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function taken(file) {
  const { pid } = process;
  const holder = { pid, host: hostname(), boot: bootOf(), began: began(pid) };
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
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
    const holder = JSON.parse(text);
    if (holder.host !== hostname()) return age > FOREIGN_MS;
    if (holder.pid === process.pid) return !ours.has(file);
    return !isAlive(holder.pid) || isAnother(holder, age);
  } catch (error) {
    // Gone meanwhile: whoever asks tries again. What is no lock of ours is in the way.
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT';
  }
}

/**
 * Whether the number of the lock's process is that of another one by now: numbers begin anew with
 * each start of the computer, so that after a power cut a service may well have it.
 * @param {{ pid: number, boot?: string, began?: string }} holder
 * @param {number} age of the lock, by a clock that may have been set since
 */
function isAnother(holder, age) {
  const boot = bootOf();
  if (boot === undefined || holder.boot === undefined) return age > uptime() * 1000 + CLOCK_MS;
  if (holder.boot !== boot) return true;
  const now = began(holder.pid);
  return now !== undefined && holder.began !== undefined && now !== holder.began;
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
