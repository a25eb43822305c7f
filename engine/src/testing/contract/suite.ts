import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../core/game.js';
import { byExtent } from '../../core/testing/extent.js';
import { seedsOf } from '../seeds.js';
import { checkPermissions } from './check-permissions.js';
import { checkChoices } from './check-choices.js';
import { checkConcession } from './check-concession.js';
import { checkEnds } from './check-ends.js';
import { checkFuzz } from './check-fuzz.js';
import { checkHosted } from './check-hosted.js';
import { checkInterference } from './check-interference.js';
import { checkLegal } from './check-legal.js';
import { checkPlain } from './check-plain.js';
import { checkReplay } from './check-replay.js';
import { checkRetention } from './check-retention.js';
import { checkSlots } from './check-slots.js';
import { checkTakeback } from './check-takeback.js';
import { checkTimers } from './check-timers.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';

export type Check = <T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable) => Failure[];

/** Every check with the sentence it stands for. */
export const CHECKS: readonly { readonly name: string; readonly check: Check }[] = [
  { name: 'random games end with a listed outcome and keep the invariants', check: checkEnds },
  { name: 'legal actions are accepted, listed once and parse back', check: checkLegal },
  {
    name: 'anything else is refused with a closed code and changes nothing',
    check: checkFuzz,
  },
  { name: 'the log alone leads back to every state', check: checkReplay },
  { name: 'hosted in JSON terms it is the same game', check: checkHosted },
  {
    name: 'everything is plain JSON and every viewer can be shown it',
    check: checkPlain,
  },
  { name: 'timers act for the referee only', check: checkTimers },
  { name: 'who was away is told what still holds', check: checkRetention },
  {
    name: 'a seat that is to act can, and all that is named to it is accepted',
    check: checkChoices,
  },
  {
    name: 'a seat that is asked can answer, from its own client and from no other',
    check: checkPermissions,
  },
  { name: 'a take-back restores, abandoning ends (CM-13)', check: checkTakeback },
  {
    name: 'giving up asks the others, and ends when all agree (CM-17)',
    check: checkConcession,
  },
  {
    name: 'secret moves are committed to, and opened where they are shown (CM-12)',
    check: checkSlots,
  },
  { name: 'no viewer can tell apart what is hidden from him', check: checkInterference },
];

/** Games at each table for each check, part of them of the run's seed. */
const GAMES_PER_TABLE = byExtent({ quick: 1, all: 2, every: 50 });
/** Where there are few tables, more games are played at each. */
const GAMES_MIN = 6;
/** Against hanging only. */
const SUITE_TIMEOUT_MS = GAMES_PER_TABLE * 300_000;

/** The contract suite: call it from a test file, once for each registered game. */
export function contractSuite<T extends GameTypes>(kit: GameKit<T>): void {
  describe(`the contract of a game: ${kit.game.id}`, () => {
    const games = GAMES_PER_TABLE * Math.ceil(GAMES_MIN / Math.min(GAMES_MIN, kit.tables.length));
    for (const [nth, { name, check }] of CHECKS.entries()) {
      it(name, { timeout: SUITE_TIMEOUT_MS }, () => {
        // With one game a table, every second check of a table plays one that nobody has seen.
        expect(check(kit, (table) => seedsOf(games, nth + table))).toEqual([]);
      });
    }
  });
}
