import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import type { Rng } from '@mister-x/engine/core/rng';
import { detectiveId, haveDetectivesStarted, isHeldByDetective } from '../../pursuit/rules/pawns.js';
import { startDeckOf, type EuropeBoard } from './board.js';
import { mayCloseMoves } from './detectives.js';
import { jointSpecialActions, sampleSpecial } from './joint-specials.js';
import { handOfPawn, hunterIndex, hunterOf, pawnCanMove, pawnsYetToMove, leavesFewerMovers } from './pawns.js';
import { mayFlagsChange, handsAreDealt, seatsYetToSetUp, startChoices, startsAreDealt } from './setup.js';
import { offerActions, sampleOffer } from './special-parts.js';
import { drawFromStack, ticketsDue, handLimit, handOf, stackFaultKnownTo, stackSize } from './supply.js';
import {
  multisetsOfKinds,
  kindOf,
  kindsIn,
  ticketMeantBy,
  multisetsOf,
  sortedTickets,
  takeTickets,
  transportOf,
} from './tickets.js';
import { sampleTravel, travelActions } from './travels.js';
import {
  type Action,
  type HandOwner,
  TICKET_KINDS,
  type TicketKind,
  type State,
  type Ticket,
  X_SEAT,
} from './types.js';
import { xMoveGroundOf, mayXSwapHand } from './x-moves.js';

/**
 * Actions that would be accepted, tickets by kind: pieces of a kind are interchangeable. Lazy, as the ways
 * to pay and the hands that people may have drawn are many. What moves nothing `unlistedActionTypes` names.
 */
export function* legalActions(board: EuropeBoard, state: State, seat: Seat): Iterable<Action> {
  switch (state.phase) {
    case 'registration':
      yield* registrations(board, state, seat);
      return;
    case 'x_move':
      if (seat === X_SEAT) yield* xMoves(board, state);
      return;
    case 'x_redraw':
      if (seat === X_SEAT) yield* drawsOf(board, state, seat, ticketsDue(state, 'x'), 'draw');
      return;
    case 'x_refill':
      if (seat === X_SEAT) yield* refills(board, state, seat);
      return;
    case 'moves':
      if (hunterIndex(state.options, seat) >= 0) yield* moves(board, state, seat);
      return;
    case 'specials':
      if (hunterIndex(state.options, seat) < 0) return;
      yield { type: 'noSpecial' };
      yield* refills(board, state, seat);
      yield* jointSpecialActions(board, state, seat);
      yield* offerActions(state, seat);
      return;
    case 'refill':
      yield* closingActions(board, state, seat);
      return;
    case 'over':
      return;
  }
}

/** What `legalActions` leaves out, by its type: deals, flags, audits, and discs on any city. */
export function unlistedActionTypes(state: State, seat: Seat): readonly Action['type'][] {
  if (state.phase === 'over') return [];
  if (state.phase !== 'registration') return seat === X_SEAT ? ['audit'] : ['disc', 'audit'];
  const types: Action['type'][] = [];
  if (seat !== X_SEAT && mayFlagsChange(state)) types.push('configure');
  if (seat === REFEREE && startsAreDealt(state)) types.push('dealStarts');
  if (seat === REFEREE && handsAreDealt(state)) types.push('dealHands');
  return types;
}

function* registrations(board: EuropeBoard, state: State, seat: Seat): Iterable<Action> {
  if (seat === X_SEAT) {
    for (const { mission, stops } of startChoices(board, state)) {
      for (const stop of stops) yield { type: 'chooseMission', mission, stop };
    }
  } else {
    yield* startCards(board, state, seat);
  }
  yield* firstHands(board, state, seat);
}

function* startCards(board: EuropeBoard, state: State, seat: Seat): Iterable<Action> {
  const { start_source: source, x_start_choice: when } = state.options.flags;
  const early = when === 'before_detectives' && state.x.mission === null;
  if (source === 'server' || early || haveDetectivesStarted(state)) return;
  for (const [pawn, { stop: own }] of state.detectives.entries()) {
    if (seat !== REFEREE && hunterOf(state.options, pawn) !== seat) continue;
    for (const stop of startDeckOf(board)) {
      if (stop !== own && isHeldByDetective(state, stop)) continue;
      yield { type: 'registerStart', pawn: detectiveId(pawn), stop };
    }
  }
}

function* firstHands(board: EuropeBoard, state: State, seat: Seat): Iterable<Action> {
  const { options, x, drawn } = state;
  if (options.flags.hand_source === 'server') return;
  const hunter = hunterIndex(options, seat);
  const missing = seat === X_SEAT ? !x.dealt : hunter >= 0 && drawn[hunter] !== true;
  if (!missing) return;
  yield* drawsOf(board, state, seat, handLimit(state, seat as HandOwner), 'registerHand');
}

function* xMoves(board: EuropeBoard, state: State): Iterable<Action> {
  const { x, options } = state;
  if (mayXSwapHand(board, xMoveGroundOf(state), x.hand, options.flags.x_swap_condition)) {
    yield { type: 'swap' };
  }
  yield* travelActions(board, state);
}

