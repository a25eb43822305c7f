import type { Game, GameTypes, MatchRun, Step, Viewer } from '@mister-x/engine';

/** What observers were told by one step. */
export type ObservedTexts = {
  /** Equal when the same was told. */
  readonly text: string;
  /** Nobody was told anything, and nothing that he sees changed. */
  readonly nothing: boolean;
};

export function observe<T extends GameTypes>(
  game: Game<T>,
  step: Step<T>,
  observers: readonly Viewer[],
): ObservedTexts {
  const notices = observers.map((viewer) => step.notices(viewer));
  const now = viewsText(game, step.after, observers);
  return {
    text: JSON.stringify(notices) + now,
    nothing: notices.every(({ length }) => length === 0) && now === viewsText(game, step.before, observers),
  };
}

/** All that `viewers` see between two commands; who is to act as far as the public knows. */
export function viewsText<T extends GameTypes>(game: Game<T>, run: MatchRun<T>, viewers: readonly Viewer[]): string {
  const views = viewers.map((viewer) => run.view(viewer));
  return JSON.stringify([views, game.toAct(run.state), run.timers]);
}
