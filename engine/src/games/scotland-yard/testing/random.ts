import * as fc from 'fast-check';
import { REFEREE, type Seat } from '../../../core/game.js';
import { unwrap } from '../../../core/result.js';
import { type Rng, rngFor } from '../../../core/rng.js';
import { FLAG_CHOICES } from '../flags.js';
import type { Action, Event, Flags, Options, State, Variant } from '../types.js';

import { yard } from './boards.js';

/** Random matches for properties that must hold in every game. */

/** Flags that deviate here and there; not all of them fit together (SY-45). */
export const someFlags: fc.Arbitrary<Partial<Flags>> = fc.record(
  Object.fromEntries(
    FLAG_CHOICES.filter(({ flag }) => flag !== 'players').map(({ flag, values }) => [
      flag,
      fc.constantFrom(...values),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<Flags>>;

/** Never shrunk: another seed is another game, not a simpler one. */
export const seeds: fc.Arbitrary<string> = fc.noShrink(
  fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')),
);

/** Options with these flags, or `undefined` where they do not fit together. */
export function optionsWith(
  variant: Variant,
  hunters: number,
  flags: Partial<Flags>,
): Options | undefined {
  const players = { hunters_min: 1, hunters_max: 5 } as const;
  const all = hunters === 1 ? { ...flags, players } : flags;
  const parsed = yard.parseOptions({ variant, hunters, flags: all });
  return parsed.ok ? parsed.value : undefined;
}

export type Step = {
  readonly before: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly rng: Rng;
};

/** Plays one game to its end by legal actions drawn at random. */
export function* randomGame(options: Options, seed: string): Generator<Step, State> {
  const rng = rngFor(seed, 0);
  let state = unwrap(yard.start({ options }));
  for (let turn = 0; yard.outcome(state) === undefined; turn++) {
    if (turn > 1_000) throw new Error('the game does not end');
    const { seat, action } = nextOf(state, rng);
    const { events, states } = unwrap(yard.decide(state, seat, action, rng));
    yield { before: state, seat, action, events, rng };
    state = states.at(-1) ?? state;
  }
  return state;
}

function nextOf(state: State, rng: Rng): { readonly seat: Seat; readonly action: Action } {
  const [timer] = yard.timers(state);
  if (timer !== undefined) return { seat: REFEREE, action: timer.action };
  const seat = rng.pick(yard.toAct(state));
  const action = yard.sampleAction(state, seat, rng);
  if (action === undefined) throw new Error(`${seat} is to act and cannot`);
  return { seat, action };
}
