import { type SearchBudget, type Computer, type Computers, makeComputers } from '@mister-x/engine/core/computer';
import type { Rng } from '@mister-x/engine/core/rng';
import { BOARDS, type Boards, type YardBoard } from '../rules/board.js';
import { makeScotlandYard } from '../rules/game.js';
import { boardOf } from '../rules/input.js';
import { SearchGraph } from './search/lines.js';
import { type Options, type ScotlandYard, X_SEAT } from '../rules/types.js';
import { legsBetween } from './approach.js';
import { easyDetective, easyX } from './easy.js';
import { hardDetective } from './hard-detective.js';
import { hardX } from './hard-x.js';
import { pairTimesOn } from './knowing.js';
import { mediumDetective } from './medium-detective.js';
import { mediumX } from './medium-x.js';

type MakeComputer = (board: YardBoard, rng: Rng, budget: SearchBudget) => Computer<ScotlandYard>;

export function makeYardComputers(boards: Boards): Computers<ScotlandYard> {
  const on = (make: MakeComputer) => (options: Options, rng: Rng, budget: SearchBudget) =>
    make(boardOf(boards, options), rng, budget);
  const x = { easy: on(easyX), medium: on(mediumX), hard: on(hardX) };
  const detective = {
    easy: on(easyDetective),
    medium: on(mediumDetective),
    hard: on(hardDetective),
  };
  return makeComputers((seat) => (seat === X_SEAT ? x : detective), {
    game: makeScotlandYard(boards),
    // A start card is as good as any number of the deck.
    fits: () => true,
    table: (seats) => ({ hunters: seats - 1, flags: { start_source: 'server' } }),
    prepare: (options, level) => {
      const board = boardOf(boards, options);
      legsBetween(SearchGraph.of(board));
      if (level !== 'easy') pairTimesOn(board);
    },
  });
}

export const yardComputers = makeYardComputers(BOARDS);
