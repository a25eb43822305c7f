import type { Game, GameTypes, Viewer } from './game.js';
import {
  askerOf,
  type Match,
  type MatchEvent,
  type MatchNotice,
  type SharedView,
} from './match.js';

/** What a match shows and tells its viewers. */

export function takebackView<T extends GameTypes>(
  match: Match<T>,
  viewer: Viewer,
): SharedView<T['notice']>['takeback'] {
  const { request, undo } = match;
  const asker = askerOf(match) ?? null;
  return {
    mayAsk: asker === viewer,
    asker,
    open:
      request === undefined
        ? null
        : {
            by: request.by,
            of: request.of,
            yours: request.of === viewer,
            move: undo?.move ?? null,
          },
  };
}

/** What `event` tells `viewer`; `before` is the match it met. */
export function matchNotice<T extends GameTypes>(
  game: Game<T>,
  before: Match<T>,
  event: MatchEvent<T['event']>,
  viewer: Viewer,
): MatchNotice<T['notice']> | undefined {
  if (event.kind === 'takeback-declined' && event.by === viewer && !event.withdrawn) {
    return { ...event, code: 'TAKEBACK_DECLINED' };
  }
  if (event.kind !== 'game') return event;
  const notice = game.notice(before.state, event.event, viewer);
  return notice === undefined ? undefined : { kind: 'game', notice };
}
