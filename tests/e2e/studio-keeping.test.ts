import type { BoardFile } from '@mister-x/games/pursuit/rules';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { KioskPage } from '../support/kiosk-page.js';
import { settle } from '../support/layout.js';
import { sixByFour } from '../support/studio/small-boards.js';
import { StudioHands } from '../support/studio/studio-hands.js';

useChromium();

const stationsOf = async (studio: StudioHands): Promise<readonly number[]> => {
  const { stations }: BoardFile = JSON.parse(await studio.saved('board'));
  return stations.map(({ id }) => id);
};
const numbers = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** Lets go of what is selected and puts a station onto an empty place. */
async function put(studio: StudioHands, x: number): Promise<void> {
  await studio.key('Escape');
  await studio.tap({ x, y: 30 });
}

it('a draft in two tabs is saved by one of them, and taking it over loses nothing', () =>
  Evening.spend('studio-tabs', async (evening) => {
    const first = new StudioHands(await evening.kiosk('en'));
    const { words } = first;
    await first.open(evening.referee);
    const device = await first.kiosk.device.anotherTab('second');
    evening.devices.push(device);
    const second = new StudioHands(new KioskPage(device, first.kiosk.words));
    await second.open(evening.referee);

    await first.openFile('six.json', JSON.stringify(sixByFour('Six by four')));
    await first.page.getByRole('application').waitFor();
    await first.whole();
    await first.kept();

    // The list of the second tab is older than the draft.
    await second.page.reload();
    const draft = second.page.getByRole('button', { name: 'Six by four' }).first();
    await draft.waitFor();
    await put(first, 170);
    await first.kept();
    await draft.click();
    const warning = second.page.getByRole('alert').getByText(words.keeping.elsewhere);
    await warning.waitFor();
    await second.whole();
    expect(await stationsOf(second)).toEqual(numbers(25));
    await evening.looks(second.kiosk, 'elsewhere');

    // Both go on; what the second does is not saved, and says so.
    await put(second, 330);
    await put(first, 490);
    await put(first, 650);
    // Not even saved yet when the second takes it.
    await second.button(words.keeping.take).click();
    await first.page.getByRole('alert').getByText(words.keeping.elsewhere).waitFor();
    await warning.waitFor({ state: 'hidden' });
    expect(await stationsOf(second)).toEqual(numbers(27));
    // What the second had done by itself is one step back.
    await second.key('Control+z');
    expect(await stationsOf(second)).toEqual(numbers(26));
    await second.key('Control+y');
    await second.kept();

    // The one that has it is closed; the other opens what was saved last.
    await put(second, 810);
    await second.back();
    await first.back();
    await first.page.getByRole('button', { name: 'Six by four' }).first().click();
    await first.whole();
    expect(await first.page.getByRole('alert').count()).toBe(0);
    expect(await stationsOf(first)).toEqual(numbers(28));
  }));

it('a browser that is full says so, keeps what is on the page, and saves it once there is room', () =>
  Evening.spend('studio-full', async (evening) => {
    const studio = new StudioHands(await evening.kiosk('en'));
    const { page, words } = studio;
    await studio.open(evening.referee);
    await studio.openFile('six.json', JSON.stringify(sixByFour('Six by four')));
    await page.getByRole('application').waitFor();
    await studio.whole();
    await studio.kept();

    await fill(studio, true);
    await put(studio, 170);
    const warning = page.getByRole('alert').getByText(words.keeping.full);
    await warning.waitFor();
    await evening.looks(studio.kiosk, 'full');
    // It does not come and go with every change.
    await page.evaluate(() => {
      new MutationObserver(() => Object.assign(window, { changes: 1 })).observe(
        document.querySelector('.studio') ?? document.body,
        { childList: true },
      );
    });
    const tries = await refusedTo(studio);
    await put(studio, 330);
    await expect.poll(() => refusedTo(studio)).toBeGreaterThan(tries);
    await settle(page);
    expect(await page.evaluate(() => 'changes' in window)).toBe(false);
    expect(await stationsOf(studio)).toEqual(numbers(26));

    // Nobody leaves it by mistake, and no other board takes its place.
    await page.getByRole('button', { name: studio.kiosk.words.common.back }).click();
    await page.getByRole('dialog', { name: words.leave.title }).waitFor();
    await evening.looks(studio.kiosk, 'leave');
    await page.keyboard.press('Escape');
    await studio.drop('other.json', JSON.stringify(sixByFour('Another')));
    await page.getByText(words.fileFaults.BOARD_AT_RISK).waitFor();
    const asks: string[] = [];
    page.on('dialog', (dialog) => {
      asks.push(dialog.type());
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asks).toEqual(['beforeunload']);
    // A player who was not left answers.
    expect(await page.evaluate(() => document.querySelector('.studio') !== null)).toBe(true);

    await fill(studio, false);
    await put(studio, 490);
    await warning.waitFor({ state: 'hidden' });
    await studio.kept();
    await page.reload();
    await page.getByRole('application').waitFor();
    expect(await stationsOf(studio)).toEqual(numbers(27));
  }));

/**
 * From now on the browser has no room, or has room again. What it then answers is done by hand: Chromium does
 * not hold IndexedDB to a quota that DevTools sets.
 */
async function fill({ page }: StudioHands, isFull: boolean): Promise<void> {
  const turn = (full: boolean): void => {
    const store = IDBObjectStore.prototype as { put: IDBObjectStore['put'] & { real?: unknown } };
    const real = (store.put.real ?? store.put) as IDBObjectStore['put'];
    const put = () => {
      const count = globalThis as { refused?: number };
      count.refused = (count.refused ?? 0) + 1;
      throw new DOMException('', 'QuotaExceededError');
    };
    store.put = full ? Object.assign(put, { real }) : real;
  };
  // Drafts are written by the page or by its worker.
  await page.evaluate(turn, isFull);
  await Promise.all(page.workers().map((worker) => worker.evaluate(turn, isFull)));
}

/** How often something could not be written. */
async function refusedTo({ page }: StudioHands): Promise<number> {
  const count = () => (globalThis as { refused?: number }).refused ?? 0;
  const workers = await Promise.all(page.workers().map((worker) => worker.evaluate(count)));
  return workers.reduce((sum, each) => sum + each, await page.evaluate(count));
}
