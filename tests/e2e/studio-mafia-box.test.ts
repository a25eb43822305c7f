import { readFile } from 'node:fs/promises';
import { CITY, type PackFile, packId, readPack } from '@mister-x/games/mafia/rules';
import { expect, it } from 'vitest';
import { joinMafia } from '../support/mafia-players.js';
import { Evening, useChromium } from '../support/evening.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { languagesOf } from '../support/looks.js';
import { fieldIn, kitIn, sheetIn } from '../support/printed.js';
import { everySize } from '../support/studio/every-size.js';
import { StudioHands } from '../support/studio/studio-hands.js';

useChromium();

const PARTS = ['clans', 'city', 'money', 'prison', 'cards'] as const;
const FULL = CITY.prison_presets?.full30 ?? [];

/** Every fault of its own that one file can have beside the others. */
const BROKEN: PackFile = {
  ...CITY,
  pack: 'broken',
  seat_order: ['blue', 'yellow', 'red'],
  figures_per_seat: 3,
  bank: { ...CITY.bank, start: 4005, coins: [{ value: 5, count: 3, colour: 'gold' }] },
  city: { ...CITY.city, owner: { ...CITY.city.owner, A1: 'pink', E1: 'blue' } },
  amounts: { ...CITY.amounts, theft: 105, prostitute_fee: 40 },
  prison: { track: [300, 255, 260, 100], death_row: { ransom: 0 } },
  prison_presets: { short: [300, 10] },
  cards: CITY.cards
    .filter(({ type }) => type !== 'robbery')
    .map((card) => (card.type === 'buyer' ? { ...card, id: 'MF-buyer', price: 5 } : card)),
};

async function begin({ page, kiosk, words }: StudioHands): Promise<void> {
  const { mafia, 'mafia-studio': box } = kiosk.words;
  await page.getByLabel(words.begin.game).selectOption({ label: mafia.game });
  await page.getByRole('button', { name: words.box.begin, exact: true }).click();
  await page.getByRole('tab', { name: box.parts.clans, exact: true }).waitFor();
}

function tab({ page, kiosk }: StudioHands, part: (typeof PARTS)[number]): Promise<void> {
  const { parts } = kiosk.words['mafia-studio'];
  return page.getByRole('tab', { name: parts[part], exact: true }).click();
}

async function back({ kiosk, page, words }: StudioHands): Promise<void> {
  const { back: label } = kiosk.words.common;
  await page.locator('header').getByRole('button', { name: label }).click();
  await page.getByText(words.begin.drafts).waitFor();
}

async function fill({ page }: StudioHands, label: string, value: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(value);
  await page.keyboard.press('Tab');
}

async function saved(studio: StudioHands): Promise<unknown> {
  const download = studio.page.waitForEvent('download');
  await studio.button(studio.words.box.save).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

/** The printing page takes the box of the shelf, and names its pages after it. */
async function printed(kiosk: KioskPage, box: string): Promise<void> {
  const { page, words } = kiosk;
  const kit = kitIn(words.language, 'mafia');
  await kiosk.button(words.table.home.print).click();
  await page.getByLabel(words.printing.game).selectOption({ label: kit.name });
  await page.getByRole('combobox', { name: fieldIn(kit, 'board') }).selectOption(box);
  await kiosk.button(new RegExp(`^${sheetIn(kit, 'prison', true).name}`)).click();
  const { make, save } = words.printing;
  await kiosk.button(new RegExp(`^${make(12).replace('12', '\\d+')}$`)).click();
  const files = page.getByRole('link', { name: save });
  await files.last().waitFor();
  const names = await files.evaluateAll((all) => all.map((a) => a.getAttribute('download')));
  // Face-down cards are the same for every box.
  const others = names.filter((name) => !name?.startsWith('mafia-markers'));
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter((name) => !name?.startsWith('mafia-our-town-'))).toEqual([]);
  await page.keyboard.press('Escape');
  await kiosk.button(words.common.back).click();
}

