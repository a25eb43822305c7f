import type { OwnMove } from '@mister-x/kiosk/witness/receipts.svelte.ts';
import { type Action, isSleuth, type PlayMode, secretDecision, secretHand, type View } from '../../rules/browser.js';
import { packFor } from '../shared/pack.js';

type Take = Extract<Action, { type: 'take' }>;

/**
 * What a phone commits to when it sends `action`: a hand that it read in, and a decision, of which nobody is
 * told while others may still react (SH-35).
 */
export function secretMoves(view: View, seat: string, action: Action): readonly OwnMove[] {
  if (action.type === 'registerHand' && isSleuth(seat)) {
    const hand = new Set(action.cards);
    return [
      secretHand(
        seat,
        [...packFor(view).cards.keys()].filter((card) => hand.has(card)),
      ),
    ];
  }
  const { look } = view;
  if (look === null || (action.type !== 'take' && action.type !== 'leave')) return [];
  const cards = action.type === 'take' ? playsMeant(action) : [];
  const decision = { take: action.type === 'take', cards };
  return [{ ...secretDecision(look.by, look.id, decision), silent: true }];
}

/** As drafts make them, each card says how it is meant. */
function playsMeant({ cards }: Take) {
  return cards.map(({ card, mode = 'symbol' }) => ({ card, mode: mode as PlayMode }));
}
