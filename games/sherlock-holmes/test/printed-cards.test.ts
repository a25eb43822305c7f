import { describe, expect, it } from 'vitest';
import { REFEREE } from '@mister-x/engine/core/game';
import { unwrap } from '@mister-x/engine/core/result';
import { sherlockHolmes } from '../rules/game.js';
import type { Action, State } from '../rules/types.js';
import { testRng } from '@mister-x/engine/testing/contract/test-rng';
import { seedsOf } from '@mister-x/engine/testing/seeds';
import { brokenInvariants } from './breaches.js';

/** Games with printed cards, which the contract suite leaves out (`tables.ts`). */

const FLAGS = {
  card_source: 'printed_cards',
  first_player: 'random',
  stalemate: 'round_cap',
  round_cap: 6,
};

function begin(seed: number, flags: object): State {
  const options = unwrap(sherlockHolmes.parseOptions({ seats: 3, flags: { ...FLAGS, ...flags } }));
  return unwrap(sherlockHolmes.start(sherlockHolmes.setup(options, testRng(seed))));
}

/** One step by chance: of a seat that may act, or of the clock. */
function step(state: State, rng: ReturnType<typeof testRng>): State {
  const waits = rng.shuffle(sherlockHolmes.toAct(state));
  const sampled = waits.flatMap((seat) => {
    const action = sherlockHolmes.sampleAction(state, seat, rng);
    return action === undefined ? [] : [[seat, action] as const];
  });
  const [due] = sherlockHolmes.timers(state);
  const [seat, action]: readonly [string, Action | undefined] = sampled[0] ?? [REFEREE, due?.action];
  if (action === undefined) throw new Error(`nobody acts in ${state.phase}`);
  const { states } = unwrap(sherlockHolmes.decide(state, seat, action, rng));
  return states.at(-1) ?? state;
}

describe('SH-84 printed cards', () => {
  it.each([
    ['as the leaflet says', {}],
    ['one by one, with a fresh Holmes', { draw_order: 'free', holmes_draw_from_fresh: true }],
    ['with Holmes in the opening line', { holmes_moves_at_setup: true, hand_limit: 7 }],
  ])('are in one place each, in games to their end: %s', (_, flags) => {
    for (const seed of seedsOf(6)) {
      const rng = testRng(seed);
      let state = begin(seed, flags);
      for (let i = 0; state.phase !== 'over'; i++) {
        expect(i).toBeLessThan(5_000);
        state = step(state, rng);
        expect(brokenInvariants(state)).toEqual([]);
      }
      expect(state.end?.code).toBe('ROUND_CAP');
    }
  });
});
