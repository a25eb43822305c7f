import type { Seat } from '@mister-x/engine/core/game';
import { detectiveIndexOf, hunterIndexOf, hunterSeat, isHeldByDetective } from '../../pursuit/rules/pawns.js';
import type { EuropeBoard } from './board.js';
import { transportOf, ticketsWithout } from './tickets.js';
import {
  DETECTIVE_COUNT,
  type HunterSeat,
  type Options,
  type StopsByTransport,
  type State,
  type Ticket,
  TRANSPORTS,
  type Transport,
} from './types.js';

/** Five pawns, and who moves them: hunters in turn, each his own in a row (MX-5). */

/** Place of the hunter who plays a pawn. */
export function hunterOfPawn({ split }: Options, pawn: number): number {
  let last = 0;
  for (const [hunter, pawns] of split.entries()) {
    last += pawns;
    if (pawn < last) return hunter;
  }
  return -1;
}

export function hunterOf(options: Options, pawn: number): HunterSeat {
  return hunterSeat(hunterOfPawn(options, pawn));
}

/** Place of a detective's pawn, or -1 when no pawn of this game is called so. */
export function pawnIndex(name: string): number {
  const place = detectiveIndexOf(name);
  return place < DETECTIVE_COUNT ? place : -1;
}

/** Place of a hunter of this table, or -1. */
export function hunterIndex({ split }: Options, seat: Seat): number {
  const place = hunterIndexOf(seat);
  return place < split.length ? place : -1;
}

export function huntersOf({ split }: Options): readonly HunterSeat[] {
  return split.map((_, i) => hunterSeat(i));
}

/** Tickets a hunter may hold (MX-7). */
export function handLimitOf({ split, flags }: Options, hunter: number): number {
  return flags.hunter_hand.base + flags.hunter_hand.per_detective * (split[hunter] ?? 0);
}

/** Where detectives can go. None of this knows of X (CM-3). */

type Pawns = { readonly detectives: readonly { readonly stop: number | null }[] };

/** Legs of a pawn by any of these transports, no matter who has tickets for them. */
export function legsIgnoringTickets(
  board: EuropeBoard,
  state: Pawns,
  pawn: number,
  transports: readonly Transport[] = TRANSPORTS,
): readonly StopsByTransport[] {
  const from = state.detectives[pawn]?.stop;
  if (from == null) return [];
  const reach: StopsByTransport[] = [];
  for (const transport of transports) {
    const stops = board.neighbours(from, transport).filter((stop) => !isHeldByDetective(state, stop));
    if (stops.length > 0) reach.push({ transport, stops });
  }
  return reach;
}

export function pawnCanMove(board: EuropeBoard, state: Pawns, pawn: number, hand: readonly Ticket[]): boolean {
  const from = state.detectives[pawn]?.stop;
  if (from == null) return false;
  for (const transport of TRANSPORTS) {
    if (!hand.some((ticket) => transportOf(ticket) === transport)) continue;
    for (const stop of board.neighbours(from, transport)) if (!isHeldByDetective(state, stop)) return true;
  }
  return false;
}

/** Pawns that have neither moved nor been skipped in this round. */
export function pawnsYetToMove({ detectives }: State): readonly number[] {
  const pawns: number[] = [];
  for (let i = 0; i < detectives.length; i++) {
    const detective = detectives[i];
    if (detective !== undefined && !detective.moved && detective.skipped === null) pawns.push(i);
  }
  return pawns;
}

export function handOfPawn({ hands, options }: State, pawn: number): readonly Ticket[] {
  return hands[hunterOfPawn(options, pawn)] ?? [];
}

/**
 * The most pawns of a hunter that can still move as things stand, each with a ticket and to a free city
 * of its own (`forced_moves: maximum`, MX-36). Room that pawns would make for each other is not counted,
 * so that a player who makes one of these moves leaves the others possible.
 */
export function moversMax(board: EuropeBoard, state: Pawns, pawns: readonly number[], hand: readonly Ticket[]): number {
  const left: Record<Transport, number> = { car: 0, train: 0, plane: 0 };
  for (const ticket of hand) left[transportOf(ticket)]++;
  const choices = pawns.map((pawn) =>
    legsIgnoringTickets(board, state, pawn).flatMap(({ transport, stops }) =>
      // Of more stops than there are pawns one is always left over.
      left[transport] > 0 ? stops.slice(0, pawns.length).map((stop) => ({ transport, stop })) : [],
    ),
  );
  return assignTickets(choices, 0, left, new Set());
}

type PawnMove = { readonly transport: Transport; readonly stop: number };

function assignTickets(
  choices: readonly (readonly PawnMove[])[],
  from: number,
  left: Record<Transport, number>,
  taken: Set<number>,
): number {
  const own = choices[from];
  if (own === undefined) return 0;
  const most = Math.min(choices.length - from, left.car + left.train + left.plane);
  let best = 0;
  for (const { transport, stop } of own) {
    if (left[transport] === 0 || taken.has(stop)) continue;
    left[transport]--;
    taken.add(stop);
    best = Math.max(best, 1 + assignTickets(choices, from + 1, left, taken));
    left[transport]++;
    taken.delete(stop);
    if (best === most) return best;
  }
  return Math.max(best, assignTickets(choices, from + 1, left, taken));
}

/**
 * The move would leave fewer of the hunter's pawns able to move than could have, itself included
 * (`forced_moves: maximum`, MX-Q9). `ticket` is a piece of his hand.
 */
export function leavesFewerMovers(
  board: EuropeBoard,
  state: State,
  pawn: number,
  ticket: Ticket,
  stop: number,
): boolean {
  if (state.options.flags.forced_moves === 'greedy') return false;
  const own = hunterOfPawn(state.options, pawn);
  const pawns = pawnsYetToMove(state).filter((each) => hunterOfPawn(state.options, each) === own);
  const hand = handOfPawn(state, pawn);
  const before = moversMax(board, state, pawns, hand);
  const detectives = state.detectives.map((each, i) => (i === pawn ? { stop } : each));
  const others = pawns.filter((each) => each !== pawn);
  return 1 + moversMax(board, { detectives }, others, ticketsWithout(hand, [ticket])) < before;
}
