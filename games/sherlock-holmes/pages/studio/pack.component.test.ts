import { t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { toasts } from '@mister-x/kiosk/kit/toasts.svelte.ts';
import { forgetDrafts, MountedStudio } from '@mister-x/kiosk/testing/mounted-studio.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { studioMessages } from '../../messages/screen-messages.js';
import { DEFAULT_HOLMES_PACK_FILE } from '../../rules/browser.js';

beforeEach(forgetDrafts);
afterEach(() => vi.restoreAllMocks());

const PARTS = ['places', 'roads', 'loop', 'cases', 'cards', 'numbers'] as const;

const tab = (studio: MountedStudio, part: (typeof PARTS)[number]) =>
  studio.page.getByRole('tab', { name: studioMessages.t.parts[part] });

it('a broken file opens as a draft, with everything that is wrong; what is no pack is refused', async () => {
  const studio = await new MountedStudio().open();
  await studio.take({
    ...DEFAULT_HOLMES_PACK_FILE,
    pack: 'broken',
    cases: DEFAULT_HOLMES_PACK_FILE.cases.slice(1),
    holmes_start: '1',
  });
  await studio.page
    .getByRole('button', { name: t.studio.notes.errors(3) })
    .first()
    .click();
  for (const code of ['CASE_COUNT', 'TOKEN_COUNT'] as const) {
    const said = studioMessages.t.faults[code]('', 0);
    await expect.element(studio.page.getByRole('dialog').getByText(said)).toBeVisible();
  }
  studio.drop('none.json', JSON.stringify({ ...DEFAULT_HOLMES_PACK_FILE, hand_size: 'six' }));
  await expect.poll(() => toasts.list.at(-1)?.text).toContain('hand_size');
});

it('the editor fits every screen', async () => {
  const studio = await new MountedStudio().open();
  await studio.take(DEFAULT_HOLMES_PACK_FILE);
  const { cards, cases } = studioMessages.t;
  for (const part of PARTS) {
    await tab(studio, part).click();
    if (part === 'places' || part === 'roads') {
      const places = studio.page.getByRole('button').filter({ hasText: /^\s*6\b/ });
      await places.first().click();
    }
    await studio.looks(`pack, ${part}`);
  }
  await tab(studio, 'cards').click();
  await studio.page.getByText(cards.single, { exact: true }).click();
  await studio.looks('pack, single cards');
  await tab(studio, 'cases').click();
  await studio.button(cases.remove).click();
  await page.viewport(800, 480);
  document.querySelector<HTMLElement>('.low button')?.click();
  await expect.element(studio.page.getByRole('dialog')).toBeVisible();
  await studio.looks('pack, notes');
});
