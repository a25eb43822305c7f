import { createHash } from 'node:crypto';
import type { HostedGame, Json, Seat, SeatSpec } from '@mister-x/engine';
import type { Contestant } from './contestants.js';
import { type Side, seatingOf } from './seating.js';

/** Everything that the result of a game depends on, beside its fixture. Plain data: threads get a copy. */
export type Tournament = {
  readonly game: string;
  readonly version: number;
  /** As the game agreed to them. */
  readonly options: Json;
  readonly contestants: readonly Contestant[];
  /** Of one choice of a computer; `ms` makes results depend on the machine. */
  readonly budget: { readonly iterations: number; readonly ms: number | null };
  /** How long a program may take for an answer, in milliseconds. */
  readonly answerMs: number;
  /** A game that is not over after so many steps is a draw. */
  readonly mostSteps: number;
};

/** How many games are played, and which: may grow from run to run of one tournament. */
export type GameRange = { readonly games: number; readonly from: number };

/** One game of a tournament, to be played. */
export type Fixture = {
  /** Names of contestants. */
  readonly row: string;
  readonly column: string;
  readonly seed: number;
  /** Where seats are shared: the column has the first one. */
  readonly swapped: boolean;
};

/**
 * Every cell has the same deals, so that contestants are compared on equal terms. Deal after deal goes round all
 * cells: anyone who stops early has as many games of each.
 */
export function fixturesOf(
  contestants: readonly Contestant[],
  plan: readonly SeatSpec[],
  { games, from }: GameRange,
): readonly Fixture[] {
  const isShared = seatingOf(plan).kind === 'shared';
  const cells = cellsOf(contestants, plan);
  return Array.from({ length: games }, (_, game) => {
    // Where seats are shared each deal twice: once from either side of it.
    const deal = isShared
      ? { seed: from + Math.floor(game / 2), swapped: game % 2 === 1 }
      : { seed: from + game, swapped: false };
    return cells.map((cell) => ({ ...cell, ...deal }));
  }).flat();
}

type TableCell = Pick<Fixture, Side>;

function cellsOf(contestants: readonly Contestant[], plan: readonly SeatSpec[]): readonly TableCell[] {
  const isShared = seatingOf(plan).kind === 'shared';
  return contestants.flatMap(({ name: row }, index) =>
    contestants.slice(isShared ? index + 1 : 0).map(({ name: column }) => ({ row, column })),
  );
}

/** Tells the games of a tournament apart. */
export function fixtureKey({ row, column, seed, swapped }: Fixture): string {
  return JSON.stringify([row, column, seed, swapped]);
}

/** The referee's chance: as `seed` of `new`, for anyone who wants to deal the game again (docs/protocol.md). */
export function matchSeed({ seed }: Fixture): string {
  return seed.toString(16).padStart(64, '0');
}

/** A player's own chance, which is not the referee's. */
export function playerSeed({ seed }: Fixture, seat: Seat): string {
  return createHash('sha256')
    .update(JSON.stringify(['player', seed, seat]))
    .digest('hex');
}

export function planOf(game: HostedGame, { options }: Tournament): readonly SeatSpec[] {
  return game.seatPlan(options);
}
