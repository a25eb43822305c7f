import { CITY, packOf } from '@mister-x/engine/mafia/browser';
import { describe, expect, it } from 'vitest';
import { GAMES, game } from '../testing/games.js';
import { meIn } from './seats.js';
import { secretMoves } from './secret-moves.js';

const pack = packOf(CITY);

describe('what a phone commits to', () => {
  it.each(GAMES)('is what the referee puts into the chain for it: %s %j', (variant, flags) => {
    let compared = 0;
    for (const { batch, command, before, slots } of game(variant, flags)) {
      if (
        command?.kind !== 'act' ||
        (command.action.type !== 'exchange' && command.action.type !== 'lay')
      )
        continue;
      const seat = batch.by;
      const view = before.gameView(seat);
      const me = meIn(view, seat);
      if (me === undefined) throw new Error('a clan has no view');
      const moves = secretMoves(pack, view, me, command.action);
      // What is dealt or published along with it is the referee's.
      for (const { window, move } of moves) {
        expect(slots).toContainEqual({ window, move });
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(16);
  });
});
