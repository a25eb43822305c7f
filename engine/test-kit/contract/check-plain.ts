import type { GameTypes, Viewer } from '../../src/game.js';
import { REFEREE, TABLE } from '../../src/game.js';
import { foldEvent, matchTimers } from '../../src/match.js';
import { matchNotice, matchView } from '../../src/match-view.js';
import type { Effort, Failure, GameKit } from './kit.js';
import { bytes, notPlain } from './plain.js';
import { checkSteps } from './run.js';
import { testRng } from './test-rng.js';
import { listLegal } from './walk.js';

/** Everything is plain JSON, and every viewer can be shown everything at any moment. */
export function checkPlain<T extends GameTypes>(kit: GameKit<T>, effort: Effort): Failure[] {
  return checkSteps(
    'plain',
    kit,
    effort,
    ({ match, seats, next, history }, { game }, report) => {
      const plain = (what: string, value: unknown): void => {
        const fault = notPlain(value);
        if (fault !== undefined) report(`${what}: ${fault}`);
      };
      if (history.batches.length === 0) plain('setup', history.setup);
      // A rematch begins from them.
      if (!game.start(game.setup(game.optionsOf(match.state), testRng(1))).ok) {
        report('the options in force begin no game');
      }
      plain('state', match.state);
      plain('timers', matchTimers(game, match));
      const outcome = game.outcome(match.state);
      if (outcome !== undefined) plain('outcome', outcome);
      const viewers = [...seats.map(({ seat }) => seat), REFEREE, TABLE];
      for (const viewer of viewers) {
        plain(`view of ${viewer}`, matchView(game, match, viewer));
        plain('action', listLegal(game, match.state, viewer, 60).actions);
      }
      const audience = (viewer: Viewer): string =>
        game.audience(viewer, game.optionsOf(match.state));
      for (const [one, other] of pairs(viewers)) {
        if (audience(one) !== audience(other)) continue;
        if (bytes(game.view(match.state, one)) !== bytes(game.view(match.state, other))) {
          report(`${one} and ${other} are one audience and see different things`);
        }
      }
      // Whoever is unknown to the game, the referee's own seat included, is told what the table is told.
      const open = bytes(game.view(match.state, TABLE));
      for (const stranger of [REFEREE, 'nobody']) {
        if (audience(stranger) !== audience(TABLE)) {
          report(`${stranger} is no part of the table's audience`);
        }
        if (bytes(game.view(match.state, stranger)) !== open) {
          report(`${stranger} sees what the table does not`);
        }
      }
      if (next === undefined) return;
      plain('batch', next.batch);
      let before = match;
      for (const event of next.batch.events) {
        for (const viewer of viewers) {
          const notice = matchNotice(game, before, event, viewer);
          if (notice !== undefined) plain(`notice of ${viewer}`, notice);
        }
        if (event.kind === 'game') {
          for (const [one, other] of pairs(viewers)) {
            if (audience(one) !== audience(other)) continue;
            const told = [one, other].map((v) => game.notice(before.state, event.event, v) ?? null);
            if (bytes(told[0]) !== bytes(told[1])) {
              report(`${one} and ${other} are one audience and are told different things`);
            }
          }
        }
        before = foldEvent(game, before, event);
      }
    },
    { takebacks: true },
  );
}

function pairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((one, i) => items.slice(i + 1).map((other) => [one, other] as const));
}
