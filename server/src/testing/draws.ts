/**
 * Numbers that the run's seed decides (mulberry32): the same for the same MISTERX_SEED, which every
 * file of tests has, and says when it fails.
 */
export function drawsOfRun(): (below: number) => number {
  let state = Number(process.env.MISTERX_SEED) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below;
  };
}
