import { type Board, compileBoard, boardCompilerOf } from '../../pursuit/rules/board.js';
import type { BoardFile, BoardSpec } from '../../pursuit/rules/board-file.js';
import { europe } from './data/europe.js';
import { TICKET_KINDS, TRANSPORTS, type Transport } from './types.js';

export type EuropeBoard = Board<Transport>;

/** The one deck: start cards of the detectives (MX-8). */
export const START_DECK = 'detectives';

/** What a board must have; cars run everywhere (MX-2). */
export const EUROPE_BOARD: BoardSpec<Transport> = {
  game: 'mister-x-europe',
  transports: TRANSPORTS,
  everywhere: 'car',
  along: { plane: 'train' },
  decks: [{ deck: START_DECK, min: 5 }],
  deckInstead: START_DECK,
  missions: ['green', 'yellow', 'orange'],
  tickets: TICKET_KINDS,
  // Slots of 24 rounds with doubles, all racks and the colour cards hold 86 at most.
  supply: { min: 90, usual: 120 },
};

/** Boards that come with the game, by id. */
export type Boards = Readonly<Record<string, EuropeBoard>>;

export const BOARDS = {
  europe: compileBoard(europe, EUROPE_BOARD, 'europe'),
} as const satisfies Boards;

/** The board of 199 cities that comes with the game. */
export function europeBoard(): EuropeBoard {
  return BOARDS.europe;
}

/** A custom board, by its id. */
export const fileBoard: (file: BoardFile, id: string) => EuropeBoard = boardCompilerOf(EUROPE_BOARD);

export function startDeckOf({ data }: EuropeBoard): readonly number[] {
  return data.starts[START_DECK] ?? [];
}
