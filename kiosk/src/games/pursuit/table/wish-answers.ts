import type { MatchNotice } from '@mister-x/engine/protocol';
import type { NoticeQueue } from '../../../lib/notices/queue.svelte.js';

export type WishRefused = Extract<MatchNotice<unknown>, { kind: 'concede-declined' }>;

/** The wish to give up that was refused last and is to be said once (CM-17); each is given once. */
export function takeRefusedWish(queue: NoticeQueue): WishRefused | undefined {
  const reader = queue.reader('wishes');
  const refused = reader
    .waiting()
    .flatMap(({ line }) => (line.kind === 'concede-declined' ? [line] : []));
  reader.done(reader.rest());
  return refused.at(-1);
}
