import type { Course } from '../../core/decision.js';
import type { Seat } from '../../core/game.js';
import { err, ok, type Result } from '../../core/result.js';
import { cardKey, moveFault, type PublicGround } from './detective-move.js';
import { afterDetective } from './flow.js';
import { detectiveId, detectiveIndex, hunterOf, isNext, nextPawns } from './pawns.js';
import { canMove } from './reach.js';
import type { Run } from './run.js';
import { isOrdinary, isTicket } from './tickets.js';
import {
  type Action,
  type Event,
  type Reason,
  type State,
  type SyRefusal,
  X_SEAT,
} from './types.js';

type Move = Extract<Action, { type: 'move' }>;
type Pass = Extract<Action, { type: 'pass' }>;
type Hand = Extract<Action, { type: 'handTicket' }>;
type Moved = Extract<Event, { type: 'moved' }>;
type Decided = Result<Course<State, Event>, SyRefusal>;

/** A detective's move. X's stop is looked at once, after the move is made (CM-3, SY-51). */
export function move(run: Run, seat: Seat, action: Move): Decided {
  const { board, state } = run;
  const index = detectiveIndex(state.options, action.detective);
  const id = detectiveId(index);
  const { ticket, stop } = action;
  const fault =
    turnFault(state, seat, index) ?? moveFault(board, groundOf(state), { id, index }, action);
  if (fault !== undefined) return err({ code: fault });
  if (!isOrdinary(ticket)) throw new Error('a detective pays with what nobody sold him');
  const from = state.detectives[index]?.stop ?? 0;
  const event: { -readonly [K in keyof Moved]: Moved[K] } = {
    type: 'moved',
    detective: id,
    ticket,
    from,
    to: stop,
  };
  if (action.card !== undefined && state.options.flags.ticket_ids === 'unique')
    event.card = cardKey(action.card);
  if (state.loans[ticket] > 0) event.settled = true;
  run.emit(event);
  afterDetective(run, id, stop);
  return ok(run.course);
}

function groundOf({ options, detectives, spentCards }: State): PublicGround {
  const { detective_kit: kit, ticket_ids: ids } = options.flags;
  return { detectives, kit, spent: ids === 'unique' ? spentCards : null };
}

/** Step 3 of CM-5, for whatever a hunter does with a pawn. */
function turnFault(state: State, seat: Seat, index: number): Reason | undefined {
  if (state.phase !== 'detectives') return 'NOT_YOUR_TURN';
  if (index < 0 || hunterOf(state.options, index) !== seat) return 'NOT_YOUR_TURN';
  if (isNext(state, index)) return undefined;
  return state.options.flags.detective_order === 'free'
    ? 'DETECTIVE_ALREADY_MOVED'
    : 'OUT_OF_ORDER';
}

/** Standing still: never for X, for a detective only where it was agreed (SY-15, SY-16). */
export function pass(run: Run, seat: Seat, action: Pass): Decided {
  const { state } = run;
  if (seat === X_SEAT) {
    return err({ code: state.phase === 'detectives' ? 'NOT_YOUR_TURN' : 'PASS_NOT_ALLOWED' });
  }
  const index = passingPawn(state, seat, action);
  const code = turnFault(state, seat, index);
  if (code !== undefined) return err({ code });
  if (state.options.flags.detective_pass === 'forbidden' || !canMove(run.board, state, index)) {
    return err({ code: 'PASS_NOT_ALLOWED' });
  }
  run.emit({ type: 'skipped', detective: detectiveId(index), cause: 'PASSED' });
  afterDetective(run, detectiveId(index), null);
  return ok(run.course);
}

function passingPawn(state: State, seat: Seat, { detective }: Pass): number {
  if (detective !== undefined) return detectiveIndex(state.options, detective);
  const own = nextPawns(state)
    .map((pawn) => detectiveIndex(state.options, pawn))
    .find((index) => index >= 0 && hunterOf(state.options, index) === seat);
  return own ?? state.detectives.findIndex((_, i) => hunterOf(state.options, i) === seat);
}

/** No ticket changes hands between detectives (SY-33). */
export function handTicket({ state }: Run, seat: Seat, action: Hand): Decided {
  if (state.phase !== 'detectives' || seat === X_SEAT) return err({ code: 'NOT_YOUR_TURN' });
  if (!isTicket(action.ticket)) return err({ code: 'TICKET_UNKNOWN' });
  return err({ code: 'TICKET_EXCHANGE_FORBIDDEN' });
}
