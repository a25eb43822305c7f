import type { Notice } from '../../rules/browser.js';
import type { LogEntry } from '@mister-x/kiosk/lib/notices/queue.svelte.ts';
import type { Found } from '@mister-x/kiosk/play/screen/moments.svelte.ts';

type Moment = Extract<Notice, { type: 'revealed' | 'ended' }>;

/** What everybody should look up for: whenever X appears, and the end, which says the same once more. */
export function momentsOf(notices: readonly LogEntry[]): readonly Found<Moment>[] {
  return notices.flatMap((entry, index): readonly Found<Moment>[] => {
    const notice = noticeOf(entry);
    if (notice?.type !== 'revealed' && notice?.type !== 'ended') return [];
    // What comes next here may be far on in the log, after a long gap.
    const next = notices[index + 1];
    const endsIt =
      notice.type === 'revealed' && next?.at === entry.at + 1 && noticeOf(next)?.type === 'ended';
    return endsIt ? [] : [{ moments: [notice], from: entry.at, upTo: entry.at + 1 }];
  });
}

function noticeOf(entry: LogEntry | undefined): Notice | undefined {
  return entry?.notice.kind === 'game' ? (entry.notice.notice as Notice) : undefined;
}
