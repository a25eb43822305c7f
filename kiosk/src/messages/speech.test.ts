import { afterEach, expect, it, vi } from 'vitest';
import { forget } from '../browser/store.js';
import { Messages } from './index.svelte.js';

/** Loads that wait until they are released; those of the table's area do not. */
const waiting: (() => void)[] = [];

const speech = new Messages(async (area, language) => {
  if (area === 'common') await new Promise<void>((resolve) => waiting.push(resolve));
  return { said: `${area} in ${language}` };
});

afterEach(() => vi.unstubAllGlobals());

/** Lets every load end that has begun, and those that begin because of it. */
async function loads(): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds += 1) {
    for (const release of waiting.splice(0)) release();
    await Promise.resolve();
  }
}

it('has every area that was asked for, whichever load ends first, in the newest language', async () => {
  const first = speech.need('common');
  const second = speech.need('screen');
  // The older load, of one area, ends last.
  await Promise.resolve();
  waiting.reverse();
  await loads();
  await Promise.all([first, second]);
  expect(speech.area('common')).toEqual({ said: 'common in en' });
  expect(speech.area('screen')).toEqual({ said: 'screen in en' });

  const third = speech.need('common');
  const choice = speech.choose('de');
  await loads();
  // A caller that waits has the areas when the wait ends, though another language was chosen meanwhile.
  await third;
  expect(speech.area('common')).toEqual({ said: expect.stringMatching(/^common in/) });
  await choice;
  expect(speech.language).toBe('de');
  expect([speech.area('common'), speech.area('screen')]).toEqual([{ said: 'common in de' }, { said: 'screen in de' }]);
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
