import { nameOnCard, readEuropeCard } from '@mister-x/engine/mister-x-europe/cards';
import { t } from '../../lib/i18n/index.svelte.js';
import { kindWords } from './table/sentences.js';

/** What a card of this game alone is, in words; nothing for all others. */
export function wordsOf(text: string): string | undefined {
  const read = readEuropeCard(text);
  if (!read.ok || read.value.kind !== 'ticket') return undefined;
  return kindWords(t['mister-x-europe'], nameOnCard(read.value));
}
