import type { GameTypes } from '../../core/game.js';
import { REFEREE } from '../../core/game.js';
import { unwrap } from '../../core/result.js';
import type { MatchRun } from '../../core/run.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';
import { jsonText } from './plain.js';
import { checkSteps } from './run.js';

/** CM-13 for this game: a take-back restores the state, a refusal changes nothing, abandoning ends the game. */
export function checkTakeback<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  return checkSteps('takeback', kit, effort, ({ run, next }, { game }, report) => {
    if (run.outcome === undefined) {
      expectEnd(unwrap(run.step(REFEREE, { kind: 'abandon' })).after, 'abandon');
    }
    if (next?.command.kind !== 'act') return;
    const { after, batch } = next.step;
    const { undo, askedTurns } = after.match;
    const rule = undo?.by === next.seat ? undo.rule : undefined;
    const asked = after.step(next.seat, { kind: 'takeback' });
    if (rule === undefined || !rule.allowed || (rule.turn !== null && askedTurns.includes(rule.turn))) {
      if (asked.ok) report('a take-back was possible that the game does not allow');
      return;
    }
    if (batch.drew) report('a take-back would cross drawn chance');
    if (undo?.state !== run.state) return;
    if (!asked.ok) {
      report(`an allowed take-back was refused: ${asked.error.code}`);
      return;
    }
    const open = asked.value.after;
    const restored = jsonText(game.takeback?.afterTakeback?.(run.state, next.seat) ?? run.state);
    if (rule.consent === null) {
      if (jsonText(open.state) !== restored) report('the state was not restored');
      return;
    }
    const { consent } = rule;
    const answer = (agree: boolean): MatchRun<T> =>
      unwrap(open.step(consent, { kind: 'answer-takeback', agree })).after;
    if (jsonText(answer(true).state) !== restored) report('the state was not restored');
    if (jsonText(answer(false).state) !== jsonText(after.state)) report('declining changed the state');

    function expectEnd({ outcome, state }: MatchRun<T>, what: string): void {
      if (outcome === undefined) report(`${what} does not end the game`);
      else if (!game.outcomes.includes(outcome.code)) report(`unlisted outcome ${outcome.code}`);
      for (const breach of kit.brokenInvariants(state)) report(`after ${what}: ${breach}`);
    }
  });
}
