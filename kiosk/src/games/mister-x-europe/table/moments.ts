import type { Notice } from '@mister-x/engine/mister-x-europe/browser';
import type { Told } from '../../../lib/notices/queue.svelte.js';
import type { Found } from '../../../play/table/moments.svelte.js';

export type Ring = Extract<Notice, { type: 'ringPlaced' }>;
/** What everybody should look up for. */
export type Moment =
  | Extract<Notice, { type: 'ended' | 'openLegTaken' }>
  /** Where X was, as an investigation or the position check tells it, and the rings for it. */
  | {
      readonly type: 'traces';
      readonly by: 'investigation' | 'check';
      readonly hits: readonly { readonly stop: number; readonly slot: number | null }[];
      readonly rings: readonly Ring[];
    };

/** Traces, X's pawn, and the end, as they come; the end before what led to it (MX-48). */
export function momentsOf(notices: readonly Told[]): readonly Found<Moment>[] {
  return notices.flatMap((told, index): readonly Found<Moment>[] => {
    const notice = noticeOf(told);
    const from = told.at;
    switch (notice?.type) {
      case 'investigated':
      case 'checked': {
        const rings = ringsAfter(notices, index);
        const upTo = rings.at(-1)?.at ?? from;
        // What comes next here may be far on in the log, after a long gap.
        const next = notices[index + rings.length + 1];
        if (next?.at === upTo + 1 && noticeOf(next)?.type === 'ended') return [];
        const moment = tracesOf(
          notice,
          rings.map(({ ring }) => ring),
        );
        return moment.hits.length === 0 ? [] : [{ moment, from, upTo: upTo + 1 }];
      }
      case 'openLegTaken':
        return notice.pawnAppears ? [{ moment: notice, from, upTo: from + 1 }] : [];
      case 'ended':
        return [{ moment: notice, from, upTo: from + 1 }];
      default:
        return [];
    }
  });
}

function tracesOf(
  told: Extract<Notice, { type: 'investigated' | 'checked' }>,
  rings: readonly Ring[],
): Extract<Moment, { type: 'traces' }> {
  return told.type === 'investigated'
    ? {
        type: 'traces',
        by: 'investigation',
        hits: [{ stop: told.stop, slot: told.leg }],
        rings,
      }
    : { type: 'traces', by: 'check', hits: told.hits, rings };
}

/** The rings that were put down for a trace follow it at once, as far as they still lie there. */
function ringsAfter(
  notices: readonly Told[],
  index: number,
): readonly { readonly at: number; readonly ring: Ring }[] {
  const rings: { readonly at: number; readonly ring: Ring }[] = [];
  for (const told of notices.slice(index + 1)) {
    const ring = noticeOf(told);
    if (ring?.type !== 'ringPlaced') break;
    rings.push({ at: told.at, ring });
  }
  return rings;
}

function noticeOf(told: Told | undefined): Notice | undefined {
  return told?.notice.kind === 'game' ? (told.notice.notice as Notice) : undefined;
}
