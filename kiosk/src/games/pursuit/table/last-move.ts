import type { MatchNotice } from '@mister-x/engine/protocol';

/**
 * The lines of the last move in a whole log: what a page that was just opened has to show.
 *
 * @param begins whether a line begins a move; `before` is the line of the game right before it
 */
export function linesOfLastMove<Notice>(
  history: readonly MatchNotice<Notice>[],
  begins: (notice: Notice, before: Notice | undefined) => boolean,
): readonly MatchNotice<Notice>[] {
  const start = history.findLastIndex((line, i) => {
    if (line.kind !== 'game') return line.kind === 'taken-back';
    const before = history[i - 1];
    return begins(line.notice, before?.kind === 'game' ? before.notice : undefined);
  });
  return start < 0 ? [] : history.slice(start);
}
