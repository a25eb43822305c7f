import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { dropSetup } from '@mister-x/kiosk/screen/kept-setup.svelte.ts';
import { mountComponent } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import type { TableRequest } from '@mister-x/kiosk/games/game-ui.ts';
import { gameMessages } from '../../messages/phone-messages.js';
import { setupMessages } from '../../messages/screen-messages.js';
import Setup from './Setup.svelte';

beforeAll(() => speech.need('common', 'screen', gameMessages, setupMessages));
beforeEach(() => dropSetup('scotland-yard'));

/** The page, as a browser shows it once it is loaded; what stands on it is told. */
function open() {
  let draft: TableRequest = null;
  const { leave } = mountComponent(Setup, {
    boards: [],
    levels: [],
    onchange: (next: TableRequest) => {
      draft = next;
    },
  });
  return { leave, draft: () => draft };
}
const players = () => page.getByRole('tab', { name: t.screen.setup.steps.players });
const x = () => page.getByRole('textbox', { name: setupMessages.t.misterXName });

it('keeps what was chosen and typed when the page is loaded again', async () => {
  const before = open();
  await page.getByText('2', { exact: true }).last().click();
  await players().click();
  await x().fill('Moriarty');
  await before.leave();
  const again = open();
  await expect.poll(again.draft).toMatchObject({ options: { hunters: 2 }, seats: [{ name: 'Moriarty' }, {}, {}] });
  await players().click();
  await expect.element(x()).toHaveValue('Moriarty');
});

it('begins again once a table was made of it', async () => {
  const before = open();
  await players().click();
  await x().fill('Moriarty');
  dropSetup('scotland-yard');
  await before.leave();
  const again = open();
  await expect.poll(again.draft).toMatchObject({ seats: [{ name: setupMessages.t.misterXName }, {}, {}, {}, {}] });
});
