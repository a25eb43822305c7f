import type { PairTimes } from '../../pursuit/computer/pair-times.js';
import { BLACK_TICKET } from './search/lines.js';
import { playMove, ticketOfMove, pawnOfMove, X_DECLARES } from './search/moves.js';
import { CELL_INDEX, isEscape, PHASE_CODES, type SearchState } from './search/search-state.js';
import type { SearchRules } from './search/rules.js';
import { SuspectSet } from './search/suspects.js';
import type { SearchSituation, MovesOfTurn } from './situation.js';
import { captureRiskAt } from './weighing.js';

/** What each thing is worth to X, in moves of the visible game until he would be caught. */
export const WORTHS = {
  /** Lost by being caught. */
  caught: 30,
  escaped: 30,
  /** Twice as many stops where he can be. */
  hidden: 0.5,
  /** What he keeps by not playing it now. */
  black: 1,
  double: 2,
} as const;

/** A turn as it leaves things: what it cost, and what everybody knows then. */
export type StateAfterTurn = {
  readonly after: SearchState;
  readonly known: SuspectSet;
  readonly cost: number;
};

export function stateAfterTurn(
  { rules, position: state, suspects }: SearchSituation,
  turn: MovesOfTurn,
): StateAfterTurn {
  const after = state.copy();
  const known = new SuspectSet(rules.lines);
  known.copyFrom(suspects);
  let cost = 0;
  for (const move of turn) {
    if (after.phase === PHASE_CODES.over) break;
    const declares = pawnOfMove(move) === X_DECLARES;
    if (declares) cost += WORTHS.double;
    if (ticketOfMove(move) === BLACK_TICKET) cost += WORTHS.black;
    known.leg(rules, after, ticketOfMove(move), declares);
    playMove(rules, after, move);
    const filled = after.cells[CELL_INDEX.filled] as number;
    if (rules.flags.reveal_slots.includes(filled)) known.only(after.x);
  }
  return { after, known, cost };
}

/**
 * Where the best pair of detectives would need longest for him if they saw him, weighed against how many stops
 * they must watch, and how likely one of them steps onto him now.
 */
export function worthOf(rules: SearchRules, times: PairTimes, { after, known, cost }: StateAfterTurn): number {
  if (after.phase === PHASE_CODES.over) return isEscape(after.end) ? WORTHS.escaped : -WORTHS.caught;
  const suspected = Math.max(1, known.size);
  const risk = captureRiskAt(rules, after, known, after.x);
  const pawns = after.placesOf(rules.pawns);
  return times.soonest(pawns, after.x) + WORTHS.hidden * Math.log2(suspected) - WORTHS.caught * risk - cost;
}
