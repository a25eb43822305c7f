import { flagsInForce } from '@mister-x/engine/core/flag-table';
import type { YardBoard } from '../../rules/board.js';
import { PRESETS } from '../../rules/flags.js';
import { ledgerOf } from '../../rules/ledger.js';
import { ORDINARY, type Phase, TICKETS, type View } from '../../rules/types.js';
import { Lines } from './lines.js';
import { CELL, PAWN, PHASE, SearchState } from './search-state.js';
import { Rules } from './rules.js';

/** From what a seat is shown to the search's own board. */

export function rulesOf(board: YardBoard, view: View): Rules {
  return new Rules(Lines.of(board), flagsInForce(PRESETS, view), view.detectives.length);
}

const PHASES: Readonly<Record<Phase, number>> = {
  registration: PHASE.over,
  x_turn: PHASE.turn,
  x_second_leg: PHASE.second,
  detectives: PHASE.detectives,
  over: PHASE.over,
};

/**
 * The position that a view shows, once all detectives stand on the board.
 *
 * @param x where X is, or is taken to be: a place, or `NOWHERE`
 */
export function positionIn({ lines }: Rules, view: View, x: number): SearchState {
  const state = new SearchState(lines.words);
  const { cells } = state;
  const tickets = ledgerOf(view);
  cells[CELL.phase] = PHASES[view.phase];
  cells[CELL.round] = view.round;
  cells[CELL.filled] = view.log.length;
  cells[CELL.x] = x;
  for (const [t, ticket] of TICKETS.entries()) cells[CELL.xTickets + t] = tickets[ticket];
  cells[CELL.doubles] = tickets.double;
  for (const [t, ticket] of ORDINARY.entries()) {
    cells[CELL.box + t] = view.box[ticket];
    cells[CELL.loans + t] = view.x.loans[ticket];
  }
  cells[CELL.lent] = view.x.mayBorrow ? 1 : 0;
  // Who acted and was only skipped a view does not say; it matters for `full_idle_round` alone.
  cells[CELL.idle] = view.detectives.some(({ acted }) => acted) ? 0 : 1;
  for (const [pawn, detective] of view.detectives.entries()) {
    if (detective.stop === null) throw new Error('a detective stands nowhere yet');
    state.put(pawn, lines.placeOf(detective.stop));
    for (const [t, ticket] of ORDINARY.entries()) {
      cells[CELL.pawns + pawn * PAWN + 1 + t] = detective.tickets[ticket];
    }
    if (detective.acted) cells[CELL.acted] = (cells[CELL.acted] as number) | (1 << pawn);
  }
  return state;
}
