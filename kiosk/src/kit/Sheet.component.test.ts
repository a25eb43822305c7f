import { beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusOutside, mountComponent, textSnippet } from '../testing/mounted.svelte.js';
import { speech } from '../messages/index.svelte.js';
import Sheet from './Sheet.svelte';

beforeAll(() => speech.need('common'));

it('fills the screen, hears keys at once, and asks to be closed by Escape', async () => {
  const [onclose, onkeydown] = [vi.fn(), vi.fn()];
  mountComponent(Sheet, { label: 'Camera', onclose, onkeydown, children: textSnippet('Text') });
  const sheet = page.getByRole('dialog', { name: 'Camera' });
  const { width, height } = sheet.element().getBoundingClientRect();
  expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
  await userEvent.keyboard('7');
  expect(onkeydown.mock.lastCall?.[0].key).toBe('7');
  await userEvent.keyboard('{Escape}');
  expect(onclose).toHaveBeenCalledOnce();
});

it('gives the focus back to where it was', async () => {
  const outside = focusOutside();
  const { leave } = mountComponent(Sheet, {
    label: 'Camera',
    onclose: () => {},
    children: textSnippet('Text'),
  });
  outside.focus();
  expect(document.activeElement).not.toBe(outside);
  await leave();
  expect(document.activeElement).toBe(outside);
});
