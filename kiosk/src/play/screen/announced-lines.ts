import type { Json, MatchNotice } from '@mister-x/engine/protocol';
import { Announcements } from '../../lib/notices/announcements.js';
import type { NoticeQueue } from '../../lib/notices/queue.svelte.js';

/**
 * Lines of the log that are said in passing: what `passes` of the game, and that a wish to give up was
 * refused (CM-17), of which only the last is still of interest.
 */
export function announcedLines<N extends Json>(
  queue: NoticeQueue,
  isAnnounced: (notice: N) => boolean,
): Announcements<MatchNotice<N>> {
  return new Announcements(queue, 'answers', (waiting) => {
    const lastWish = waiting.filter(({ notice }) => notice.kind === 'concede-declined').at(-1);
    return waiting.flatMap((told) => {
      const word = told.notice as MatchNotice<N>;
      const isSaid = word.kind === 'game' ? isAnnounced(word.notice) : told === lastWish;
      return isSaid ? [{ told, word }] : [];
    });
  });
}
