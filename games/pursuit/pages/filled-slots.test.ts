import { expect, it } from 'vitest';
import { filledSlots } from './filled-slots.js';

// That every filled slot has its receipt is tested with whole games, in tests/notices.
it('makes nothing of a view that is none', () => {
  const filled = filledSlots('log');
  expect(filled(null)).toEqual([]);
  expect(filled({ game: { log: 'rubbish', x: null } } as never)).toEqual([]);
});
