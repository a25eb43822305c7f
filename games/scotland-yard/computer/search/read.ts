import { flagsInForce } from '@mister-x/engine/core/flag-table';
import type { YardBoard } from '../../rules/board.js';
import { PRESETS } from '../../rules/flags.js';
import { knownPiecesOfX } from '../../rules/ledger.js';
import { ORDINARY_TICKETS, type Phase, TICKETS, type View } from '../../rules/types.js';
import { SearchGraph } from './lines.js';
import { CELL_INDEX, CELLS_PER_PAWN, PHASE_CODES, SearchState } from './search-state.js';
import { SearchRules } from './rules.js';

/** From what a seat is shown to the search's own board. */

export function searchRulesOf(board: YardBoard, view: View): SearchRules {
  return new SearchRules(SearchGraph.of(board), flagsInForce(PRESETS, view), view.detectives.length);
}

const PHASE_CODE_BY_PHASE: Readonly<Record<Phase, number>> = {
  registration: PHASE_CODES.over,
  x_turn: PHASE_CODES.turn,
  x_second_leg: PHASE_CODES.second,
  detectives: PHASE_CODES.detectives,
  over: PHASE_CODES.over,
};

/**
 * The position that a view shows, once all detectives stand on the board.
 *
 * @param x where X is, or is taken to be: a place, or `NOWHERE`
 */
export function searchStateOf({ lines }: SearchRules, view: View, x: number): SearchState {
  const state = new SearchState(lines.words);
  const { cells } = state;
  const tickets = knownPiecesOfX(view);
  cells[CELL_INDEX.phase] = PHASE_CODE_BY_PHASE[view.phase];
  cells[CELL_INDEX.round] = view.round;
  cells[CELL_INDEX.filled] = view.log.length;
  cells[CELL_INDEX.x] = x;
  for (const [t, ticket] of TICKETS.entries()) cells[CELL_INDEX.xTickets + t] = tickets[ticket];
  cells[CELL_INDEX.doubles] = tickets.double;
  for (const [t, ticket] of ORDINARY_TICKETS.entries()) {
    cells[CELL_INDEX.box + t] = view.box[ticket];
    cells[CELL_INDEX.loans + t] = view.x.loans[ticket];
  }
  cells[CELL_INDEX.lent] = view.x.mayBorrow ? 1 : 0;
  // Who acted and was only skipped a view does not say; it matters for `full_idle_round` alone.
  cells[CELL_INDEX.idle] = view.detectives.some(({ acted }) => acted) ? 0 : 1;
  for (const [pawn, detective] of view.detectives.entries()) {
    if (detective.stop === null) throw new Error('a detective stands nowhere yet');
    state.put(pawn, lines.placeOf(detective.stop));
    for (const [t, ticket] of ORDINARY_TICKETS.entries()) {
      cells[CELL_INDEX.pawns + pawn * CELLS_PER_PAWN + 1 + t] = detective.tickets[ticket];
    }
    if (detective.acted) cells[CELL_INDEX.acted] = (cells[CELL_INDEX.acted] as number) | (1 << pawn);
  }
  return state;
}
