import type { Json, MatchNotice } from '@mister-x/engine/protocol';
import { Announcements } from '../visit/notices/announcements.js';
import type { NoticeQueue } from '../visit/notices/queue.svelte.js';

/**
 * Lines of the log that are announced in passing: those of the game for which `isAnnounced` holds, and that a
 * concession was declined (CM-17), of which only the last is still of interest.
 */
export function announcedLines<N extends Json>(
  queue: NoticeQueue,
  isAnnounced: (notice: N) => boolean,
): Announcements<MatchNotice<N>> {
  return new Announcements(queue, 'answers', (waiting) => {
    const lastDecline = waiting.filter(({ notice }) => notice.kind === 'concede-declined').at(-1);
    return waiting.flatMap((entry) => {
      const line = entry.notice as MatchNotice<N>;
      const isSaid = line.kind === 'game' ? isAnnounced(line.notice) : entry === lastDecline;
      return isSaid ? [{ entry, line }] : [];
    });
  });
}
