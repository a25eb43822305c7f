import type { Transition } from '@mister-x/engine/core/decision';
import type { Seat } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { detectiveId, isHeldByDetective, skipCauseOf } from '../../pursuit/rules/pawns.js';
import { afterArrival, type EuropeDecision } from './flow.js';
import {
  handOfPawn,
  hunterIndex,
  hunterOf,
  pawnCanMove,
  pawnIndex,
  pawnsYetToMove,
  leavesFewerMovers,
} from './pawns.js';
import { givenTicketsSeenBy, faceUpTickets } from './supply.js';
import { ticketMeantBy, shownTicketName, transportOf } from './tickets.js';
import {
  type Action,
  type EuropeRefusal,
  type Event,
  type RefusalCode,
  type State,
  type Ticket,
  type Transport,
  X_SEAT,
} from './types.js';

type MoveAction = Extract<Action, { type: 'move' }>;
type DecisionResult = Result<Transition<State, Event>, EuropeRefusal>;

/** Step 1 of the detectives' turn. X's stop is looked at once, after the move is made (CM-3, MX-65). */
export function move(decision: EuropeDecision, seat: Seat, action: MoveAction): DecisionResult {
  const { state } = decision;
  const pawn = pawnIndex(action.detective);
  const fault = turnFault(state, seat, pawn) ?? moveFault(decision, seat, pawn, action);
  if (fault !== undefined) return err({ code: fault });
  const ticket = ticketMeantBy(handOfPawn(state, pawn), shownTicketName(decision, action.ticket) ?? '');
  if (ticket === undefined) throw new Error('a detective pays with what he does not hold');
  const id = detectiveId(pawn);
  const from = state.detectives[pawn]?.stop ?? 0;
  decision.emit({ type: 'moved', detective: id, ticket, from, to: action.stop });
  afterArrival(decision, id, action.stop);
  if (!decision.over) closeWhenDone(decision);
  return ok(decision.transition);
}

/** Step 3 of CM-5, for whatever a hunter does with a pawn. */
function turnFault(state: State, seat: Seat, pawn: number): RefusalCode | undefined {
  if (state.phase.startsWith('x_')) return 'NOT_YOUR_TURN';
  if (pawn < 0 || hunterOf(state.options, pawn) !== seat) return 'NOT_YOUR_TURN';
  const { moved = false, skipped = null } = state.detectives[pawn] ?? {};
  if (moved) return 'DETECTIVE_ALREADY_MOVED';
  return state.phase !== 'moves' || skipped !== null ? 'PHASE_WRONG' : undefined;
}

/** Steps 4 to 9, and what MX-36 adds. */
function moveFault(decision: EuropeDecision, seat: Seat, pawn: number, action: MoveAction): RefusalCode | undefined {
  const { board, state } = decision;
  if (!board.has(action.stop)) return 'STOP_UNKNOWN';
  const name = shownTicketName(decision, action.ticket);
  if (name === undefined) return 'TICKET_UNKNOWN';
  if (action.hand !== undefined && action.hand !== seat) return 'TICKET_NOT_OWN';
  const hand = handOfPawn(state, pawn);
  const ticket = ticketMeantBy(hand, name);
  if (ticket === undefined && ticketsKnownTo(state, seat).includes(name)) return 'TICKET_NOT_OWN';
  const from = state.detectives[pawn]?.stop ?? 0;
  if (!board.joins(from, action.stop, transportOf(name))) return 'NO_CONNECTION';
  if (ticket === undefined) return missingTicketReason(state, seat, name);
  if (isHeldByDetective(state, action.stop)) return 'DETECTIVE_STOP_OCCUPIED';
  return leavesFewerMovers(board, state, pawn, ticket, action.stop) ? 'DETECTIVE_MUST_MOVE' : undefined;
}

/** Numbered pieces that lie in other hunters' hands, as far as this hunter may know them (CM-9). */
function ticketsKnownTo({ options, hands }: State, seat: Seat): readonly Ticket[] {
  const { ticket_ids: ids, hunter_hands: shown } = options.flags;
  if (ids !== 'unique' || shown === 'private' || options.devices === 'kiosk') return [];
  const own = hunterIndex(options, seat);
  return hands.flatMap((hand, hunter) => (hunter === own ? [] : hand));
}

/**
 * A numbered piece that everybody, or this hunter, saw leave a hand; of all others only that it is not
 * where he says (CM-9, MX-46).
 */
