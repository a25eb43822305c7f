import { expect, it } from 'vitest';
import { refetching } from './refetch.js';

/** As browsers say it: Chromium, Firefox and Safari. */
const lost = {
  chromium: 'Failed to fetch dynamically imported module: http://pi.local:8080/assets/words-1_a.js',
  firefox: 'error loading dynamically imported module: http://pi.local:8080/assets/words-1_a.js',
  safari: 'Importing a module script failed.',
};

it.each(['chromium', 'firefox'] as const)(
  'asks for a lost module under a new address each time, until it comes: %s',
  async (browser) => {
    const asked: string[] = [];
    const load = refetching<string>(
      () => Promise.reject(new TypeError(lost[browser])),
      async (address) => {
        asked.push(address);
        if (asked.length < 3) throw new TypeError(`${lost.chromium}?${asked.length}`);
        return 'the words';
      },
    );
    for (let attempt = 0; attempt < 3; attempt++) await expect(load()).rejects.toThrow(TypeError);
    expect(await load()).toBe('the words');
    expect(await load()).toBe('the words');
    expect(asked).toEqual([1, 2, 3].map((n) => `http://pi.local:8080/assets/words-1_a.js?${n}`));
  },
);

it('asks the same way again where the browser names no address', async () => {
  let attempts = 0;
  const load = refetching<string>(
    async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError(lost.safari);
      return 'the words';
    },
    () => Promise.reject(new Error('not asked')),
  );
  await expect(load()).rejects.toThrow(lost.safari);
  expect(await load()).toBe('the words');
  expect(attempts).toBe(2);
});
