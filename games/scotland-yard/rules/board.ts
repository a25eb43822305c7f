import { type Board, compileBoard, boardCompilerOf } from '../../pursuit/rules/board.js';
import type { BoardFile, BoardSpec } from '../../pursuit/rules/board-file.js';
import { london, LINES_MISSING_IN_LATER_EDITIONS } from './data/london.js';
import { type Flags, TRANSPORTS, type Transport } from './types.js';

export type YardBoard = Board<Transport>;

/**
 * What a board must have: taxis everywhere (SYC-17), start cards for X and five detectives, whichever
 * cards those drew. The decks are one for all, or X's and the detectives' own (SY-7).
 */
export const SCOTLAND_YARD_BOARD: BoardSpec<Transport> = {
  game: 'scotland-yard',
  transports: TRANSPORTS,
  everywhere: 'taxi',
  rare: ['ferry'],
  decks: [
    { deck: 'classic18', min: 6 },
    { deck: 'misterX', min: 6 },
    { deck: 'detectives', min: 5 },
  ],
  deckInstead: 'classic18',
  missions: [],
  tickets: [],
};

export type Edition = Flags['board_edition'];

/** A board in each of its printings; a board with one printing names it twice. */
export type Editions = Readonly<Record<Edition, YardBoard>>;

/** Boards that come with the game, by id. */
export type Boards = Readonly<Record<string, Editions>>;

export type BoardLines = readonly (readonly [Transport, number, number])[];

/** Both printings of a board: the later one lacks some lines (SY-Q20). */
export function compileEditions(file: BoardFile, id: string, missing: BoardLines): Editions {
  return {
    first: compileBoard(file, SCOTLAND_YARD_BOARD, id),
    later: compileBoard(withoutLines(file, missing), SCOTLAND_YARD_BOARD, id),
  };
}

export function withoutLines(file: BoardFile, missing: BoardLines): BoardFile {
  const edges = { ...file.edges };
  for (const [transport, a, b] of missing) {
    edges[transport] = (edges[transport] ?? []).filter(([c, d]) => c !== a || d !== b);
  }
  return { ...file, edges };
}

export const BOARDS = {
  london: compileEditions(london, 'london', LINES_MISSING_IN_LATER_EDITIONS),
} as const satisfies Boards;

export function londonBoard(edition: Edition): YardBoard {
  return BOARDS.london[edition];
}

/** A custom board, by its id; one printing of it is known. */
export const fileBoard: (file: BoardFile, id: string) => YardBoard = boardCompilerOf(SCOTLAND_YARD_BOARD);

/** The deck a pawn draws from (SY-7). */
export function startDeckOf(board: YardBoard, deck: Flags['start_deck'], forX: boolean): readonly number[] {
  const name = deck === 'common' ? 'classic18' : forX ? 'misterX' : 'detectives';
  return board.data.starts[name] ?? [];
}
