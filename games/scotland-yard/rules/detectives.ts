import type { Transition } from '@mister-x/engine/core/decision';
import type { Seat } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import type { Writable } from '../../pursuit/rules/draft.js';
import { detectiveId, isHeldByDetective } from '../../pursuit/rules/pawns.js';
import type { YardBoard } from './board.js';
import { afterDetective, type YardDecision } from './flow.js';
import { canMove, detectiveIndex, hunterOf, mayMoveNext, nextPawns } from './pawns.js';
import { isOrdinary, isTicket, lineFault, legNameFault } from './tickets.js';
import {
  type Action,
  type DetectiveId,
  type Event,
  type OrdinaryTicket,
  type OrdinaryCounts,
  type RefusalCode,
  type State,
  type SyRefusal,
  type TicketCard,
  X_SEAT,
} from './types.js';

type MoveAction = Extract<Action, { type: 'move' }>;
type PassAction = Extract<Action, { type: 'pass' }>;
type HandTicketAction = Extract<Action, { type: 'handTicket' }>;
type MovedEvent = Extract<Event, { type: 'moved' }>;
type DecisionResult = Result<Transition<State, Event>, SyRefusal>;

/** A detective's move. X's stop is looked at once, after the move is made (CM-3, SY-51). */
export function move(decision: YardDecision, seat: Seat, action: MoveAction): DecisionResult {
  const { board, state } = decision;
  const index = detectiveIndex(state.options, action.detective);
  const id = detectiveId(index);
  const { ticket, stop } = action;
  const fault = turnFault(state, seat, index) ?? moveFault(board, publicFactsOf(state), { id, index }, action);
  if (fault !== undefined) return err({ code: fault });
  if (!isOrdinary(ticket)) throw new Error('a detective pays with what nobody sold him');
  const from = state.detectives[index]?.stop ?? 0;
  const event: Writable<MovedEvent> = {
    type: 'moved',
    detective: id,
    ticket,
    from,
    to: stop,
  };
  if (action.card !== undefined && state.options.flags.ticket_ids === 'unique') event.card = cardKey(action.card);
  if (state.loans[ticket] > 0) event.settled = true;
  decision.emit(event);
  afterDetective(decision, id, stop);
  return ok(decision.transition);
}

function publicFactsOf({ options, detectives, spentCards }: State): PublicMoveFacts {
  const { detective_kit: kit, ticket_ids: ids } = options.flags;
  return { detectives, kit, spent: ids === 'unique' ? spentCards : null };
}

/** Step 3 of CM-5, for whatever a hunter does with a pawn. */
function turnFault(state: State, seat: Seat, index: number): RefusalCode | undefined {
  if (state.phase !== 'detectives') return 'NOT_YOUR_TURN';
  if (index < 0 || hunterOf(state.options, index) !== seat) return 'NOT_YOUR_TURN';
  if (mayMoveNext(state, index)) return undefined;
  return state.options.flags.detective_order === 'free' ? 'DETECTIVE_ALREADY_MOVED' : 'OUT_OF_ORDER';
}

/** Standing still: never for X, for a detective only where it was agreed (SY-15, SY-16). */
export function pass(decision: YardDecision, seat: Seat, action: PassAction): DecisionResult {
  const { state } = decision;
  if (seat === X_SEAT) {
    return err({ code: state.phase === 'detectives' ? 'NOT_YOUR_TURN' : 'PASS_NOT_ALLOWED' });
  }
  const index = passingPawn(state, seat, action);
  const code = turnFault(state, seat, index);
  if (code !== undefined) return err({ code });
  if (state.options.flags.detective_pass === 'forbidden' || !canMove(decision.board, state, index)) {
    return err({ code: 'PASS_NOT_ALLOWED' });
  }
  decision.emit({ type: 'skipped', detective: detectiveId(index), cause: 'PASSED' });
  afterDetective(decision, detectiveId(index), null);
  return ok(decision.transition);
}

function passingPawn(state: State, seat: Seat, { detective }: PassAction): number {
  if (detective !== undefined) return detectiveIndex(state.options, detective);
  const own = nextPawns(state)
    .map((pawn) => detectiveIndex(state.options, pawn))
    .find((index) => index >= 0 && hunterOf(state.options, index) === seat);
  return own ?? state.detectives.findIndex((_, i) => hunterOf(state.options, i) === seat);
}

