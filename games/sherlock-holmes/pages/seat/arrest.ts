import { type CardId, flagsOf, type LocationId, type Pack, type View } from '../../rules/browser.js';
import { cardsOf } from './hand.js';
import type { OwnSleuth } from './seats.js';

/** What still stands between this seat and an arrest, in the order in which people go about it (SH-62, SH-63). */
type ArrestNeed = 'tokens' | 'yard' | 'lestrade';

export function arrestNeeds(pack: Pack, { own, pawn }: OwnSleuth): readonly ArrestNeed[] {
  const { yard, arrest_min_tokens: least } = pack.file;
  const needs: ArrestNeed[] = [];
  if (own.pile.length < least) needs.push('tokens');
  if (pawn.at !== yard) needs.push('yard');
  if (cardsOf(pack, own.hand, 'lestrade').length === 0) needs.push('lestrade');
  return needs;
}

/** Where the criminal may hide, by number (SH-63). */
export function placesToArrestAt(pack: Pack, view: View): readonly LocationId[] {
  const { yard, locations } = pack.file;
  const yardToo = flagsOf(view).arrest_at_yard;
  return locations
    .filter(({ id, number }) => (id === yard ? yardToo : number !== null))
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0))
    .map(({ id }) => id);
}

/** The card that an arrest costs the least: the one with the fewest symbols. */
export function arrestCard(pack: Pack, { own }: OwnSleuth): CardId | undefined {
  const pips = (card: CardId) =>
    Object.values(pack.cards.get(card)?.symbols ?? {}).reduce((sum, each) => sum + each, 0);
  return [...cardsOf(pack, own.hand, 'lestrade')].sort((a, b) => pips(a) - pips(b))[0];
}
