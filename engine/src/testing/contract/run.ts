import type { GameTypes } from '../../core/game.js';
import { withoutImpurity } from './guard.js';
import { type WalkOptions, openTable, type WalkMoment, type ContractTable, walkMatch } from './walk.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';

/** A breach found on the way; the run adds where it was. */
export type ReportFailure = (what: string) => void;

const FAILURES_MAX = 5;

/**
 * Opens a table for each kind of table and each seed and lets `body` play at it. What `body` throws
 * is a failure too. Stops a table after a few failures: the first ones tell.
 */
export function runCheck<T extends GameTypes>(
  check: string,
  kit: GameKit<T>,
  effort: SeedsOfTable,
  body: (table: ContractTable<T>, report: (at: number, what: string) => void, seed: number) => void,
): Failure[] {
  const failures: Failure[] = [];
  for (const [nth, { name, options }] of kit.tables.entries()) {
    let found = 0;
    for (const seed of effort(nth)) {
      const report = (at: number, what: string): void => {
        found++;
        if (found <= FAILURES_MAX) failures.push({ check, table: name, seed, at, what });
      };
      try {
        withoutImpurity(() => body(openTable(kit, options, seed), report, seed));
      } catch (error) {
        report(-1, `threw: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
      }
      if (found >= FAILURES_MAX) break;
    }
  }
  return failures;
}

/** A check that looks at each moment of random games. */
export function checkSteps<T extends GameTypes>(
  check: string,
  kit: GameKit<T>,
  effort: SeedsOfTable,
  look: (pace: WalkMoment<T>, table: ContractTable<T>, report: ReportFailure) => void,
  walking: WalkOptions = {},
): Failure[] {
  return runCheck(check, kit, effort, (table, report) => {
    for (const pace of walkMatch(table, walking)) {
      look(pace, table, (what) => report(pace.run.steps, what));
    }
  });
}
