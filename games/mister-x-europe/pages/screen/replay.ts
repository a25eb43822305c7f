import type { Notice, View } from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import {
  type FrameOf,
  framesOf,
  frameAfterXMoved,
  pawnsOf,
  withDetectiveAt,
  type PawnStops,
  frameAtStart,
} from '../../../pursuit/pages/replay/replay-frames.js';

type ReplayState = PawnStops & {
  /** Legs made. */
  readonly legs: number;
  readonly rings: View['rings'];
};

/** One picture of the finished game. */
export type Frame = FrameOf<Notice, ReplayState>;

export { pawnsOf };

const NOTICES_SHOWN: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
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

const FIRST_STATE: ReplayState = {
  round: 0,
  legs: 0,
  x: null,
  detectives: {},
  trail: [],
  rings: [],
};

type DisclosedView = Pick<View, 'slots' | 'end'>;

/** The whole game as pictures, from the public log and the stops that its end disclosed. */
export function replayFrames(history: readonly MatchNotice<Notice>[], view: DisclosedView): readonly Frame[] {
  const follow = (now: ReplayState, notice: Notice) => stateAfterNotice(now, notice, view);
  return framesOf(history, { first: FIRST_STATE, follow, shown: NOTICES_SHOWN });
}

function stateAfterNotice(now: ReplayState, notice: Notice, { slots, end }: DisclosedView): ReplayState {
  switch (notice.type) {
    case 'startRegistered':
      return withDetectiveAt(now, notice.detective, notice.stop);
    case 'missionChosen':
      return frameAtStart(now, end?.start ?? null);
    case 'roundOpened':
      return { ...now, round: notice.round };
    case 'legTaken':
      return { ...frameAfterXMoved(now, slots[notice.slot - 1]?.stop ?? null), legs: notice.slot };
    case 'openLegTaken':
      return { ...frameAfterXMoved(now, notice.stop), legs: notice.leg };
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
