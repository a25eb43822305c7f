import type { BoxSpec } from '../core/box.js';
import { type HostedGame, hostGame } from '../core/hosted.js';
import type { BoardSpec } from '../pursuit/board-file.js';
import { MAFIA_BOX } from './mafia/brought.js';
import { mafia } from './mafia/game.js';
import { EUROPE_BOARD } from './mister-x-europe/board.js';
import { misterXEurope } from './mister-x-europe/game.js';
import { europeOnlookers } from './mister-x-europe/onlookers.js';
import { SCOTLAND_YARD_BOARD } from './scotland-yard/board.js';
import { scotlandYard } from './scotland-yard/game.js';
import { yardOnlookers } from './scotland-yard/onlookers.js';
import { SHERLOCK_BOX } from './sherlock-holmes/brought.js';
import { sherlockHolmes } from './sherlock-holmes/game.js';

export type Listed = {
  readonly game: HostedGame;
  /** What a board must have that people bring along, for games whose options may hold one as `board`. */
  readonly board?: BoardSpec;
  /** For games whose options may hold a box that people bring along, as `pack`. */
  readonly box?: BoxSpec;
};

/** Every game of the engine, in the order in which screens offer them. Nothing else in it names one. */
export const MANIFEST: readonly Listed[] = [
  { game: hostGame(scotlandYard, yardOnlookers), board: SCOTLAND_YARD_BOARD },
  { game: hostGame(misterXEurope, europeOnlookers), board: EUROPE_BOARD },
  { game: hostGame(sherlockHolmes), box: SHERLOCK_BOX },
  { game: hostGame(mafia), box: MAFIA_BOX },
];
