import type { Game, GameTypes } from '../../core/game.js';
import { unwrap } from '../../core/result.js';
import { MatchRun } from '../../core/run.js';
import type { GameKit, History } from './kit.js';
import { testRng } from './test-rng.js';

/** Where a history begins. It is told, never decided: what chance would bring does not matter. */
export function begun<T extends GameTypes>(
  game: Game<T>,
  { setup }: History<T>,
  publicKnowledge?: GameKit<T>['publicKnowledge'],
): MatchRun<T> {
  return unwrap(MatchRun.begin(game, setup, testRng, publicKnowledge));
}

/** Where it leads to. */
export function replayHistory<T extends GameTypes>(game: Game<T>, history: History<T>): MatchRun<T> {
  let run = begun(game, history);
  for (const step of run.play(history.batches)) run = step.after;
  return run;
}
