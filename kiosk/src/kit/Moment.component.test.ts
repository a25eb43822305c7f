import { tick } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isKeyForPage } from '../screen/page-keys.js';
import { focusOutside, mountComponent, textSnippet } from '../testing/mounted.svelte.js';
import { speech } from '../messages/index.svelte.js';
import Moment from './Moment.svelte';
import { openDialogs } from './modal.svelte.js';

beforeAll(() => speech.need('common'));

const open = (onclose = () => {}) =>
  mountComponent(Moment, {
    title: 'There!',
    go: 'Go on',
    shownMs: null,
    onclose,
    children: textSnippet('34'),
  });

it('takes the focus, and gives it back to where it was', async () => {
  const outside = focusOutside();
  const { leave } = open();
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Go on' }).element());
  await leave();
  expect(document.activeElement).toBe(outside);
});

it.each(['{Enter}', ' ', '{Escape}', '7'])(
  'goes with the key %j, which neither presses nor moves anything below it',
  async (key) => {
    const outside = focusOutside();
    const pressed = vi.fn();
    outside.addEventListener('click', pressed);
    const moved = vi.fn();
    // As the page below, which listened first.
    const below = (event: KeyboardEvent) => isKeyForPage(event) && moved();
    window.addEventListener('keydown', below);
    const onclose = vi.fn();
    const { leave } = open(() => {
      onclose();
      void leave();
    });
    await userEvent.keyboard(key);
    window.removeEventListener('keydown', below);
    expect([onclose, pressed, moved].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  },
);

it.each(['{Shift}', '{Control}', '{Tab}'])('stays with the key %j', async (key) => {
  const onclose = vi.fn();
  open(onclose);
  await userEvent.keyboard(key);
  expect(onclose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Go on' }).element());
});

it('stays with a key that is still held from before', () => {
  const onclose = vi.fn();
  open(onclose);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '7', repeat: true }));
  expect(onclose).not.toHaveBeenCalled();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '7' }));
  expect(onclose).toHaveBeenCalledOnce();
});

it('neither goes by itself nor with a key while a dialog lies over it', async () => {
  vi.useFakeTimers();
  const onclose = vi.fn();
  openDialogs.open = 1;
  mountComponent(Moment, { title: 'There!', go: 'Go on', shownMs: 5_000, onclose });
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  vi.advanceTimersByTime(60_000);
  expect(onclose).not.toHaveBeenCalled();
  openDialogs.open = 0;
  await tick();
  vi.advanceTimersByTime(4_999);
  expect(onclose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onclose).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
