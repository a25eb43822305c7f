import { type HostedGame, hostGame } from '../core/hosted.js';
import type { BoardSpec } from '../pursuit/board-file.js';
import { EUROPE_BOARD } from './mister-x-europe/board.js';
import { misterXEurope } from './mister-x-europe/game.js';
import { SCOTLAND_YARD_BOARD } from './scotland-yard/board.js';
import { scotlandYard } from './scotland-yard/game.js';

export type Listed = {
  readonly game: HostedGame;
  /** What a board must have that people bring along, for games whose options may hold one as `board`. */
  readonly board?: BoardSpec;
};

/** Every game of the engine, in the order in which screens offer them. Nothing else in it names one. */
export const MANIFEST: readonly Listed[] = [
  { game: hostGame(scotlandYard), board: SCOTLAND_YARD_BOARD },
  { game: hostGame(misterXEurope), board: EUROPE_BOARD },
];
