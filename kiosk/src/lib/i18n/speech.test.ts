import { afterEach, expect, it, vi } from 'vitest';
import { forget } from '../store.js';

const slow = vi.hoisted(() => ({ release: [] as (() => void)[] }));

vi.mock('./messages-of.js', () => {
  const area = (name: string, waits: boolean) =>
    Object.fromEntries(
      ['en', 'de', 'fr', 'ru'].map((language) => [
        language,
        async () => {
          if (waits) await new Promise<void>((resolve) => slow.release.push(resolve));
          return `${name} in ${language}`;
        },
      ]),
    );
  const areas = { common: area('common', true), table: area('table', false) };
  return {
    messagesOf: (name: 'common' | 'table', language: string) => areas[name][language]?.(),
  };
});

const { speech } = await import('./index.svelte.js');

afterEach(() => vi.unstubAllGlobals());

/** Lets every load end that has begun, and those that begin because of it. */
async function loads(): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds += 1) {
    for (const release of slow.release.splice(0)) release();
    await Promise.resolve();
  }
}

it('has every area that was asked for, whichever load ends first, in the newest language', async () => {
  const first = speech.need('common');
  const second = speech.need('table');
  // The older load, of one area, ends last.
  await Promise.resolve();
  slow.release.reverse();
  await loads();
  await Promise.all([first, second]);
  expect(speech.area('common')).toBe('common in en');
  expect(speech.area('table')).toBe('table in en');

  const third = speech.need('common');
  const choice = speech.choose('de');
  await loads();
  // Whoever waits has the areas when the wait ends, though another language was chosen meanwhile.
  await third;
  expect(speech.area('common')).toMatch(/^common in/);
  await choice;
  expect(speech.language).toBe('de');
  expect([speech.area('common'), speech.area('table')]).toEqual(['common in de', 'table in de']);
});

it('of a screen is that of its table, of a phone that of its owner, and a choice goes before both', async () => {
  const browser = { languages: ['pt', 'de-AT', 'en'] };
  vi.stubGlobal('navigator', browser);
  const spoken = async (done: Promise<void>) => {
    await loads();
    await done;
    return speech.language;
  };
  forget('language');
  expect(await spoken(speech.follow('fr'))).toBe('fr');
  expect(await spoken(speech.follow('fr', 'owned'))).toBe('de');
  browser.languages = ['pt'];
  expect(await spoken(speech.follow('fr', 'owned'))).toBe('fr');
  await spoken(speech.choose('ru'));
  expect(await spoken(speech.follow('fr', 'owned'))).toBe('ru');
  expect(await spoken(speech.follow('fr'))).toBe('ru');
});
