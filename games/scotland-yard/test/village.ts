import type { BoardFile } from '../../pursuit/rules/index.js';
import { GRID } from '../../test/grid.js';

/** A board of 25 stations, as the studio would send it; each name is another board. */
export function village(name = 'Village'): BoardFile {
  const { height, stations, near, far } = GRID;
  return {
    format: 'mister-x-board/2',
    game: 'scotland-yard',
    name,
    height,
    stations,
    edges: { taxi: near, bus: far, underground: [[3, 23]], ferry: [] },
    starts: { classic18: [1, 5, 7, 9, 13, 17, 19, 21, 25] },
  };
}