export function missingTicketReason(state: State, seat: Seat, name: Ticket): RefusalCode {
  if (state.options.flags.ticket_ids !== 'unique') return 'TICKET_NOT_HELD';
  const seen = [...faceUpTickets(state), ...Object.values(givenTicketsSeenBy(state, seat)).flat()];
  return seen.includes(name) ? 'TICKET_ALREADY_SPENT' : 'TICKET_NOT_HELD';
}

/** A detective stands still where that was agreed; X never does (MX-20, MX-33). */
export function pass(
  decision: EuropeDecision,
  seat: Seat,
  { detective }: Extract<Action, { type: 'pass' }>,
): DecisionResult {
  const { state } = decision;
  if (seat === X_SEAT) {
    return err({ code: state.phase.startsWith('x_') ? 'PASS_NOT_ALLOWED' : 'NOT_YOUR_TURN' });
  }
  const own = pawnsYetToMove(state).find((pawn) => hunterOf(state.options, pawn) === seat);
  const pawn = detective === undefined ? (own ?? -1) : pawnIndex(detective);
  const fault = turnFault(state, seat, pawn);
  if (fault !== undefined) return err({ code: fault });
  const able = pawnCanMove(decision.board, state, pawn, handOfPawn(state, pawn));
  if (state.options.flags.detective_pass === 'forbidden' || !able) {
    return err({ code: 'PASS_NOT_ALLOWED' });
  }
  decision.emit({ type: 'skipped', detective: detectiveId(pawn), cause: 'PASSED' });
  closeWhenDone(decision);
  return ok(decision.transition);
}

/** A pawn that has not moved stays, if he cannot or need not move (MX-36). */
export function closeMoves(decision: EuropeDecision, seat: Seat): DecisionResult {
  const { state } = decision;
  const code = stepFault(state, seat);
  if (code !== undefined) return err({ code });
  const pawns = pawnsClosedBy(state, seat);
  const able = pawns.filter((pawn) => pawnCanMove(decision.board, state, pawn, handOfPawn(state, pawn)));
  if (able.length > 0 && state.options.flags.detective_pass === 'forbidden') {
    return err({ code: 'DETECTIVE_MUST_MOVE' });
  }
  if (pawns.length === 0) return err({ code: 'PHASE_WRONG' });
  for (const pawn of pawns) {
    const cause = able.includes(pawn) ? 'PASSED' : skipCauseOfPawn(decision, pawn);
    decision.emit({ type: 'skipped', detective: detectiveId(pawn), cause });
  }
  closeWhenDone(decision);
  return ok(decision.transition);
}

function stepFault(state: State, seat: Seat): RefusalCode | undefined {
  if (state.phase.startsWith('x_') || hunterIndex(state.options, seat) < 0) return 'NOT_YOUR_TURN';
  return state.phase === 'moves' ? undefined : 'PHASE_WRONG';
}

/**
 * Pawns for which a hunter may close the step: all that wait. With private hands only his own, as
 * the answer would tell him of the others' tickets.
 */
function pawnsClosedBy(state: State, seat: Seat): readonly number[] {
  const { hunter_hands: hands } = state.options.flags;
  const pawns = pawnsYetToMove(state);
  if (hands === 'shared' || state.options.devices === 'kiosk') return pawns;
  return pawns.filter((pawn) => hunterOf(state.options, pawn) === seat);
}

function skipCauseOfPawn({ board, state }: EuropeDecision, pawn: number) {
  const stop = state.detectives[pawn]?.stop ?? null;
  return skipCauseOf(
    handOfPawn(state, pawn).map(transportOf),
    (transport) => stop !== null && board.neighbours(stop, transport as Transport).length > 0,
  );
}

/** The step closes by itself when nobody is left (MX-33). */
function closeWhenDone(decision: EuropeDecision): void {
  if (pawnsYetToMove(decision.state).length === 0) decision.emit({ type: 'movesClosed' });
}

/** Whether `closeMoves` of a seat would be accepted now. */
export function mayCloseMoves(
  run: { readonly board: EuropeDecision['board']; readonly state: State },
  seat: Seat,
): boolean {
  const { board, state } = run;
  if (stepFault(state, seat) !== undefined) return false;
  const pawns = pawnsClosedBy(state, seat);
  if (pawns.length === 0) return false;
  if (state.options.flags.detective_pass === 'allowed') return true;
  return !pawns.some((pawn) => pawnCanMove(board, state, pawn, handOfPawn(state, pawn)));
}
