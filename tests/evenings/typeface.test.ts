import { LANGUAGES, type Language } from '@mister-x/engine/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';

useChromium();

/** Kilobytes of the typeface that a phone may fetch in one language. */
const MOST = 45;

async function open(evening: Evening, language: Language): Promise<Page> {
  const { device, page, words } = await evening.phone(language, `phone-${language}`);
  await page.addInitScript(() => {
    const seen = window as unknown as { jumps: number };
    seen.jumps = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.jumps += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await device.remember({ language });
  await page.goto(`${evening.referee.lanAddress}/play`);
  await page.getByRole('heading', { name: words.phone.join.heading }).waitFor();
  return page;
}

it('a phone appears in the typeface of its language at once, jumps not, and fetches little of it', () =>
  Evening.spend('typeface', async (evening) => {
    for (const language of LANGUAGES) {
      const page = await open(evening, language);
      const { jumps, fetched, shown } = await page.evaluate(async () => {
        await document.fonts.ready;
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return {
          jumps: (window as unknown as { jumps: number }).jumps,
          fetched: files.flatMap(({ name, encodedBodySize }) => {
            const [, file] = /\/(fira-sans-[a-z]+-\d+)-[^/]*\.woff2$/.exec(name) ?? [];
            return file === undefined ? [] : [{ file, size: encodedBodySize }];
          }),
          shown: [...document.fonts].filter(
            ({ family, status }) => family.includes('Fira Sans') && status === 'loaded',
          ).length,
        };
      });
      // The choice of a language names Russian in Cyrillic, at the lighter weight.
      const files = [
        'fira-sans-cyrillic-400',
        ...(language === 'ru' ? ['fira-sans-cyrillic-600'] : []),
        'fira-sans-latin-400',
        'fira-sans-latin-600',
      ];
      expect(fetched.map(({ file }) => file).toSorted(), language).toEqual(files);
      expect(shown, language).toBe(files.length);
      expect(fetched.reduce((sum, { size }) => sum + size, 0) / 1000).toBeLessThan(MOST);
      expect(jumps, language).toBe(0);
    }
  }));

it('where the typeface cannot be fetched, pages appear all the same, and as wide', () =>
  Evening.spend('typeface-lost', async (evening) => {
    const widths: number[] = [];
    for (const lost of [false, true]) {
      const { device, page, words } = await evening.phone('de', lost ? 'without' : 'with');
      if (lost) {
        device.expectOutage(true);
        await page.route('**/*.woff2', (route) => route.abort());
      }
      await device.remember({ language: 'de' });
      await page.goto(`${evening.referee.lanAddress}/play`);
      const title = page.getByRole('heading', { name: words.phone.join.heading });
      await title.waitFor();
      widths.push(
        await title.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().width;
        }),
      );
    }
    const [own = 0, fallback = 0] = widths;
    expect(own).toBeGreaterThan(0);
    expect(Math.abs(fallback / own - 1)).toBeLessThan(0.06);
  }));
