import { createRawSnippet } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusOutside, mountComponent, textSnippet } from '../testing/mounted.svelte.js';
import { speech, t } from '../messages/index.svelte.js';
import Dialog from './Dialog.svelte';

beforeAll(() => speech.need('common'));

const open = (onclose = () => {}) => mountComponent(Dialog, { title: 'Rules', onclose, children: textSnippet('Text') });
const dialog = () => page.getByRole('dialog', { name: 'Rules' });

it('takes the focus, and keeps it from the page behind', async () => {
  const outside = focusOutside();
  open();
  await expect.element(dialog()).toBeVisible();
  expect(dialog().element().contains(document.activeElement)).toBe(true);
  for (let i = 0; i < 4; i++) {
    await userEvent.tab();
    expect(document.activeElement).not.toBe(outside);
  }
  outside.focus();
  expect(document.activeElement).not.toBe(outside);
});

it('asks to be closed by Escape and by its button, once each, and stays until it is', async () => {
  const onclose = vi.fn();
  open(onclose);
  await userEvent.keyboard('{Escape}');
  expect(onclose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onclose).toHaveBeenCalledTimes(2);
  await expect.element(dialog()).toBeVisible();
  await page.getByRole('button', { name: t.common.close }).click();
  expect(onclose).toHaveBeenCalledTimes(3);
});

it('gives the focus back to where it was', async () => {
  const outside = focusOutside();
  const { leave } = open();
  expect(document.activeElement).not.toBe(outside);
  await leave();
  expect(document.activeElement).toBe(outside);
});

it('gives the focus back past a dialog that opened it and is gone', async () => {
  const outside = focusOutside();
  const menu = open();
  const rules = mountComponent(Dialog, {
    title: 'More',
    onclose: () => {},
    children: textSnippet('Text'),
  });
  await menu.leave();
  expect(document.activeElement).not.toBe(outside);
  await rules.leave();
  expect(document.activeElement).toBe(outside);
});

it('lets keys move words that go on below', async () => {
  const long = textSnippet('And so it went on. '.repeat(500));
  mountComponent(Dialog, { title: 'Rules', onclose: () => {}, children: long });
  const body = dialog().element().querySelector('.body');
  await expect.poll(() => body?.getAttribute('tabindex')).toBe('0');
  for (let i = 0; i < 2 && document.activeElement !== body; i++) await userEvent.tab();
  expect(document.activeElement === body).toBe(true);
  await userEvent.keyboard('{End}');
  await expect.poll(() => body?.scrollTop).toBeGreaterThan(0);
});

it('is an alert where something is wrong', async () => {
  mountComponent(Dialog, {
    title: 'Wrong',
    onclose: () => {},
    children: textSnippet('Text'),
    alarm: true,
  });
  await expect.element(page.getByRole('alertdialog', { name: 'Wrong' })).toBeVisible();
});

it('cuts no ring off that shows where the focus is', () => {
  const children = createRawSnippet(() => ({ render: () => '<button>First</button>' }));
  mountComponent(Dialog, { title: 'Rules', onclose: () => {}, children });
  const button = page.getByRole('button', { name: 'First' }).element();
  button.focus();
  const { outlineWidth, outlineOffset } = getComputedStyle(button);
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const [own, room] = [button, button.parentElement ?? button].map((each) => each.getBoundingClientRect());
  expect((own?.top ?? 0) - (room?.top ?? 0)).toBeGreaterThanOrEqual(ring);
  expect((own?.left ?? 0) - (room?.left ?? 0)).toBeGreaterThanOrEqual(ring);
});
