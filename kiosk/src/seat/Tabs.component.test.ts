import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speech, t } from '../messages/index.svelte.js';
import { mountComponent } from '../testing/mounted.svelte.js';
import Tabs from './Tabs.svelte';

beforeAll(() => speech.need('common', 'phone'));

const TABS = ['map', 'list', 'log'] as const;
type Tab = (typeof TABS)[number];
const tab = (name: Tab) => page.getByRole('tab', { name: t.phone.move[name] });

function open() {
  return mountComponent(Tabs<Tab>, { tab: 'map', tabs: TABS }).props;
}

it('shows which tab is chosen, and chooses the one that is touched', async () => {
  const props = open();
  await expect.element(tab('map')).toHaveAttribute('aria-selected', 'true');
  await tab('log').click();
  expect(props.tab).toBe('log');
  await expect.element(tab('log')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('map')).toHaveAttribute('aria-selected', 'false');
});

it('is one stop for Tab, and moves by arrow keys, Home and End', async () => {
  const props = open();
  await userEvent.tab();
  await expect.element(tab('map')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('list')).toHaveFocus();
  expect(props.tab).toBe('list');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(tab('log')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(tab('map')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(props.tab).toBe('log');
  await userEvent.tab();
  await expect.element(tab('log')).not.toHaveFocus();
  await expect.element(tab('map')).not.toHaveFocus();
});
