import type { DetectiveId } from '../../rules/index.js';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speech, t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { mountComponent, textSnippet } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import { pursuitScreenMessages } from '../../messages/screen-messages.js';
import MoveSteps from './MoveSteps.svelte';
import { MoveInput } from './move-input.svelte.js';
import { movingTable, type Ticket } from './testing.svelte.js';

beforeAll(() => speech.need('common', 'screen', pursuitScreenMessages));

const button = (name: string) => page.getByRole('button', { name, exact: true });

function steps(next: readonly string[]) {
  const table = movingTable(next);
  const moveInput = new MoveInput<Ticket>(table);
  mountComponent(MoveSteps<Ticket, never>, {
    table,
    moveInput,
    face: textSnippet((ticket: Ticket, _use: string, _pawn: DetectiveId | null, _card: null) => ticket),
  });
  return { table, moveInput };
}

it('is ticket, stop and go, and sends nothing before', async () => {
  const { table } = steps(['Anna']);
  await button('tram').click();
  await button('58').click();
  await expect.element(page.getByText(pursuitScreenMessages.t.turn.confirm)).toBeVisible();
  expect(table.sent).toEqual([]);
  await button(pursuitScreenMessages.t.turn.go).click();
  expect(table.sent).toMatchObject([{ type: 'move', detective: 'd1', ticket: 'tram', stop: 58 }]);
});

it('goes back one step at a time', async () => {
  steps(['Anna']);
  expect(button(t.common.back).elements()).toEqual([]);
  await button('tram').click();
  await button('75').click();
  await button(t.common.back).click();
  await expect.element(button('58')).toBeVisible();
  await button(t.common.back).click();
  await expect.element(button('bus')).toBeVisible();
});

it('asks first whose move it is, where several may move', async () => {
  const { table } = steps(['Anna', 'Ben']);
  await expect.element(page.getByText(pursuitScreenMessages.t.turn.choosePawn)).toBeVisible();
  await page.getByRole('button', { name: 'Ben' }).click();
  await button('bus').click();
  await button('58').click();
  await button(pursuitScreenMessages.t.turn.go).click();
  expect(table.sent).toMatchObject([{ detective: 'd2', ticket: 'bus', stop: 58 }]);
});

it('is done by keyboard as well: Tab to a choice, Enter', async () => {
  const { table } = steps(['Anna']);
  await userEvent.tab();
  await expect.element(button('tram')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('58')).toBeVisible();
  expect(table.sent).toEqual([]);
});
