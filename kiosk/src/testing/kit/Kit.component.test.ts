import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speech } from '../../messages/index.svelte.js';
import { mountComponent } from '../mounted.svelte.js';
import Kit from './Kit.svelte';

beforeAll(() => speech.need('common'));
beforeEach(() => mountComponent(Kit, {}));

it.each([
  ['Dialog', 'dialog'],
  ['Drawer', 'dialog'],
  ['Alarm', 'alertdialog'],
  ['Moment', 'alertdialog'],
] as const)('%s closes with Escape and gives the focus back', async (name, role) => {
  const button = page.getByRole('button', { name, exact: true });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole(role)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole(role).elements()).toEqual([]);
  await expect.element(button).toHaveFocus();
});

it('goes from tab to tab by arrow keys', async () => {
  const tabs = page.getByRole('tablist', { name: 'Line' });
  (tabs.getByRole('tab', { selected: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('log');
  await expect.element(tabs.getByRole('tab', { name: 'Log' })).toHaveFocus();
});

it('goes from choice to choice by arrow keys', async () => {
  const cards = page.getByRole('group', { name: 'Cards' });
  (cards.getByRole('radio', { checked: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(cards.getByRole('radio', { name: 'Plain' })).toBeChecked();
});
