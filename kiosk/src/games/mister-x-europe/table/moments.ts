import type { Notice } from '@mister-x/engine/mister-x-europe/browser';
import type { MatchNotice } from '@mister-x/engine/protocol';

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

/** The moment of an update: the end before any trace, a trace before X's pawn. */
export function momentOf(lines: readonly MatchNotice<Notice>[]): Moment | null {
  const notices = lines.flatMap((line) => (line.kind === 'game' ? [line.notice] : []));
  const ended = notices.find((notice) => notice.type === 'ended');
  if (ended !== undefined) return ended;
  const rings = notices.filter((notice) => notice.type === 'ringPlaced');
  const told = notices.find(
    (notice) =>
      notice.type === 'investigated' || (notice.type === 'checked' && notice.hits.length > 0),
  );
  if (told?.type === 'investigated') {
    const hits = [{ stop: told.stop, slot: told.leg }];
    return { type: 'traces', by: 'investigation', hits, rings };
  }
  if (told?.type === 'checked') return { type: 'traces', by: 'check', hits: told.hits, rings };
  return (notices.find((notice) => notice.type === 'openLegTaken' && notice.pawnAppears) ??
    null) as Moment | null;
}
