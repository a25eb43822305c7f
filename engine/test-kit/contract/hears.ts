import { type Game, type GameTypes, TABLE } from '../../src/core/game.js';
import type { Batch } from '../../src/core/match.js';
import { begun } from './history.js';
import type { History } from './kit.js';

/** What one step told the table, by the views that it had before and has after it. */
export type Heard<T extends GameTypes> = {
  readonly before: T['view'];
  readonly notices: readonly T['notice'][];
  readonly after: T['view'];
};

export function gameEvents<Event>(batch: Batch<Event>): readonly Event[] {
  return batch.events.flatMap((event) => (event.kind === 'game' ? [event.event] : []));
}

/** What a history told the table, step by step. */
export function* tableHears<T extends GameTypes>(
  game: Game<T>,
  history: History<T>,
): Generator<Heard<T>> {
  for (const step of begun(game, history).play(history.batches)) {
    const lines = step.notices(TABLE);
    yield {
      before: step.before.view(TABLE).game,
      notices: lines.flatMap((line) => (line.kind === 'game' ? [line.notice] : [])),
      after: step.after.view(TABLE).game,
    };
  }
}
