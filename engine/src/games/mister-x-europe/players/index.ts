import { type Computers, guest } from '../../../core/computer.js';
import { Belief } from '../belief.js';
import { BOARDS, type Boards } from '../board.js';
import { makeMisterXEurope } from '../game.js';
import { boardOf } from '../input.js';
import { type MisterXEurope, X_SEAT } from '../types.js';
import { greedyHunter } from './detectives.js';
import { easyHunter, easyX } from './easy.js';
import { greedyX } from './x.js';

/** Players of this game: they see what their seats see, and reckon with what everybody may know. */

export { Belief, greedyHunter, greedyX };

export function makeEuropeComputers(boards: Boards): Computers<MisterXEurope> {
  return {
    game: makeMisterXEurope(boards),
    levels: () => ['easy', 'medium'],
    fits: ({ flags }) => flags.hand_source === 'server',
    sit: (options, seat, level, rng) => {
      const board = boardOf(boards, options);
      const belief = new Belief(board);
      const isEasy = level === 'easy';
      const players =
        seat === X_SEAT
          ? isEasy
            ? easyX(board, rng)
            : greedyX(board, belief, rng)
          : isEasy
            ? easyHunter(board, belief, rng)
            : greedyHunter(board, belief, rng);
      return guest(players, (heard) => belief.hear(heard));
    },
  };
}

export const europeComputers: Computers<MisterXEurope> = makeEuropeComputers(BOARDS);
