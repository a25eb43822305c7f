import type { GameTypes } from '../../src/game.js';
import { REFEREE } from '../../src/game.js';
import { decideMatch, matchTimers } from '../../src/match.js';
import type { Effort, Failure, GameKit } from './kit.js';
import { bytes } from './plain.js';
import { checkSteps } from './run.js';
import { testRng } from './test-rng.js';

/** A timer's action is the referee's, is accepted while the timer runs, and is nobody else's. */
export function checkTimers<T extends GameTypes>(kit: GameKit<T>, effort: Effort): Failure[] {
  return checkSteps(
    'timers',
    kit,
    effort,
    ({ match, seats }, { game }, report) => {
      const timers = matchTimers(game, match);
      if (new Set(timers.map(({ id }) => id)).size !== timers.length) report('two timers, one id');
      for (const { id, ms, action } of timers) {
        if (!Number.isInteger(ms) || ms < 0) report(`timer ${id} waits ${ms} ms`);
        const decided = decideMatch(game, match, REFEREE, action, testRng(1));
        if (!decided.ok) report(`timer ${id}: ${bytes(action)} refused: ${decided.error.code}`);
        if (game.hostMay(action)) report(`timer ${id}: the host may do it without waiting`);
        for (const { seat } of seats) {
          if (decideMatch(game, match, seat, action, testRng(1)).ok) {
            report(`timer ${id}: ${seat} may act for the referee`);
          }
        }
      }
    },
    { takebacks: true },
  );
}
