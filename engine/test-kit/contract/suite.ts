import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../src/core/game.js';
import { seedsOf } from '../seeds.js';
import { checkAuthority } from './check-authority.js';
import { checkChoices } from './check-choices.js';
import { checkConcession } from './check-concession.js';
import { checkEnds } from './check-ends.js';
import { checkFuzz } from './check-fuzz.js';
import { checkHosted } from './check-hosted.js';
import { checkInterference } from './check-interference.js';
import { checkLasting } from './check-lasting.js';
import { checkLegal } from './check-legal.js';
import { checkPlain } from './check-plain.js';
import { checkReplay } from './check-replay.js';
import { checkSlots } from './check-slots.js';
import { checkTakeback } from './check-takeback.js';
import { checkTimers } from './check-timers.js';
import type { Effort, Failure, GameKit } from './kit.js';

export type Check = <T extends GameTypes>(kit: GameKit<T>, effort: Effort) => Failure[];

/** Every check with the sentence it stands for, and its share of the effort. */
export const CHECKS: readonly { readonly name: string; readonly check: Check; share: number }[] = [
  {
    name: 'random games end with a listed outcome and keep the invariants',
    check: checkEnds,
    share: 2,
  },
  { name: 'legal actions are accepted, listed once and parse back', check: checkLegal, share: 1 },
  {
    name: 'anything else is refused with a closed code and changes nothing',
    check: checkFuzz,
    share: 1,
  },
  { name: 'the log alone leads back to every state', check: checkReplay, share: 1 },
  { name: 'hosted in JSON terms it is the same game', check: checkHosted, share: 1 },
  {
    name: 'everything is plain JSON and every viewer can be shown it',
    check: checkPlain,
    share: 1,
  },
  { name: 'timers act for the referee only', check: checkTimers, share: 1 },
  { name: 'who was away is told what still holds', check: checkLasting, share: 1 },
  {
    name: 'whoever is to act can, and all that is named to him is accepted',
    check: checkChoices,
    share: 1,
  },
  {
    name: 'whoever is asked can answer, from his own client and from no other',
    check: checkAuthority,
    share: 1,
  },
  { name: 'a take-back restores, abandoning ends (CM-13)', check: checkTakeback, share: 1 },
  {
    name: 'giving up asks the others, and ends when all agree (CM-17)',
    check: checkConcession,
    share: 1,
  },
  {
    name: 'secret moves are committed to, and opened where they are shown (CM-12)',
    check: checkSlots,
    share: 1,
  },
  { name: 'no viewer can tell apart what is hidden from him', check: checkInterference, share: 4 },
];

/** What a check may take with as many games, on a slow computer. */
const USUAL_GAMES = 10;
const USUAL_MS = 300_000;

/**
 * The contract suite: call it from a test file, once for each registered game. `games` at each
 * table for each check, more for some; part of them are of the run's seed.
 */
export function contractSuite<T extends GameTypes>(kit: GameKit<T>, games = USUAL_GAMES): void {
  describe(`the contract of a game: ${kit.game.id}`, () => {
    for (const { name, check, share } of CHECKS) {
      it(name, { timeout: USUAL_MS * Math.ceil(games / USUAL_GAMES) }, () => {
        expect(check(kit, (nth) => seedsOf(games * share, nth))).toEqual([]);
      });
    }
  });
}
