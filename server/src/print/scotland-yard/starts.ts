import type { PrintOrder } from '@mister-x/engine/protocol';
import { drawStartDeck } from '../cards/starts.js';
import { fileOf } from '../print-job.js';
import type { DrawSheet } from '../sheet.js';
import type { PrintWords } from '../words/index.js';
import { boardOf } from './board.js';

/** Decks of the board by our names for them, in the order of printing (SY-7). */
const DECKS = [
  ['common', 'classic18'],
  ['misterX', 'misterX'],
  ['detectives', 'detectives'],
] as const;

type Deck = { readonly name: (typeof DECKS)[number][0]; readonly stops: readonly number[] };

export function decksOf(order: PrintOrder): readonly Deck[] {
  const { starts } = fileOf(order) ?? boardOf(order).data;
  // Of a board that people brought along only its own decks are printed.
  return DECKS.flatMap(([name, key]) => {
    const stops = starts[key];
    return stops === undefined ? [] : [{ name, stops }];
  });
}

/** Each deck on a page of its own: people play with the first one, or with the other two. */
export const drawStarts: DrawSheet = (doc, order, words) => {
  for (const { name, stops } of decksOf(order)) {
    const nameOf = () => cardName(name, words);
    drawStartDeck(doc, order, words, { title: words.decks[name], stops, nameOf });
  }
};

/** Cards of separate decks say to which they belong: the same number may be in both. */
function cardName(name: Deck['name'], words: PrintWords): string {
  return name === 'common' ? words.startCard : `${words.startCard}\n${words[name]}`;
}