/** Throwing off, then drawing. */
function* refills(board: EuropeBoard, state: State, seat: Seat): Iterable<Action> {
  yield* drawsOf(board, state, seat, ticketsDue(state, seat as HandOwner), 'draw');
  const hand = handOf(state, seat as HandOwner);
  for (let size = 1; size <= hand.length; size++) {
    for (const tickets of multisetsOf(hand, size)) yield { type: 'discard', tickets };
  }
}

function* moves(board: EuropeBoard, state: State, seat: Seat): Iterable<Action> {
  if (mayCloseMoves({ board, state }, seat)) yield { type: 'closeMoves' };
  const own = pawnsYetToMove(state).filter((pawn) => hunterOf(state.options, pawn) === seat);
  const passes = state.options.flags.detective_pass === 'allowed';
  for (const pawn of own) {
    const hand = handOfPawn(state, pawn);
    if (passes && pawnCanMove(board, state, pawn, hand)) {
      yield { type: 'pass', detective: detectiveId(pawn) };
    }
    for (const ticket of kindsIn(hand)) {
      const from = state.detectives[pawn]?.stop ?? 0;
      const piece = ticketMeantBy(hand, ticket) ?? ticket;
      for (const stop of board.neighbours(from, transportOf(ticket))) {
        if (isHeldByDetective(state, stop) || leavesFewerMovers(board, state, pawn, piece, stop)) continue;
        yield { type: 'move', detective: detectiveId(pawn), ticket, stop };
      }
    }
  }
}

/** A move of any of the hunter's pawns, where nothing else could be meant and nothing is forbidden. */
function sampleMove(board: EuropeBoard, state: State, seat: Seat, rng: Rng): Action | undefined {
  const { forced_moves: forced, detective_pass: pass } = state.options.flags;
  if (forced !== 'greedy' || pass !== 'forbidden') return undefined;
  const own = pawnsYetToMove(state).filter((pawn) => hunterOf(state.options, pawn) === seat);
  const begin = own.length === 0 ? 0 : rng.int(own.length);
  for (let i = 0; i < own.length; i++) {
    const pawn = own[(begin + i) % own.length] ?? -1;
    const from = state.detectives[pawn]?.stop ?? 0;
    const moves: { ticket: Ticket; stop: number }[] = [];
    for (const ticket of kindsIn(handOfPawn(state, pawn))) {
      for (const stop of board.neighbours(from, transportOf(ticket))) {
        if (!isHeldByDetective(state, stop)) moves.push({ ticket, stop });
      }
    }
    if (moves.length === 0) continue;
    return { type: 'move', detective: detectiveId(pawn), ...rng.pick(moves) };
  }
  return undefined;
}

function* closingActions(board: EuropeBoard, state: State, seat: Seat): Iterable<Action> {
  const hunter = hunterIndex(state.options, seat);
  if (state.drawn.every(Boolean)) {
    if (hunter >= 0 || seat === REFEREE) yield { type: 'endTurn', discsRemoved: true };
  } else if (hunter >= 0 && state.drawn[hunter] !== true) {
    yield* refills(board, state, seat);
  }
}

/** One legal action without listing them all, the likely ones more often. */
export function sampleAction(board: EuropeBoard, state: State, seat: Seat, rng: Rng): Action | undefined {
  switch (state.phase) {
    case 'registration':
      return sampleRegistration(board, state, seat, rng);
    case 'x_move':
      return seat === X_SEAT ? sampleXMove(board, state, rng) : undefined;
    case 'x_redraw':
      return seat === X_SEAT ? sampleDraw(board, state, seat, ticketsDue(state, 'x'), rng) : undefined;
    case 'x_refill':
      return seat === X_SEAT ? sampleRefill(board, state, seat, rng) : undefined;
    case 'moves': {
      const move = sampleMove(board, state, seat, rng);
      if (move !== undefined) return move;
      break;
    }
    case 'specials': {
      if (hunterIndex(state.options, seat) < 0) return undefined;
      const special = sampleSpecial(board, state, seat, rng);
      if (special !== undefined && rng.int(3) > 0) return special;
      if (rng.int(8) === 0) return sampleOffer(state, seat, rng);
      return rng.int(4) === 0 ? { type: 'noSpecial' } : sampleRefill(board, state, seat, rng);
    }
    case 'refill': {
      const hunter = hunterIndex(state.options, seat);
      if (hunter >= 0 && state.drawn[hunter] !== true) {
        return sampleRefill(board, state, seat, rng);
      }
      break;
    }
  }
  const actions = [...legalActions(board, state, seat)];
  return actions.length === 0 ? undefined : rng.pick(actions);
}

