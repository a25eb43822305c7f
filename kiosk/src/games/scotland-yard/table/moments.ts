import type { MatchNotice } from '@mister-x/engine/protocol';
import type { Notice } from '@mister-x/engine/scotland-yard/browser';

export type Moment = Extract<Notice, { type: 'revealed' | 'ended' }>;

/** The line of an update that everybody should look up for: the end before any reveal. */
export function momentOf(lines: readonly MatchNotice<Notice>[]): Moment | null {
  let found: Moment | null = null;
  for (const line of lines) {
    if (line.kind !== 'game') continue;
    const { notice } = line;
    if (notice.type === 'ended') return notice;
    if (notice.type === 'revealed') found = notice;
  }
  return found;
}
