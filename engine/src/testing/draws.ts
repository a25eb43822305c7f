import { seedOfRun } from './seeds.js';
import { byExtent } from '../core/testing/extent.js';

/** Numbers from 0 up to `below`, the same for the same seed (mulberry32). The engine's own are not for the server. */
export type NumberDraw = (below: number) => number;

function seededNumberDraw(seed: number): NumberDraw {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below;
  };
}

/** By the seed of the run, which every file of tests has in MISTERX_SEED, and says when it fails. */
export const numberDrawOfRun = (): NumberDraw => seededNumberDraw(seedOfRun());

const draw = numberDrawOfRun();

/**
 * Ways of doing one thing, of which the quick run tries one that it draws, and others try all. Only for what is
 * listed before tests run, so that a single test has the same ones as its whole file.
 */
export function drawSubset<Way>(ways: readonly Way[]): readonly Way[] {
  const drawn = Math.floor(draw(ways.length));
  return byExtent({ quick: ways.slice(drawn, drawn + 1), all: ways });
}
