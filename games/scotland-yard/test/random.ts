import * as fc from 'fast-check';
import { rngFor } from '@mister-x/engine/core/rng';
import type { MatchRun } from '@mister-x/engine/core/run';
import { type Played, randomMatch } from '../../pursuit/test/random-match.js';
import { FLAG_CHOICES } from '../rules/flags.js';
import { type Flags, type Options, type ScotlandYard, VARIANTS, type Variant } from '../rules/types.js';

import { scotlandYardWithT } from './boards.js';

/** Steps; more would have no end. */
const STEPS_MAX = 1_000;

/** Random matches for properties that must hold in every game. */

/** Flags that deviate here and there; not all of them fit together (SY-45). */
export const someFlags: fc.Arbitrary<Partial<Flags>> = fc.record(
  Object.fromEntries(
    FLAG_CHOICES.filter(({ flag }) => flag !== 'players').map(({ flag, values }) => [flag, fc.constantFrom(...values)]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<Flags>>;

/** Never shrunk: another seed is another game, not a simpler one. */
export const seeds: fc.Arbitrary<string> = fc.noShrink(
  fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')),
);

/** Tables of every size, on both boards of `boards`; not all of their flags fit together (SY-45). */
export const someTables = fc.record({
  variant: fc.constantFrom(...VARIANTS),
  hunters: fc.integer({ min: 1, max: 5 }),
  board: fc.constantFrom('london', 'T'),
  flags: someFlags,
});

/** Options with these flags, or `undefined` where they do not fit together. */
export function optionsWith(variant: Variant, hunters: number, flags: Partial<Flags>): Options | undefined {
  const players = { hunters_min: 1, hunters_max: 5 } as const;
  const all = hunters === 1 ? { ...flags, players } : flags;
  const parsed = scotlandYardWithT.parseOptions({ variant, hunters, flags: all });
  return parsed.ok ? parsed.value : undefined;
}

/** A whole game. */
export function randomGame(options: Options, seed: string): Generator<Played<ScotlandYard>, MatchRun<ScotlandYard>> {
  return randomMatch(scotlandYardWithT, { options }, rngFor(seed, 0), STEPS_MAX);
}
