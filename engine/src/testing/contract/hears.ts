import type { Game, GameTypes } from '../../core/game.js';
import type { Batch } from '../../core/match.js';
import { type ObservedStep, tableObservationOf } from '../../core/player.js';
import { begun } from './history.js';
import type { History } from './kit.js';

export function gameEvents<Event>(batch: Batch<Event>): readonly Event[] {
  return batch.events.flatMap((event) => (event.kind === 'game' ? [event.event] : []));
}

/** What a history told the table, step by step. */
export function* tableObservations<T extends GameTypes>(
  game: Game<T>,
  history: History<T>,
): Generator<ObservedStep<T>> {
  for (const step of begun(game, history).play(history.batches)) yield tableObservationOf(step);
}
