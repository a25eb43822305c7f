import type { MatchNotice } from '@mister-x/engine/protocol';

/**
 * The notices of the last move in a whole log: what a page that was just opened has to show.
 *
 * @param begins whether a notice begins a move; `before` is the notice of the game right before it
 */
export function noticesOfLastMove<Notice>(
  history: readonly MatchNotice<Notice>[],
  begins: (notice: Notice, before: Notice | undefined) => boolean,
): readonly MatchNotice<Notice>[] {
  const start = history
    .map((notice, i) => {
      if (notice.kind !== 'game') return notice.kind === 'taken-back';
      const before = history[i - 1];
      return begins(notice.notice, before?.kind === 'game' ? before.notice : undefined);
    })
    .lastIndexOf(true);
  return start < 0 ? [] : history.slice(start);
}
