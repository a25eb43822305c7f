import type { BoardFile } from '../../pursuit/rules/board-file.js';
import { TICKET_KINDS } from '../rules/types.js';

/**
 * A board as people might bring it along, small enough for short games: 24 cities in six columns of four,
 * trains along two rows, three airports, and `each` tickets of each kind.
 */
export function ownBoard(each = 8, name = 'Six by four'): BoardFile {
  const at = (column: number, row: number) => row * 6 + column + 1;
  const all = Array.from({ length: 24 }, (_, i) => [i % 6, Math.floor(i / 6)] as const);
  const across = all.filter(([c]) => c < 5).map(([c, r]) => [at(c, r), at(c + 1, r)] as const);
  const down = all.filter(([, r]) => r < 3).map(([c, r]) => [at(c, r), at(c, r + 1)] as const);
  return {
    format: 'mister-x-board/2',
    game: 'mister-x-europe',
    name,
    height: 700,
    stations: all.map(([c, r]) => ({ id: at(c, r), x: 90 + 160 * c + 9 * r, y: 80 + 170 * r })),
    edges: {
      car: [...across, ...down],
      train: [
        [7, 9],
        [7, 15],
        [9, 11],
        [9, 17],
        [11, 18],
        [15, 17],
      ],
      plane: [
        [7, 17],
        [7, 11],
        [11, 17],
      ],
    },
    starts: { detectives: [2, 3, 4, 5, 8, 10, 11, 14, 16, 17, 20, 21, 22, 23] },
    missions: {
      green: { starts: [1, 7, 13, 19, 20], goals: [6, 18] },
      yellow: { starts: [6, 12, 18, 24, 23], goals: [1, 13] },
      orange: { starts: [1, 2, 3, 4, 5], goals: [22] },
    },
    tickets: Object.fromEntries(TICKET_KINDS.map((kind) => [kind, each])),
  };
}
