import { CARD_TYPES, DEFAULT_MAFIA_PACK_FILE, OUTCOMES, REFUSAL_CODES } from '../rules/browser.js';
import { expect, it } from 'vitest';
import { messages as common } from '@mister-x/kiosk/messages/common/en.ts';
import { PAWN_COLOURS } from '@mister-x/kiosk/kit/theme/pawns.ts';
import { messages as lines } from './log/en.js';
import { messages as setup } from './setup/en.js';
import { messages as things } from './game/en.js';

const LANGUAGES = ['en', 'de', 'fr', 'ru'] as const;

it('every reason why something is refused has a sentence', () => {
  const known = new Set(Object.keys({ ...common.refusals, ...things.refusals, ...setup.refusals }));
  expect(REFUSAL_CODES.filter((code) => !known.has(code))).toEqual([]);
});

it.each(LANGUAGES)('all that lies in the box has a name: %s', async (language) => {
  const { messages } = (await import(`./game/${language}.ts`)) as { messages: typeof things };
  expect(Object.keys(messages.cards)).toEqual(CARD_TYPES);
  const goods = new Set(DEFAULT_MAFIA_PACK_FILE.cards.flatMap(({ type, name }) => (type === 'good' ? [name] : [])));
  expect(Object.keys(messages.goods)).toEqual([...goods]);
  expect(Object.keys(messages.clans).sort()).toEqual([...PAWN_COLOURS].sort());
});

it('every end has words', () => expect(Object.keys(lines.outcomes)).toEqual(OUTCOMES));

it.each(LANGUAGES)('the same rules are explained: %s', async (language) => {
  const { messages: english } = await import('./rules/en.js');
  const { messages } = (await import(`./rules/${language}.ts`)) as { messages: typeof english };
  expect(Object.keys(messages.rules)).toEqual(Object.keys(english.rules));
});
