import {
  type Batch,
  foldEvent,
  foldMatch,
  type Game,
  type GameTypes,
  type Match,
  matchNotice,
  matchTimers,
  matchView,
  type Viewer,
} from '@mister-x/engine';

/** What observers were told by one batch. */
export type Told<T extends GameTypes> = {
  readonly match: Match<T>;
  /** Equal when the same was told. */
  readonly text: string;
  /** Nobody was told anything, and nothing that he sees changed. */
  readonly nothing: boolean;
};

export function tell<T extends GameTypes>(
  game: Game<T>,
  from: Match<T>,
  batch: Batch<T['event']>,
  observers: readonly Viewer[],
): Told<T> {
  const notices: unknown[] = [];
  let before = from;
  for (const event of batch.events) {
    for (const viewer of observers) {
      const notice = matchNotice(game, before, event, viewer);
      if (notice !== undefined) notices.push([viewer, notice]);
    }
    before = foldEvent(game, before, event);
  }
  const match = foldMatch(game, from, batch);
  const now = sight(game, match, observers);
  return {
    match,
    text: JSON.stringify(notices) + now,
    nothing: notices.length === 0 && now === sight(game, from, observers),
  };
}

/** All that `viewers` see between two commands. */
export function sight<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  viewers: readonly Viewer[],
): string {
  const views = viewers.map((viewer) => matchView(game, match, viewer));
  return JSON.stringify([views, game.toAct(match.state), matchTimers(game, match)]);
}
