import type { PawnId } from '../rules/browser.js';
import { readYardCard } from '../rules/cards.js';
import { gameMessages } from '../messages/phone-messages.js';
import { paperMessages } from '../messages/screen-messages.js';

/** What a card of this game alone is, in words; nothing for all others. */
export function describeCard(text: string): string | undefined {
  const read = readYardCard(text);
  if (!read.ok || read.value.kind !== 'ticket') return undefined;
  const { owner, piece, serial } = read.value;
  const { cards } = paperMessages.t;
  const name = gameMessages.t.pieces[piece];
  if (owner === null) return cards.type(name);
  return `${cards.ticket(name, whose(owner))}, ${cards.numbered(serial)}`;
}

function whose(owner: PawnId): string {
  const { cards } = paperMessages.t;
  return owner === 'x' ? cards.ofX : cards.ofDetective(Number(owner.slice(1)));
}
