import { describe, expect, it } from 'vitest';
import type { AreaName, Loaders } from './areas.js';
import { chooseLanguage } from './choose.js';
import { LANGUAGES } from './languages.js';
import { moreAreas } from './more-areas.js';
import { phoneAreas } from './phone-areas.js';
import { plurals } from './plural.js';

const loaders: Loaders = { ...phoneAreas, ...moreAreas };

type Leaf = { readonly path: string; readonly value: unknown };

function leaves(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, each]) =>
    leaves(each, path === '' ? key : `${path}.${key}`),
  );
}

/** Words that are the same in several languages: names, numbers, loan words. */
const SHARED =
  /^(Mister X|Scotland Yard|OK|Taxi|Bus|Black Ticket|Start|Code|Station|Tickets?|Menu|orange|classic|Alternative|Pause|[\d\s,.–—-]*)$/i;

/** A sample of every sentence: functions are called with a word or a number that fits. */
function text(value: unknown): string {
  if (typeof value !== 'function') return String(value);
  const sample = Array.from({ length: value.length }, (_, i) => 40 + i);
  return String(value(...sample));
}

const areas = Object.keys(loaders) as AreaName[];

describe.each(areas)('the messages of %s', (area) => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'are complete in %s',
    async (language) => {
      const english = leaves((await loaders[area].en()).messages);
      const own = leaves((await loaders[area][language]()).messages);
      expect(own.map(({ path }) => path).sort()).toEqual(english.map(({ path }) => path).sort());
      const kinds = new Map(english.map(({ path, value }) => [path, typeof value]));
      for (const { path, value } of own)
        expect([path, typeof value]).toEqual([path, kinds.get(path)]);
    },
  );

  it.each(LANGUAGES)('have no empty sentence in %s', async (language) => {
    for (const { path, value } of leaves((await loaders[area][language]()).messages)) {
      expect([path, text(value).trim()]).not.toEqual([path, '']);
    }
  });

  it.each(['de', 'fr', 'ru'] as const)('have no English left over in %s', async (language) => {
    const english = new Map(
      leaves((await loaders[area].en()).messages).map(({ path, value }) => [path, text(value)]),
    );
    const left = leaves((await loaders[area][language]()).messages).filter(({ path, value }) => {
      const own = text(value);
      const words = own.replace(/\d+/g, '').trim();
      return own === english.get(path) && /\p{L}{2}/u.test(own) && !SHARED.test(words);
    });
    // One foreign word alone may be the same in two languages; a phrase is not by chance.
    expect(left.filter(({ value }) => /\p{L}+ \p{L}+ \p{L}+/u.test(text(value)))).toEqual([]);
    if (language === 'ru') {
      // Keys are in Latin letters on Russian keyboards too.
      const latin = left.filter(
        ({ path, value }) =>
          !path.startsWith('keyNames.') && !/^\W*(Enter|Escape)/.test(text(value)),
      );
      expect(latin.map(({ path }) => path)).toEqual([]);
    }
  });
});

describe('in French', () => {
  const TU = /(?<![\p{L}’])(tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu;
  const VOUS = /(?<!\p{L})(vous|votre|vos|(?!chez|assez|nez)\p{L}{2,}ez)(?!\p{L})/iu;
  const said = async (area: AreaName) =>
    leaves((await loaders[area].fr()).messages).map(({ path, value }) => [path, text(value)]);
  const having = (sentences: readonly (readonly (string | undefined)[])[], words: RegExp) =>
    sentences.filter(([, sentence]) => words.test(sentence ?? ''));

  it.each(['phone', 'join', 'mister-x-europe-phone', 'studio'] as const)(
    'whoever holds the device is addressed with tu: %s',
    async (area) => expect(having(await said(area), VOUS)).toEqual([]),
  );

  it.each([
    ...(['table', 'devices', 'printing', 'records', 'scotland-yard-setup'] as const),
    ...(['scotland-yard-paper', 'scotland-yard-scan'] as const),
    ...(['mister-x-europe-setup', 'mister-x-europe-scan'] as const),
  ])('people round the big screen are addressed with vous: %s', async (area) =>
    expect(having(await said(area), TU)).toEqual([]),
  );

  it.each(['common', 'cards', 'scan'] as const)(
    'nobody is where both show it: %s',
    async (area) => {
      const sentences = await said(area);
      expect([...having(sentences, TU), ...having(sentences, VOUS)]).toEqual([]);
    },
  );

  it.each(areas)('no sentence mixes them: %s', async (area) =>
    expect(having(having(await said(area), TU), VOUS)).toEqual([]),
  );
});

describe('plural forms', () => {
  const forms = { one: 'билет', few: 'билета', many: 'билетов', other: 'билета' };
  it.each([
    [1, 'билет'],
    [2, 'билета'],
    [5, 'билетов'],
    [11, 'билетов'],
    [21, 'билет'],
    [22, 'билета'],
  ])('Russian %i takes %s', (count, word) => {
    expect(plurals('ru')(count, forms)).toBe(word);
  });

  it('French counts zero as one', () => {
    expect(plurals('fr')(0, { one: 'ticket', other: 'tickets' })).toBe('ticket');
  });

  it('every sentence with a count differs between one and five in Russian', async () => {
    const { messages } = await loaders['mister-x-europe'].ru();
    expect(messages.secretLeft.leg(1)).toBe('остался 1 тайный ход');
    expect(messages.secretLeft.leg(5)).toBe('осталось 5 тайных ходов');
  });
});

describe('the language of a device', () => {
  it.each([
    ['de', 'fr', ['ru'], 'de'],
    [undefined, 'fr', ['ru'], 'fr'],
    [undefined, undefined, ['pt-BR', 'ru-RU'], 'ru'],
    [undefined, undefined, ['pt-BR'], 'en'],
  ] as const)('own %s, table %s, browser %j gives %s', (own, table, browser, expected) => {
    expect(chooseLanguage(own, table, browser)).toBe(expected);
  });
});
