import * as fc from 'fast-check';
import { REFEREE, type Seat } from '../../../core/game.js';
import { type Result, unwrap } from '../../../core/result.js';
import { type Rng, rngFor } from '../../../core/rng.js';
import { FLAG_CHOICES } from '../flags.js';
import type { Action, Flags, State } from '../types.js';

import { europeGame } from './boards.js';

/** Random games under random house rules, for properties that must hold in all of them. */

export const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** Any value of any flag that can be chosen; hands come from the server, so that play is quick. */
export const someFlags: fc.Arbitrary<Partial<Flags>> = fc.record(
  Object.fromEntries(FLAG_CHOICES.map(({ flag, values }) => [flag, fc.constantFrom(...values)])),
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<Flags>>;

export type Step = { readonly state: State; readonly seat: Seat; readonly action: Action };

/** The moments of a game before each action, until it ends or `most` actions are played. */
export function* randomGame(input: object, seed: number, most: number): Generator<Step, State> {
  const rng = rngFor(seed.toString(16).padStart(64, '0'), 0);
  const options = unwrap(europeGame.parseOptions(input) as Result<never, never>);
  let state = unwrap(europeGame.start(europeGame.setup(options, rng)));
  for (let i = 0; i < most && state.end === null; i++) {
    const step = chosen(state, rng);
    yield step;
    const { states } = unwrap(europeGame.decide(state, step.seat, step.action, rng));
    state = states.at(-1) ?? state;
  }
  return state;
}

function chosen(state: State, rng: Rng): Step {
  const timer = europeGame.timers(state)[0];
  if (timer !== undefined) return { state, seat: REFEREE, action: timer.action };
  for (const seat of rng.shuffle(europeGame.toAct(state))) {
    const action = europeGame.sampleAction(state, seat, rng);
    if (action !== undefined) return { state, seat, action };
  }
  throw new Error('nobody can act and there is no outcome');
}
