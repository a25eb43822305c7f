import type { Budget, Computer, Computers, Level } from '../../../core/computer.js';
import type { Seat } from '../../../core/game.js';
import type { Rng } from '../../../core/rng.js';
import { BOARDS, type Boards, type YardBoard } from '../board.js';
import { makeScotlandYard } from '../game.js';
import { boardOf } from '../input.js';
import { type ScotlandYard, X_SEAT } from '../types.js';
import { easyDetective, easyX } from './easy.js';
import { hardDetective } from './hard-detective.js';
import { hardX } from './hard-x.js';
import { mediumDetective } from './medium-detective.js';
import { mediumX } from './medium-x.js';

type Make = (board: YardBoard, rng: Rng, budget: Budget) => Computer<ScotlandYard>;

const X: Partial<Readonly<Record<Level, Make>>> = { easy: easyX, medium: mediumX, hard: hardX };
const DETECTIVES: Partial<Readonly<Record<Level, Make>>> = {
  easy: easyDetective,
  medium: mediumDetective,
  hard: hardDetective,
};

export function makeYardComputers(boards: Boards): Computers<ScotlandYard> {
  const of = (seat: Seat) => (seat === X_SEAT ? X : DETECTIVES);
  return {
    game: makeScotlandYard(boards),
    levels: (seat) => Object.keys(of(seat)) as Level[],
    // A start card is as good as any number of the deck.
    fits: () => true,
    sit: (options, seat, level, rng, budget) => {
      const make = of(seat)[level];
      if (make === undefined) throw new Error(`nobody plays ${seat} at ${level}`);
      return make(boardOf(boards, options), rng, budget);
    },
  };
}

export const yardComputers = makeYardComputers(BOARDS);
