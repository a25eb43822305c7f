import type { GameTypes, Seat } from '../../core/game.js';
import { REFEREE } from '../../core/game.js';
import { takebackAskerOf, type Command } from '../../core/match.js';
import { unwrap } from '../../core/result.js';
import type { MatchRun } from '../../core/run.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';
import { jsonText } from './plain.js';
import { checkSteps } from './run.js';

/** CM-17 for this game: who gives up ends it at once or asks; all agree, or everything is as before. */
export function checkConcession<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  return checkSteps(
    'concession',
    kit,
    effort,
    ({ run, seats }, { game, rng }, report) => {
      const { request, concession: open, refusedConcessions } = run.match;
      if (run.outcome !== undefined || request !== undefined || open !== undefined) return;
      const play = (from: MatchRun<T>, seat: Seat, command: Command<never>): MatchRun<T> =>
        unwrap(from.step(seat, command)).after;
      const { seat } = rng.pick(seats);
      const concession = game.concession?.(run.state, seat);
      const requested = run.step(seat, { kind: 'concede' });
      if (!requested.ok) {
        if (concession === undefined) return;
        // A take-back may lead to a round before the one in which the request was refused.
        const refused = (refusedConcessions[seat] ?? Number.NEGATIVE_INFINITY) >= concession.round;
        if (!refused) report(`${seat} cannot give up`);
        return;
      }
      const asked = requested.value.after;
      if (concession?.others.length === 0) return expectEnd(asked);
      if (jsonText(asked.state) !== jsonText(run.state)) report('a request to concede changed the state');
      let agreed = asked;
      while (agreed.match.concession !== undefined) {
        agreed = play(agreed, agreed.toAct[0] ?? '', { kind: 'answer-concede', agree: true });
      }
      expectEnd(agreed);
      const other = rng.pick(asked.toAct);
      for (const declined of [
        play(asked, other, { kind: 'answer-concede', agree: false }),
        play(asked, REFEREE, { kind: 'concede-timeout' }),
      ]) {
        if (jsonText(declined.state) !== jsonText(run.state)) report('declining changed the state');
        if (takebackAskerOf(declined.match) !== takebackAskerOf(run.match)) {
          report('declining took a take-back away');
        }
        if (declined.step(seat, { kind: 'concede' }).ok) report(`${seat} may ask twice a round`);
      }

      function expectEnd({ outcome, state }: MatchRun<T>): void {
        if (outcome === undefined) report('giving up does not end the game');
        else if (!game.outcomes.includes(outcome.code)) report(`unlisted outcome ${outcome.code}`);
        else if (outcome.winners.includes(seat)) report('a seat that gives up wins');
        for (const breach of kit.brokenInvariants(state)) report(`after giving up: ${breach}`);
      }
    },
    { takebacks: true, concessions: true },
  );
}
