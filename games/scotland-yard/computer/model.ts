import type { PairTimes } from '../../pursuit/computer/pair-times.js';
import type { Model } from '../rules/belief.js';
import type { YardBoard } from '../rules/board.js';
import { BLACK } from './search/lines.js';
import { NOWHERE, type SearchState } from './search/search-state.js';
import { positionIn, rulesOf } from './search/read.js';
import type { Rules } from './search/rules.js';
import { TICKETS } from '../rules/types.js';
import { reachersOf } from './weighing.js';

/** How X is taken to be. */
export type Nature = {
  /** The share of legs that he takes by chance. */
  readonly erratic: number;
  /** What it costs him, in moves of the visible game, that a detective can come there, or a second one. */
  readonly reached: number;
};

/** Nobody should rely too much on X's good sense. */
const DOUBTED: Nature = { erratic: 1 / 5, reached: 4 };
/** Moves of the visible game by which a leg must be better to be e times as likely. */
const TEMPER = 1.5;
const MOST_REACHED = 2;
const BLACK_COST = 1;

/**
 * X as a model: he prefers stops from which he would be caught late if he were seen, and shuns those that a
 * detective can come to; now and then he goes anywhere.
 */
export function sensibleX(board: YardBoard, times: PairTimes, nature = DOUBTED): Model {
  return {
    odds: (before, ticket, paid) => {
      const rules = rulesOf(board, before);
      const { lines } = rules;
      const state = positionIn(rules, before, NOWHERE);
      const first = paid === undefined ? -1 : TICKETS.indexOf(paid);
      const odds = oddsAt(rules, state, times, first, nature);
      const own = TICKETS.indexOf(ticket);
      return (from, to) => odds(own, lines.placeOf(from), lines.placeOf(to));
    },
  };
}

/** How likely he goes from one place to another with this ticket, of all that he can pay from there. */
export type LegOdds = (ticket: number, from: number, to: number) => number;

/** @param paid the ticket of the first leg, for the second of a double; -1: none */
export function oddsAt(
  rules: Rules,
  state: SearchState,
  times: PairTimes,
  paid = -1,
  nature = DOUBTED,
): LegOdds {
  // What he can pay does not depend on where he is.
  const payable = [0, 1, 2, BLACK].filter((each) => rules.couldPay(state, each, paid));
  const { erratic } = nature;
  const worths = worthsOf(rules, state, times, nature);
  const weightOf = (by: number, to: number) =>
    (worths[to] as number) * (by === BLACK ? Math.exp(-BLACK_COST / TEMPER) : 1);
  const totals = new Map<number, Total>();
  const totalOf = (from: number): Total => {
    const before = totals.get(from);
    if (before !== undefined) return before;
    const total = { sum: 0, legs: 0 };
    for (const by of payable) {
      for (const to of rules.lines.legs(by, from)) {
        total.sum += weightOf(by, to);
        total.legs += 1;
      }
    }
    totals.set(from, total);
    return total;
  };
  return (ticket, from, to) => {
    const { sum, legs } = totalOf(from);
    const share = sum === 0 ? 0 : weightOf(ticket, to) / sum;
    return (1 - erratic) * share + erratic / Math.max(1, legs);
  };
}

type Total = { sum: number; legs: number };

/** How likely he is where once he has taken a leg. */
export function likelyAfter(
  { lines }: Rules,
  likely: Float64Array,
  ticket: number,
  odds: LegOdds,
): Float64Array {
  const next = new Float64Array(lines.size);
  for (let from = 0; from < lines.size; from++) {
    const before = likely[from] as number;
    if (before === 0) continue;
    for (const to of lines.legs(ticket, from)) {
      next[to] = (next[to] as number) + before * odds(ticket, from, to);
    }
  }
  return next;
}

/** How attractive each place is to him, as it stands. */
function worthsOf(
  rules: Rules,
  state: SearchState,
  times: PairTimes,
  { reached: cost }: Nature,
): Float64Array {
  const pawns = state.placesOf(rules.pawns);
  const reached = reachersOf(rules, state);
  return Float64Array.from({ length: rules.lines.size }, (_, to) => {
    if (state.isHeld(to)) return 0;
    const near = cost * Math.min(MOST_REACHED, reached[to] as number);
    return Math.exp((times.soonest(pawns, to) - near) / TEMPER);
  });
}
