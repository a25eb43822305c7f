import { describe, expect, it } from 'vitest';
import { distancesOn } from '../../pursuit/rules/distances.js';
import { compileEditions, londonBoard } from '../rules/board.js';
import { BLACK_TICKET, SearchGraph } from './search/lines.js';
import { CELL_INDEX, CELLS_PER_PAWN } from './search/search-state.js';
import { FastRandom } from './search/quick-dice.js';
import { SearchRules } from './search/rules.js';
import { SuspectSet } from './search/suspects.js';
import { T_BOARD_FILE } from '../test/boards.js';
import { optionsWith } from '../test/random.js';
import { TABLE, table } from '../test/table.js';
import { ORDINARY_TICKETS, TICKETS, type Ticket } from '../rules/types.js';
import { ApproachWeights, legsBetween } from './approach.js';
import { ChaseWeights } from './chase.js';
import { pairTimesOn } from './knowing.js';
import { likelyAfter, legOddsAt, modelOfSensibleX } from './model.js';
import { reachingPawnsByPlace, placesInReachOf } from './weighing.js';

const board = londonBoard('later');
const lines = SearchGraph.of(board);
const place = (stop: number) => lines.placeOf(stop);
const options = optionsWith('modern', 5, {});
if (options === undefined) throw new Error('the preset does not fit together');
const rules = new SearchRules(lines, options.flags, 5);
const DETECTIVES = [13, 26, 29, 34, 50].map(place);
const position = () => rules.begin(options, DETECTIVES, place(103));
const suspects = (...stops: readonly number[]) => {
  const made = new SuspectSet(lines);
  for (const stop of stops) made.add(place(stop));
  return made;
};

describe('where detectives come next', () => {
  it('counts each detective once, by the tickets that he has', () => {
    const here = position();
    const each = DETECTIVES.map((_, pawn) => new Set(placesInReachOf(rules, here, pawn)));
    const reached = reachingPawnsByPlace(rules, here);
    for (let at = 0; at < lines.size; at++) {
      expect(reached[at]).toBe(each.filter((own) => own.has(at)).length);
    }
    here.cells[CELL_INDEX.pawns + CELLS_PER_PAWN * 0 + 3] = 0;
    // From 13 the underground leads to 46, 67 and 89.
    expect([46, 67, 89].map((stop) => placesInReachOf(rules, here, 0).includes(place(stop)))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('what it is worth to stand somewhere', () => {
  const times = pairTimesOn(board);

  it('is how late pairs would catch him, over all places as likely as they are', () => {
    const likely = new Float64Array(lines.size);
    const stops = [103, 140, 199];
    for (const [nth, stop] of stops.entries()) likely[place(stop)] = nth + 1;
    const chase = new ChaseWeights(times, lines.size, 0.5);
    chase.watch(suspects(...stops), likely);
    chase.weigh(DETECTIVES, 2);
    const standing = DETECTIVES.map((at, pawn) => (pawn === 2 ? place(41) : at));
    let expected = 0;
    for (const [nth, stop] of stops.entries()) {
      let worth = 0;
      for (let a = 0; a < 5; a++) {
        for (let b = 0; b < a; b++) {
          worth += 0.5 ** times.at(standing[a] as number, standing[b] as number, place(stop));
        }
      }
      expected += (nth + 1) * (Math.log(worth) / Math.log(0.5));
    }
    expect(chase.lateAt(place(41))).toBeCloseTo(expected, 9);
  });

  it('counts nothing where a detective stands, or would', () => {
    const chase = new ChaseWeights(times, lines.size, 0.5);
    chase.watch(suspects(26, 41));
    chase.weigh(DETECTIVES, 2);
    expect(chase.lateAt(place(41))).toBe(0);
    expect(chase.lateAt(place(42))).toBeGreaterThan(0);
  });

  it('is, for beginners, how many legs away he is', () => {
    const distance = distancesOn(board);
    const approach = new ApproachWeights(lines);
    approach.watch(suspects(103, 199));
    for (const stop of [1, 67, 108]) {
      expect(approach.lateAt(place(stop))).toBe(distance(stop, 103) + distance(stop, 199));
    }
  });

  it('is farther than any way, for beginners, where none leads', () => {
    const alone = { ...T_BOARD_FILE, edges: { taxi: [[1, 2]] } } as const;
    const far = legsBetween(SearchGraph.of(compileEditions(alone, 'T', []).first));
    expect([...far].filter((each) => each !== 255)).toEqual([0, 1, 1, ...Array(8).fill(0)]);
  });
});

describe('the model of X', () => {
  it('has spent the ticket of the first leg at the second of a double', () => {
    const view = table({ at: [13, 26, 29], x: 103, xTickets: { black: 1 } }).view(TABLE);
    const model = modelOfSensibleX(board, pairTimesOn(board));
    // Of all that he can do on 41 he does something: with his last black ticket spent, something ordinary.
    const chances = (tickets: readonly Ticket[], paid?: Ticket) => {
      let sum = 0;
      for (const ticket of tickets) {
        const odds = model.odds(view, ticket, paid);
        const own = TICKETS.indexOf(ticket);
        for (const to of lines.legs(own, place(41))) sum += odds(41, lines.stopAt(to));
      }
      return sum;
    };
    expect(chances(TICKETS)).toBeCloseTo(1, 9);
    expect(chances(TICKETS, 'taxi')).toBeCloseTo(1, 9);
    expect(chances(ORDINARY_TICKETS)).toBeLessThan(0.9);
    expect(chances(ORDINARY_TICKETS, 'black')).toBeCloseTo(1, 9);
  });

  it('gives all legs from a stop together a chance of one, and shuns detectives', () => {
    const here = position();
    const odds = legOddsAt(rules, here, pairTimesOn(board));
    const likely = new Float64Array(lines.size);
    const dice = new FastRandom(3);
    for (let nth = 0; nth < 20; nth++) likely[dice.below(lines.size)] = 1;
    const before = likely.reduce((sum, own) => sum + own, 0);
    let after = 0;
    for (let ticket = 0; ticket <= BLACK_TICKET; ticket++) {
      after += likelyAfter(rules, likely, ticket, odds).reduce((sum, own) => sum + own, 0);
    }
    expect(after).toBeCloseTo(before, 9);
    // From 41 taxis lead to 28 and 40, and to 29, where a detective stands.
    expect(odds(0, place(41), place(29))).toBeLessThan(odds(0, place(41), place(40)));
  });
});
