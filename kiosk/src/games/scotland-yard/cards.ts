import type { PawnId } from '@mister-x/engine/scotland-yard/browser';
import { readYardCard } from '@mister-x/engine/scotland-yard/cards';
import { t } from '../../lib/i18n/index.svelte.js';

/** What a card of this game alone is, in words; nothing for all others. */
export function wordsOf(text: string): string | undefined {
  const read = readYardCard(text);
  if (!read.ok || read.value.kind !== 'ticket') return undefined;
  const { owner, piece, serial } = read.value;
  const { cards } = t['scotland-yard-paper'];
  const name = t['scotland-yard'].pieces[piece];
  if (owner === null) return cards.type(name);
  return `${cards.ticket(name, whose(owner))}, ${cards.numbered(serial)}`;
}

function whose(owner: PawnId): string {
  const { cards } = t['scotland-yard-paper'];
  return owner === 'x' ? cards.ofX : cards.ofDetective(Number(owner.slice(1)));
}
