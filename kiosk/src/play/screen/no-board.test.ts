import { expect, it } from 'vitest';
import { goesOnAt, isOnScreen, playsOnScreen } from './no-board.js';

it('a game without a board goes on without one, and one with a board with it', () => {
  playsOnScreen('tried');
  goesOnAt('again', 'tried');
  goesOnAt('next', 'played');
  expect(['tried', 'again', 'played', 'next'].map(isOnScreen)).toEqual([true, true, false, false]);
});

it('tables of past evenings are forgotten after twelve newer ones', () => {
  for (let nth = 0; nth < 12; nth++) playsOnScreen(`newer ${nth}`);
  expect(['again', 'newer 0', 'newer 11'].map(isOnScreen)).toEqual([false, true, true]);
});
