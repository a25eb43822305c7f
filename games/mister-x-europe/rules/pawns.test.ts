import { describe, expect, it } from 'vitest';
import { compileBoard } from '../../pursuit/rules/board.js';
import { BOARD_FORMAT, type BoardFile } from '../../pursuit/rules/board-file.js';
import { EUROPE_BOARD } from './board.js';
import { moversMax } from './pawns.js';

/** Hubs `1` … `5`, each joined by car to all of `spokes` cities: far more ways than can be tried one by one. */
function hubs(spokes: number) {
  const cities = Array.from({ length: spokes }, (_, i) => 6 + i);
  const edges = [1, 2, 3, 4, 5].flatMap((hub) => cities.map((city) => [hub, city] as const));
  const file: BoardFile = {
    format: BOARD_FORMAT,
    game: EUROPE_BOARD.game,
    name: 'Hubs',
    height: 100,
    stations: [1, 2, 3, 4, 5, ...cities].map((id) => ({ id, x: id * 2, y: id % 7 })),
    edges: { car: edges },
    starts: { detectives: [1, 2, 3, 4, 5] },
  };
  return compileBoard(file, EUROPE_BOARD, 'hubs');
}

const pawns = [0, 1, 2, 3, 4];
const detectives = [1, 2, 3, 4, 5].map((stop) => ({ stop }));

describe('the most pawns that can still move (MX-36)', () => {
  it('counts tickets, however many cities there are to go to', () => {
    const board = hubs(380);
    const hand = (count: number) => Array.from({ length: count }, () => 'car/beacon');
    for (const count of [0, 1, 4, 5, 9]) {
      expect(moversMax(board, { detectives }, pawns, hand(count))).toBe(Math.min(5, count));
    }
  });

  it('counts each free city once', () => {
    const hand = ['car/beacon', 'car/beacon', 'car/beacon', 'car/beacon', 'car/beacon'];
    expect(moversMax(hubs(3), { detectives }, pawns, hand)).toBe(3);
    expect(moversMax(hubs(5), { detectives }, pawns, hand)).toBe(5);
  });
});
