import type { PotAction, PotView } from '@mister-x/engine/testing/blind-pots/kit';
import type { OwnMove } from '../../../../lib/trust/witness.svelte.js';

/** What a phone commits to when it sends `action`: others must not notice that a card was laid. */
export function secretMoves({ round }: PotView, seat: string, action: PotAction): readonly OwnMove[] {
  return action.type === 'lay' ? [{ slot: `${round}/${seat}`, move: { card: action.card }, silent: true }] : [];
}
