import { compileBoard } from '../../pursuit/rules/board.js';
import type { BoardFile } from '../../pursuit/rules/board-file.js';
import { BOARDS, EUROPE_BOARD, type EuropeBoard } from '../rules/board.js';
import { makeMisterXEurope } from '../rules/game.js';
import { TICKET_KINDS } from '../rules/types.js';

/** The test board E of the rules' scenarios (section 9): ten cities, every colour. */
const boardFileE: BoardFile = {
  format: 'mister-x-board/2',
  game: 'mister-x-europe',
  name: 'Test board E',
  height: 400,
  stations: [301, 302, 303, 304, 305, 306, 307, 308, 309, 310].map((id, i) => ({
    id,
    x: 100 + (i % 5) * 150,
    y: 100 + Math.floor(i / 5) * 200,
  })),
  edges: {
    car: [
      [301, 302],
      [302, 303],
      [303, 304],
      [304, 305],
      [302, 306],
      [305, 310],
      [307, 309],
      [308, 309],
    ],
    train: [
      [302, 304],
      [304, 307],
      [307, 308],
    ],
    plane: [[304, 308]],
  },
  starts: { detectives: [301, 302, 303, 304, 305, 306, 307, 308, 309, 310] },
  missions: {
    green: { starts: [301, 303, 305, 306, 310], goals: [309] },
    yellow: { starts: [303, 305, 306, 309, 310], goals: [301] },
  },
  tickets: Object.fromEntries(TICKET_KINDS.map((kind) => [kind, 10])),
};

/** The lines that the rules name of the printed board (section 1), and cities where its detectives stand. */
const boardFileEU: BoardFile = {
  format: 'mister-x-board/2',
  game: 'mister-x-europe',
  name: 'Facts of the printed board',
  height: 200,
  stations: [84, 110, 111, 135, 136, 137, 164, 173, 174, 194, 195].map((id, i) => ({
    id,
    x: 50 + i * 80,
    y: 100,
  })),
  edges: {
    car: [
      [84, 110],
      [110, 111],
      [111, 135],
      [135, 136],
      [136, 137],
      [164, 173],
      [173, 174],
      [173, 194],
      [194, 195],
    ],
    train: [
      [137, 164],
      [135, 137],
    ],
    plane: [],
  },
  starts: { detectives: [84, 110, 111, 135, 174] },
  missions: { green: { starts: [194], goals: [195] } },
  tickets: Object.fromEntries(TICKET_KINDS.map((kind) => [kind, 10])),
};

export const boardsWithTestBoards: Readonly<Record<'E' | 'EU' | 'europe', EuropeBoard>> = {
  ...BOARDS,
  E: compileBoard(boardFileE, EUROPE_BOARD, 'E'),
  EU: compileBoard(boardFileEU, EUROPE_BOARD, 'EU'),
};

/** The game on the boards of the scenarios as well. */
export const europeGameWithTestBoards = makeMisterXEurope(boardsWithTestBoards);
