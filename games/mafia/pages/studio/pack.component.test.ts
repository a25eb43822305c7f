import { t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { toasts } from '@mister-x/kiosk/kit/toasts.svelte.ts';
import { forgetDrafts, MountedStudio } from '@mister-x/kiosk/testing/mounted-studio.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { gameMessages } from '../../messages/phone-messages.js';
import { studioMessages } from '../../messages/screen-messages.js';
import { readPack } from '../../rules/custom-pack.js';
import { DEFAULT_MAFIA_PACK_FILE, type PackFile } from '../../rules/browser.js';
import { EDITOR_PARTS, type EditorPart } from './notes.js';

beforeEach(forgetDrafts);
afterEach(() => vi.restoreAllMocks());

/** Every fault of its own that one file can have beside the others. */
const BROKEN: PackFile = {
  ...DEFAULT_MAFIA_PACK_FILE,
  pack: 'broken',
  seat_order: ['blue', 'yellow', 'red'],
  figures_per_seat: 3,
  bank: {
    ...DEFAULT_MAFIA_PACK_FILE.bank,
    start: 4005,
    coins: [{ value: 5, count: 3, colour: 'gold' }],
  },
  city: {
    ...DEFAULT_MAFIA_PACK_FILE.city,
    owner: { ...DEFAULT_MAFIA_PACK_FILE.city.owner, A1: 'pink', E1: 'blue' },
  },
  amounts: { ...DEFAULT_MAFIA_PACK_FILE.amounts, theft: 105, prostitute_fee: 40 },
  prison: { track: [300, 255, 260, 100], death_row: { ransom: 0 } },
  prison_presets: { short: [300, 10] },
  cards: DEFAULT_MAFIA_PACK_FILE.cards
    .filter(({ type }) => type !== 'robbery')
    .map((card) => (card.type === 'buyer' ? { ...card, id: 'MF-buyer', price: 5 } : card)),
};
const FULL: PackFile = {
  ...DEFAULT_MAFIA_PACK_FILE,
  pack: 'full',
  prison: {
    ...DEFAULT_MAFIA_PACK_FILE.prison,
    track: DEFAULT_MAFIA_PACK_FILE.prison_presets?.full30 ?? [],
  },
};

const tab = (studio: MountedStudio, part: EditorPart) =>
  studio.page.getByRole('tab', { name: studioMessages.t.parts[part], exact: true });

it('a pack is changed, broken and mended: what is wrong is said at once and leads to where it is', async () => {
  const studio = await new MountedStudio().open();
  await studio.take(DEFAULT_MAFIA_PACK_FILE);
  const { cards, city, faults, money, prison } = studioMessages.t;
  const { clans } = gameMessages.t;
  const { pack, notes } = t.studio;
  await studio.fill(pack.name, 'Our town');

  // One price for both cards of a kind.
  await tab(studio, 'cards').click();
  await studio.page.getByRole('button', { name: /^Cloth/ }).click();
  await studio.fill(`${cards.price}, $`, '70');
  await expect.element(studio.page.getByRole('button', { name: /^Cloth \$70 × 2/ })).toBeVisible();

  // A cell more, and one less that a crime leads to: it is said there and beside the card.
  await tab(studio, 'prison').click();
  await studio.fill(prison.newCell, '270');
  await studio.button(prison.add).click();
  await studio.button(`${prison.cell} $100, ${prison.leads(1)}`).click();
  await studio.button(prison.remove).click();
  const lost = faults.SEVERITY_CELL(`${gameMessages.t.cards.theft}, $100`, '$10');
  await studio.page
    .getByRole('button', { name: notes.errors(1) })
    .first()
    .click();
  await studio.page.getByRole('dialog').getByText(lost).click();
  await expect.element(tab(studio, 'cards')).toHaveAttribute('aria-selected', 'true');
  await expect.element(studio.page.getByLabelText(cards.name, { exact: true })).toHaveValue('Theft');
  await studio.page.getByRole('combobox', { name: cards.severity }).selectOptions('80');
  await expect.element(studio.page.getByText(lost)).not.toBeInTheDocument();

  // A quarter too many for one clan and too few for another.
  await tab(studio, 'city').click();
  await studio.button(`${clans.red?.name} ${city.count(4, 4)}`).click();
  await studio.button(`A1, ${clans.blue?.name}`).click();
  const uneven = faults.QUARTER_COUNT(`${clans.blue?.name}, ${clans.red?.name}`, '$10');
  await expect.element(studio.page.getByText(uneven).first()).toBeVisible();
  await studio.button(t.studio.undo).click();
  await expect.element(studio.page.getByText(uneven)).not.toBeInTheDocument();

  // What is not whole is not sent.
  await tab(studio, 'money').click();
  const start = `${money.names['bank.start']}, $`;
  await studio.fill(start, '4205');
  await studio.button(t.studio.rail.finish).click();
  const dialog = studio.page.getByRole('dialog');
  await expect.element(dialog.getByText(pack.faults)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: t.studio.finish.send })).toBeDisabled();
  await dialog.getByText(faults.BANK_UNIT('', '$10')).click();
  await studio.fill(start, '4200');

  const read = readPack(await studio.pack());
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value).toMatchObject({ pack: 'Our-town', bank: { start: 4200 } });
  expect(read.value.prison.track).toEqual([300, 270, 250, 200, 150, 120, 80, 60, 40, 30, 20, 10]);
  const cloth = read.value.cards.filter(({ name }) => name === 'Good: Cloth');
  expect(cloth.map(({ price }) => price)).toEqual([70, 70]);
});

it('what nobody can play with opens as a draft; what is no pack is refused', async () => {
  const studio = await new MountedStudio().open();
  await studio.take(BROKEN);
  await tab(studio, 'city').click();
  const unknown = studioMessages.t.faults.QUARTER_UNKNOWN('E1', '');
  await expect.element(studio.page.getByText(unknown).first()).toBeVisible();
  studio.drop('none.json', JSON.stringify({ ...DEFAULT_MAFIA_PACK_FILE, amounts: 'much' }));
  await expect.poll(() => toasts.list.at(-1)?.text).toContain('amounts');
});

it.each([FULL, BROKEN])('the editor fits every screen: pack $pack', async (pack) => {
  const studio = await new MountedStudio().open();
  await studio.take(pack);
  for (const part of EDITOR_PARTS) {
    await tab(studio, part).click();
    if (part === 'prison') await studio.page.getByRole('list').getByRole('button').nth(1).click();
    await studio.looks(`pack ${pack.pack}, ${part}`);
  }
  // On the smallest screen the count stands above, whatever it is.
  await page.viewport(800, 480);
  document.querySelector<HTMLElement>('.low button')?.click();
  await expect.element(studio.page.getByRole('dialog')).toBeVisible();
  await studio.looks(`pack ${pack.pack}, notes`);
});
