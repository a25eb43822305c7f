import { concessionView } from './concession.js';
import { type Game, type GameTypes, TABLE, type Viewer } from './game.js';
import { equalJson } from './json.js';
import {
  askerOf,
  type Batch,
  foldEvent,
  foldMatch,
  type Match,
  type MatchEvent,
  type MatchNotice,
  type MatchView,
  type SharedView,
} from './match.js';

/** What a match shows and tells its viewers. */

export function matchView<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  viewer: Viewer,
): MatchView<T['view'], T['notice']> {
  return {
    game: game.view(match.state, viewer),
    takeback: takebackView(match, viewer),
    concession: concessionView(game, match),
  };
}

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
        : { by: request.by, yours: request.of === viewer, move: undo?.move ?? null },
  };
}

/**
 * Whether a batch tells the table anything: of which events it is told, and whether anything of its
 * view changes. Only such a batch makes a link of the public chain.
 */
export function tableTold<T extends GameTypes>(
  game: Game<T>,
  before: Match<T>,
  batch: Batch<T['event']>,
): { readonly public: boolean; readonly told: readonly boolean[] } {
  let match = before;
  const told = batch.events.map((event) => {
    const tells = matchNotice(game, match, event, TABLE) !== undefined;
    match = foldEvent(game, match, event);
    return tells;
  });
  if (told.includes(true)) return { public: true, told };
  const after = foldMatch(game, before, batch);
  return {
    public: !equalJson(matchView(game, before, TABLE), matchView(game, after, TABLE)),
    told,
  };
}

/** What `event` tells `viewer`; `before` is the match it met. */
export function matchNotice<T extends GameTypes>(
  game: Game<T>,
  before: Match<T>,
  event: MatchEvent<T['event']>,
  viewer: Viewer,
): MatchNotice<T['notice']> | undefined {
  if (event.kind === 'takeback-declined' && event.by === viewer) {
    return { ...event, code: 'TAKEBACK_DECLINED' };
  }
  if (event.kind !== 'game') return event;
  const notice = game.notice(before.state, event.event, viewer);
  return notice === undefined ? undefined : { kind: 'game', notice };
}
