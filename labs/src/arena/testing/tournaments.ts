import { unwrap } from '@mister-x/engine';
import type { HostedComputers } from '@mister-x/engine/players';
import { COMPUTERS } from '@mister-x/games/computers';
import type { Contestant } from '../contestants.js';
import type { GameResult } from '../result.js';
import { agreedOptions } from '../set-up.js';
import type { Tournament } from '../tournament.js';

/** As many as every variant of every game has seats for. */
export const PLAYERS = 4;
/** The first game that computers play. */
const FIRST_COMPUTERS = COMPUTERS[0] as HostedComputers;
export const { game: FIRST_GAME } = FIRST_COMPUTERS;

export function tournament(
  contestants: readonly Contestant[],
  changed: Partial<Tournament> = {},
  players = PLAYERS,
): Tournament {
  return {
    game: FIRST_GAME.id,
    version: FIRST_GAME.version,
    options: unwrap(agreedOptions(FIRST_COMPUTERS, { players })),
    contestants,
    budget: { iterations: 1, ms: null },
    answerMs: 5_000,
    mostSteps: 5_000,
    ...changed,
  };
}

/** A game as if it had been played; quickly, and won by the row. */
export function result(changed: Partial<GameResult> = {}): GameResult {
  return {
    row: 'anna',
    column: 'bob',
    seed: 0,
    swapped: false,
    winner: 'row',
    end: 'DONE',
    forfeit: null,
    steps: 10,
    thought: { row: { moves: 5, ms: 10 }, column: { moves: 5, ms: 100 } },
    ...changed,
  };
}

/** What a game came to; how long players thought differs from run to run. */
export function withoutTimes({ thought: { row, column }, ...rest }: GameResult): object {
  return { ...rest, moves: [row.moves, column.moves] };
}
