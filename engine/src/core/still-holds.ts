import type { MatchNotice } from './match.js';
import { NOT_RETAINED, type Retention } from './retention.js';

/** What is left of a notice of a match; `game` is the game's `retention`. */
export function retentionOf<Notice>(notice: MatchNotice<Notice>, game: (notice: Notice) => Retention): Retention {
  switch (notice.kind) {
    case 'game':
      return game(notice.notice);
    case 'takeback-asked':
    case 'concede-asked':
    case 'concede-agreed':
      return NOT_RETAINED;
    case 'takeback-declined':
    case 'taken-back':
      return { pieces: ['takeback'] };
    case 'concede-declined':
      return { pieces: ['concession'] };
    case 'seat':
      return { pieces: [`seat ${notice.seat}`] };
  }
}

/**
 * The notices that still hold, in their order: all that are always told, and the last of each piece. A
 * move that was taken back never happened; a take-back of a move before these is told.
 *
 * It is a function of one viewer's own notices, so it can tell him nothing that they did not.
 */
export function noticesStillTold<Told, Notice>(
  log: readonly Told[],
  noticeOf: (told: Told) => MatchNotice<Notice>,
  game: (notice: Notice) => Retention,
): readonly Told[] {
  return filterByRetention(log, noticeOf, game, false);
}

/** The same for anyone who was shown the moves as they came: a take-back is told him as well. */
export function noticesInForce<Told, Notice>(
  log: readonly Told[],
  noticeOf: (told: Told) => MatchNotice<Notice>,
  game: (notice: Notice) => Retention,
): readonly Told[] {
  return filterByRetention(log, noticeOf, game, true);
}

function filterByRetention<Told, Notice>(
  log: readonly Told[],
  noticeOf: (told: Told) => MatchNotice<Notice>,
  game: (notice: Notice) => Retention,
  tellsTakebacks: boolean,
): readonly Told[] {
  const retention = (told: Told) => retentionOf(noticeOf(told), game);
  let kept: readonly Told[] = [];
  for (const told of log) {
    const rest = noticeOf(told).kind === 'taken-back' ? undo(kept, noticeOf, retention) : undefined;
    kept = rest !== undefined && !tellsTakebacks ? rest : [...(rest ?? kept), told];
  }
  return lastNoticeOfEachPiece(kept, retention);
}

/** Without the last command that can be taken back, and whatever the game told after it; `undefined` where there is none. */
function undo<Told, Notice>(
  log: readonly Told[],
  noticeOf: (told: Told) => MatchNotice<Notice>,
  retention: (told: Told) => Retention,
): readonly Told[] | undefined {
  const from = log.map((told) => retention(told).begins === true).lastIndexOf(true);
  if (from < 0) return undefined;
  return log.filter((told, index) => index < from || noticeOf(told).kind !== 'game');
}

/** What is always told, and what is the last on a piece. */
function lastNoticeOfEachPiece<Told>(log: readonly Told[], retention: (told: Told) => Retention): readonly Told[] {
  const said = new Set<string>();
  return [...log]
    .reverse()
    .filter((told) => {
      const { isAlwaysTold: always, pieces = [] } = retention(told);
      const isLast = pieces.some((piece) => !said.has(piece));
      for (const piece of pieces) said.add(piece);
      return always === true || isLast;
    })
    .reverse();
}
