import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountComponent } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import { setup as messages } from '../../messages/setup/en.js';
import { PursuitSetup } from './pursuit-setup.svelte.js';
import SetupPlayers from './SetupPlayers.svelte';

/** A hunt without rules of its own. */
class Setup extends PursuitSetup<never> {
  readonly choices = [];
  protected readonly preset = {};
  pawnsOf(hunter: number): readonly number[] {
    return [hunter];
  }
}

function players(hunters: number): Setup {
  const model = new Setup('own');
  model.chooseHunters(hunters);
  mountComponent(SetupPlayers, { model, messages, levels: [] });
  return model;
}

const field = (name: string) => page.getByRole('textbox', { name });
const pawn = (n: number) => page.getByRole('button', { name: messages.colour(n) });

it('has a field for everybody, by the order of Tab', async () => {
  const model = players(2);
  await field(messages.misterXName).click();
  await userEvent.keyboard('Ada');
  await userEvent.tab();
  await expect.element(pawn(1)).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('Ben');
  expect(model.called({ x: 'X', hunter: String })).toEqual(['Ada', 'Ben', '2']);
});

it('gives a pawn that is touched a colour that no other has', async () => {
  const model = players(2);
  const [, second] = model.colours;
  await pawn(1).click();
  expect(model.colours[0]).not.toBe(second);
  const colour = messages.pawnColours[model.colours[0] ?? 'clear'];
  await expect.element(pawn(1)).toHaveAccessibleName(`${messages.colour(1)}: ${colour}`);
});

it('says beside both fields that a name is taken, and where a name ends', async () => {
  players(2);
  await field(messages.hunterName(1)).fill('Ben');
  await field(messages.hunterName(2)).fill('ben');
  await expect.poll(() => page.getByText(messages.nameTwice).elements()).toHaveLength(2);
  await field(messages.hunterName(2)).fill('B'.repeat(30));
  await expect.element(page.getByText(messages.nameLimit(24))).toBeVisible();
  await expect.element(field(messages.hunterName(2))).toHaveValue('B'.repeat(24));
  expect(page.getByText(messages.nameTwice).elements()).toEqual([]);
});
