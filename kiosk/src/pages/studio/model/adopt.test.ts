import type { BoardFile, BoardSpec } from '@mister-x/games/pursuit/rules';
import { describe, expect, it } from 'vitest';
import { adoptBoard } from './adopt.js';

const SPEC: BoardSpec = {
  game: 'hide-and-seek',
  transports: ['car', 'train'],
  everywhere: 'car',
  decks: [{ deck: 'guests', min: 2 }],
  deckInstead: 'guests',
  missions: ['green'],
  tickets: ['car/paper'],
};
const BOARD: BoardFile = {
  format: 'mister-x-board/2',
  game: 'hide-and-seek',
  name: 'Taken in',
  height: 500,
  stations: [1, 2, 3].map((id) => ({ id, x: 100 * id, y: 100 })),
  edges: {
    car: [
      [1, 2],
      [2, 3],
    ],
    train: [[1, 3]],
  },
  starts: { guests: [1, 2] },
  missions: { green: { starts: [1], goals: [3] } },
  tickets: { 'car/paper': 10 },
};

describe('a board from elsewhere', () => {
  it('stays as it is where the studio can mend all of it', () => {
    expect(adoptBoard(BOARD, SPEC)).toEqual({ board: BOARD, mended: 0 });
  });

  it.each<[string, Partial<BoardFile>, number]>([
    ['lines of a transport', { edges: { ...BOARD.edges, tram: [[1, 2]] } }, 1],
    ['cards of a deck', { starts: { ...BOARD.starts, keepers: [1, 3] } }, 2],
    ['a mission', { missions: { ...BOARD.missions, grey: { starts: [2], goals: [1, 3] } } }, 3],
    ['a kind of ticket', { tickets: { ...BOARD.tickets, 'boat/paper': 4 } }, 1],
  ])('loses %s that the game does not know', (_, change, mended) => {
    expect(adoptBoard({ ...BOARD, ...change }, SPEC)).toEqual({ board: BOARD, mended });
  });

  it('loses what belongs to stations that do not exist', () => {
    const file: BoardFile = {
      ...BOARD,
      edges: {
        ...BOARD.edges,
        train: [
          [1, 3],
          [1, 99],
        ],
      },
      starts: { guests: [1, 2, 99] },
      missions: { green: { starts: [1, 98], goals: [3] } },
    };
    expect(adoptBoard(file, SPEC)).toEqual({ board: BOARD, mended: 3 });
  });

  it('gives stations with the same number spare ones, and the first keeps its lines', () => {
    const twice = { id: 2, x: 640, y: 300 };
    const { board, mended } = adoptBoard({ ...BOARD, stations: [...BOARD.stations, twice, twice] }, SPEC);
    expect(mended).toBe(2);
    expect(board.stations).toEqual([...BOARD.stations, { ...twice, id: 4 }, { ...twice, id: 5 }]);
    expect(board.edges).toEqual(BOARD.edges);
  });

  it('keeps a board without missions and tickets without them', () => {
    const { missions: _, tickets: __, ...bare } = BOARD;
    expect(adoptBoard(bare, SPEC)).toEqual({ board: bare, mended: 0 });
  });
});
