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
import type { CardId, CaseId } from './pack-file.js';

/**
 * Printed cards of Sherlock Holmes. Game cards and cases are named by their place in the pack, from 1, so
 * that a print serves every pack of as many. A token's code is a number from a private list and says
 * nothing of the token (SH-83).
 */
export type HolmesCard =
  | { readonly kind: 'card'; readonly index: number }
  | { readonly kind: 'case'; readonly index: number }
  | { readonly kind: 'token'; readonly code: number }
  | CommonCard;

/** Letters of kinds that no other game has. */
const CARD_KIND = 'H';
const CASE_KIND = 'K';
const TOKEN_KIND = 'F';

export function writeHolmesCard(card: HolmesCard): string {
  switch (card.kind) {
    case 'card':
      return writeCode({ kind: CARD_KIND, owner: 0, item: 0, serial: card.index });
    case 'case':
      return writeCode({ kind: CASE_KIND, owner: 0, item: 0, serial: card.index });
    case 'token':
      return writeCode({ kind: TOKEN_KIND, owner: 0, item: 0, serial: card.code });
    default:
      return writeCommonCard(card);
  }
}

export function readHolmesCard(text: string): Result<HolmesCard, CodeFault> {
  const fields = readCode(text);
  if (!fields.ok) return fields;
  const common = commonCardOf(fields.value);
  if (common !== undefined) return common;
  const { kind, owner, item, serial } = fields.value;
  if (owner !== 0 || item !== 0) return err('CARD_UNKNOWN');
  if (kind === TOKEN_KIND) return ok({ kind: 'token', code: serial });
  if (serial === 0) return err('CARD_UNKNOWN');
  if (kind === CARD_KIND) return ok({ kind: 'card', index: serial });
  if (kind === CASE_KIND) return ok({ kind: 'case', index: serial });
  return err('CARD_UNKNOWN');
}

/** The card of the deck that has this number; a pack's own code (`PackCard.code`) is looked up as text. */
export function cardAt(pack: Pack, index: number): CardId | undefined {
  return [...pack.cards.keys()][index - 1];
}

export function caseAt(pack: Pack, index: number): CaseId | undefined {
  return [...pack.cases.keys()][index - 1];
}
