import type { Game, GameTypes, MatchRun, Step, Viewer } from '@mister-x/engine';

/** What observers were told by one step. */
export type Observed = {
  /** Equal when the same was told. */
  readonly text: string;
  /** Nobody was told anything, and nothing that he sees changed. */
  readonly nothing: boolean;
};

export function observe<T extends GameTypes>(
  game: Game<T>,
  step: Step<T>,
  observers: readonly Viewer[],
): Observed {
  const notices = observers.map((viewer) => step.notices(viewer));
  const now = sight(game, step.after, observers);
  return {
    text: JSON.stringify(notices) + now,
    nothing:
      notices.every(({ length }) => length === 0) && now === sight(game, step.before, observers),
  };
}

/** All that `viewers` see between two commands; who is to act as far as the public knows. */
export function sight<T extends GameTypes>(
  game: Game<T>,
  run: MatchRun<T>,
  viewers: readonly Viewer[],
): string {
  const views = viewers.map((viewer) => run.view(viewer));
  return JSON.stringify([views, game.toAct(run.state), run.timers]);
}
