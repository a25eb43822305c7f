import { beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isForPage } from '../../play/table/page-keys.js';
import { focusOutside, show, words } from '../../testing/mounted.svelte.js';
import { speech } from '../i18n/index.svelte.js';
import Moment from './Moment.svelte';

beforeAll(() => speech.need('common'));

const open = (onclose = () => {}) =>
  show(Moment, { title: 'There!', go: 'Go on', shownMs: null, onclose, children: words('34') });

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
    const below = (event: KeyboardEvent) => isForPage(event) && moved();
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
