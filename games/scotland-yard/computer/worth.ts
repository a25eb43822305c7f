import type { PairTimes } from '../../pursuit/computer/pair-times.js';
import { BLACK } from './search/lines.js';
import { play, ticketOf, whoOf, X_DECLARES } from './search/moves.js';
import { CELL, isEscape, PHASE, type SearchState } from './search/search-state.js';
import type { Rules } from './search/rules.js';
import { Suspects } from './search/suspects.js';
import type { Situation, Turn } from './situation.js';
import { riskAt } from './weighing.js';

/** What each thing is worth to X, in moves of the visible game until he would be caught. */
export const WORTH = {
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
export type Taken = {
  readonly after: SearchState;
  readonly known: Suspects;
  readonly cost: number;
};

export function taken({ rules, position: state, suspects }: Situation, turn: Turn): Taken {
  const after = state.copy();
  const known = new Suspects(rules.lines);
  known.copyFrom(suspects);
  let cost = 0;
  for (const move of turn) {
    if (after.phase === PHASE.over) break;
    const declares = whoOf(move) === X_DECLARES;
    if (declares) cost += WORTH.double;
    if (ticketOf(move) === BLACK) cost += WORTH.black;
    known.leg(rules, after, ticketOf(move), declares);
    play(rules, after, move);
    const filled = after.cells[CELL.filled] as number;
    if (rules.flags.reveal_slots.includes(filled)) known.only(after.x);
  }
  return { after, known, cost };
}

/**
 * Where the best pair of detectives would need longest for him if they saw him, weighed against how many stops
 * they must watch, and how likely one of them steps onto him now.
 */
export function worthOf(rules: Rules, times: PairTimes, { after, known, cost }: Taken): number {
  if (after.phase === PHASE.over) return isEscape(after.end) ? WORTH.escaped : -WORTH.caught;
  const suspected = Math.max(1, known.size);
  const risk = riskAt(rules, after, known, after.x);
  const pawns = after.placesOf(rules.pawns);
  return (
    times.soonest(pawns, after.x) + WORTH.hidden * Math.log2(suspected) - WORTH.caught * risk - cost
  );
}
