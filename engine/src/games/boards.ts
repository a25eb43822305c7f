import type { BoardSpec } from '../pursuit/board-file.js';
import { EUROPE_BOARD } from './mister-x-europe/board.js';
import { SCOTLAND_YARD_BOARD } from './scotland-yard/board.js';

const specs: readonly BoardSpec[] = [SCOTLAND_YARD_BOARD, EUROPE_BOARD];

/** What a board must have that people bring along, for games whose options may hold one as `board`. */
export const boardSpecs: ReadonlyMap<string, BoardSpec> = new Map(
  specs.map((spec) => [spec.game, spec]),
);
