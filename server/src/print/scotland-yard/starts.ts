import { drawStartDeck } from '../cards/starts.js';
import type { DrawSheet } from '../kit.js';
import { PRINT_WORDS } from '../words/index.js';
import { type Deck, decksOf } from './board.js';
import type { YardJob } from './options.js';
import { YARD_WORDS } from './words.js';

/** Each deck on a page of its own: people play with the first one, or with the other two. */
export const drawStarts: DrawSheet<YardJob> = (doc, job) => {
  for (const { name, stops } of decksOf(job)) {
    const nameOf = () => cardName(name, job);
    drawStartDeck(doc, job, { title: YARD_WORDS[job.language].decks[name], stops, nameOf });
  }
};

/** Cards of separate decks say to which they belong: the same number may be in both. */
function cardName(name: Deck['name'], { language }: YardJob): string {
  const { startCard } = PRINT_WORDS[language];
  return name === 'common' ? startCard : `${startCard}\n${YARD_WORDS[language][name]}`;
}
