import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../messages/choose.js';
import { LANGUAGES } from '../messages/languages.js';
import { plurals } from '../messages/plural.js';

type Messages = Readonly<Record<string, unknown>>;
type Module = { readonly messages?: Messages };

/** Every catalogue there is, wherever it lies: of the whole, of what games share, of each game. */
const FILES: Readonly<Record<string, () => Promise<Module>>> = {
  ...import.meta.glob<Module>('../messages/*/*.ts'),
  ...import.meta.glob<Module>('../visit/reminders/messages/*.ts'),
  ...import.meta.glob<Module>('./games/*/messages/*/*.ts'),
  ...import.meta.glob<Module>('../../../games/*/messages/*/*.ts'),
};
const areas = Object.keys(FILES).flatMap((path) => path.match(/^(.*)\/en\.ts$/)?.[1] ?? []);

async function messagesOf(area: string, language: string): Promise<Messages> {
  const module: Messages = (await FILES[`${area}/${language}.ts`]?.()) ?? {};
  // What games take over stands under another name.
  return module.messages === undefined ? module : (module.messages as Messages);
}

/** Areas of which that is the folder; every folder that is named must be there. */
const called = (...folders: readonly string[]) =>
  folders.flatMap((folder) => {
    const found = areas.filter((area) => area.endsWith(`/${folder}`));
    if (found.length === 0) throw new Error(`no messages lie in a folder ${folder}`);
    return found;
  });

type Leaf = { readonly path: string; readonly value: unknown };

function leaves(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, path === '' ? key : `${path}.${key}`));
}

/** Words that are the same in several languages: names, numbers, loan words. */
const SHARED =
  /^(Mister X|Scotland Yard|OK|Taxi|Bus|Black Ticket|Start|Code|Station|Tickets?|Menu|orange|classic|Alternative|Pause|BBCode|Markdown|Discord|Slack, Mattermost|Matrix|[\d\s,.–—-]*)$/i;

/** A sample of every sentence: functions are called with a word or a number that fits. */
function text(value: unknown): string {
  if (typeof value !== 'function') return String(value);
  const sample = Array.from({ length: value.length }, (_, i) => 40 + i);
  const said: unknown = value(...sample);
  // One name in several cases.
  return typeof said === 'object' && said !== null ? Object.values(said).join(' ') : String(said);
}

it('are found in all places', () => {
  for (const place of [/^..\/messages/, /^..\/visit/, /games\/pursuit/, /games\/(?!pursuit)/]) {
    expect(areas.some((area) => place.test(area))).toBe(true);
  }
});

describe.each(areas)('the messages of %s', (area) => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))('are complete in %s', async (language) => {
    const english = leaves(await messagesOf(area, 'en'));
    const own = leaves(await messagesOf(area, language));
    expect(own.map(({ path }) => path).sort()).toEqual(english.map(({ path }) => path).sort());
    const kinds = new Map(english.map(({ path, value }) => [path, typeof value]));
    for (const { path, value } of own) expect([path, typeof value]).toEqual([path, kinds.get(path)]);
  });

  it.each(LANGUAGES)('have no empty sentence in %s', async (language) => {
    for (const { path, value } of leaves(await messagesOf(area, language))) {
      expect([path, text(value).trim()]).not.toEqual([path, '']);
    }
  });

  it.each(['de', 'fr', 'ru'] as const)('have no English left over in %s', async (language) => {
    const english = new Map(leaves(await messagesOf(area, 'en')).map(({ path, value }) => [path, text(value)]));
    const left = leaves(await messagesOf(area, language)).filter(({ path, value }) => {
      const own = text(value);
      const words = own.replace(/\d+/g, '').trim();
      return own === english.get(path) && /\p{L}{2}/u.test(own) && !SHARED.test(words);
    });
    // One foreign word alone may be the same in two languages; a phrase is not by chance.
    expect(left.filter(({ value }) => /\p{L}+ \p{L}+ \p{L}+/u.test(text(value)))).toEqual([]);
    if (language === 'ru') {
      // Keys are in Latin letters on Russian keyboards too.
      const latin = left.filter(
        ({ path, value }) => !path.startsWith('keyNames.') && !/^\W*(Enter|Escape)/.test(text(value)),
      );
      expect(latin.map(({ path }) => path)).toEqual([]);
    }
  });
});

describe('in French', () => {
  const TU = /(?<![\p{L}’])(tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu;
  const VOUS = /(?<!\p{L})(vous|votre|vos|(?!chez|assez|nez)\p{L}{2,}ez)(?!\p{L})/iu;
  const said = async (area: string) =>
    leaves(await messagesOf(area, 'fr')).map(({ path, value }) => [path, text(value)]);
  const having = (sentences: readonly (readonly (string | undefined)[])[], words: RegExp) =>
    sentences.filter(([, sentence]) => words.test(sentence ?? ''));

  it.each(called('phone', 'notebook', 'join', 'studio', 'trust', 'messages/game'))(
    'the owner of the device is addressed with tu: %s',
    async (area) => expect(having(await said(area), VOUS)).toEqual([]),
  );

  it.each(called('screen', 'devices', 'printing', 'records', 'setup', 'paper'))(
    'people round the big screen are addressed with vous: %s',
    async (area) => expect(having(await said(area), TU)).toEqual([]),
  );

  it.each(called('common', 'cards', 'scan'))('nobody is where both show it: %s', async (area) => {
    const sentences = await said(area);
    expect([...having(sentences, TU), ...having(sentences, VOUS)]).toEqual([]);
  });

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
});

describe('the language of a device', () => {
  it.each([
    [['de', 'fr', 'ru'], 'de'],
    [[undefined, 'fr', 'ru'], 'fr'],
    [[undefined, 'pt-BR', 'ru-RU'], 'ru'],
    [['xx', { de: 1 }, 'pt-BR', undefined], 'en'],
  ] as const)('of %j is %s', (wanted, expected) => {
    expect(chooseLanguage(wanted)).toBe(expected);
  });
});
