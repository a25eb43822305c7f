import type { Notice, View } from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import {
  type FrameOf,
  framesOf,
  gone,
  pawnsOf,
  withDetectiveAt,
  type Standing,
  started,
} from '../../../pursuit/pages/replay/replay-frames.js';

type Now = Standing & {
  /** Legs made. */
  readonly legs: number;
  readonly rings: View['rings'];
};

/** One picture of the finished game. */
export type Frame = FrameOf<Notice, Now>;

export { pawnsOf };

const SHOWN: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'missionChosen',
  'legTaken',
  'openLegTaken',
  'moved',
  'operated',
  'skipped',
  'xStayed',
  'investigated',
  'checked',
  'ringPlaced',
  'ended',
]);

const FIRST: Now = { round: 0, legs: 0, x: null, detectives: {}, trail: [], rings: [] };

type Disclosed = Pick<View, 'slots' | 'end'>;

/** The whole game as pictures, from the public log and the stops that its end disclosed. */
export function frames(history: readonly MatchNotice<Notice>[], view: Disclosed): readonly Frame[] {
  const follow = (now: Now, notice: Notice) => after(now, notice, view);
  return framesOf(history, { first: FIRST, follow, shown: SHOWN });
}

function after(now: Now, notice: Notice, { slots, end }: Disclosed): Now {
  switch (notice.type) {
    case 'startRegistered':
      return withDetectiveAt(now, notice.detective, notice.stop);
    case 'missionChosen':
      return started(now, end?.start ?? null);
    case 'roundOpened':
      return { ...now, round: notice.round };
    case 'legTaken':
      return { ...gone(now, slots[notice.slot - 1]?.stop ?? null), legs: notice.slot };
    case 'openLegTaken':
      return { ...gone(now, notice.stop), legs: notice.leg };
    case 'moved':
    case 'operated':
      return withDetectiveAt(now, notice.detective, notice.to);
    case 'ringPlaced': {
      const { pair, stop, slot } = notice;
      const others = now.rings.filter((ring) => ring.pair !== pair);
      return { ...now, rings: [...others, { pair, stop, slot }] };
    }
    default:
      return now;
  }
}
