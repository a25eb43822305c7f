import { type CardId, flagsOf, type LocationId, type Pack, type View } from '../../rules/browser.js';
import { cardsOf, holmesType } from './hand.js';
import type { OwnSleuth } from './seats.js';

/** Cards that may still be played for a secret look in this turn (SH-51, SH-53). */
export function lookCards(pack: Pack, view: View, { own, seat }: OwnSleuth): readonly CardId[] {
  const { turn, phase, look } = view;
  const isTime = turn.seat === seat && look === null && (phase === 'move' || phase === 'investigate');
  const spent = turn.used.look || (flagsOf(view).holmes_abilities === 'one_total' && turn.used.extra);
  return isTime && !spent ? cardsOf(pack, own.hand, 'holmes') : [];
}

/** Places whose token bears the symbol of this card, in the order of the pack. */
export function lookTargets(pack: Pack, { symbols }: View, card: CardId): readonly LocationId[] {
  const type = holmesType(pack, card);
  return pack.tokenPlaces.filter((place) => type !== undefined && symbols[place] === type);
}
