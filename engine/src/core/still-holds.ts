import { type Lasting, PASSING } from './lasting.js';
import type { MatchNotice } from './match.js';

/** The same for a line of a match; `game` is the game's `lasting`. */
export function lineLasting<Notice>(
  line: MatchNotice<Notice>,
  game: (notice: Notice) => Lasting,
): Lasting {
  switch (line.kind) {
    case 'game':
      return game(line.notice);
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
      return { pieces: [`seat ${line.seat}`] };
  }
}

/**
 * The lines that still hold, in their order: all that are always told, and the last of each piece. A
 * move that was taken back never happened; a take-back of a move before these lines is told.
 *
 * It is a function of one viewer's own lines, so it can tell him nothing that they did not.
 */
export function stillHolds<Line, Notice>(
  lines: readonly Line[],
  noticeOf: (line: Line) => MatchNotice<Notice>,
  game: (notice: Notice) => Lasting,
): readonly Line[] {
  return holding(lines, noticeOf, game, false);
}

/** The same for whoever was shown the moves as they came: a take-back is told him as well. */
export function holdsNow<Line, Notice>(
  lines: readonly Line[],
  noticeOf: (line: Line) => MatchNotice<Notice>,
  game: (notice: Notice) => Lasting,
): readonly Line[] {
  return holding(lines, noticeOf, game, true);
}

function holding<Line, Notice>(
  lines: readonly Line[],
  noticeOf: (line: Line) => MatchNotice<Notice>,
  game: (notice: Notice) => Lasting,
  tellsTakebacks: boolean,
): readonly Line[] {
  const lasting = (line: Line) => lineLasting(noticeOf(line), game);
  let kept: readonly Line[] = [];
  for (const line of lines) {
    const rest = noticeOf(line).kind === 'taken-back' ? undo(kept, noticeOf, lasting) : undefined;
    kept = rest !== undefined && !tellsTakebacks ? rest : [...(rest ?? kept), line];
  }
  return lastWords(kept, lasting);
}

/** Without the last command that can be taken back, and whatever the game told after it; `undefined` where there is none. */
function undo<Line, Notice>(
  lines: readonly Line[],
  noticeOf: (line: Line) => MatchNotice<Notice>,
  lasting: (line: Line) => Lasting,
): readonly Line[] | undefined {
  const from = lines.findLastIndex((line) => lasting(line).begins === true);
  if (from < 0) return undefined;
  return lines.filter((line, index) => index < from || noticeOf(line).kind !== 'game');
}

/** Lines that are always told, and those that are the last on a piece. */
function lastWords<Line>(
  lines: readonly Line[],
  lasting: (line: Line) => Lasting,
): readonly Line[] {
  const said = new Set<string>();
  return lines
    .toReversed()
    .filter((line) => {
      const { always, pieces = [] } = lasting(line);
      const isLast = pieces.some((piece) => !said.has(piece));
      for (const piece of pieces) said.add(piece);
      return always === true || isLast;
    })
    .reverse();
}
