import type { MatchNotice } from '@mister-x/engine/protocol';
import type { NoticeQueue } from '../../lib/notices/queue.svelte.js';

export type WishRefused = Extract<MatchNotice<unknown>, { kind: 'concede-declined' }>;
type Audited = { readonly type: 'audited' };
/** What is said in passing: an answer to a question about X's tickets, or a wish that was refused. */
export type PassingWord<N> = WishRefused | Extract<N, Audited>;

/**
 * What is to be said in passing and was not yet, in the order in which it happened. Of wishes to give
 * up that were refused (CM-17) only the last is still of interest. Each is given once.
 */
export function takePassingWords<N extends { readonly type: string }>(
  queue: NoticeQueue,
): readonly PassingWord<N>[] {
  const reader = queue.reader('answers');
  const notices = reader.waiting().map(({ notice }) => notice);
  reader.done(reader.rest());
  const lastWish = notices.findLast((notice) => notice.kind === 'concede-declined');
  return notices.flatMap((notice): readonly PassingWord<N>[] => {
    if (notice.kind === 'concede-declined') return notice === lastWish ? [notice] : [];
    if (notice.kind !== 'game' || (notice.notice as N).type !== 'audited') return [];
    return [notice.notice as Extract<N, Audited>];
  });
}
