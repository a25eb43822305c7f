import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speech, t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { mountComponent } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import { pursuitScreenMessages } from '../../messages/screen-messages.js';
import StartCards from './StartCards.svelte';
import { StartCardInput } from './start-card-input.svelte.js';
import { startingTable } from './testing.svelte.js';

beforeAll(() => speech.need('common', 'screen', pursuitScreenMessages));

const button = (name: string | RegExp) => page.getByRole('button', { name });

function cards() {
  const table = startingTable(['Anna', 'Ben'], [26, 34, 91]);
  const startCardInput = new StartCardInput(table);
  mountComponent(StartCards, { table, startCardInput });
  return { table, startCardInput };
}

it('asks one after the other, and gives no card twice', async () => {
  const { table } = cards();
  await expect.element(page.getByText(pursuitScreenMessages.t.registration.choose('Anna'))).toBeVisible();
  await button('34').click();
  await expect.element(page.getByText(pursuitScreenMessages.t.registration.choose('Ben'))).toBeVisible();
  await expect.element(button(/^34$/)).toBeDisabled();
  expect(table.view.detectives.map(({ stop }) => stop)).toEqual([34, null]);
});

it('takes a correction of a card until the last one is in', async () => {
  const { table } = cards();
  await button('34').click();
  await button(/Anna/).click();
  await expect.element(button(/^34$/)).toBeEnabled();
  await button('91').click();
  expect(table.view.detectives.map(({ stop }) => stop)).toEqual([91, null]);
});

it('asks before it sends the last card, as nothing can be changed after it', async () => {
  const { table } = cards();
  await button('34').click();
  await button('91').click();
  await expect.element(page.getByText(pursuitScreenMessages.t.registration.lastAsk)).toBeVisible();
  expect(table.view.detectives.map(({ stop }) => stop)).toEqual([34, null]);
  await button(t.common.back).click();
  await button('26').click();
  await button(pursuitScreenMessages.t.registration.lastYes).click();
  await expect.poll(() => table.view.detectives.map(({ stop }) => stop)).toEqual([34, 26]);
  await expect.element(button(/Anna/)).toBeDisabled();
});

it('takes cards by keys as well', async () => {
  const { table } = cards();
  await userEvent.keyboard('34{Enter}');
  await expect.poll(() => table.view.detectives.map(({ stop }) => stop)).toEqual([34, null]);
});
