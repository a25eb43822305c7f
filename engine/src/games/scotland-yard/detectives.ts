import type { Seat } from '../../game.js';
import { err, ok, type Result } from '../../result.js';
import { afterDetective, type Run } from './flow.js';
import { lineFault, unknownFault } from './legs.js';
import { detectiveId, detectiveIndex, hunterOf, isNext, nextPawns } from './pawns.js';
import { canMove, isHeld } from './reach.js';
import { isOrdinary, isTicket } from './tickets.js';
import {
  type Action,
  type Event,
  type Ordinary,
  type Reason,
  type State,
  type SyRefusal,
  type TicketCard,
  X_SEAT,
} from './types.js';

type Move = Extract<Action, { type: 'move' }>;
type Pass = Extract<Action, { type: 'pass' }>;
type Hand = Extract<Action, { type: 'handTicket' }>;
type Moved = Extract<Event, { type: 'moved' }>;
type Decided = Result<readonly Event[], SyRefusal>;

/** A detective's move. X's stop is looked at once, after the move is made (CM-3, SY-51). */
export function move(run: Run, seat: Seat, action: Move): Decided {
  const { board, state } = run;
  const index = detectiveIndex(state.options, action.detective);
  const code = turnFault(state, seat, index) ?? unknownFault(board, action);
  if (code !== undefined) return err({ code });
  const { ticket, stop } = action;
  // Step 5: role limits.
  if (!isOrdinary(ticket)) return err({ code: 'BLACK_X_ONLY' });
  const id = detectiveId(index);
  if (namesOther(state, action, id)) return err({ code: 'TICKET_NOT_OWN' });
  const from = state.detectives[index]?.stop ?? 0;
  const fault =
    lineFault(board, from, { ticket, stop }, 'FERRY_X_ONLY') ??
    supplyFault(state, index, ticket, action) ??
    (isHeld(state, stop) ? 'DETECTIVE_STOP_OCCUPIED' : undefined);
  if (fault !== undefined) return err({ code: fault });
  const event: { -readonly [K in keyof Moved]: Moved[K] } = {
    type: 'moved',
    detective: id,
    ticket,
    from,
    to: stop,
  };
  if (action.card !== undefined && unique(state)) event.card = cardKey(action.card);
  if (state.loans[ticket] > 0) event.settled = true;
  run.emit(event);
  afterDetective(run, id, stop);
  return ok(run.events);
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

/** A supply that is out of play: paying from it is paying with what one has not (SY-6). */
const BOX = 'box';

/** Each pawn pays from its own supply, a hunter's other pawn included (SY-33, SYC-12, CM-9). */
function namesOther({ options }: State, { supply, card, ticket }: Move, id: string): boolean {
  if (supply !== undefined && supply !== id && supply !== BOX) return true;
  if (card === undefined || !isOrdinary(ticket)) return false;
  if (card.owner !== id || card.ticket !== ticket) return true;
  const dealt = options.flags.detective_kit[ticket];
  return options.flags.ticket_ids === 'unique' && (card.serial < 1 || card.serial > dealt);
}

/** Step 8: the ledger decides; with `unique` a card that left its owner is spent (CM-9). */
function supplyFault(
  state: State,
  index: number,
  ticket: Ordinary,
  { supply, card }: Move,
): Reason | undefined {
  if (supply === BOX || (state.detectives[index]?.tickets[ticket] ?? 0) === 0)
    return 'TICKET_NOT_HELD';
  if (card === undefined || !unique(state)) return undefined;
  return state.spentCards.includes(cardKey(card)) ? 'TICKET_ALREADY_SPENT' : undefined;
}

function unique(state: State): boolean {
  return state.options.flags.ticket_ids === 'unique';
}

function cardKey({ owner, ticket, serial }: TicketCard): string {
  return `${owner}/${ticket}/${serial}`;
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
  return ok(run.events);
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