it('an owner’s box of Mafia is changed, broken, mended, shelved, printed and played with', () =>
  Evening.spend('studio-mafia-box', async (evening) => {
    const studio = new StudioHands(await evening.kiosk('en'));
    const { page, kiosk, words } = studio;
    const { mafia: things, 'mafia-studio': box } = kiosk.words;
    const { prison, cards, money, city } = box;
    await page.setViewportSize({ width: 800, height: 480 });
    await studio.open(evening.referee);
    await begin(studio);
    await fill(studio, words.box.name, 'Our town');

    // One price for both cards of a kind.
    await tab(studio, 'cards');
    await page.getByRole('button', { name: /^Cloth/ }).click();
    await fill(studio, `${cards.price}, $`, '70');
    await page.getByRole('button', { name: /^Cloth \$70 × 2/ }).waitFor();

    // A cell more, and one less that a crime leads to: it is said at once, there and beside the card.
    await tab(studio, 'prison');
    await fill(studio, prison.newCell, '270');
    await studio.button(prison.add).click();
    const theft = `${prison.cell} $100, ${prison.leads(1)}`;
    await studio.button(theft).click();
    await studio.button(prison.remove).click();
    const lost = box.faults.SEVERITY_CELL(`${things.cards.theft}, $100`, '$10');
    const notes = page.getByRole('button', { name: words.notes.errors(1) });
    await notes.click();
    await page.getByRole('dialog').getByText(lost).click();
    await page.getByRole('tab', { name: box.parts.cards, selected: true }).waitFor();
    await page.getByRole('main').getByText(lost).waitFor();
    await expect
      .poll(() => page.getByLabel(cards.name, { exact: true }).inputValue())
      .toBe('Theft');
    await page.getByRole('combobox', { name: cards.severity }).selectOption('80');
    await studio.button(words.notes.good).waitFor();

    // A quarter too many for one clan and too few for another.
    await tab(studio, 'city');
    const { blue, red } = things.clans;
    await studio.button(`${red?.name} ${city.count(4, 4)}`).click();
    await studio.button(`A1, ${blue?.name}`).click();
    const uneven = box.faults.QUARTER_COUNT(`${blue?.name}, ${red?.name}`, '$10');
    await page.getByRole('main').getByText(uneven).waitFor();
    await studio.button(words.undo).click();
    await studio.button(words.notes.good).waitFor();

    await tab(studio, 'money');
    await fill(studio, `${money.names['bank.start']}, $`, '4205');
    await page.getByRole('main').getByText(box.faults.BANK_UNIT('', '$10')).waitFor();
    await studio.button(words.rail.finish).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.box.faults).waitFor();
    expect(await dialog.getByRole('button', { name: words.finish.send }).isDisabled()).toBe(true);
    await dialog.getByText(box.faults.BANK_UNIT('', '$10')).click();
    await fill(studio, `${money.names['bank.start']}, $`, '4200');
    await studio.button(words.notes.good).waitFor();

    const read = readPack(await saved(studio));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value).toMatchObject({ pack: 'Our-town', bank: { start: 4200 } });
    expect(read.value.prison.track).toEqual([300, 270, 250, 200, 150, 120, 80, 60, 40, 30, 20, 10]);
    const cloth = read.value.cards.filter(({ name }) => name === 'Good: Cloth');
    expect(cloth.map(({ price }) => price)).toEqual([70, 70]);

    await studio.button(words.rail.finish).click();
    await page.getByRole('dialog').getByText(words.finish.ready).waitFor();
    await studio.button(words.finish.send).click();
    await page.getByText(words.finish.sent('Our-town')).waitFor();
    await page.keyboard.press('Escape');
    await back(studio);
    const lists = page.getByRole('listitem').filter({ hasText: 'Our-town' });
    await expect.poll(() => lists.filter({ hasText: box.size(16) }).count()).toBe(2);

    // What nobody can play with opens as a draft; what is no box is refused.
    await studio.openFile('broken.json', JSON.stringify(BROKEN));
    await tab(studio, 'city');
    await page.getByRole('main').getByText(box.faults.QUARTER_UNKNOWN('E1', '')).waitFor();
    await back(studio);
    await studio.openFile('none.json', JSON.stringify({ ...CITY, amounts: 'much' }));
    await page.getByText(/amounts/).waitFor();
    await studio.button(kiosk.words.common.back).click();

    await printed(kiosk, packId(read.value));

    await kiosk.button(kiosk.words.table.home.newTable).click();
    const { 'mafia-setup': setup, 'mafia-table': table } = kiosk.words;
    await page.getByText(things.game, { exact: true }).click();
    await page.getByLabel(setup.box.question).last().selectOption(packId(read.value));
    await kiosk.button(kiosk.words.table.setup.create).click();
    await joinMafia(
      evening,
      kiosk,
      Object.values(things.clans)
        .slice(0, 4)
        .map(({ name }) => name),
    );
    await page.getByText(table.bank('$4200')).waitFor();
    const cells = page.getByRole('list', { name: things.prison }).getByRole('listitem');
    await cells.filter({ hasText: '$270' }).waitFor();
    expect(await cells.filter({ hasText: '$100' }).count()).toBe(0);
    await kiosk.device.screenshot('kiosk/studio-mafia-box-played');
  }));

it.each(languagesOf('studio-mafia-box'))(
  'the editor of boxes of Mafia fits every screen (%s)',
  (language) =>
    Evening.spend(`studio-mafia-box-${language}`, async (evening) => {
      const studio = new StudioHands(await evening.kiosk(language));
      const { page, kiosk } = studio;
      const { 'mafia-studio': box } = kiosk.words;
      await kiosk.device.remember({ language });
      await studio.open(evening.referee);
      const full = { ...CITY, pack: 'full', prison: { ...CITY.prison, track: FULL } };
      for (const [name, file] of Object.entries({ box: full, broken: BROKEN })) {
        await studio.openFile(`${name}.json`, JSON.stringify(file));
        await page.getByRole('tab', { name: box.parts.clans, exact: true }).waitFor();
        for (const part of PARTS) {
          await tab(studio, part);
          if (part === 'prison') await page.locator('.tiles button').nth(1).click();
          await everySize(studio, `studio-mafia-${name}-${part}`);
        }
        await page.setViewportSize({ width: 800, height: 480 });
        const count = page.locator('.low button');
        await count.click();
        await everySize(studio, `studio-mafia-${name}-notes`);
        await page.keyboard.press('Escape');
        await back(studio);
      }
    }),
);
