import type { GameTypes } from '../../core/game.js';
import {
  withoutImpurity,
  type WalkOptions,
  openTable,
  type WalkMoment,
  type Table,
  walk,
} from './walk.js';
import type { Effort, Failure, GameKit } from './kit.js';

/** A breach found on the way; the run adds where it was. */
export type Report = (what: string) => void;

const ENOUGH = 5;

/**
 * Opens a table for each kind of table and each seed and lets `body` play at it. What `body` throws
 * is a failure too. Stops a table after a few failures: the first ones tell.
 */
export function runCheck<T extends GameTypes>(
  check: string,
  kit: GameKit<T>,
  effort: Effort,
  body: (table: Table<T>, report: (at: number, what: string) => void, seed: number) => void,
): Failure[] {
  const failures: Failure[] = [];
  for (const [nth, { name, options }] of kit.tables.entries()) {
    let found = 0;
    for (const seed of effort(nth)) {
      const report = (at: number, what: string): void => {
        found++;
        if (found <= ENOUGH) failures.push({ check, table: name, seed, at, what });
      };
      try {
        withoutImpurity(() => body(openTable(kit, options, seed), report, seed));
      } catch (error) {
        report(-1, `threw: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
      }
      if (found >= ENOUGH) break;
    }
  }
  return failures;
}

/** A check that looks at each moment of random games. */
export function checkSteps<T extends GameTypes>(
  check: string,
  kit: GameKit<T>,
  effort: Effort,
  look: (pace: WalkMoment<T>, table: Table<T>, report: Report) => void,
  walking: WalkOptions = {},
): Failure[] {
  return runCheck(check, kit, effort, (table, report) => {
    for (const pace of walk(table, walking)) {
      look(pace, table, (what) => report(pace.run.steps, what));
    }
  });
}
