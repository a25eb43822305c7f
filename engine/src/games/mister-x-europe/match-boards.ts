import { broughtBoards } from '../../pursuit/board-choice.js';
import { unwrap } from '../../result.js';
import { EUROPE_BOARD, type EuropeBoard } from './boards.js';
import { europeBoard } from './europe-board.js';
import { loadEuropeBoard } from './load-board.js';
import type { Options, Transport } from './types.js';

/** Boards that come with the game, by id. */
export type Boards = Readonly<Record<string, EuropeBoard>>;

/** The board that comes with the game, held against the rules. */
export const BOARDS: Boards = { europe: checkEurope() };

function checkEurope(): EuropeBoard {
  unwrap(loadEuropeBoard(europeBoard().data));
  return europeBoard();
}

/** Compiles a board that people brought along, once for each file. */
export const broughtBoard = broughtBoards<Transport>(EUROPE_BOARD);

/** Throws on options that `parseOptions` would not have let through. */
export function boardOf(boards: Boards, { board }: Pick<Options, 'board'>): EuropeBoard {
  if (typeof board !== 'string') return broughtBoard(board);
  const known = boards[board];
  if (known === undefined) throw new Error(`there is no board ${board}`);
  return known;
}
