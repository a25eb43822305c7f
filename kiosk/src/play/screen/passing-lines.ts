import type { Json, MatchNotice } from '@mister-x/engine/protocol';
import { Passing } from '../../lib/notices/passing.js';
import type { NoticeQueue } from '../../lib/notices/queue.svelte.js';

/**
 * Lines of the log that are said in passing: what `passes` of the game, and that a wish to give up was
 * refused (CM-17), of which only the last is still of interest.
 */
export function passingLines<N extends Json>(
  queue: NoticeQueue,
  passes: (notice: N) => boolean,
): Passing<MatchNotice<N>> {
  return new Passing(queue, 'answers', (waiting) => {
    const lastWish = waiting.filter(({ notice }) => notice.kind === 'concede-declined').at(-1);
    return waiting.flatMap((told) => {
      const word = told.notice as MatchNotice<N>;
      const isSaid = word.kind === 'game' ? passes(word.notice) : told === lastWish;
      return isSaid ? [{ told, word }] : [];
    });
  });
}
