import { type Computers, guest, makeComputers, type Sit } from '../../../core/computer.js';
import type { Player } from '../../../core/player.js';
import type { Rng } from '../../../core/rng.js';
import { Belief } from '../belief.js';
import { BOARDS, type Boards, type EuropeBoard } from '../board.js';
import { FOR_COMPUTERS } from '../flags.js';
import { makeMisterXEurope } from '../game.js';
import { boardOf } from '../input.js';
import { type MisterXEurope, X_SEAT } from '../types.js';
import { greedyHunter } from './detectives.js';
import { easyHunter, easyX } from './easy.js';
import { greedyX } from './x.js';

/** Players of this game: they see what their seats see, and reckon with what everybody may know. */

export { Belief, greedyHunter, greedyX };

type Make = (board: EuropeBoard, belief: Belief, rng: Rng) => Player<MisterXEurope>;

export function makeEuropeComputers(boards: Boards): Computers<MisterXEurope> {
  const on =
    (make: Make): Sit<MisterXEurope> =>
    (options, rng) => {
      const board = boardOf(boards, options);
      const belief = new Belief(board);
      return guest(make(board, belief, rng), (heard) => belief.hear(heard));
    };
  const x = { easy: on((board, _, rng) => easyX(board, rng)), medium: on(greedyX) };
  const hunter = { easy: on(easyHunter), medium: on(greedyHunter) };
  return makeComputers((seat) => (seat === X_SEAT ? x : hunter), {
    game: makeMisterXEurope(boards),
    fits: ({ flags }) => flags.hand_source === FOR_COMPUTERS.hand_source,
  });
}

export const europeComputers = makeEuropeComputers(BOARDS);
