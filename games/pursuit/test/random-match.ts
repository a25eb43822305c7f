import type { Game, GameTypes } from '@mister-x/engine/core/game';
import { playOut, randomPlayer } from '@mister-x/engine/core/player';
import { unwrap } from '@mister-x/engine/core/result';
import type { Rng } from '@mister-x/engine/core/rng';
import { MatchRun, type Step } from '@mister-x/engine/core/run';

/** A step that was an action of the game. */
export type Played<T extends GameTypes> = { readonly step: Step<T>; readonly action: T['action'] };

/**
 * A match in which all play by chance, to its end or for so many steps. Throws where nobody goes on although it is
 * not over.
 */
export function* randomMatch<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  rng: Rng,
  most = Number.POSITIVE_INFINITY,
): Generator<Played<T>, MatchRun<T>> {
  let run = unwrap(MatchRun.begin(game, setup, () => rng));
  const anybody = randomPlayer<T>(rng);
  for (const step of playOut(
    run,
    () => anybody,
    ({ toAct }) => rng.shuffle(toAct),
  )) {
    if (step.command?.kind === 'act') yield { step, action: step.command.action };
    run = step.after;
    if (run.steps === most) return run;
  }
  if (run.outcome === undefined) throw new Error('nobody goes on, and there is no outcome');
  return run;
}
