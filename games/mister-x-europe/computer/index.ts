import { type Computers, computerOf, makeComputers, type ComputerFactory } from '@mister-x/engine/core/computer';
import type { Player } from '@mister-x/engine/core/player';
import type { Rng } from '@mister-x/engine/core/rng';
import { MisterXBelief } from '../rules/belief.js';
import { BOARDS, type Boards, type EuropeBoard } from '../rules/board.js';
import { FLAGS_FOR_COMPUTERS } from '../rules/flags.js';
import { makeMisterXEurope } from '../rules/game.js';
import { boardOf } from '../rules/input.js';
import { type MisterXEurope, X_SEAT } from '../rules/types.js';
import { greedyHunter } from './detectives.js';
import { easyHunter, easyX } from './easy.js';
import { greedyX } from './x.js';

/** Players of this game: they see what their seats see, and reckon with what everybody may know. */

export { MisterXBelief, greedyHunter, greedyX };

type MakePlayer = (board: EuropeBoard, belief: MisterXBelief, rng: Rng) => Player<MisterXEurope>;

function makeEuropeComputers(boards: Boards): Computers<MisterXEurope> {
  const on =
    (make: MakePlayer): ComputerFactory<MisterXEurope> =>
    (options, rng) => {
      const board = boardOf(boards, options);
      const belief = new MisterXBelief(board);
      return computerOf(make(board, belief, rng), (heard) => belief.observe(heard));
    };
  const x = { easy: on((board, _, rng) => easyX(board, rng)), medium: on(greedyX) };
  const hunter = { easy: on(easyHunter), medium: on(greedyHunter) };
  return makeComputers((seat) => (seat === X_SEAT ? x : hunter), {
    game: makeMisterXEurope(boards),
    fits: ({ flags }) => flags.hand_source === FLAGS_FOR_COMPUTERS.hand_source,
    table: (seats) => ({
      hunters: seats - 1,
      flags: { ...FLAGS_FOR_COMPUTERS, start_source: 'server' },
    }),
  });
}

export const europeComputers = makeEuropeComputers(BOARDS);
