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
  // The second field is a name in brackets, and may hold blanks and brackets itself.
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return fields?.[19];
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
