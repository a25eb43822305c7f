import type { NoticeQueue } from '../../../lib/notices/queue.svelte.js';

type Audited = { readonly type: 'audited' };

/** What the referee answered to questions about X's tickets, to be said once; each is given once. */
export function takeAnswers<N extends { readonly type: string }>(
  queue: NoticeQueue,
): readonly Extract<N, Audited>[] {
  const reader = queue.reader('answers');
  const answers = reader
    .waiting()
    .flatMap(({ line }) =>
      line.kind === 'game' && (line.notice as N).type === 'audited'
        ? [line.notice as Extract<N, Audited>]
        : [],
    );
  reader.done(reader.rest());
  return answers;
}
