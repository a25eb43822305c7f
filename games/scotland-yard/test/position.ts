import { unwrap } from '@mister-x/engine/core/result';
import {
  type Flags,
  ORDINARY_TICKETS,
  type OrdinaryCounts,
  type Phase,
  PIECES,
  type PieceCounts,
  type Setup,
  type State,
  type Variant,
  type Slot,
} from '../rules/types.js';
import { scotlandYardWithT } from './boards.js';

/** A position in short: what is left out is of no influence and filled in. */
export type TestPosition = {
  readonly variant?: Variant;
  readonly board?: 'london' | 'T';
  /** Default: one hunter for each stop of `at`, three at least. */
  readonly hunters?: number;
  readonly flags?: Partial<Flags>;
  readonly phase?: Phase;
  readonly round?: number;
  /** Detectives' stops in the order of play; further pawns stand far away. */
  readonly at: readonly number[];
  /** Detectives' tickets in the order of play: what is named replaces the full kit. */
  readonly tickets?: readonly (Partial<OrdinaryCounts> | undefined)[];
  /** How many detectives, from the first on, have acted in this round. */
  readonly acted?: number;
  readonly x: number;
  readonly xTickets?: Partial<PieceCounts>;
  /** Slots filled: their number, or the slots themselves. */
  readonly log?: number | readonly Slot[];
  readonly more?: Partial<State['x']>;
  readonly loans?: Partial<OrdinaryCounts>;
};

const NO_TICKETS: OrdinaryCounts = { taxi: 0, bus: 0, underground: 0 };
/** Stops of London at the edge, out of the way of the stops that the rule texts name. */
const FAR_STOPS = [175, 17, 7, 188, 162];

export function optionsOf(place: Partial<TestPosition>) {
  const { variant = 'modern', board = 'london', at = [], flags = {} } = place;
  const hunters = place.hunters ?? Math.max(3, at.length);
  return unwrap(scotlandYardWithT.parseOptions({ variant, board, hunters, flags }));
}

/** The set-up of a position; every piece that is nowhere else lies in the box. */
export function setupOf(place: TestPosition): Setup {
  const chosen = optionsOf(place);
  const { flags, hunters } = chosen;
  const pawns = hunters < 3 ? 4 : hunters;
  const far = FAR_STOPS.filter((stop) => !place.at.includes(stop) && stop !== place.x);
  const stops = [...place.at, ...far].slice(0, pawns);
  const kits = stops.map((_, i) => place.tickets?.[i]);
  const detectives = stops.map((stop, i) => ({
    stop,
    tickets: kits[i] === undefined ? flags.detective_kit : { ...NO_TICKETS, ...kits[i] },
  }));
  const tickets: PieceCounts = { ...flags.x_kit, black: pawns, ...place.xTickets };
  const log = typeof place.log === 'object' ? place.log : plainSlots(place.log ?? 0);
  const doubles = flags.supply.double - tickets.double;
  const onLog = (piece: string) => log.filter(({ ticket, loan }) => ticket === piece && loan === undefined).length;
  const box = Object.fromEntries(
    PIECES.map((piece) => {
      const held = detectives.reduce(
        (sum, detective) => sum + ((detective.tickets as Partial<PieceCounts>)[piece] ?? 0),
        0,
      );
      const spent = piece === 'double' ? doubles : onLog(piece);
      return [piece, flags.supply[piece] - tickets[piece] - held - spent];
    }),
  ) as PieceCounts;
  return {
    options: chosen,
    position: {
      phase: place.phase ?? 'x_turn',
      round: place.round ?? Math.max(1, log.length),
      detectives,
      acted: stops.map((_, i) => i < (place.acted ?? 0)),
      box,
      doublesSpent: doubles,
      loans: { ...NO_TICKETS, ...place.loans },
      x: { start: place.x, stop: place.x, tickets, log, ...place.more },
    },
  };
}

function plainSlots(count: number): readonly Slot[] {
  // Not more of a kind than a box of three detectives' games can have paid.
  return Array.from({ length: count }, (_, i) => slot(i < 14 ? 'taxi' : 'bus', 1));
}

export function slot(ticket: Slot['ticket'], stop: number, more?: Partial<Slot>): Slot {
  return { stop, ticket, held: 1, detectives: [], ...more };
}

/** Pieces of each kind over all owners, counted again (SY-62). Substitutes are no pieces. */
export function piecesOf(state: State): PieceCounts {
  const count = (piece: keyof PieceCounts): number => {
    let sum = state.box[piece] + state.x.tickets[piece];
    for (const { tickets } of state.detectives) {
      for (const ticket of ORDINARY_TICKETS) if (ticket === piece) sum += tickets[ticket];
    }
    const laid = state.x.log.filter(({ ticket }) => ticket === piece).length;
    if (piece === 'double') return sum + state.doublesSpent;
    const loans = ORDINARY_TICKETS.reduce((n, ticket) => n + (ticket === piece ? state.loans[ticket] : 0), 0);
    return sum + laid - loans;
  };
  return {
    taxi: count('taxi'),
    bus: count('bus'),
    underground: count('underground'),
    black: count('black'),
    double: count('double'),
  };
}
