import {
  type CodeFault,
  type CommonCard,
  commonCardOf,
  readCode,
  writeCode,
  writeCommonCard,
} from '@mister-x/engine/cards';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import type { EuropeBoard } from './board.js';
import { TICKET_KINDS, type TicketKind, type Ticket } from './types.js';

/**
 * Printed cards of Mister X on the Europe board. A ticket card says its kind and its number among
 * those of its kind, from 1, so that one print serves both values of `ticket_ids` (CM-9). A card of
 * number 0 says the kind alone: one sheet of them serves everybody. Nobody owns a card: all tickets
 * come out of one stack (MX-13).
 */
export type EuropeTicketCode = {
  readonly kind: 'ticket';
  readonly ticket: TicketKind;
  readonly serial: number;
};
export type EuropeCard = EuropeTicketCode | CommonCard;

/** The letter of a two-part ticket; E is no character of codes. */
export const TICKET_CARD_KIND = 'V';

export function writeEuropeCard(card: EuropeCard): string {
  if (card.kind !== 'ticket') return writeCommonCard(card);
  const item = TICKET_KINDS.indexOf(card.ticket);
  return writeCode({ kind: TICKET_CARD_KIND, owner: 0, item, serial: card.serial });
}

export function readEuropeCard(text: string): Result<EuropeCard, CodeFault> {
  const fields = readCode(text);
  if (!fields.ok) return fields;
  const common = commonCardOf(fields.value);
  if (common !== undefined) return common;
  const { kind, owner, item, serial } = fields.value;
  const ticket = TICKET_KINDS[item];
  if (kind !== TICKET_CARD_KIND || owner !== 0 || ticket === undefined) return err('CARD_UNKNOWN');
  return ok({ kind: 'ticket', ticket, serial });
}

/** The ticket as commands name it: the very piece, or its kind where the card says no more. */
export function nameOnCard({ ticket, serial }: EuropeTicketCode): Ticket {
  return serial === 0 ? ticket : `${ticket}/${serial}`;
}

/** Every ticket of the board's box, kind by kind. */
export function ticketCardsOf({ data }: EuropeBoard): readonly EuropeTicketCode[] {
  return TICKET_KINDS.flatMap((ticket) =>
    Array.from({ length: data.tickets?.[ticket] ?? 0 }, (_, i) => ({
      kind: 'ticket' as const,
      ticket,
      serial: i + 1,
    })),
  );
}
