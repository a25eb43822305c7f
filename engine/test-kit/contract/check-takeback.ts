import type { GameTypes, Seat } from '../../src/game.js';
import { REFEREE } from '../../src/game.js';
import { type Command, decideMatch, foldMatch, type Match } from '../../src/match.js';
import { unwrap } from '../../src/result.js';
import type { Effort, Failure, GameKit } from './kit.js';
import { bytes } from './plain.js';
import { checkSteps } from './run.js';
import { testRng } from './test-rng.js';

/** CM-13 for this game: a take-back restores the state, a refusal changes nothing, abandoning ends the game. */
export function checkTakeback<T extends GameTypes>(kit: GameKit<T>, effort: Effort): Failure[] {
  return checkSteps('takeback', kit, effort, ({ match, next }, { game }, report) => {
    const play = (from: Match<T>, seat: Seat, command: Command<T['action']>): Match<T> =>
      foldMatch(game, from, unwrap(decideMatch(game, from, seat, command, testRng(3))));
    const over = game.outcome(match.state) !== undefined;
    if (!over) expectEnd(play(match, REFEREE, { kind: 'abandon' }), 'abandon');
    if (next?.command.kind !== 'act') return;
    const after = foldMatch(game, match, next.batch);
    const rule = after.undo?.by === next.seat ? after.undo.rule : undefined;
    const asked = decideMatch(game, after, next.seat, { kind: 'takeback' }, testRng(3));
    if (rule === undefined || !rule.allowed || after.askedTurns.includes(rule.turn)) {
      if (asked.ok) report('a take-back was possible that the game does not allow');
      return;
    }
    if (next.batch.drew) report('a take-back would cross drawn chance');
    if (after.undo?.state !== match.state) return;
    if (!asked.ok) {
      report(`an allowed take-back was refused: ${asked.error.code}`);
      return;
    }
    const open = foldMatch(game, after, asked.value);
    if (rule.consent === null) {
      if (bytes(open.state) !== bytes(match.state)) report('the state was not restored');
      return;
    }
    const { consent } = rule;
    const answer = (agree: boolean): Match<T> =>
      play(open, consent, { kind: 'answer-takeback', agree });
    if (bytes(answer(true).state) !== bytes(match.state)) report('the state was not restored');
    if (bytes(answer(false).state) !== bytes(after.state)) report('declining changed the state');

    function expectEnd(closed: Match<T>, what: string): void {
      const outcome = game.outcome(closed.state);
      if (outcome === undefined) report(`${what} does not end the game`);
      else if (!game.outcomes.includes(outcome.code)) report(`unlisted outcome ${outcome.code}`);
      for (const breach of kit.breaches(closed.state)) report(`after ${what}: ${breach}`);
    }
  });
}
