import type { BoardData } from '../../pursuit/board.js';
import { broughtBoards } from '../../pursuit/board-choice.js';
import type { BoardFile } from '../../pursuit/board-file.js';
import { type BoardFault, checkBoardData } from '../../pursuit/load-board.js';
import { ok, type Result, unwrap } from '../../result.js';
import { checkFacts, type Lines, type YardBoard } from './board-facts.js';
import { DECKS, SCOTLAND_YARD_BOARD } from './board-spec.js';
import { LONDON_FACTS } from './data/london-facts.js';
import { compileEditions, type Editions, LONDON } from './london-board.js';
import { type Options, TRANSPORTS, type Transport } from './types.js';

/** A board that people brought along, compiled; one printing of it is known. Throws on files that cannot be played. */
export const broughtBoard: (file: BoardFile) => YardBoard =
  broughtBoards<Transport>(SCOTLAND_YARD_BOARD);

/** Both printings of a board out of data of unknown origin. */
export function loadEditions(input: unknown, later: Lines): Result<Editions, BoardFault> {
  const data = checkData(input);
  if (!data.ok) return data;
  const editions = compileEditions(data.value, later);
  const reduced = checkData(editions.later.data);
  return reduced.ok ? ok(editions) : reduced;
}

function checkData(input: unknown): Result<BoardData<Transport>, BoardFault> {
  return checkBoardData(input, { transports: TRANSPORTS, everywhere: 'taxi', decks: DECKS });
}

/** London, held against the rules. */
export const LONDON_EDITIONS: Editions = checkLondon();

function checkLondon(): Editions {
  for (const board of Object.values(LONDON)) {
    unwrap(checkData(board.data));
    unwrap(checkFacts(board, LONDON_FACTS));
  }
  return LONDON;
}

/** The board of a match: one of `boards`, or the one in the options themselves. */
export function boardOf(
  boards: Readonly<Record<string, Editions>>,
  {
    board,
    flags,
  }: Pick<Options, 'board'> & { readonly flags: Pick<Options['flags'], 'board_edition'> },
): YardBoard {
  if (typeof board !== 'string') return broughtBoard(board);
  const editions = boards[board];
  if (editions === undefined) throw new Error(`there is no board ${board}`);
  return editions[flags.board_edition];
}