function sampleRegistration(board: EuropeBoard, state: State, seat: Seat, rng: Rng): Action | undefined {
  if (seat !== REFEREE && !seatsYetToSetUp(state).includes(seat)) {
    // Everything of his is in; until all are he may exchange a start card.
    const cards = [...startCards(board, state, seat)];
    return cards.length === 0 ? undefined : rng.pick(cards);
  }
  const cards =
    seat === X_SEAT || seat === REFEREE
      ? [...registrationsExceptHands(board, state, seat)]
      : [...startCards(board, state, seat)];
  const hand = seat !== REFEREE && !isEmpty(firstHands(board, state, seat));
  if (!hand) return cards.length === 0 ? undefined : rng.pick(cards);
  if (cards.length > 0 && rng.int(2) === 0) return rng.pick(cards);
  const tickets = sampleMultiset(board, state, seat, handLimit(state, seat as HandOwner), rng);
  return { type: 'registerHand', tickets };
}

function* registrationsExceptHands(board: EuropeBoard, state: State, seat: Seat): Iterable<Action> {
  for (const action of registrations(board, state, seat)) {
    if (action.type === 'registerHand') return;
    yield action;
  }
}

function isEmpty(items: Iterable<unknown>): boolean {
  return items[Symbol.iterator]().next().done === true;
}

function sampleXMove(board: EuropeBoard, state: State, rng: Rng): Action | undefined {
  const { x, options } = state;
  const swaps = mayXSwapHand(board, xMoveGroundOf(state), x.hand, options.flags.x_swap_condition);
  const travel = sampleTravel(board, state, rng);
  if (swaps && (travel === undefined || rng.int(2) === 0)) return { type: 'swap' };
  return travel;
}

function sampleRefill(board: EuropeBoard, state: State, seat: Seat, rng: Rng): Action {
  const hand = handOf(state, seat as HandOwner);
  if (hand.length > 0 && rng.int(6) === 0) {
    const tickets = rng.shuffle(hand).slice(0, 1 + rng.int(hand.length));
    return { type: 'discard', tickets };
  }
  return sampleDraw(board, state, seat, ticketsDue(state, seat as HandOwner), rng);
}

type DrawActionType = Extract<Action['type'], 'draw' | 'registerHand'>;

/** All that a seat may say it drew: whatever it cannot see elsewhere itself; nothing, where the server draws. */
function* drawsOf(board: EuropeBoard, state: State, seat: Seat, count: number, type: DrawActionType): Iterable<Action> {
  const { hand_source: source, ticket_ids: ids } = state.options.flags;
  if (source === 'server') {
    yield { type: 'draw' };
    return;
  }
  if (ids === 'unique') {
    // Numbered pieces are interchangeable within their kind: one list of possible numbers stands for all.
    const free = numberedTickets(board).filter(
      (ticket) => stackFaultKnownTo({ board, state }, seat, [ticket]) === undefined,
    );
    for (const kinds of multisetsOf(free, count)) {
      yield { type, tickets: takeTickets(free, kinds)?.taken ?? [] };
    }
    return;
  }
  const counts = TICKET_KINDS.map((kind) => ticketsFreeOfKind(board, state, seat, kind));
  for (const tickets of multisetsOfKinds(TICKET_KINDS, counts, count, 0)) yield { type, tickets };
}

function ticketsFreeOfKind(board: EuropeBoard, state: State, seat: Seat, kind: TicketKind): number {
  let free = board.data.tickets?.[kind] ?? 0;
  while (free > 0 && stackFaultKnownTo({ board, state }, seat, Array<TicketKind>(free).fill(kind)) !== undefined)
    free--;
  return free;
}

function numberedTickets(board: EuropeBoard): readonly Ticket[] {
  return TICKET_KINDS.flatMap((kind) =>
    Array.from({ length: board.data.tickets?.[kind] ?? 0 }, (_, i) => `${kind}/${i + 1}`),
  );
}

function sampleDraw(board: EuropeBoard, state: State, seat: Seat, count: number, rng: Rng): Action {
  if (state.options.flags.hand_source === 'server') return { type: 'draw' };
  return { type: 'draw', tickets: sampleMultiset(board, state, seat, count, rng) };
}

/** Mostly what could be in the stack, now and then anything that the seat may claim. */
function sampleMultiset(board: EuropeBoard, state: State, seat: Seat, count: number, rng: Rng): readonly Ticket[] {
  const numbers = state.options.flags.ticket_ids === 'unique';
  if (stackSize(state) >= count && state.stack.length >= count && rng.int(12) > 0) {
    const tickets = drawFromStack(state, count, rng);
    if (stackFaultKnownTo({ board, state }, seat, tickets) === undefined) return sortedTickets(tickets);
  }
  const all = rng.shuffle(
    numbers ? numberedTickets(board) : numberedTickets(board).map((ticket) => kindOf(ticket) as Ticket),
  );
  const tickets: Ticket[] = [];
  for (const ticket of all) {
    if (tickets.length === count) break;
    if (stackFaultKnownTo({ board, state }, seat, [...tickets, ticket]) === undefined) tickets.push(ticket);
  }
  return sortedTickets(tickets);
}
