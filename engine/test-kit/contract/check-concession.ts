import { waitingFor } from '../../src/concession.js';
import type { GameTypes, Seat } from '../../src/game.js';
import { REFEREE } from '../../src/game.js';
import { askerOf, type Command, decideMatch, foldMatch, type Match } from '../../src/match.js';
import { unwrap } from '../../src/result.js';
import type { Effort, Failure, GameKit } from './kit.js';
import { bytes } from './plain.js';
import { checkSteps } from './run.js';
import { testRng } from './test-rng.js';

/** CM-17 for this game: who gives up ends it at once or asks; all agree, or everything is as before. */
export function checkConcession<T extends GameTypes>(kit: GameKit<T>, effort: Effort): Failure[] {
  return checkSteps(
    'concession',
    kit,
    effort,
    ({ match, seats }, { game, rng }, report) => {
      const asking = match.request ?? match.wish;
      if (game.outcome(match.state) !== undefined || asking !== undefined) return;
      const play = (from: Match<T>, seat: Seat, command: Command<T['action']>): Match<T> =>
        foldMatch(game, from, unwrap(decideMatch(game, from, seat, command, testRng(3))));
      const { seat } = rng.pick(seats);
      const concession = game.concession(match.state, seat);
      const wished = decideMatch(game, match, seat, { kind: 'concede' }, testRng(3));
      if (!wished.ok) {
        const refused = match.refusedWishes[seat] === concession?.round;
        if (concession !== undefined && !refused) report(`${seat} cannot give up`);
        return;
      }
      const asked = foldMatch(game, match, wished.value);
      if (concession?.others.length === 0) return expectEnd(asked);
      if (bytes(asked.state) !== bytes(match.state)) report('a wish changed the state');
      let agreed = asked;
      while (agreed.wish !== undefined) {
        const other = waitingFor(agreed.wish)[0] ?? '';
        agreed = play(agreed, other, { kind: 'answer-concede', agree: true });
      }
      expectEnd(agreed);
      const other = rng.pick(waitingFor(asked.wish ?? { by: seat, of: [seat], agreed: [] }));
      for (const declined of [
        play(asked, other, { kind: 'answer-concede', agree: false }),
        play(asked, REFEREE, { kind: 'concede-timeout' }),
      ]) {
        if (bytes(declined.state) !== bytes(match.state)) report('declining changed the state');
        if (askerOf(declined) !== askerOf(match)) report('declining took a take-back away');
        const again = decideMatch(game, declined, seat, { kind: 'concede' }, testRng(3));
        if (again.ok) report(`${seat} may ask twice a round`);
      }

      function expectEnd(closed: Match<T>): void {
        const outcome = game.outcome(closed.state);
        if (outcome === undefined) report('giving up does not end the game');
        else if (!game.outcomes.includes(outcome.code)) report(`unlisted outcome ${outcome.code}`);
        else if (outcome.winners.includes(seat)) report('whoever gives up wins');
        for (const breach of kit.breaches(closed.state)) report(`after giving up: ${breach}`);
      }
    },
    { takebacks: true, wishes: true },
  );
}
