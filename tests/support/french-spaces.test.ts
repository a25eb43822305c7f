import { DEFAULT_HOLMES_PACK_FILE } from '@mister-x/games/sherlock-holmes/rules';
import { expect, it } from 'vitest';
import { MESSAGES } from '../../server/src/web/http/trust-page/page.js';
import { EUROPE_POSTER_WORDS, EUROPE_WORDS } from '../../games/mister-x-europe/print/words.js';
import { POSTER_MESSAGES } from '../../games/pursuit/print/poster/words.js';
import { PURSUIT_WORDS } from '../../games/pursuit/print/words.js';
import { LOG_WORDS } from '../../games/scotland-yard/print/log/words.js';
import { YARD_POSTER_WORDS, YARD_WORDS } from '../../games/scotland-yard/print/words.js';
import { HOLMES_POSTER_WORDS } from '../../games/sherlock-holmes/print/poster.js';
import { SUMMARY_WORDS } from '../../games/sherlock-holmes/print/summary-words.js';
import { HOLMES_WORDS } from '../../games/sherlock-holmes/print/words.js';
import { PRINT_MESSAGES } from '../../server/printing/messages/index.js';
import { wordsIn } from './words.js';

/** A colon has none in addresses and times of day; of several marks the first has it. An ellipsis needs none. */
const NO_SPACE = /(?<![\u00a0!?])[;!?»]|(?<!\u00a0|\d):(?!\/\/)|(?<!\u00a0)%|«(?!\u00a0)| …/u;
/** Sentences differ by how many there are, and a name is no number. */
const VALUES = [0, 1, 2, 40, 'Mot'];

type Sentence = readonly [path: string, text: string];

function sentences(value: unknown, path: string): readonly Sentence[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    return VALUES.flatMap((first) => {
      const all = Array.from({ length: value.length }, (_, i) => (typeof first === 'number' ? first + i : first));
      return sentences(value(...all), path);
    });
  }
  return Object.entries(value ?? {}).flatMap(([key, each]) => sentences(each, `${path}.${key}`));
}

it.each([
  ['screens', () => wordsIn('fr')],
  ['the page of trust', () => MESSAGES.fr],
  [
    'cards',
    () => [
      PRINT_MESSAGES.fr,
      YARD_WORDS.fr,
      EUROPE_WORDS.fr,
      HOLMES_WORDS.fr,
      SUMMARY_WORDS.fr(DEFAULT_HOLMES_PACK_FILE),
    ],
  ],
  ['the log', () => LOG_WORDS.fr],
  [
    'posters',
    () => [POSTER_MESSAGES.fr, PURSUIT_WORDS.fr, YARD_POSTER_WORDS.fr, EUROPE_POSTER_WORDS.fr, HOLMES_POSTER_WORDS.fr],
  ],
] as const)('in French no line begins with : ; ! ? » or %, or ends with «: %s', async (_, of) => {
  const all = sentences(await of(), 'fr');
  expect(all.length).toBeGreaterThan(4);
  expect(all.filter(([, text]) => NO_SPACE.test(text))).toEqual([]);
});
