import { expect, it } from 'vitest';
import { rememberForRematch, isPlayedOnScreen, rememberPlayedOnScreen } from './no-board.js';

it('a game without a board goes on without one, and one with a board with it', () => {
  rememberPlayedOnScreen('tried');
  rememberForRematch('again', 'tried');
  rememberForRematch('next', 'played');
  expect(['tried', 'again', 'played', 'next'].map(isPlayedOnScreen)).toEqual([true, true, false, false]);
});

it('tables of past evenings are forgotten after twelve newer ones', () => {
  for (let nth = 0; nth < 12; nth++) rememberPlayedOnScreen(`newer ${nth}`);
  expect(['again', 'newer 0', 'newer 11'].map(isPlayedOnScreen)).toEqual([false, true, true]);
});
