import type { MatchNotice } from '@mister-x/engine/protocol';
import { Passing, type PassingWord } from '../../lib/notices/passing.js';
import type { NoticeQueue } from '../../lib/notices/queue.svelte.js';

export type WishRefused = Extract<MatchNotice<unknown>, { kind: 'concede-declined' }>;
export type Audited = { readonly type: 'audited'; readonly answer: string };

/**
 * What is said in passing: answers to questions about X's tickets, and that a wish to give up was refused
 * (CM-17), of which only the last is still of interest.
 */
export function passingWords(queue: NoticeQueue): Passing<WishRefused | Audited> {
  return new Passing(queue, 'answers', (waiting) => {
    const lastWish = waiting.findLast(({ notice }) => notice.kind === 'concede-declined');
    return waiting.flatMap((told): readonly PassingWord<WishRefused | Audited>[] => {
      const { notice } = told;
      if (notice.kind === 'concede-declined') {
        return told === lastWish ? [{ told, word: notice }] : [];
      }
      const word = notice.kind === 'game' ? (notice.notice as Audited) : undefined;
      return word?.type === 'audited' ? [{ told, word }] : [];
    });
  });
}
