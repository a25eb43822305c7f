import type { GameTypes } from '../../src/game.js';
import { REFEREE, TABLE } from '../../src/game.js';
import type { Effort, Failure, GameKit } from './kit.js';
import { checkSteps } from './run.js';

/** Random games end, with an outcome of the closed list, and then nobody can do anything. */
export function checkEnds<T extends GameTypes>(kit: GameKit<T>, effort: Effort): Failure[] {
  return checkSteps(
    'ends',
    kit,
    effort,
    ({ match, seats, history }, { game }, report, isLast) => {
      for (const breach of kit.breaches(match.state)) report(`invariant: ${breach}`);
      if (!isLast) return;
      const outcome = game.outcome(match.state);
      if (outcome === undefined) {
        const endless = history.batches.length >= kit.maxCommands;
        report(endless ? 'the game does not end' : 'dead end: nobody can act and no timer runs');
        return;
      }
      if (!game.outcomes.includes(outcome.code)) report(`unlisted outcome ${outcome.code}`);
      const names = seats.map(({ seat }) => seat);
      if (!outcome.winners.every((seat) => names.includes(seat))) report('an unknown seat has won');
      if (game.toAct(match.state).length > 0) report('somebody is to act after the end');
      if (game.timers(match.state).length > 0) report('a timer runs after the end');
      for (const seat of [...names, REFEREE, TABLE]) {
        for (const _ of game.legalActions(match.state, seat)) {
          report(`${seat} has a legal action after the end`);
          break;
        }
      }
    },
    { takebacks: true },
  );
}
