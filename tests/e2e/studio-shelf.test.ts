import { type BoardFile, readBoardText } from '@mister-x/games/pursuit/rules';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { layoutFaults } from '../support/layout.js';
import { HEIGHT, LINKS, PLACES, STARTS } from '../support/studio/drawn-board.js';
import { StudioHands } from '../support/studio/studio-hands.js';

useChromium();

const NAME = 'Board of thirty';
const CORRECTED = 'Board of thirty, corrected';
const LONG = 'Der große Spielplan aus Großvaters Keller, zweite Auflage';
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 800, height: 480 },
];

function thirty(name: string): BoardFile {
  const text = JSON.stringify({
    format: 'mister-x-board/2',
    game: 'scotland-yard',
    name,
    height: HEIGHT,
    stations: PLACES.map(({ x, y }, i) => ({ id: i + 1, x, y })),
    edges: LINKS,
    starts: { classic18: STARTS },
  });
  const read = readBoardText(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** The rows of one list on the studio's first page. */
function list({ page }: StudioHands, title: string) {
  return page.getByRole('region', { name: title }).getByRole('listitem');
}

async function finish({ page, words }: StudioHands, name: string): Promise<void> {
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  await press(words.rail.finish);
  await page.getByRole('dialog').getByText(words.finish.ready).waitFor();
  await press(words.finish.send);
  await page.getByText(words.finish.sent(name)).waitFor();
  await page.keyboard.press('Escape');
}

async function everySize({ kiosk, page }: StudioHands, moment: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const faults = await layoutFaults(page, { kind: 'kiosk' });
    // Lists grow with what people draw: older boards are scrolled to.
    const others = faults.filter((fault) => !/^div\.boards .* has a scroll bar$/.test(fault));
    expect(others, `${moment} ${size.width}`).toEqual([]);
    await kiosk.device.screenshot(`kiosk/${moment}-${kiosk.words.language}-${size.width}`);
  }
  await page.setViewportSize(SIZES[0] ?? { width: 0, height: 0 });
}

it('finished boards are seen on the shelf, opened as copies, and taken off', () =>
  Evening.spend('studio-shelf', async (evening) => {
    const studio = new StudioHands(await evening.kiosk('en', 'kiosk-en'));
    const german = new StudioHands(await evening.kiosk('de', 'kiosk-de'));
    await german.kiosk.device.remember({ language: 'de' });
    const { page, words } = studio;
    const { begin } = words;
    await studio.open(evening.referee);

    // A board that nothing was drawn on is no draft.
    await studio.beginBare();
    await studio.back();
    await page.getByText(begin.none).waitFor();
    await studio.beginBare();
    await studio.tap({ x: 300, y: 300 });
    await studio.kept();
    await studio.back();
    await expect.poll(() => list(studio, begin.drafts).count()).toBe(1);
    expect(await list(studio, begin.shelf.title).count()).toBe(0);

    for (const name of [NAME, LONG]) {
      await studio.openFile('board.json', JSON.stringify(thirty(name)));
      await page.getByRole('application').waitFor();
      await finish(studio, name);
      await studio.back();
    }
    await expect.poll(() => list(studio, begin.shelf.title).count()).toBe(2);
    await expect.poll(() => list(studio, begin.drafts).count()).toBe(3);
    await everySize(studio, 'studio-shelf');

    // Who only looks at it leaves no copy behind; who changes it does, and the shelf keeps its own.
    const open = () => list(studio, begin.shelf.title).filter({ hasText: NAME }).getByText(NAME);
    await open().click();
    await studio.whole();
    expect(JSON.parse(await studio.saved('board'))).toEqual(thirty(NAME));
    await studio.back();
    await expect.poll(() => list(studio, begin.drafts).count()).toBe(3);
    await open().click();
    await page.getByLabel(words.name, { exact: true }).fill(CORRECTED);
    await page.keyboard.press('Tab');
    await finish(studio, CORRECTED);
    await studio.back();
    await expect.poll(() => list(studio, begin.drafts).count()).toBe(4);
    await expect.poll(() => list(studio, begin.shelf.title).count()).toBe(3);

    await german.open(evening.referee);
    await expect.poll(() => list(german, german.words.begin.shelf.title).count()).toBe(3);
    await everySize(german, 'studio-shelf');

    // The old one makes room; anyone who has it in an older list is told.
    await studio.button(begin.shelf.remove(NAME)).click();
    const asked = page.getByRole('dialog', { name: begin.shelf.removeAsk(NAME) });
    await asked.waitFor();
    await everySize(studio, 'studio-take-off');
    await asked.getByRole('button', { name: begin.shelf.remove(NAME) }).click();
    await expect.poll(() => list(studio, begin.shelf.title).count()).toBe(2);
    const shelf = list(german, german.words.begin.shelf.title);
    await shelf.getByText(NAME, { exact: true }).click();
    await german.page.getByText(german.kiosk.words.common.board.missing).waitFor();
    await expect.poll(() => shelf.count()).toBe(2);
    const faults = german.kiosk.device.faults.splice(0);
    expect(faults.every((fault) => fault.includes('404'))).toBe(true);
    await expect.poll(() => list(studio, begin.drafts).count()).toBe(4);

    // Drafts go the same way.
    await studio.button(begin.remove(CORRECTED)).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: begin.remove(CORRECTED) })
      .click();
    await expect.poll(() => list(studio, begin.drafts).count()).toBe(3);
  }));
