import {
  type Board,
  type BoardData,
  type BoardFault,
  type BoardSpec,
  broughtBoards,
  loadBoard,
} from '../../pursuit/index.js';
import { err, ok, type Result } from '../../result.js';
import { KINDS, type Options, TRANSPORTS, type Transport } from './types.js';

export type EuropeBoard = Board<Transport>;

/** The one deck: start cards of the detectives (MX-8). */
export const DECK = 'detectives';

/** What a board of this game must have; cars run everywhere (MX-2). */
export const EUROPE_BOARD: BoardSpec = {
  game: 'mister-x-europe',
  transports: TRANSPORTS,
  everywhere: 'car',
  along: { plane: 'train' },
  decks: [{ deck: DECK, min: 5 }],
  deckInstead: DECK,
  missions: ['green', 'yellow', 'orange'],
  tickets: KINDS,
  // Slots of 24 rounds with doubles, all racks and the colour cards hold 86 at most.
  supply: { min: 90, usual: 120 },
};

export const COLOURS = ['beige', 'beige-red', 'blue'] as const;
/** Colour of a city, which says what stops there (MX-2). */
export type CityColour = (typeof COLOURS)[number];

/** `undefined`: the lines that meet here are those of no colour. */
export function cityColour(board: EuropeBoard, stop: number): CityColour | undefined {
  const [car, train, plane] = TRANSPORTS.map((name) => board.neighbours(stop, name).length > 0);
  if (car !== true) return undefined;
  if (plane === true) return train === true ? 'blue' : undefined;
  return train === true ? 'beige-red' : 'beige';
}

/** Checks data of unknown origin: lines, colours, start cards, missions, tickets (MX-1, MX-2, MX-8, MX-9). */
export function loadEuropeBoard(input: unknown): Result<EuropeBoard, BoardFault> {
  const loaded = loadBoard<Transport>(input, {
    transports: TRANSPORTS,
    everywhere: 'car',
    decks: [DECK],
  });
  if (!loaded.ok) return loaded;
  const causes = [...colourFaults(loaded.value), ...materialFaults(loaded.value)];
  return causes.length > 0 ? err({ code: 'BOARD_DATA_INVALID', causes }) : ok(loaded.value);
}

function colourFaults(board: EuropeBoard): readonly string[] {
  return board.data.stations
    .filter(({ id }) => cityColour(board, id) === undefined)
    .map(({ id }) => `no colour fits the lines of ${id}`);
}

function materialFaults(board: EuropeBoard): readonly string[] {
  const { missions, tickets, starts } = board.data;
  const causes: string[] = [];
  if ((starts[DECK] ?? []).length < 5) causes.push('fewer than five start cards');
  const named = Object.entries(missions ?? {});
  if (named.length === 0) causes.push('missions are missing');
  for (const [name, mission] of named) {
    if (mission.starts.length === 0 || mission.goals.length === 0) causes.push(`mission ${name}`);
    for (const stop of [...mission.starts, ...mission.goals]) {
      if (!board.has(stop)) causes.push(`mission ${name}: no stop ${stop}`);
    }
  }
  const counts = Object.entries(tickets ?? {});
  if (counts.length === 0) causes.push('tickets are missing');
  for (const [kind, count] of counts) {
    if (!(KINDS as readonly string[]).includes(kind)) causes.push(`unknown ticket ${kind}`);
    if (!Number.isInteger(count) || count < 0) causes.push(`tickets ${kind}: ${count}`);
  }
  return causes;
}

/** Boards that come with the game, by id. */
export type Boards = Readonly<Record<string, EuropeBoard>>;

/** Compiles a board that people brought along, once for each file. */
export const broughtBoard = broughtBoards<Transport>(EUROPE_BOARD);

/** Throws on options that `parseOptions` would not have let through. */
export function boardOf(boards: Boards, { board }: Pick<Options, 'board'>): EuropeBoard {
  if (typeof board !== 'string') return broughtBoard(board);
  const known = boards[board];
  if (known === undefined) throw new Error(`there is no board ${board}`);
  return known;
}

export function deckOf({ data }: EuropeBoard): readonly number[] {
  return data.starts[DECK] ?? [];
}

export type { BoardData };
