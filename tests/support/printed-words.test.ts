import { LANGUAGES, PRINT_SHEETS } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { LOG_WORDS } from '../../server/src/print/log/words.js';
import { PRINT_WORDS } from '../../server/src/print/words/index.js';
import { wordsIn } from './words.js';

/** Who reads a word on a card looks for the same word on the screen. */
describe.each(LANGUAGES)('what is printed and what is on the screen in %s', (language) => {
  const printed = PRINT_WORDS[language];

  it('calls sheets the same', async () => {
    const { sheets } = (await wordsIn(language)).printing;
    for (const sheet of PRINT_SHEETS) expect(sheets[sheet].name).toBe(printed.sheets[sheet]);
  });

  it('calls cards and what is on them the same', async () => {
    const { cards, 'scotland-yard': yard } = await wordsIn(language);
    const commands = Object.entries(printed.commands).map(([key, { name }]) => [key, name]);
    expect(cards.commands).toEqual(Object.fromEntries(commands));
    expect(cards.start(7)).toBe(`${printed.startCard} 7`);
    expect(yard.pieces).toEqual(printed.pieces);
    expect(yard.transports).toEqual(printed.transports);
    expect(yard.misterX).toBe(printed.misterX);
  });

  it('calls the ends of a game the same', async () => {
    const { outcomes } = (await wordsIn(language))['scotland-yard'];
    expect(outcomes).toMatchObject(LOG_WORDS[language].results);
  });
});
