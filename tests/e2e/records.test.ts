import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkNumberOf, groupDigits } from '@mister-x/engine/trust';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inTemporaryFolder } from '../processes/temporary-folder.js';
import { Evening, useChromium } from '../support/evening.js';
import { FastPlayers } from '../support/fast-hands.js';
import { YardTable } from '../support/yard-table.js';
import { stepAwayFromDetectives } from '../support/planner.js';
import { savedRecord, verify } from '../support/saved-record.js';
import { type Words, wordsIn } from '../support/words.js';

useChromium();

const OFFLINE = new URL('../../kiosk/dist/verify.html', import.meta.url);
const KINDS = ['kiosk', 'offline'] as const;

it('the record of a game is saved, checked in three places, and seen again', () =>
  inTemporaryFolder((folder) =>
    Evening.spend('records', async (evening) => {
      const settings = { hunters: 3, language: 'en', serverDeals: true } as const;
      const names = ['Xenia', '<img src=x onerror=a()>', 'Ann & Bob', 'Cleo'];
      const yard = await YardTable.gather(evening, { ...settings, names }, ['Cleo']);
      const { kiosk, x } = yard;
      await kiosk.start();
      await yard.everybody('round 1', ({ round }) => round === 1);
      const hands = await FastPlayers.of(yard);
      const noted: string[] = [];
      const table = kiosk.device.wire.table?.table ?? '';
      const listener = await evening.handsOfKiosk(table);
      for (let round = 1; round <= 3; round++) {
        await hands.travel([stepAwayFromDetectives(yard.secret)]);
        await hands.detectives();
        await yard.everybody('the next round', (view) => view.round === round + 1);
        const { chain } = await listener.get('chain', { table, seen: null });
        noted.push(groupDigits(checkNumberOf(chain?.head ?? '')));
      }
      await kiosk.page.keyboard.press('Escape');
      await kiosk.menu();
      await yard.giveUp();
      await kiosk.goOn();
      const way = yard.view.log.map(({ stop }) => stop);
      const start = yard.view.end?.start;

      const text = await savedRecord(kiosk);
      expect(await savedRecord(x)).toBe(text);
      const record = JSON.parse(text);
      const last = groupDigits(checkNumberOf(record.heads.at(-1)));
      expect(record.genesis.match).toBe(table);

      const forged = forge(text, way.at(-2) ?? 0);
      expect(verify(text)).toEqual({
        code: 0,
        out: expect.stringContaining('\nCONSISTENT IN ITSELF\n'),
      });
      expect(verify(text, last)).toEqual({ code: 0, out: expect.stringContaining('\nVERIFIED\n') });
      expect(verify(text, noted[1] ?? '')).toEqual({
        code: 0,
        out: expect.stringContaining('\nVERIFIED up to step '),
      });
      expect(verify(forged)).toEqual({ code: 1, out: expect.stringContaining('\nNOT VALID: ') });

      await kiosk.menu();
      await kiosk.button(kiosk.words.screen.menu.tables).click();
      await kiosk.button(kiosk.words.screen.home.record).click();
      const offline = await openOffline(evening, folder);
      const pages = {
        kiosk: new Checker(kiosk.page, kiosk.words, folder),
        offline: offline.checker,
      };
      for (const kind of KINDS) {
        const checker = pages[kind];
        const { verdicts } = checker.words.records;
        await checker.check('{"format": "<script>alert(1)</script>"}');
        await checker.says(verdicts.unreadable.title);
        await checker.page.getByText(checker.words.records.findings.FORMAT).waitFor();
        // Not in the page itself, which would stand still meanwhile.
        await Promise.all([checker.page.waitForEvent('worker'), checker.check(text)]);
        await checker.says(verdicts['consistent-in-itself'].title);
        await checker.page.getByText(/Xenia.*img src=x onerror=a\(\).*Cleo/).waitFor();
        expect(await checker.page.locator('main img, section img').count()).toBe(0);
        await checker.check(text, last);
        await checker.says(verdicts.valid.title);
        await checker.check(text, noted[1] ?? '');
        const link = record.heads.findIndex((head: string) => groupDigits(checkNumberOf(head)) === noted[1]);
        await checker.says(checker.words.records.provenTo.title(link, record.heads.length - 1));
        await checker.check(forged);
        await checker.says(verdicts.invalid.title);
        await checker.page.getByText('SEALED_DIFFERS').first().waitFor();
        await checker.check(text, '1234 5678 9012 3456 7890');
        await checker.page.getByText(checker.words.records.findings.CHECK_NUMBER).waitFor();
        await checker.check(text, `${last} 1`);
        await checker.page.getByText(checker.words.records.digits(21)).waitFor();
      }
      expect(offline.asked.filter((url) => !/^(?:file|blob|data):/.test(url))).toEqual([]);
      expect(offline.faults).toEqual([]);
      await offline.checker.page.context().close();

      await pages.kiosk.check(text);
      await evening.looks(kiosk, 'a record');
      const page = await fetch(`http://localhost:${evening.referee.port}/verify.html`);
      expect(page.headers.get('content-disposition')).toContain('attachment');
      expect(await page.text()).toBe(await readFile(OFFLINE, 'utf8'));

      await kiosk.button(kiosk.words.records.replay).click();
      const slider = kiosk.page.getByRole('slider');
      await slider.fill('0');
      await evening.looks(kiosk, 'the start of a replay');
      await slider.fill((await slider.getAttribute('max')) ?? '0');
      await kiosk.page.getByText(kiosk.words['hunt-story'].way([start, ...way].join(' → '))).waitFor();
      await evening.looks(kiosk, 'the end of a replay');
      await kiosk.button(kiosk.words.common.back).click();
      await kiosk.page.getByRole('heading', { name: kiosk.words.records.title }).waitFor();
    }),
  ));

/** Another stop in the secret of one of X's moves. */
function forge(text: string, stop: number): string {
  const place = text.indexOf(`"stop": ${stop}`, text.indexOf('\n "secrets": ['));
  expect(place).toBeGreaterThan(0);
  const other = stop === 1 ? 2 : stop - 1;
  return text.slice(0, place) + text.slice(place).replace(`"stop": ${stop}`, `"stop": ${other}`);
}

/** The check of a record, in whichever page it is. */
class Checker {
  constructor(
    readonly page: Page,
    readonly words: Words,
    private readonly folder: string,
  ) {}

  async check(content: string, noted = ''): Promise<void> {
    const { records } = this.words;
    await this.page.getByLabel(records.checkNumber).fill(noted);
    const file = join(this.folder, 'game.json');
    await writeFile(file, content);
    await this.page.locator('input[type=file]').setInputFiles(file);
  }

  says(title: string): Promise<void> {
    return this.page.getByRole('heading', { name: title }).waitFor();
  }
}

async function openOffline(evening: Evening, folder: string) {
  const context = await evening.browser.newContext({ locale: 'de', offline: true });
  const page = await context.newPage();
  const asked: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  await page.goto(pathToFileURL(fileURLToPath(OFFLINE)).href);
  return { checker: new Checker(page, await wordsIn('de'), folder), asked, faults };
}
