import { type BoardData, compileBoard } from '../../pursuit/board.js';
import type { Lines, YardBoard } from './board-facts.js';
import { london } from './data/london.js';
import { MISSING_IN_LATER } from './data/london-later.js';
import { type Flags, TRANSPORTS, type Transport } from './types.js';

export type Edition = Flags['board_edition'];

/** A board in each of its printings; a board with one printing names it twice. */
export type Editions = Readonly<Record<Edition, YardBoard>>;

/** Both printings of a board: the later one lacks some lines (SY-Q20). The data are not checked. */
export function compileEditions(data: BoardData<Transport>, later: Lines): Editions {
  const links: Record<Transport, readonly (readonly [number, number])[]> = { ...data.links };
  for (const [transport, a, b] of later) {
    links[transport] = links[transport].filter(([c, d]) => c !== a || d !== b);
  }
  return {
    first: compileBoard(data, TRANSPORTS),
    later: compileBoard({ ...data, links }, TRANSPORTS),
  };
}

/** Pages take the data as they are; the referee holds them against the rules first (`LONDON_EDITIONS`). */
export const LONDON: Editions = compileEditions(london as BoardData<Transport>, MISSING_IN_LATER);

export function londonBoard(edition: Edition): YardBoard {
  return LONDON[edition];
}
