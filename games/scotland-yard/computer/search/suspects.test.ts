import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tableObservationOf } from '@mister-x/engine/core/player';
import { MisterXBelief } from '../../rules/belief.js';
import { boardOf } from '../../rules/input.js';
import { boardsWithT, T_EDITIONS } from '../../test/boards.js';
import { optionsWith, randomGame, seeds, someTables } from '../../test/random.js';
import { type Notice, TICKETS } from '../../rules/types.js';
import { SearchGraph } from './lines.js';
import { CELL_INDEX, type SearchState } from './search-state.js';
import { searchStateOf } from './read.js';
import { SearchRules, STUCK_CODES } from './rules.js';
import { SuspectSet } from './suspects.js';

/** Follows what the table is told in the search's own numbers. */
function follow(
  suspects: SuspectSet,
  rules: SearchRules,
  notices: readonly Notice[],
  before: SearchState,
  after: SearchState,
): void {
  const { lines } = rules;
  for (const [i, notice] of notices.entries()) {
    if (notice.type === 'legTaken') {
      suspects.leg(rules, before, TICKETS.indexOf(notice.ticket), notice.double === 1);
    } else if (notice.type === 'revealed') suspects.only(lines.placeOf(notice.stop));
    else if (notice.type === 'moved') suspects.remove(lines.placeOf(notice.to));
    else if (notice.type === 'roundOpened') {
      const next = notices[i + 1]?.type;
      const { skip, lend, free } = STUCK_CODES;
      suspects.opened(rules, after, next === 'xStayed' ? skip : next === 'fareLent' ? lend : free);
    }
  }
}

it('has the places that everybody can know, leg by leg (SY-25)', () => {
  let compared = 0;
  fc.assert(
    fc.property(someTables, seeds, ({ variant, hunters, board: name, flags }, seed) => {
      // Both legs of a double in one step would need the position in between.
      const common = { double_entry: 'stepwise', start_source: 'server' } as const;
      const chosen = { ...flags, ...common };
      const options = optionsWith(variant, hunters, chosen);
      fc.pre(options !== undefined);
      if (options === undefined) return;
      const board = boardOf(boardsWithT, { ...options, board: name });
      const lines = SearchGraph.of(board);
      const rules = new SearchRules(lines, options.flags, hunters < 3 ? 4 : hunters);
      const belief = new MisterXBelief(board);
      const suspects = new SuspectSet(lines);
      const places = new Int16Array(lines.size);
      for (const { step } of randomGame({ ...options, board: name }, seed)) {
        const { before, notices, after } = tableObservationOf(step);
        if (step.outcome !== undefined) return;
        belief.observe({ before, notices, after });
        const told = notices.flatMap((of) => (of.kind === 'game' ? [of.notice] : []));
        if (after.phase === 'registration') continue;
        if (before.phase === 'registration') {
          for (const stop of belief.places()) suspects.add(lines.placeOf(stop));
        } else {
          follow(suspects, rules, told, searchStateOf(rules, before, 0), searchStateOf(rules, after, 0));
        }
        const known = [...(suspects.list(places) ? places.subarray(0, suspects.size) : [])];
        expect(known.map((place) => lines.stopAt(place))).toEqual([...belief.places()].sort((a, b) => a - b));
        compared += 1;
      }
    }),
    { numRuns: 200 },
  );
  expect(compared).toBeGreaterThan(3_000);
});

it('keeps the stops at which he is lent a fare, whatever he was lent since (SY-55)', () => {
  const flags = { x_no_ticket: 'borrow_from_box' } as const;
  const options = optionsWith('modern', 3, flags);
  if (options === undefined) throw new Error('the flags do not fit together');
  const lines = SearchGraph.of(T_EDITIONS.later);
  const rules = new SearchRules(lines, options.flags, 3);
  const places = [2, 9, 4].map((stop) => lines.placeOf(stop));
  const state = rules.begin(options, places, lines.placeOf(6));
  state.cells.fill(0, CELL_INDEX.xTickets, CELL_INDEX.xTickets + 4);
  const suspects = new SuspectSet(lines);
  for (const stop of [1, 3, 6]) suspects.add(lines.placeOf(stop));
  state.cells[CELL_INDEX.lent] = 1;
  suspects.opened(rules, state, STUCK_CODES.lend);
  expect(suspects.size).toBe(3);
  // From 1 a taxi leads to 3 alone, and the box has none.
  state.cells[CELL_INDEX.box] = 0;
  suspects.opened(rules, state, STUCK_CODES.X_NO_FARE);
  expect([1, 3, 6].map((stop) => suspects.has(lines.placeOf(stop)))).toEqual([true, true, false]);
});
