import type { Notice } from '../../rules/browser.js';
import type { LogEntry } from '@mister-x/kiosk/visit/notices/queue.svelte.ts';
import type { FoundMoments } from '@mister-x/kiosk/screen/moments.svelte.ts';

export type RingPlacedNotice = Extract<Notice, { type: 'ringPlaced' }>;
/** Where X was, as an investigation or the position check tells it, and the rings for it. */
export type Trace = {
  readonly type: 'trace';
  readonly by: 'investigation' | 'check';
  readonly stop: number;
  readonly slot: number | null;
  readonly rings: readonly RingPlacedNotice[];
};
/** What everybody should look up for. */
type Moment = Extract<Notice, { type: 'ended' | 'openLegTaken' }> | Trace;

/** Traces, X's pawn, and the end, as they come; the end before what led to it (MX-48). */
export function momentsOf(notices: readonly LogEntry[]): readonly FoundMoments<Moment>[] {
  return notices.flatMap((entry, index): readonly FoundMoments<Moment>[] => {
    const notice = noticeOf(entry);
    const from = entry.at;
    switch (notice?.type) {
      case 'investigated':
      case 'checked': {
        const rings = ringsAfter(notices, index);
        const upTo = rings.at(-1)?.at ?? from;
        // What comes next here may be far on in the log, after a long gap.
        const next = notices[index + rings.length + 1];
        if (next?.at === upTo + 1 && noticeOf(next)?.type === 'ended') return [];
        const moments = tracesOf(
          notice,
          rings.map(({ ring }) => ring),
        );
        return moments.length === 0 ? [] : [{ moments, from, upTo: upTo + 1 }];
      }
      case 'openLegTaken':
        return notice.pawnAppears ? [{ moments: [notice], from, upTo: from + 1 }] : [];
      case 'ended':
        return [{ moments: [notice], from, upTo: from + 1 }];
      default:
        return [];
    }
  });
}

function tracesOf(
  notice: Extract<Notice, { type: 'investigated' | 'checked' }>,
  rings: readonly RingPlacedNotice[],
): readonly Trace[] {
  const check = notice.type === 'checked';
  const hits = check ? notice.hits : [{ stop: notice.stop, slot: notice.leg }];
  return hits.map(({ stop, slot }) => ({
    type: 'trace',
    by: check ? 'check' : 'investigation',
    stop,
    slot,
    rings: rings.filter((ring) => ring.stop === stop && ring.slot === slot),
  }));
}

/** The rings that were put down for a trace follow it at once, as far as they still lie there. */
function ringsAfter(
  notices: readonly LogEntry[],
  index: number,
): readonly { readonly at: number; readonly ring: RingPlacedNotice }[] {
  const rings: { readonly at: number; readonly ring: RingPlacedNotice }[] = [];
  for (const entry of notices.slice(index + 1)) {
    const ring = noticeOf(entry);
    if (ring?.type !== 'ringPlaced') break;
    rings.push({ at: entry.at, ring });
  }
  return rings;
}

function noticeOf(entry: LogEntry | undefined): Notice | undefined {
  return entry?.notice.kind === 'game' ? (entry.notice.notice as Notice) : undefined;
}
