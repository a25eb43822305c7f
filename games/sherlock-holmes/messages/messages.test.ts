import { CHARACTERS, DEFAULT_HOLMES_PACK_FILE, OUTCOMES, REFUSAL_CODES } from '../rules/browser.js';
import { expect, it } from 'vitest';
import { messages as common } from '@mister-x/kiosk/messages/common/en.ts';
import { messages as lines } from './log/en.js';
import { messages as setup } from './setup/en.js';
import { messages as things } from './game/en.js';

it('every reason why something is refused has a sentence', () => {
  const known = new Set(Object.keys({ ...common.refusals, ...things.refusals, ...setup.refusals }));
  expect(REFUSAL_CODES.filter((code) => !known.has(code))).toEqual([]);
});

it('all that lies in the box has a name', () => {
  expect(Object.keys(things.types)).toEqual(DEFAULT_HOLMES_PACK_FILE.token_types);
  expect(Object.keys(things.characters)).toEqual(CHARACTERS);
  expect(Object.keys(things.colours)).toEqual(DEFAULT_HOLMES_PACK_FILE.cases.map(({ colour }) => colour));
  expect(Object.keys(things.titles)).toEqual(DEFAULT_HOLMES_PACK_FILE.cases.map(({ title }) => title));
  expect(Object.keys(lines.outcomes)).toEqual(OUTCOMES);
});

it('the first two letters tell cases apart in every language', async () => {
  for (const language of ['en', 'de', 'fr', 'ru']) {
    const { messages } = (await import(`./game/${language}.ts`)) as { messages: typeof things };
    const signs = Object.values(messages.colours).map((colour) => colour.slice(0, 2));
    expect(new Set(signs).size, language).toBe(signs.length);
  }
});
