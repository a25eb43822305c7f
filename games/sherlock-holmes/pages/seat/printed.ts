import type { CardId, Pack, View } from '../../rules/browser.js';
import type { Me } from './seats.js';

/**
 * Printed cards that this seat may have drawn: all but those that it knows to be elsewhere. A player who names one that
 * lies on the discards although the deck has not run out is told by the referee.
 */
export function maybeDrawn(pack: Pack, view: View, { own }: Me): readonly CardId[] {
  const elsewhere = new Set([...own.hand, ...view.line, view.look?.opening?.card]);
  return [...pack.cards.keys()].filter((card) => !elsewhere.has(card));
}
