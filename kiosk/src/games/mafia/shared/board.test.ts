import { CITY, packOf } from '@mister-x/engine/mafia/browser';
import { describe, expect, it } from 'vitest';
import { GAMES, game, TABLE } from '../testing/games.js';
import { boardAfter, boardOf, emptyBoard } from './board.js';

const pack = packOf(CITY);

describe('the board that notices tell', () => {
  it.each(GAMES)('is the one that the referee has after every step: %s %j', (variant, flags) => {
    let steps = 0;
    let board = emptyBoard(pack, flags.blitz ? 2000 : 4000);
    for (const step of game(variant, flags)) {
      for (const line of step.notices(TABLE)) {
        if (line.kind === 'game') board = boardAfter(board, line.notice, pack);
      }
      expect(board).toEqual(boardOf(step.after.gameView(TABLE)));
      steps++;
    }
    expect(steps).toBeGreaterThan(50);
  });
});
