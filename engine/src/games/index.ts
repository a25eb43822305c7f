import { registry } from '../core/registry.js';
import type { BoardSpec } from '../pursuit/board-file.js';
import { MANIFEST } from './manifest.js';

export * from './brought.js';

/** Every game the referee knows. */
export const games = registry(...MANIFEST.map(({ game }) => game));

/** What boards must have that people bring along, by the id of the game. */
export const boardSpecs: ReadonlyMap<string, BoardSpec> = new Map(
  MANIFEST.flatMap(({ game, board }) => (board === undefined ? [] : [[game.id, board] as const])),
);
