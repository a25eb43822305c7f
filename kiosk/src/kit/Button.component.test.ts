import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountComponent, textSnippet } from '../testing/mounted.svelte.js';
import Button from './Button.svelte';

const button = () => page.getByRole('button', { name: 'Go' });

it('is pressed by a click, by Enter and by Space', async () => {
  const onclick = vi.fn();
  mountComponent(Button, { children: textSnippet('Go'), onclick });
  await button().click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onclick).toHaveBeenCalledTimes(3);
});

it('does nothing while it is disabled, and is left out by Tab', async () => {
  const onclick = vi.fn();
  const { props } = mountComponent(Button, {
    children: textSnippet('Go'),
    onclick,
    disabled: true,
  });
  await button().click({ force: true });
  await userEvent.tab();
  await expect.element(button()).not.toHaveFocus();
  expect(onclick).not.toHaveBeenCalled();
  props.disabled = false;
  await button().click();
  expect(onclick).toHaveBeenCalledOnce();
});

it('is large enough for a finger, however short its word', async () => {
  mountComponent(Button, { children: textSnippet('i') });
  const { width, height } = page.getByRole('button').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});