/** No ticket changes hands between detectives (SY-33). */
export function handTicket({ state }: YardDecision, seat: Seat, action: HandTicketAction): DecisionResult {
  if (state.phase !== 'detectives' || seat === X_SEAT) return err({ code: 'NOT_YOUR_TURN' });
  if (!isTicket(action.ticket)) return err({ code: 'TICKET_UNKNOWN' });
  return err({ code: 'TICKET_EXCHANGE_FORBIDDEN' });
}

/** All that a detective's move is held against: public, so that a page can do the same (CM-3). */
export type PublicMoveFacts = {
  readonly detectives: readonly {
    readonly stop: number | null;
    readonly tickets: OrdinaryCounts;
  }[];
  /** Of each kind, as a detective was dealt them. */
  readonly kit: OrdinaryCounts;
  /** Cards that left their owners, as `cardKey` writes them; `null` with `ticket_ids: by_type`. */
  readonly spent: readonly string[] | null;
};

export type MovingDetective = { readonly id: DetectiveId; readonly index: number };

/** Steps 4 to 9 of CM-5: everything about a move but whose turn it is. */
export function moveFault(
  board: YardBoard,
  ground: PublicMoveFacts,
  mover: MovingDetective,
  action: Omit<MoveAction, 'type' | 'detective'>,
): RefusalCode | undefined {
  const { ticket, stop } = action;
  const from = ground.detectives[mover.index]?.stop ?? 0;
  const unknown = legNameFault(board, action);
  if (unknown !== undefined) return unknown;
  if (!isOrdinary(ticket)) return 'BLACK_X_ONLY';
  return (
    (namesOtherPawn(ground, action, mover.id) ? 'TICKET_NOT_OWN' : undefined) ??
    lineFault(board, from, { ticket, stop }, 'FERRY_X_ONLY') ??
    supplyFault(ground, mover.index, ticket, action) ??
    (isHeldByDetective(ground, stop) ? 'DETECTIVE_STOP_OCCUPIED' : undefined)
  );
}

/** What is wrong with a ticket wherever the move goes; the same steps, without a stop. */
export function ticketFault(
  board: YardBoard,
  ground: PublicMoveFacts,
  mover: MovingDetective,
  action: Pick<MoveAction, 'ticket' | 'card'>,
): RefusalCode | undefined {
  const { ticket } = action;
  const from = ground.detectives[mover.index]?.stop ?? 0;
  if (!isOrdinary(ticket)) return ticket === 'black' ? 'BLACK_X_ONLY' : 'TICKET_UNKNOWN';
  if (namesOtherPawn(ground, action, mover.id)) return 'TICKET_NOT_OWN';
  const stops = board.neighbours(from, ticket);
  if (stops.length === 0) return 'NO_CONNECTION';
  return (
    supplyFault(ground, mover.index, ticket, action) ??
    (stops.every((stop) => isHeldByDetective(ground, stop)) ? 'DETECTIVE_STOP_OCCUPIED' : undefined)
  );
}

/** A supply that is out of play: paying from it is paying with what one has not (SY-6). */
const BOX = 'box';

type Payment = Pick<MoveAction, 'ticket' | 'supply' | 'card'>;

/** Each pawn pays from its own supply, a hunter's other pawn included (SY-33, SYC-12, CM-9). */
function namesOtherPawn(ground: PublicMoveFacts, { supply, card, ticket }: Payment, id: string): boolean {
  if (supply !== undefined && supply !== id && supply !== BOX) return true;
  if (card === undefined || !isOrdinary(ticket)) return false;
  if (card.owner !== id || card.ticket !== ticket) return true;
  return ground.spent !== null && (card.serial < 1 || card.serial > ground.kit[ticket]);
}

/** Step 8: the ledger decides; with `unique` a card that left its owner is spent (CM-9). */
function supplyFault(
  ground: PublicMoveFacts,
  index: number,
  ticket: OrdinaryTicket,
  { supply, card }: Payment,
): RefusalCode | undefined {
  if (supply === BOX || (ground.detectives[index]?.tickets[ticket] ?? 0) === 0) {
    return 'TICKET_NOT_HELD';
  }
  if (card === undefined || ground.spent === null) return undefined;
  return ground.spent.includes(cardKey(card)) ? 'TICKET_ALREADY_SPENT' : undefined;
}

function cardKey({ owner, ticket, serial }: TicketCard): string {
  return `${owner}/${ticket}/${serial}`;
}
