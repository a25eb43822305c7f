import { type BoardFault, loadBoard } from '../../pursuit/board.js';
import { broughtBoards } from '../../pursuit/board-choice.js';
import type { BoardFile, BoardSpec } from '../../pursuit/board-file.js';
import { ok, type Result, unwrap } from '../../result.js';
import { checkFacts, type Lines, type YardBoard } from './board-facts.js';
import { london } from './data/london.js';
import { LONDON_FACTS } from './data/london-facts.js';
import { type Flags, type Options, TRANSPORTS, type Transport } from './types.js';

export type Edition = Flags['board_edition'];

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

/** A board that people brought along, compiled; one printing of it is known. Throws on files that cannot be played. */
export const broughtBoard: (file: BoardFile) => YardBoard =
  broughtBoards<Transport>(SCOTLAND_YARD_BOARD);

/** A board in each of its printings; a board with one printing names it twice. */
export type Editions = Readonly<Record<Edition, YardBoard>>;

/** Both printings of a board: the later one lacks some lines (SY-Q20). */
export function loadEditions(input: unknown, later: Lines): Result<Editions, BoardFault> {
  const rules = { transports: TRANSPORTS, everywhere: 'taxi', decks: DECKS } as const;
  const first = loadBoard<Transport>(input, rules);
  if (!first.ok) return first;
  const { data } = first.value;
  const reduced = loadBoard<Transport>({ ...data, links: without(data.links, later) }, rules);
  if (!reduced.ok) return reduced;
  return ok({ first: first.value, later: reduced.value });
}

function without(
  links: YardBoard['data']['links'],
  lines: Lines,
): Record<Transport, readonly (readonly [number, number])[]> {
  const result: Record<Transport, readonly (readonly [number, number])[]> = { ...links };
  for (const [transport, a, b] of lines) {
    result[transport] = result[transport].filter(([c, d]) => c !== a || d !== b);
  }
  return result;
}

function loadLondon(): Editions {
  const editions = unwrap(loadEditions(london, LONDON_FACTS.missingInLater));
  unwrap(checkFacts(editions.first, LONDON_FACTS));
  unwrap(checkFacts(editions.later, LONDON_FACTS));
  return editions;
}

const LONDON = loadLondon();

export function londonBoard(edition: Edition): YardBoard {
  return LONDON[edition];
}

export const LONDON_EDITIONS: Editions = LONDON;

/** The board of a match: one of `boards`, or the one in the options themselves. */
export function boardOf(
  boards: Readonly<Record<string, Editions>>,
  { board, flags }: Pick<Options, 'board' | 'flags'>,
): YardBoard {
  if (typeof board !== 'string') return broughtBoard(board);
  const editions = boards[board];
  if (editions === undefined) throw new Error(`there is no board ${board}`);
  return editions[flags.board_edition];
}

/** The deck a pawn draws from (SY-7). */
export function deckOf(
  board: YardBoard,
  deck: Flags['start_deck'],
  forX: boolean,
): readonly number[] {
  const name = deck === 'common' ? 'classic18' : forX ? 'misterX' : 'detectives';
  return board.data.starts[name] ?? [];
}
