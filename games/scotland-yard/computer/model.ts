import type { PairTimes } from '../../pursuit/computer/pair-times.js';
import type { MisterXModel } from '../rules/belief.js';
import type { YardBoard } from '../rules/board.js';
import { BLACK_TICKET } from './search/lines.js';
import { NO_PLACE, type SearchState } from './search/search-state.js';
import { searchStateOf, searchRulesOf } from './search/read.js';
import type { SearchRules } from './search/rules.js';
import { TICKETS } from '../rules/types.js';
import { reachingPawnsByPlace } from './weighing.js';

/** How X is taken to be. */
export type XNature = {
  /** The share of legs that he takes by chance. */
  readonly erratic: number;
  /** What it costs him, in moves of the visible game, that a detective can come there, or a second one. */
  readonly reached: number;
};

/** Nobody should rely too much on X's good sense. */
const DEFAULT_NATURE: XNature = { erratic: 1 / 5, reached: 4 };
/** Moves of the visible game by which a leg must be better to be e times as likely. */
const CHOICE_TEMPERATURE = 1.5;
const REACHING_PAWNS_MAX = 2;
const BLACK_TICKET_COST = 1;

/**
 * X as a model: he prefers stops from which he would be caught late if he were seen, and shuns those that a
 * detective can come to; now and then he goes anywhere.
 */
export function modelOfSensibleX(board: YardBoard, times: PairTimes, nature = DEFAULT_NATURE): MisterXModel {
  return {
    odds: (before, ticket, paid) => {
      const rules = searchRulesOf(board, before);
      const { lines } = rules;
      const state = searchStateOf(rules, before, NO_PLACE);
      const first = paid === undefined ? -1 : TICKETS.indexOf(paid);
      const odds = legOddsAt(rules, state, times, first, nature);
      const own = TICKETS.indexOf(ticket);
      return (from, to) => odds(own, lines.placeOf(from), lines.placeOf(to));
    },
  };
}

/** How likely he goes from one place to another with this ticket, of all that he can pay from there. */
export type LegOdds = (ticket: number, from: number, to: number) => number;

/** @param paid the ticket of the first leg, for the second of a double; -1: none */
export function legOddsAt(
  rules: SearchRules,
  state: SearchState,
  times: PairTimes,
  paid = -1,
  nature = DEFAULT_NATURE,
): LegOdds {
  // What he can pay does not depend on where he is.
  const payable = [0, 1, 2, BLACK_TICKET].filter((each) => rules.couldPay(state, each, paid));
  const { erratic } = nature;
  const worths = worthsOf(rules, state, times, nature);
  const weightOf = (by: number, to: number) =>
    (worths[to] as number) * (by === BLACK_TICKET ? Math.exp(-BLACK_TICKET_COST / CHOICE_TEMPERATURE) : 1);
  const totals = new Map<number, WeightTotal>();
  const totalOf = (from: number): WeightTotal => {
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

type WeightTotal = { sum: number; legs: number };

/** How likely he is where once he has taken a leg. */
export function likelyAfter({ lines }: SearchRules, likely: Float64Array, ticket: number, odds: LegOdds): Float64Array {
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
function worthsOf(rules: SearchRules, state: SearchState, times: PairTimes, { reached: cost }: XNature): Float64Array {
  const pawns = state.placesOf(rules.pawns);
  const reached = reachingPawnsByPlace(rules, state);
  return Float64Array.from({ length: rules.lines.size }, (_, to) => {
    if (state.isHeld(to)) return 0;
    const near = cost * Math.min(REACHING_PAWNS_MAX, reached[to] as number);
    return Math.exp((times.soonest(pawns, to) - near) / CHOICE_TEMPERATURE);
  });
}
