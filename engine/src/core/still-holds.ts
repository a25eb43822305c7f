import { type Lasting, PASSING } from './lasting.js';
import type { MatchNotice } from './match.js';

/** What is left of a notice of a match; `game` is the game's `lasting`. */
export function lastingOf<Notice>(
  notice: MatchNotice<Notice>,
  game: (notice: Notice) => Lasting,
): Lasting {
  switch (notice.kind) {
    case 'game':
      return game(notice.notice);
    case 'takeback-asked':
    case 'concede-asked':
    case 'concede-agreed':
      return PASSING;
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
export function stillHolds<Told, Notice>(
  log: readonly Told[],
  noticeOf: (told: Told) => MatchNotice<Notice>,
  game: (notice: Notice) => Lasting,
): readonly Told[] {
  return holding(log, noticeOf, game, false);
}

/** The same for whoever was shown the moves as they came: a take-back is told him as well. */
export function holdsNow<Told, Notice>(
  log: readonly Told[],
  noticeOf: (told: Told) => MatchNotice<Notice>,
  game: (notice: Notice) => Lasting,
): readonly Told[] {
  return holding(log, noticeOf, game, true);
}

function holding<Told, Notice>(
  log: readonly Told[],
  noticeOf: (told: Told) => MatchNotice<Notice>,
  game: (notice: Notice) => Lasting,
  tellsTakebacks: boolean,
): readonly Told[] {
  const lasting = (told: Told) => lastingOf(noticeOf(told), game);
  let kept: readonly Told[] = [];
  for (const told of log) {
    const rest = noticeOf(told).kind === 'taken-back' ? undo(kept, noticeOf, lasting) : undefined;
    kept = rest !== undefined && !tellsTakebacks ? rest : [...(rest ?? kept), told];
  }
  return lastWords(kept, lasting);
}

/** Without the last command that can be taken back, and whatever the game told after it; `undefined` where there is none. */
function undo<Told, Notice>(
  log: readonly Told[],
  noticeOf: (told: Told) => MatchNotice<Notice>,
  lasting: (told: Told) => Lasting,
): readonly Told[] | undefined {
  const from = log.map((told) => lasting(told).begins === true).lastIndexOf(true);
  if (from < 0) return undefined;
  return log.filter((told, index) => index < from || noticeOf(told).kind !== 'game');
}

/** What is always told, and what is the last on a piece. */
function lastWords<Told>(log: readonly Told[], lasting: (told: Told) => Lasting): readonly Told[] {
  const said = new Set<string>();
  return [...log]
    .reverse()
    .filter((told) => {
      const { always, pieces = [] } = lasting(told);
      const isLast = pieces.some((piece) => !said.has(piece));
      for (const piece of pieces) said.add(piece);
      return always === true || isLast;
    })
    .reverse();
}
