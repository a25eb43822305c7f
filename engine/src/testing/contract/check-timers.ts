import type { GameTypes } from '../../core/game.js';
import { REFEREE } from '../../core/game.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';
import { jsonText } from './plain.js';
import { checkSteps } from './run.js';
import { testRng } from './test-rng.js';

/** A timer's action is the referee's, is accepted while the timer runs, and is nobody else's. */
export function checkTimers<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  return checkSteps(
    'timers',
    kit,
    effort,
    ({ run, seats }, { game }, report) => {
      const { timers } = run;
      if (new Set(timers.map(({ id }) => id)).size !== timers.length) report('two timers, one id');
      for (const { id, ms, action: command } of timers) {
        if (!Number.isInteger(ms) || ms < 0) report(`timer ${id} waits ${ms} ms`);
        const made = run.step(REFEREE, command, testRng(1));
        if (!made.ok) report(`timer ${id}: ${jsonText(command)} refused: ${made.error.code}`);
        if (command.kind === 'act' && game.host?.may(command.action)) {
          report(`timer ${id}: the host may do it without waiting`);
        }
        for (const { seat } of seats) {
          if (run.step(seat, command, testRng(1)).ok) {
            report(`timer ${id}: ${seat} may act for the referee`);
          }
        }
      }
    },
    { takebacks: true },
  );
}
