import type { PawnId } from '@mister-x/engine/scotland-yard/browser';
import { readYardCard } from '@mister-x/engine/scotland-yard/cards';
import { yard } from './words/phone-areas.js';
import { yardPaper } from './words/table-areas.js';

/** What a card of this game alone is, in words; nothing for all others. */
export function wordsOf(text: string): string | undefined {
  const read = readYardCard(text);
  if (!read.ok || read.value.kind !== 'ticket') return undefined;
  const { owner, piece, serial } = read.value;
  const { cards } = yardPaper.t;
  const name = yard.t.pieces[piece];
  if (owner === null) return cards.type(name);
  return `${cards.ticket(name, whose(owner))}, ${cards.numbered(serial)}`;
}

function whose(owner: PawnId): string {
  const { cards } = yardPaper.t;
  return owner === 'x' ? cards.ofX : cards.ofDetective(Number(owner.slice(1)));
}
