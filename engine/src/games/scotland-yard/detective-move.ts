import type { YardBoard } from './board.js';
import { lineFault, unknownFault } from './legs.js';
import { isHeld } from './reach.js';
import { isOrdinary } from './tickets.js';
import type { Action, DetectiveId, Ordinary, OrdinaryCounts, Reason, TicketCard } from './types.js';

type Move = Extract<Action, { type: 'move' }>;

/** All that a detective's move is held against: public, so that a page can do the same (CM-3). */
export type PublicGround = {
  readonly detectives: readonly {
    readonly stop: number | null;
    readonly tickets: OrdinaryCounts;
  }[];
  /** Of each kind, as a detective was dealt them. */
  readonly kit: OrdinaryCounts;
  /** Cards that left their owners, as `cardKey` writes them; `null` with `ticket_ids: by_type`. */
  readonly spent: readonly string[] | null;
};

export type Mover = { readonly id: DetectiveId; readonly index: number };

/** Steps 4 to 9 of CM-5: everything about a move but whose turn it is. */
export function moveFault(
  board: YardBoard,
  ground: PublicGround,
  mover: Mover,
  action: Omit<Move, 'type' | 'detective'>,
): Reason | undefined {
  const { ticket, stop } = action;
  const from = ground.detectives[mover.index]?.stop ?? 0;
  const unknown = unknownFault(board, action);
  if (unknown !== undefined) return unknown;
  if (!isOrdinary(ticket)) return 'BLACK_X_ONLY';
  return (
    (namesOther(ground, action, mover.id) ? 'TICKET_NOT_OWN' : undefined) ??
    lineFault(board, from, { ticket, stop }, 'FERRY_X_ONLY') ??
    supplyFault(ground, mover.index, ticket, action) ??
    (isHeld(ground, stop) ? 'DETECTIVE_STOP_OCCUPIED' : undefined)
  );
}

/** What is wrong with a ticket wherever the move goes; the same steps, without a stop. */
export function ticketFault(
  board: YardBoard,
  ground: PublicGround,
  mover: Mover,
  action: Pick<Move, 'ticket' | 'card'>,
): Reason | undefined {
  const { ticket } = action;
  const from = ground.detectives[mover.index]?.stop ?? 0;
  if (!isOrdinary(ticket)) return ticket === 'black' ? 'BLACK_X_ONLY' : 'TICKET_UNKNOWN';
  if (namesOther(ground, action, mover.id)) return 'TICKET_NOT_OWN';
  const stops = board.neighbours(from, ticket);
  if (stops.length === 0) return 'NO_CONNECTION';
  return (
    supplyFault(ground, mover.index, ticket, action) ??
    (stops.every((stop) => isHeld(ground, stop)) ? 'DETECTIVE_STOP_OCCUPIED' : undefined)
  );
}

/** A supply that is out of play: paying from it is paying with what one has not (SY-6). */
const BOX = 'box';

type Payment = Pick<Move, 'ticket' | 'supply' | 'card'>;

/** Each pawn pays from its own supply, a hunter's other pawn included (SY-33, SYC-12, CM-9). */
function namesOther(ground: PublicGround, { supply, card, ticket }: Payment, id: string): boolean {
  if (supply !== undefined && supply !== id && supply !== BOX) return true;
  if (card === undefined || !isOrdinary(ticket)) return false;
  if (card.owner !== id || card.ticket !== ticket) return true;
  return ground.spent !== null && (card.serial < 1 || card.serial > ground.kit[ticket]);
}

/** Step 8: the ledger decides; with `unique` a card that left its owner is spent (CM-9). */
function supplyFault(
  ground: PublicGround,
  index: number,
  ticket: Ordinary,
  { supply, card }: Payment,
): Reason | undefined {
  if (supply === BOX || (ground.detectives[index]?.tickets[ticket] ?? 0) === 0) {
    return 'TICKET_NOT_HELD';
  }
  if (card === undefined || ground.spent === null) return undefined;
  return ground.spent.includes(cardKey(card)) ? 'TICKET_ALREADY_SPENT' : undefined;
}

export function cardKey({ owner, ticket, serial }: TicketCard): string {
  return `${owner}/${ticket}/${serial}`;
}
