import { type GameTypes, REFEREE } from '@mister-x/engine/core/game';
import { unwrap } from '@mister-x/engine/core/result';
import type { Step } from '@mister-x/engine/core/run';
import { begun } from '@mister-x/engine/testing/contract/history';
import type { GameKit, History } from '@mister-x/engine/testing/contract/kit';
import { openTable, walkMatch } from '@mister-x/engine/testing/contract/walk';

/** The steps of a random game, with requests to give up, and with moves taken back where so wished. */
export function playedSteps<T extends GameTypes>(
  kit: GameKit<T>,
  options: unknown,
  seed: number,
  takebacks: boolean,
): readonly Step<T>[] {
  const paces = walkMatch(openTable(kit, options, seed), { takebacks, concessions: true });
  return [...paces].flatMap(({ next }) => next?.step ?? []);
}

/** A game as it was played so far, and then abandoned. */
export function abandonedSteps<T extends GameTypes>(
  { game }: Pick<GameKit<T>, 'game'>,
  history: History<T>,
): readonly Step<T>[] {
  const run = begun(game, history);
  const steps = [...run.play(history.batches)];
  const last = (steps.at(-1)?.after ?? run).step(REFEREE, { kind: 'abandon' });
  return [...steps, unwrap(last)];
}
