import { type HostedGame, hostGame } from '@mister-x/engine/core/hosted';
import type { CustomPackSpec } from '@mister-x/engine/packs/custom-pack';
import type { BoardSpec } from './pursuit/rules/board-file.js';
import { mafia } from './mafia/rules/game.js';
import { MAFIA_BOX } from './mafia/rules/read-pack.js';
import { EUROPE_BOARD } from './mister-x-europe/rules/board.js';
import { misterXEurope } from './mister-x-europe/rules/game.js';
import { europeOnlookers } from './mister-x-europe/rules/onlookers.js';
import { SCOTLAND_YARD_BOARD } from './scotland-yard/rules/board.js';
import { scotlandYard } from './scotland-yard/rules/game.js';
import { yardOnlookers } from './scotland-yard/rules/onlookers.js';
import { sherlockHolmes } from './sherlock-holmes/rules/game.js';
import { SHERLOCK_BOX } from './sherlock-holmes/rules/read-pack.js';

export type Listed = {
  readonly game: HostedGame;
  /** What a board must have that people bring along, for games whose options may hold one as `board`. */
  readonly board?: BoardSpec;
  /** For games whose options may hold a pack that people bring along, as `pack`. */
  readonly box?: CustomPackSpec;
};

/** Every game of the engine, in the order in which screens offer them. Nothing else in it names one. */
export const MANIFEST: readonly Listed[] = [
  { game: hostGame(scotlandYard, yardOnlookers), board: SCOTLAND_YARD_BOARD },
  { game: hostGame(misterXEurope, europeOnlookers), board: EUROPE_BOARD },
  { game: hostGame(sherlockHolmes), box: SHERLOCK_BOX },
  { game: hostGame(mafia), box: MAFIA_BOX },
];
