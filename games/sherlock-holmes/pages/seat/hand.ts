import {
  type CardId,
  type Character,
  cardOf,
  type Pack,
  type CardPlay,
  pipsOf,
  type TokenType,
} from '../../rules/browser.js';

/** Cards of a hand and what they are good for. */

export function cardsOf(pack: Pack, hand: readonly CardId[], character: Character): readonly CardId[] {
  return hand.filter((card) => cardOf(pack, card).character === character);
}

/**
 * How a card pays for a token of this type (SH-32, SH-59); `undefined`: it adds nothing. Of a Watson it is the
 * printed symbols where they count at all: they never add less than the one that he may stand for.
 */
export function playForType(pack: Pack, card: CardId, type: TokenType): CardPlay | undefined {
  if (pipsOf(pack, card, 'symbol', type) > 0) return { card, mode: 'symbol' };
  const isWatson = cardOf(pack, card).character === 'watson';
  return isWatson ? { card, mode: 'ability:watson' } : undefined;
}

/** Symbol of the token to which a card of Holmes leads. */
export function holmesType(pack: Pack, card: CardId): TokenType | undefined {
  return cardOf(pack, card).holmes_symbol;
}
