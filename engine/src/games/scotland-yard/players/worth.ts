import type { PairTimes } from '../../../pursuit/chase/pair-times.js';
import { BLACK, ORDINARY_COUNT } from '../search/lines.js';
import { play, ticketOf, whoOf, X_DECLARES } from '../search/moves.js';
import { CELL, isEscape, PAWN, PHASE, type Position } from '../search/position.js';
import type { Rules } from '../search/rules.js';
import { Suspects } from '../search/suspects.js';
import type { Situation, Turn } from './situation.js';

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
export type Taken = { readonly after: Position; readonly known: Suspects; readonly cost: number };

export function taken({ rules, position, suspects }: Situation, turn: Turn): Taken {
  const after = position.copy();
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
    if (rules.flags.reveal_windows.includes(filled)) known.only(after.x);
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

/**
 * That a detective comes to a place with his next move, if each who can reach it goes to one of the stops where
 * X can be that he reaches, by chance.
 *
 * @param known without it they know where he is
 */
export function riskAt(
  { lines, pawns }: Rules,
  { cells }: Position,
  known: Suspects | undefined,
  x: number,
): number {
  let safe = 1;
  for (let pawn = 0; pawn < pawns; pawn++) {
    const purse = CELL.pawns + pawn * PAWN;
    let reached = 0;
    let reachesX = false;
    for (let ticket = 0; ticket < ORDINARY_COUNT; ticket++) {
      if (cells[purse + 1 + ticket] === 0) continue;
      const row = lines.row(ticket, cells[purse] as number);
      for (let i = lines.first[row] as number; i < (lines.first[row + 1] as number); i++) {
        const place = lines.to[i] as number;
        if (place === x) reachesX = true;
        if (known?.has(place)) reached += 1;
      }
    }
    if (reachesX) safe *= 1 - 1 / Math.max(1, reached);
  }
  return 1 - safe;
}
