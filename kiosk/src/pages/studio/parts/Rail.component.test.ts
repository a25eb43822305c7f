import type { BoardSpec } from '@mister-x/games/pursuit/rules';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '../../../messages/index.svelte.js';
import { mountComponent } from '../../../testing/mounted.svelte.js';
import type { StudioContext } from '../commands.js';
import { BoardEditor } from '../board-editor.svelte.js';
import { emptyBoard } from '../model/edit.js';
import Rail from './Rail.svelte';

beforeAll(() => speech.need('common', 'studio'));

const SPEC: BoardSpec = {
  game: 'a-game',
  transports: ['tram', 'bus'],
  everywhere: 'tram',
  decks: [{ deck: 'all', min: 6 }],
  deckInstead: 'all',
  missions: [],
  tickets: [],
};

function rail(more: Partial<BoardSpec> = {}) {
  const spec = { ...SPEC, ...more };
  const [open, focusBoard] = [vi.fn(), vi.fn()];
  const editor = new BoardEditor(spec, emptyBoard(spec.game, spec.transports));
  // The rail itself never looks at the board's picture.
  mountComponent(Rail, { studio: { editor, open, focusBoard } as unknown as StudioContext });
  return { editor, open, focusBoard };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('shows what taps do, and hands the keys to the board when that changes', async () => {
  const { editor, focusBoard } = rail();
  await expect.element(button(t.studio.rail.draw)).toHaveAttribute('aria-pressed', 'true');
  await button(t.studio.rail.starts).click();
  expect(editor.mode).toBe('starts');
  expect(focusBoard).toHaveBeenCalledOnce();
  await expect.element(button(t.studio.rail.starts)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button(t.studio.rail.draw)).toHaveAttribute('aria-pressed', 'false');
});

it('opens sheets, and tells their keys', async () => {
  const { open } = rail();
  await expect.element(button(t.studio.rail.help)).toHaveAttribute('aria-keyshortcuts', 'F1');
  await button(t.studio.rail.save).click();
  expect(open.mock.calls).toEqual([['save']]);
});

it('offers what the game of the board has use for', () => {
  rail();
  expect(button(t.studio.rail.missions).elements()).toEqual([]);
  expect(button(t.studio.rail.tickets).elements()).toEqual([]);
});
