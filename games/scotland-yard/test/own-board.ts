import type { BoardFile } from '../../pursuit/rules/board-file.js';

/**
 * A board as people might bring it along: 36 stations in six streets by six, buses along every
 * other street, an underground across, a ferry, and one deck of start cards for all.
 */
export function ownBoard(name = 'Six by six'): BoardFile {
  const side = 6;
  const at = (column: number, row: number) => row * side + column + 1;
  const all = Array.from({ length: side * side }, (_, i) => [i % side, Math.floor(i / side)] as const);
  const across = all.filter(([c]) => c + 1 < side).map(([c, r]) => [at(c, r), at(c + 1, r)] as const);
  const down = all.filter(([, r]) => r + 1 < side).map(([c, r]) => [at(c, r), at(c, r + 1)] as const);
  return {
    format: 'mister-x-board/2',
    game: 'scotland-yard',
    name,
    height: 800,
    stations: all.map(([c, r]) => ({
      id: at(c, r),
      x: 80 + 168 * c + 9 * (r % 3),
      y: 70 + 130 * r,
    })),
    edges: {
      taxi: [...across, ...down],
      bus: [...across.filter(([a]) => Math.floor((a - 1) / side) % 2 === 0), [6, 18], [18, 30]],
      underground: [
        [1, 15],
        [15, 29],
        [29, 36],
      ],
      ferry: [[2, 35]],
    },
    starts: { classic18: [1, 4, 6, 9, 11, 14, 16, 19, 22, 24, 27, 29, 31, 33, 36] },
  };
}
