import type { Game, GameTypes, Viewer } from './game.js';
import { type Batch, foldEvent, type Match, type MatchNotice } from './match.js';
import { matchNotice } from './match-view.js';

/** All that a batch tells `viewer`, in order; `before` is the match it met. */
export function batchNotices<T extends GameTypes>(
  game: Game<T>,
  before: Match<T>,
  batch: Batch<T['event']>,
  viewer: Viewer,
): readonly MatchNotice<T['notice']>[] {
  const notices: MatchNotice<T['notice']>[] = [];
  let match = before;
  for (const event of batch.events) {
    const notice = matchNotice(game, match, event, viewer);
    if (notice !== undefined) notices.push(notice);
    match = foldEvent(game, match, event);
  }
  return notices;
}
