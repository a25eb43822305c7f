import type { Notice } from '../../rules/browser.js';
import type { LogEntry } from '@mister-x/kiosk/lib/notices/queue.svelte.ts';
import type { Found } from '@mister-x/kiosk/play/screen/moments.svelte.ts';

const SHOWN = ['revealed', 'arrested', 'eliminated', 'ended'] as const;
/** What everybody should look up for; the token that Holmes shows is there as long as it is news. */
export type SherlockMoment = Required<Extract<Notice, { type: (typeof SHOWN)[number] }>>;

export function momentsOf(notices: readonly LogEntry[]): readonly Found<SherlockMoment>[] {
  return notices.flatMap(({ notice: line, at }) => {
    const notice = line.kind === 'game' ? (line.notice as Notice) : undefined;
    return notice === undefined || !isMoment(notice)
      ? []
      : [{ moments: [notice], from: at, upTo: at + 1 }];
  });
}

function isMoment(notice: Notice): notice is SherlockMoment {
  if (notice.type === 'revealed') return notice.token !== undefined;
  return SHOWN.some((type) => type === notice.type);
}
