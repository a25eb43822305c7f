import type { CodeFault } from '@mister-x/engine/cards';
import type { CardId, Pack } from '../../rules/browser.js';
import { cardAt, readHolmesCard } from '../../rules/cards.js';

/** What a phone's camera makes of a code: a card of the deck, or why it is none (SH-84). */
type ScannedCard = { readonly card: CardId } | { readonly fault: CodeFault | 'CARD_REPEATED' | 'CARD_NOT_DUE' };

export function scannedCard(pack: Pack, text: string, due: readonly CardId[], chosen: readonly CardId[]): ScannedCard {
  // A custom pack may have codes of its own on its cards.
  const own = [...pack.cards.values()].find(({ code }) => code === text)?.id;
  const read = own === undefined ? readHolmesCard(text) : undefined;
  if (read !== undefined && !read.ok) return { fault: read.error };
  const index = read?.value.kind === 'card' ? read.value.index : undefined;
  const card = own ?? (index === undefined ? undefined : cardAt(pack, index));
  if (card === undefined) return { fault: 'CARD_NOT_DUE' };
  if (chosen.includes(card)) return { fault: 'CARD_REPEATED' };
  return due.includes(card) ? { card } : { fault: 'CARD_NOT_DUE' };
}
