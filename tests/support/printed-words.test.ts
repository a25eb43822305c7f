import { LANGUAGES, PRINT_SHEETS } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../../kiosk/src/printing/printed-games.js';
import { PRINTABLE } from '../../server/src/print/games.js';
import { LOG_WORDS } from '../../server/src/print/log/words.js';
import { EUROPE_WORDS, europeWords } from '../../server/src/print/mister-x-europe/words.js';
import { PRINT_WORDS } from '../../server/src/print/words/index.js';
import { wordsIn } from './words.js';

/** Who reads a word on a card looks for the same word on the screen. */
describe.each(LANGUAGES)('what is printed and what is on the screen in %s', (language) => {
  const printed = PRINT_WORDS[language];

  it('calls sheets the same', async () => {
    const { games, sheets, sheetsOf, onBoard } = (await wordsIn(language)).printing;
    expect(onBoard.poster.name).toBe(printed.map);
    for (const sheet of PRINT_SHEETS) expect(sheets[sheet].name).toBe(printed.sheets[sheet]);
    const europe = { ...sheets, ...sheetsOf['mister-x-europe'] };
    const { game, sheets: ofEurope } = europeWords(language);
    for (const sheet of PRINT_SHEETS) expect(europe[sheet].name).toBe(ofEurope[sheet]);
    expect(games).toEqual({ 'scotland-yard': printed.game, 'mister-x-europe': game });
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
      misterX: printed.misterX,
    });
  });

  it.each([...PRINTABLE])('offers on the screen what can be printed of %s', (game, { sheets }) => {
    expect(Object.entries(PRINTED).find(([id]) => id === game)?.[1].sheets).toEqual(sheets);
  });

  it('calls the ends of a game the same', async () => {
    const { outcomes } = (await wordsIn(language))['scotland-yard'];
    expect(outcomes).toMatchObject(LOG_WORDS[language].results);
  });
});
