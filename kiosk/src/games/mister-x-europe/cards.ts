import { nameOnCard, readEuropeCard } from '@mister-x/engine/mister-x-europe/cards';
import { kindWords } from './shared/sentences.js';
import { europe } from './words/phone-areas.js';

/** What a card of this game alone is, in words; nothing for all others. */
export function wordsOf(text: string): string | undefined {
  const read = readEuropeCard(text);
  if (!read.ok || read.value.kind !== 'ticket') return undefined;
  return kindWords(europe.t, nameOnCard(read.value));
}
