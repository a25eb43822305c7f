import { LANGUAGES } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { EUROPE_WORDS } from '../../games/mister-x-europe/print/words.js';
import { PURSUIT_WORDS } from '../../games/pursuit/print/words.js';
import { LOG_WORDS } from '../../games/scotland-yard/print/log/words.js';
import { YARD_WORDS } from '../../games/scotland-yard/print/words.js';
import { PRINT_MESSAGES } from '../../server/printing/messages/index.js';
import { wordsIn } from './words.js';

/** Who reads a word on a card looks for the same word on the screen. */
describe.each(LANGUAGES)('what is printed and what is on the screen in %s', (language) => {
  const printed = PRINT_MESSAGES[language];

  it('calls cards and what is on them the same', async () => {
    const { cards, 'scotland-yard': yard } = await wordsIn(language);
    const said = { ...printed.commands, ...PURSUIT_WORDS[language].commands };
    const commands = Object.entries(said).map(([key, { name }]) => [key, name]);
    expect(cards.commands).toEqual(Object.fromEntries(commands));
    expect(cards.start(7)).toBe(`${printed.startCard} 7`);
    const own = YARD_WORDS[language];
    expect(yard.pieces).toEqual(own.pieces);
    expect(yard.transports).toEqual(own.transports);
    expect(yard.misterX).toBe(own.misterX);
  });

  it('calls Europe’s tickets and missions the same', async () => {
    const { 'mister-x-europe': europe } = await wordsIn(language);
    const own = EUROPE_WORDS[language];
    expect(europe).toMatchObject({
      game: own.game,
      transports: own.transports,
      symbols: own.symbols,
      missions: own.missions,
      missionLevels: own.levels,
      missionStarts: own.starts,
      missionGoals: own.goals,
      misterX: own.misterX,
    });
  });

  it('calls the ends of a game the same', async () => {
    const { outcomes } = (await wordsIn(language))['scotland-yard'];
    expect(outcomes).toMatchObject(LOG_WORDS[language].results);
  });
});
