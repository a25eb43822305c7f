import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tableObservationOf } from '@mister-x/engine/core/player';
import { unwrap } from '@mister-x/engine/core/result';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { readBoardFile } from '../../pursuit/rules/read-board.js';
import { suspicions } from '../../pursuit/test/suspects.js';
import { MisterXBelief } from './belief.js';
import { boardOf } from './input.js';
import { boardsWithTestBoards, europeGameWithTestBoards } from '../test/boards.js';
import { ownBoard } from '../test/own-board.js';
import { seeds, someFlags } from '../test/random.js';
import type { Action } from './types.js';

/** Ten cities where all is over at once, and a few more where X may come as far as his goal. */
const BOARDS = ['E', unwrap(readBoardFile(ownBoard()))] as const;

const RUNS = byExtent({ quick: 20, all: 60 });

/** What X may have done instead with the same hand, as far as the table hears of it: the same with other stops. */
function alike(cities: readonly number[], action: Action): readonly Action[] {
  if (action.type === 'chooseMission') return cities.map((stop) => ({ ...action, stop }));
  if (action.type !== 'travel') return [action];
  let ways: (typeof action.legs)[] = [[]];
  for (const leg of action.legs) {
    ways = ways.flatMap((way) => cities.map((stop) => [...way, { ...leg, stop }]));
  }
  return ways.map((legs) => ({ ...action, legs }));
}

it('is every city of every way that would have looked the same, and no other (MX-17)', () => {
  let compared = 0;
  let takenBack = 0;
  fc.assert(
    fc.property(fc.constantFrom(...BOARDS), someFlags, seeds, (choice, flags, seed) => {
      const options = unwrap(
        europeGameWithTestBoards.parseOptions({
          board: choice,
          hunters: 1 + (seed % 5),
          flags: { ...flags, hand_source: 'server' },
        }),
      );
      const board = boardOf(boardsWithTestBoards, options);
      const cities = board.data.stations.map(({ id }) => id);
      const belief = new MisterXBelief(board);
      const game = suspicions(
        europeGameWithTestBoards,
        { options },
        (action) => alike(cities, action),
        seed.toString(16).padStart(64, '0'),
      );
      for (const { step, suspects } of game) {
        const { before, after, command, outcome } = step;
        if (outcome !== undefined) return;
        const heard = tableObservationOf(step);
        belief.observe(heard);
        // Every suspect holds X's true hand, which the table does not know.
        if (command?.kind === 'act' && command.action.type === 'swap') {
          belief.swapped(heard.after, before.state.x.hand);
        }
        if (step.batch.events.some(({ kind }) => kind === 'taken-back')) takenBack++;
        const stops = suspects.flatMap(({ state: { x } }) => (x.stop === null ? [] : [x.stop]));
        expect([...belief.places()].sort()).toEqual([...new Set(stops)].sort());
        const { stop } = after.state.x;
        expect(stop === null || belief.places().has(stop)).toBe(true);
        compared += stops.length;
      }
    }),
    { numRuns: RUNS },
  );
  expect(compared).toBeGreaterThan(5 * RUNS);
  expect(takenBack).toBeGreaterThan(0);
});
