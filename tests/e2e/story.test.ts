import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inTemporaryFolder } from '../processes/temporary-folder.js';
import { Evening, useChromium } from '../support/evening.js';
import { recordFile, RECORDED_GAMES, watchRecord } from '../support/recorded-games.js';
import { wordsIn } from '../support/words.js';

useChromium();

const MOST_BYTES = { film: 3_500_000, page: 2_500_000 };

it.each(RECORDED_GAMES)('the story of a recorded game is told, seen and kept: %s', (game) =>
  inTemporaryFolder((folder) =>
    Evening.spend(`story-${game}`, async (evening) => {
      const kiosk = await evening.kiosk('en');
      await kiosk.page.setViewportSize({ width: 1280, height: 800 });
      await kiosk.open(evening.referee);
      await watchRecord(kiosk, await recordFile(folder, game));
      const { page } = kiosk;
      const { 'hunt-story': words, screen } = kiosk.words;

      const slider = page.getByRole('slider');
      const last = Number(await slider.getAttribute('max'));
      await slider.fill(String(Math.floor(last / 2)));
      await page.locator('.board [class^="rings-"]').first().waitFor();
      await evening.looks(kiosk, 'the film with what could be known');
      const seen = page.getByRole('combobox', { name: words.heat.map });
      await seen.selectOption({ label: words.heat.kinds.none });
      await expect.poll(() => page.locator('.board [class^="rings-"]').count()).toBe(0);
      await seen.selectOption({ label: words.heat.kinds.smoothed });
      await page.locator('.board [class^="rings-"]').first().waitFor();
      await seen.selectOption({ label: words.heat.kinds.believed });

      await kiosk.button(screen.end.speed('1×')).click();
      await kiosk.button(screen.end.speed('2×')).click();
      await slider.fill('0');
      await kiosk.button(screen.end.play).click();
      await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
      await kiosk.button(screen.end.pause).click();
      await page.locator('body').press('End');
      await expect.poll(() => slider.inputValue()).toBe(String(last));

      await page.getByRole('tab', { name: words.tabs.story }).click();
      for (const { title } of [words.noose, words.turns, words.missed, words.luck])
        await page.getByRole('heading', { name: title, exact: true }).waitFor();
      await evening.looks(kiosk, 'the story');
      const turn = page.locator('.story button').first();
      const round = /\d+/.exec((await turn.textContent()) ?? '')?.[0];
      await turn.click();
      await expect.poll(() => slider.inputValue()).not.toBe(String(last));
      await page
        .getByText(new RegExp(`^${words.round(Number(round))}\\b`))
        .first()
        .waitFor();

      await kiosk.button(words.keep.open).click();
      await evening.looks(kiosk, 'the ways to keep it');
      await kiosk.button(words.keep.make).click();
      await page.getByRole('progressbar').waitFor();
      await kiosk.button(kiosk.words.common.cancel).click();
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
      const film = await saved(page, words.keep.make, /^mister-x-[\w-]+\.gif$/);
      expect(film.length).toBeLessThan(MOST_BYTES.film);
      expect(await picturesOf(page, film)).toBe(last + 1);
      const html = await saved(page, words.keep.save, /^mister-x-[\w-]+\.html$/, folder);
      expect(html.length).toBeLessThan(MOST_BYTES.page);
      await evening.looks(kiosk, 'what was kept');

      const german = await wordsIn('de');
      const context = await evening.browser.newContext({ locale: 'de', offline: true });
      const alone = await context.newPage();
      const asked: string[] = [];
      const faults: string[] = [];
      alone.on('request', (request) => asked.push(request.url()));
      alone.on('pageerror', (error) => faults.push(error.message));
      alone.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
      });
      await alone.goto(pathToFileURL(join(folder, 'saved.html')).href);
      await alone.getByRole('slider').waitFor();
      await alone.getByRole('tab', { name: german['hunt-story'].tabs.story }).click();
      await alone.getByRole('heading', { name: german['hunt-story'].turns.title }).waitFor();
      await alone.getByRole('button', { name: german['hunt-story'].keep.open }).click();
      const again = alone.getByRole('button', {
        name: german['hunt-story'].keep.save,
        exact: true,
      });
      expect(await again.count()).toBe(0);
      await alone.getByRole('button', { name: german.common.close, exact: true }).click();
      await alone.getByRole('button', { name: german.common.back, exact: true }).click();
      const { title } = german.records.verdicts['consistent-in-itself'];
      await alone.getByRole('heading', { name: title }).waitFor();
      expect(asked.filter((url) => !/^(?:file|blob|data):/.test(url))).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    }),
  ),
);

/** What the browser keeps when someone touches the button. */
async function saved(page: Page, button: string, name: RegExp, folder?: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(name);
  if (folder !== undefined) await download.saveAs(join(folder, 'saved.html'));
  return readFile(await download.path());
}

function picturesOf(page: Page, film: Buffer): Promise<number> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
    const decoder = new ImageDecoder({ data: bytes, type: 'image/gif' });
    await Promise.all([decoder.completed, decoder.tracks.ready]);
    return decoder.tracks.selectedTrack?.frameCount ?? 0;
  }, film.toString('base64'));
}
