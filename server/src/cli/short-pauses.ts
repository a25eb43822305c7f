import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the space for new objects as small as it is at the start. A pause to collect it takes as long as
 * there is in it that still lives, and at a table everybody waits for it: under load the slowest of a
 * hundred moves takes half as long. V8 has had this flag in all versions that we promise; one that no
 * longer knows it says so and goes on.
 */
export function keepPausesShort(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
