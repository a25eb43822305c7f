import {
  type CodeFault,
  type CommonCard,
  commonCardOf,
  readCode,
  writeCode,
  writeCommonCard,
} from '@mister-x/engine/cards';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import type { Pack } from './pack.js';
import type { CardId, QuarterId } from './pack-file.js';

/**
 * Printed cards of Mafia (MF-105) and the quarters of its city (MF-106). Both are named by their place in the
 * pack, from 1, so that a print serves every pack: cards in the order of the deck, quarters in reading order.
 * The code of a card is on its face, and all backs are alike.
 */
export type MafiaCard =
  | { readonly kind: 'card'; readonly index: number }
  | { readonly kind: 'quarter'; readonly index: number }
  | CommonCard;

/** Letters of kinds that no other game has. */
const CARD_KIND = 'N';
const QUARTER_KIND = 'L';

export function writeMafiaCard(card: MafiaCard): string {
  switch (card.kind) {
    case 'card':
      return writeCode({ kind: CARD_KIND, owner: 0, item: 0, serial: card.index });
    case 'quarter':
      return writeCode({ kind: QUARTER_KIND, owner: 0, item: 0, serial: card.index });
    default:
      return writeCommonCard(card);
  }
}

export function readMafiaCard(text: string): Result<MafiaCard, CodeFault> {
  const fields = readCode(text);
  if (!fields.ok) return fields;
  const common = commonCardOf(fields.value);
  if (common !== undefined) return common;
  const { kind, owner, item, serial } = fields.value;
  if (owner !== 0 || item !== 0 || serial === 0) return err('CARD_UNKNOWN');
  if (kind === CARD_KIND) return ok({ kind: 'card', index: serial });
  if (kind === QUARTER_KIND) return ok({ kind: 'quarter', index: serial });
  return err('CARD_UNKNOWN');
}

/** The card of the deck that has this number, unless the pack gave it a code, by which alone it is read. */
export function cardAt({ file }: Pick<Pack, 'file'>, index: number): CardId | undefined {
  const card = file.cards[index - 1];
  return card?.code === undefined ? card?.id : undefined;
}

export function quarterAt({ quarters }: Pick<Pack, 'quarters'>, index: number): QuarterId | undefined {
  return quarters[index - 1];
}
