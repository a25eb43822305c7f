import * as fc from 'fast-check';
import { unwrap } from '@mister-x/engine/core/result';
import { rngFor } from '@mister-x/engine/core/rng';
import { type Played, randomMatch } from '../../pursuit/test/random-match.js';
import { FLAG_CHOICES } from '../rules/flags.js';
import type { Flags, MisterXEurope } from '../rules/types.js';

import { europeGameWithTestBoards } from './boards.js';

/** Random games under random house rules, for properties that must hold in all of them. */

export const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** Any value of any flag that can be chosen; hands come from the server, so that play is quick. */
export const someFlags: fc.Arbitrary<Partial<Flags>> = fc.record(
  Object.fromEntries(FLAG_CHOICES.map(({ flag, values }) => [flag, fc.constantFrom(...values)])),
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<Flags>>;

/** A game to its end, or for `most` steps. */
export function randomGame(input: object, seed: number, most: number): Generator<Played<MisterXEurope>> {
  const rng = rngFor(seed.toString(16).padStart(64, '0'), 0);
  const options = unwrap(europeGameWithTestBoards.parseOptions(input));
  return randomMatch(europeGameWithTestBoards, europeGameWithTestBoards.setup(options, rng), rng, most);
}
