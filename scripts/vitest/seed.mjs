import * as fc from 'fast-check';
import { afterEach } from 'vitest';
import { drawSeed, parseSeed } from '../lib/options.mjs';

/** Before the tests of each file: one seed for all that they draw, from MISTERX_SEED or a new one. */
const given = process.env.MISTERX_SEED;
const seed = parseSeed(given) ?? drawSeed();
if (given && parseSeed(given) === undefined) throw new Error(`MISTERX_SEED=${given} is no seed`);
process.env.MISTERX_SEED = String(seed);
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

/** How much is drawn: engine/src/core/testing/extent.ts; tests by hand draw as few as `npm test`. */
const extent = process.env.MISTERX_TESTS || 'quick';
if (!['quick', 'all', 'every'].includes(extent)) {
  throw new Error(`MISTERX_TESTS=${extent} is none of quick, all, every`);
}
process.env.MISTERX_TESTS = extent;

const repeat = `npm test -- --seed ${seed}, or MISTERX_SEED=${seed} npx vitest run`;
let said = false;
afterEach(({ task }) => {
  if (task.result?.state !== 'fail' || said) return;
  said = true;
  console.log(`Random tests of this file drew from the seed ${seed}. To repeat it: ${repeat}`);
});
