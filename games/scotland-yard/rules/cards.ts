import {
  type CodeFault,
  type CommonCard,
  commonCardOf,
  readCode,
  writeCode,
  writeCommonCard,
} from '@mister-x/engine/cards';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { type Flags, type PawnId, PIECES, type Piece } from './types.js';

/**
 * Printed cards of Scotland Yard. A ticket card names its pawn and has a serial within that
 * pawn's tickets of the kind, from 1, so that one print serves both values of `ticket_ids` (CM-9).
 * A card of serial 0 and without an owner says the type alone: one sheet of them serves everybody.
 */
export type TicketCode =
  | {
      readonly kind: 'ticket';
      readonly owner: PawnId;
      readonly piece: Piece;
      readonly serial: number;
    }
  | { readonly kind: 'ticket'; readonly owner: null; readonly piece: Piece; readonly serial: 0 };
export type YardCard = TicketCode | CommonCard;

/** The place in the list is on the printed cards and never changes. */
const OWNER_BY_NUMBER = [null, 'd1', 'd2', 'd3', 'd4', 'd5', 'x'] as const;

/** The letter of a ticket. */
const TICKET_KIND = 'T';

export function writeYardCard(card: YardCard): string {
  if (card.kind !== 'ticket') return writeCommonCard(card);
  const owner = (OWNER_BY_NUMBER as readonly (PawnId | null)[]).indexOf(card.owner);
  const item = PIECES.indexOf(card.piece);
  return writeCode({ kind: TICKET_KIND, owner, item, serial: card.serial });
}

export function readYardCard(text: string): Result<YardCard, CodeFault> {
  const fields = readCode(text);
  if (!fields.ok) return fields;
  const common = commonCardOf(fields.value);
  if (common !== undefined) return common;
  if (fields.value.kind !== TICKET_KIND) return err('CARD_UNKNOWN');
  const { serial } = fields.value;
  const owner = OWNER_BY_NUMBER[fields.value.owner];
  const piece = PIECES[fields.value.item];
  if (owner === undefined || piece === undefined) return err('CARD_UNKNOWN');
  if (owner !== null && serial > 0) return ok({ kind: 'ticket', owner, piece, serial });
  if (owner === null && serial === 0) return ok({ kind: 'ticket', owner, piece, serial });
  return err('CARD_UNKNOWN');
}

/** Every ticket of a pawn's kit, in the order of the pieces (SY-4, SY-5). `pawns` counts the detectives'. */
export function ticketCardsOf(
  owner: PawnId,
  pawns: number,
  { x_kit: x, detective_kit: detective }: Pick<Flags, 'x_kit' | 'detective_kit'>,
): readonly TicketCode[] {
  const kit: Partial<Record<Piece, number>> = owner === 'x' ? { ...x, black: pawns } : detective;
  return PIECES.flatMap((piece) =>
    Array.from({ length: kit[piece] ?? 0 }, (_, i) => ({
      kind: 'ticket' as const,
      owner,
      piece,
      serial: i + 1,
    })),
  );
}
