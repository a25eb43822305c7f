import { LANGUAGES, type Language } from '@mister-x/engine/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { YardTable } from '../support/yard-table.js';
import { stepAwayFromDetectives, stepNearTarget } from '../support/planner.js';

useChromium();

const OFFLINE = new URL('../../kiosk/dist/verify.html', import.meta.url);

/** Kilobytes of the typeface that a phone may fetch in one language. */
const MOST = 45;

/** What has moved on a page since it was loaded, while nobody touched it. */
function jumps(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What the letters move is noted with the next picture.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    };
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as readonly Shift[];
    // Also what follows an input: Chromium takes the opening of a phone's page for one.
    return shifts.map((shift) => {
      const rect = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
      const sources = shift.sources.map(({ node, previousRect, currentRect }) => {
        const tag = node instanceof Element ? node.outerHTML.slice(0, 60) : node?.nodeName;
        const words = node?.textContent?.trim().slice(0, 60);
        return `${tag} “${words}” ${rect(previousRect)} → ${rect(currentRect)}`;
      });
      return `${shift.value} at ${shift.startTime} ms: ${sources.join(' | ')}`;
    });
  });
}

async function open(evening: Evening, language: Language): Promise<Page> {
  const { device, page, words } = await evening.phone(language, `phone-${language}`);
  await page.addInitScript(() => {
    const seen = window as unknown as { jumps: number };
    seen.jumps = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.jumps += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await device.remember({ language });
  await page.goto(`${evening.referee.lanAddress}/play`);
  await page.getByRole('heading', { name: words.join.heading }).waitFor();
  return page;
}

it('a big screen and phones that are loaded again in a game do not jump either', () =>
  Evening.spend('typeface-played', async (evening) => {
    const names = ['Xenia', 'Łukasz', 'Ben'];
    const settings = { hunters: 2, names, language: 'de', serverDeals: true } as const;
    const yard = await YardTable.gather(evening, settings, ['Łukasz']);
    await yard.kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    await yard.travel([stepAwayFromDetectives(yard.secret)]);
    const [first = ''] = yard.view.next;
    await yard.move(first, stepNearTarget(yard.view, first, yard.xStop));
    // Whatever they show now, loaded again: nobody touches anything.
    for (const { page, name, wire } of yard.devices) {
      await page.reload();
      await wire.until(`${name} is back`, ({ connected }) => connected);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      expect(await jumps(page), name).toEqual([]);
    }
  }));

it('the page of trust does not jump when its letters come late', () =>
  Evening.spend(
    'typeface-trust',
    async (evening) => {
      for (const language of LANGUAGES) {
        const { page } = await evening.phone(language, `phone-${language}`);
        let release = () => {};
        const painted = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/trust/*.woff2', async (route) => {
          await painted;
          await route.continue();
        });
        const address = `http://localhost:${evening.referee.port}/trust?lang=${language}`;
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        release();
        await page.waitForLoadState();
        expect(await jumps(page), language).toEqual([]);
        const fetched = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .flatMap(({ name }) => /\/trust\/([\w-]+)\.woff2$/.exec(name)?.[1] ?? []),
        );
        // Each once, as it is asked for ahead: what else is asked for would be a second copy.
        const files = ['cyrillic-400', 'latin-400', 'latin-600'];
        if (language === 'ru') files.splice(1, 0, 'cyrillic-600');
        expect(fetched.toSorted(), language).toEqual(files);
      }
    },
    'https',
  ));

it('a phone appears in the typeface of its language at once, jumps not, and fetches little of it', () =>
  Evening.spend('typeface', async (evening) => {
    for (const language of LANGUAGES) {
      const page = await open(evening, language);
      const { jumped, fetched, shown } = await page.evaluate(async () => {
        await document.fonts.ready;
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return {
          jumped: (window as unknown as { jumps: number }).jumps,
          fetched: files.flatMap(({ name, encodedBodySize }) => {
            const [, file] = /\/(fira-sans-[a-z]+-\d+)-[^/]*\.woff2$/.exec(name) ?? [];
            return file === undefined ? [] : [{ file, size: encodedBodySize }];
          }),
          shown: [...document.fonts].filter(({ family, status }) => family.includes('Fira Sans') && status === 'loaded')
            .length,
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
      expect(jumped, language).toBe(0);

      // Neither does the page that checks records without a referee.
      const offline = await evening.kiosk(language, `offline-${language}`);
      await offline.page.goto(OFFLINE.href);
      await offline.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await jumps(offline.page), language).toEqual([]);
    }

    // Where the typeface cannot be fetched, pages appear all the same, and as wide.
    const widths: number[] = [];
    for (const lost of [false, true]) {
      const { device, page, words } = await evening.phone('de', lost ? 'without' : 'with');
      if (lost) {
        device.expectOutage(true);
        await page.route('**/*.woff2', (route) => route.abort());
      }
      await device.remember({ language: 'de' });
      await page.goto(`${evening.referee.lanAddress}/play`);
      const title = page.getByRole('heading', { name: words.join.heading });
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
