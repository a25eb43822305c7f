import type { GameTypes, Viewer } from '../../core/game.js';
import { REFEREE, TABLE } from '../../core/game.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';
import { jsonText, plainDataFault } from './plain.js';
import { checkSteps } from './run.js';
import { testRng } from './test-rng.js';
import { listLegal } from './walk.js';

/** Everything is plain JSON, and every viewer can be shown everything at any moment. */
export function checkPlain<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  return checkSteps(
    'plain',
    kit,
    effort,
    ({ run, seats, next, history }, { game }, report) => {
      const { state, outcome, options } = run;
      const plain = (what: string, value: unknown): void => {
        const fault = plainDataFault(value);
        if (fault !== undefined) report(`${what}: ${fault}`);
      };
      if (run.steps === 0) plain('setup', history.setup);
      // A rematch begins from them.
      if (!game.start(game.setup(options, testRng(1))).ok) {
        report('the options in force begin no game');
      }
      plain('state', state);
      plain('timers', run.timers);
      if (outcome !== undefined) plain('outcome', outcome);
      const viewers = [...seats.map(({ seat }) => seat), REFEREE, TABLE];
      for (const viewer of viewers) {
        plain(`view of ${viewer}`, { ...run.view(viewer), game: game.view(state, viewer) });
        plain('action', listLegal(game, state, viewer, 60).actions);
      }
      const group = (viewer: Viewer): string => run.viewGroup(viewer);
      for (const [one, other] of pairs(viewers)) {
        if (group(one) !== group(other)) continue;
        if (jsonText(game.view(state, one)) !== jsonText(game.view(state, other))) {
          report(`${one} and ${other} are one group and see different things`);
        }
      }
      // A viewer who is unknown to the game, the referee's own seat included, is told what the table is told.
      const open = jsonText(game.view(state, TABLE));
      for (const stranger of [REFEREE, 'nobody']) {
        if (group(stranger) !== group(TABLE)) {
          report(`${stranger} is no part of the table's group`);
        }
        if (jsonText(game.view(state, stranger)) !== open) {
          report(`${stranger} sees what the table does not`);
        }
      }
      if (next === undefined) return;
      plain('batch', next.step.batch);
      for (const viewer of viewers) plain(`notices of ${viewer}`, next.step.notices(viewer));
      for (const { event, before } of next.step.eventSteps) {
        if (event.kind !== 'game') continue;
        const told = (viewer: Viewer) => game.notice(before.state, event.event, viewer) ?? null;
        for (const viewer of viewers) plain(`notice of ${viewer}`, told(viewer));
        for (const [one, other] of pairs(viewers)) {
          if (group(one) === group(other) && jsonText(told(one)) !== jsonText(told(other))) {
            report(`${one} and ${other} are one group and are told different things`);
          }
        }
      }
    },
    { takebacks: true },
  );
}

function pairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((one, i) => items.slice(i + 1).map((other) => [one, other] as const));
}
