import { expect, it } from 'vitest';
import { isInputHeld } from './held.js';

it('is held by a move that someone wants back, and by a concession', () => {
  const open = { by: 'guest1' };
  const held = (takeback: object | null, concession: object | null) =>
    // Only what it reads.
    isInputHeld({
      view: { takeback: { open: takeback }, concession: { open: concession } },
    } as unknown as Parameters<typeof isInputHeld>[0]);
  expect([held(null, null), held(open, null), held(null, open)]).toEqual([false, true, true]);
  expect(isInputHeld({ view: null })).toBe(false);
});
