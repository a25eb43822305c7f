import { unwrap } from '@mister-x/engine/core/result';
import { sortedTickets } from '../rules/tickets.js';
import type { DetectiveState, Flags, LogRow, Phase, Setup, State, Ticket } from '../rules/types.js';

import { type boardsWithTestBoards, europeGameWithTestBoards } from './boards.js';

/** A position in short: what is left out is of no influence and filled in. */
export type TestPosition = {
  readonly board?: keyof typeof boardsWithTestBoards;
  readonly devices?: 'phones' | 'kiosk';
  /** Pawns of each hunter; default: Anya 3, Boris 2. */
  readonly split?: readonly number[];
  readonly flags?: Partial<Flags>;
  readonly phase?: Phase;
  readonly round?: number;
  readonly mission?: string;
  /** Detectives' cities in order; further pawns stand far away. */
  readonly at?: readonly number[];
  /** Pawns that have made their move of this round. */
  readonly moved?: readonly number[];
  /** Position 0, and his present city where no leg says another. */
  readonly x?: number;
  /** Positions 1 to c, or their number, all in his present city. */
  readonly log?: number | readonly (number | LogRow)[];
  readonly hand?: string;
  /** By hunter. */
  readonly hands?: readonly string[];
  readonly more?: Partial<Omit<State, 'options' | 'x' | 'end'>>;
};

/** Cities at the edge, out of the way of what the scenarios name. */
const FAR_STOPS = {
  E: [310, 309, 308, 307, 306, 305],
  EU: [84, 110, 111, 135, 195, 194],
  europe: [33, 45, 1, 199, 198, 197],
};

const SYMBOL_BY_LETTER: Readonly<Record<string, string>> = {
  F: 'footprints',
  S: 'silhouette',
  M: 'magnifier',
  B: 'beacon',
};

/** `3 car/F, train/S, 2 plane/B`; a numbered piece as `car/F/7`. */
export function ticketsOfText(text: string): readonly Ticket[] {
  return text
    .split(', ')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [count, name] = part.includes(' ') ? part.split(' ') : ['1', part];
      const [transport, symbol = '', ...serial] = (name ?? '').split('/');
      const ticket = [transport, SYMBOL_BY_LETTER[symbol] ?? symbol, ...serial].join('/');
      return Array<Ticket>(Number(count)).fill(ticket);
    });
}

export function optionsOf(place: TestPosition) {
  const { board = 'E', devices = 'phones', split = [3, 2], flags = {} } = place;
  return unwrap(europeGameWithTestBoards.parseOptions({ board, devices, split, flags }));
}

/** A leg of the log by car, face up, with nobody in the way. */
export function logRow(stop: number, more: Partial<LogRow> = {}): LogRow {
  const plain = { ticket: 'car/magnifier', faceDown: false, double: 0, open: false } as const;
  return { ...plain, stop, detectives: [], ...more };
}

export function setupOf(place: TestPosition): Setup {
  const { board = 'E', at = [], x = board === 'EU' ? 164 : 301, log = [] } = place;
  const rows = typeof log === 'number' ? Array.from({ length: log }, () => x) : log;
  const legs = rows.map((each, i) =>
    typeof each === 'number' ? logRow(each, { ticket: KINDS_OF_LOG[i % 3] ?? '' }) : each,
  );
  const far = FAR_STOPS[board].filter((stop) => !at.includes(stop) && stop !== x);
  const detectives = [...at, ...far].slice(0, 5).map(
    (stop, i): DetectiveState => ({
      stop,
      moved: place.moved?.includes(i + 1) === true,
      skipped: null,
      card: null,
    }),
  );
  const { split = [3, 2] } = place;
  return {
    options: optionsOf(place),
    position: {
      phase: place.phase ?? 'x_move',
      round: place.round ?? Math.max(1, legs.length + 1),
      detectives,
      hands: split.map((_, i) => sortedTickets(ticketsOfText(place.hands?.[i] ?? ''))),
      ...place.more,
      x: {
        mission: place.mission ?? 'green',
        start: x,
        stop: legs.at(-1)?.stop ?? x,
        hand: ticketsOfText(place.hand ?? ''),
        dealt: true,
        log: legs,
      },
    },
  };
}

const KINDS_OF_LOG = ['car/magnifier', 'car/beacon', 'train/beacon'];
