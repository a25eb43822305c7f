import { type BoardFault, loadBoard } from '../../pursuit/board.js';
import { ok, type Result, unwrap } from '../../result.js';
import { checkFacts, type Lines, type YardBoard } from './board-facts.js';
import { london } from './data/london.js';
import { LONDON_FACTS } from './data/london-facts.js';
import { type Flags, TRANSPORTS, type Transport } from './types.js';

export type Edition = Flags['board_edition'];

/** Decks of start cards: one for all, or X's and the detectives' own (SY-7). */
export const DECKS = ['classic18', 'misterX', 'detectives'] as const;

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

/** The deck a pawn draws from (SY-7). */
export function deckOf(
  board: YardBoard,
  deck: Flags['start_deck'],
  forX: boolean,
): readonly number[] {
  const name = deck === 'common' ? 'classic18' : forX ? 'misterX' : 'detectives';
  return board.data.starts[name] ?? [];
}
