import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** Small notes of what has been done in this checkout; without one it is done again. */
export const STAMPS = join(ROOT, '.stamps');

/** @param {string} name */
export function readStamp(name) {
  try {
    return JSON.parse(readFileSync(join(STAMPS, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} name
 * @param {unknown} stamp
 */
export function writeStamp(name, stamp) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(join(STAMPS, `${name}.json`), JSON.stringify(stamp));
}

/** @param {string} name */
export function removeStamp(name) {
  rmSync(join(STAMPS, `${name}.json`), { force: true });
}
