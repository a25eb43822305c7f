import { randomInt } from 'node:crypto';

/** What random tests draw from: another number in each run, unless one is named. */
export const MAX_SEED = 2 ** 31 - 1;

export function drawSeed() {
  return randomInt(1, MAX_SEED + 1);
}

/**
 * @param {string | undefined} text
 * @returns {number | undefined} nothing, where it is no seed
 */
export function parseSeed(text) {
  const seed = Number(text);
  return /^\d+$/.test(text ?? '') && seed >= 1 && seed <= MAX_SEED ? seed : undefined;
}
