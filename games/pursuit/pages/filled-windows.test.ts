import { expect, it } from 'vitest';
import { filledWindows } from './filled-windows.js';

// That every filled window has its receipt is tested with whole games, in tests/notices.
it('makes nothing of a view that is none', () => {
  const filled = filledWindows('log');
  expect(filled(null)).toEqual([]);
  expect(filled({ game: { log: 'rubbish', x: null } } as never)).toEqual([]);
});
