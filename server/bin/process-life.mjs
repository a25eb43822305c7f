import { readFileSync } from 'node:fs';

/**
 * What tells a process from a later one with its number, where Linux says it. Neither is a time of
 * the clock, which jumps: a Raspberry Pi has none of its own.
 */

/** @returns {string | undefined} another one after each start of the computer */
export function bootOf() {
  return read('/proc/sys/kernel/random/boot_id')?.trim();
}

/**
 * @param {number} pid
 * @returns {string | undefined} when the process began, counted from the start of the computer
 */
export function began(pid) {
  return statOf(pid)?.[19];
}

/**
 * @param {number} pid
 * @returns {number | undefined} the process that started it, or that took it over
 */
export function parentOf(pid) {
  const parent = statOf(pid)?.[1];
  return parent === undefined ? undefined : Number(parent);
}

/**
 * @param {number} pid
 * @returns {boolean} whether it is a shell that runs one command
 */
export function isShell(pid) {
  return /^(\S*\/)?(ba|da|z|a|k)?sh\0-c\0/.test(read(`/proc/${pid}/cmdline`) ?? '');
}

/** Linux counts in these, whatever the computer. */
const TICKS_A_SECOND = 100;

/** @returns {number | undefined} of this process and all that ended below it */
export function processorSeconds() {
  const times = statOf(process.pid)?.slice(11, 15).map(Number);
  return times && Math.round(times.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND);
}

/**
 * What follows the name of a process: its state, its parent, …
 * @param {number} pid
 */
function statOf(pid) {
  // The second field is a name in brackets, and may hold blanks and brackets itself.
  return read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
