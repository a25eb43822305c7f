import type { BoardSpec } from '../../pursuit/board-file.js';
import type { YardBoard } from './board-facts.js';
import { type Flags, TRANSPORTS } from './types.js';

/** Decks of start cards: one for all, or X's and the detectives' own (SY-7). */
export const DECKS = ['classic18', 'misterX', 'detectives'] as const;

/**
 * What a board must have that people bring along: taxis everywhere (SYC-17), start cards for X and
 * five detectives, whichever cards those drew (SY-7).
 */
export const SCOTLAND_YARD_BOARD: BoardSpec = {
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

/** The deck a pawn draws from (SY-7). */
export function deckOf(
  board: YardBoard,
  deck: Flags['start_deck'],
  forX: boolean,
): readonly number[] {
  const name = deck === 'common' ? 'classic18' : forX ? 'misterX' : 'detectives';
  return board.data.starts[name] ?? [];
}
