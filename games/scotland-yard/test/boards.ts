import type { BoardFile } from '../../pursuit/rules/board-file.js';
import { BOARDS, compileEditions } from '../rules/board.js';
import { makeScotlandYard } from '../rules/game.js';

/** A board small enough to survey; not London. Stops 1 to 9, one of each kind of dead end. */
export const T_BOARD_FILE: BoardFile = {
  format: 'mister-x-board/2',
  game: 'scotland-yard',
  name: 'Test board',
  height: 200,
  stations: Array.from({ length: 9 }, (_, i) => ({
    id: i + 1,
    x: 100 * (i % 3),
    y: 100 * Math.floor(i / 3),
  })),
  edges: {
    taxi: [
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 9],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 8],
    ],
    bus: [
      [2, 6],
      [6, 8],
    ],
    underground: [[5, 8]],
    ferry: [[3, 9]],
  },
  starts: {
    classic18: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    misterX: [1, 2],
    detectives: [2, 3, 4, 5, 6, 7],
  },
};

export const T_EDITIONS = compileEditions(T_BOARD_FILE, 'T', []);

/** London and the test board. */
export const boardsWithT = { ...BOARDS, T: T_EDITIONS };

/** The game on them. */
export const scotlandYardWithT = makeScotlandYard(boardsWithT);
