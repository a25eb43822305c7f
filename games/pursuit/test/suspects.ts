import { type Game, type GameTypes, TABLE } from '@mister-x/engine/core/game';
import { takebackAskerOf } from '@mister-x/engine/core/match';
import { playOut } from '@mister-x/engine/core/player';
import { unwrap } from '@mister-x/engine/core/result';
import { rngFor } from '@mister-x/engine/core/rng';
import { MatchRun, type Step, seededRngs } from '@mister-x/engine/core/run';
import { ficklePlayer } from '@mister-x/engine/core/testing/fickle';

/** A step of a match, and every run that would have sounded and looked the same to the table so far. */
export type Suspicion<T extends GameTypes> = {
  readonly step: Step<T>;
  readonly suspects: readonly MatchRun<T>[];
};

/** With more suspects than these a game is left: each is a whole way. */
const STEPS_MAX = 500;

/**
 * A random match, moves asked back included, and beside it every other that the rules allow and the
 * table could not tell from it: for each action all that `alike` names is tried in every run that may be.
 */
export function* suspicions<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  alike: (action: T['action']) => readonly T['action'][],
  seed: string,
): Generator<Suspicion<T>> {
  const rng = rngFor(seed, 0);
  const run = unwrap(MatchRun.begin(game, setup, seededRngs(seed)));
  const everybody = ficklePlayer<T>(rng, 3);
  const order = ({ match, toAct }: MatchRun<T>) => [takebackAskerOf(match) ?? [], rng.shuffle(toAct)].flat();
  let suspects: readonly MatchRun<T>[] = [run];
  for (const step of playOut(run, () => everybody, order)) {
    const seen = tableNotices(step);
    const commands =
      step.command?.kind === 'act'
        ? alike(step.command.action).map((action) => ({ kind: 'act', action }) as const)
        : [step.command ?? []].flat();
    suspects = suspects.flatMap((suspect) =>
      commands.flatMap((command) => {
        const other = suspect.step(step.batch.by, command);
        return other.ok && tableNotices(other.value) === seen ? [other.value.after] : [];
      }),
    );
    yield { step, suspects };
    if (suspects.length > STEPS_MAX) return;
  }
}

function tableNotices<T extends GameTypes>(step: Step<T>): string {
  return JSON.stringify([step.notices(TABLE), step.after.view(TABLE)]);
}
