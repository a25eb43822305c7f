import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tableObservationOf } from '@mister-x/engine/core/player';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { suspicions } from '../../pursuit/test/suspects.js';
import { MisterXBelief } from './belief.js';
import { londonBoard } from './board.js';
import { T_EDITIONS, T_BOARD_FILE, scotlandYardWithT } from '../test/boards.js';
import { optionsWith, randomGame, seeds, someFlags } from '../test/random.js';
import { type Action, type Options, VARIANTS } from './types.js';

const STOPS = T_BOARD_FILE.stations.map(({ id }) => id);

const RUNS = byExtent({ quick: 40, all: 150 });

/** What X may have done instead, as far as the table hears of it: the same with other stops. */
function alike(action: Action): readonly Action[] {
  if (action.type === 'registerStart' && action.pawn === 'x') {
    return STOPS.map((stop) => ({ ...action, stop }));
  }
  if (action.type !== 'travel') return [action];
  let ways: (typeof action.legs)[] = [[]];
  for (const { ticket } of action.legs) {
    ways = ways.flatMap((way) => STOPS.map((stop) => [...way, { ticket, stop }]));
  }
  return ways.map((legs) => ({ ...action, legs }));
}

const tables = fc.record({
  variant: fc.constantFrom(...VARIANTS),
  hunters: fc.integer({ min: 1, max: 5 }),
  flags: someFlags,
});

it('is every stop of every way that would have looked the same, and no other (SY-25)', () => {
  let compared = 0;
  let takenBack = 0;
  fc.assert(
    fc.property(tables, seeds, ({ variant, hunters, flags }, seed) => {
      const drawn = optionsWith(variant, hunters, { ...flags, start_source: 'registered' });
      fc.pre(drawn !== undefined);
      const options: Options = { ...(drawn as Options), board: 'T' };
      const belief = new MisterXBelief(T_EDITIONS[options.flags.board_edition]);
      for (const { step, suspects } of suspicions(scotlandYardWithT, { options }, alike, seed)) {
        if (step.outcome !== undefined) return;
        belief.observe(tableObservationOf(step));
        if (step.batch.events.some(({ kind }) => kind === 'taken-back')) takenBack++;
        const stops = suspects.flatMap(({ state: { x } }) => (x.stop === null ? [] : [x.stop]));
        expect([...belief.places()].sort()).toEqual([...new Set(stops)].sort());
        const { stop } = step.after.state.x;
        expect(stop === null || belief.places().has(stop)).toBe(true);
        compared += stops.length;
      }
    }),
    { numRuns: RUNS },
  );
  expect(compared).toBeGreaterThan(3 * RUNS);
  expect(takenBack).toBeGreaterThan(0);
});

it('tells its model what the first leg of a double was paid with, where both come in one step', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const asked: unknown[] = [];
      const belief = new MisterXBelief(londonBoard('later'), {
        odds: (_, ticket, paid) => {
          asked.push([ticket, paid]);
          return () => 1;
        },
      });
      const options = optionsWith('modern', 5, { double_entry: 'atomic', start_source: 'server' });
      let doubles = 0;
      for (const { step } of randomGame(options as Options, seed)) {
        const heard = tableObservationOf(step);
        const legs = heard.notices.flatMap((of) =>
          of.kind === 'game' && of.notice.type === 'legTaken' ? of.notice.ticket : [],
        );
        asked.length = 0;
        belief.observe(heard);
        expect(asked).toEqual(legs.map((ticket, leg) => [ticket, legs[leg - 1]]));
        if (legs.length === 2) doubles += 1;
      }
      fc.pre(doubles > 0);
    }),
    { numRuns: 10 },
  );
});
