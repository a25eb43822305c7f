import type { GameTypes } from '../../core/game.js';
import { REFEREE, TABLE } from '../../core/game.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';
import { checkSteps } from './run.js';

/** Random games end, with an outcome of the closed list, and then nobody can do anything. */
export function checkEnds<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  return checkSteps(
    'ends',
    kit,
    effort,
    ({ run: { state, outcome, steps }, seats, next }, { game }, report) => {
      for (const breach of kit.brokenInvariants(state)) report(`invariant: ${breach}`);
      if (next !== undefined) return;
      if (outcome === undefined) {
        const endless = steps >= kit.maxCommands;
        report(endless ? 'the game does not end' : 'dead end: nobody can act and no timer runs');
        return;
      }
      if (!game.outcomes.includes(outcome.code)) report(`unlisted outcome ${outcome.code}`);
      const names = seats.map(({ seat }) => seat);
      if (!outcome.winners.every((seat) => names.includes(seat))) report('an unknown seat has won');
      if (game.toAct(state).length > 0) report('someone is to act after the end');
      if (game.timers(state).length > 0) report('a timer runs after the end');
      for (const seat of [...names, REFEREE, TABLE]) {
        for (const _ of game.legalActions(state, seat)) {
          report(`${seat} has a legal action after the end`);
          break;
        }
      }
    },
    { takebacks: true },
  );
}
