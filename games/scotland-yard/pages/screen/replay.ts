import type { MatchNotice } from '@mister-x/engine/protocol';
import { type Notice, TICKETS, type Ticket, type View } from '../../rules/browser.js';
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
  /** Slots filled. */
  readonly slot: number;
  readonly ticket: Ticket | null;
};

/** One picture of the finished game. */
export type Frame = FrameOf<Notice, ReplayState>;

export { pawnsOf };

const NOTICES_SHOWN: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'xReady',
  'legTaken',
  'moved',
  'skipped',
  'xStayed',
  'confiscated',
  'ended',
]);

const FIRST_STATE: ReplayState = {
  round: 0,
  slot: 0,
  x: null,
  detectives: {},
  trail: [],
  ticket: null,
};

type DisclosedView = Pick<View, 'log' | 'end'>;

/** The whole game as pictures, from the public log and the stops that its end disclosed. */
export function replayFrames(history: readonly MatchNotice<Notice>[], view: DisclosedView): readonly Frame[] {
  return framesOf(history, {
    first: FIRST_STATE,
    follow: (now: ReplayState, notice: Notice) => stateAfterNotice(now, notice, view),
    shown: NOTICES_SHOWN,
    inserted: (now, { type }) => (type === 'ended' ? paperFrames(now, view) : []),
  });
}

function stateAfterNotice(now: ReplayState, notice: Notice, { log, end }: DisclosedView): ReplayState {
  switch (notice.type) {
    case 'startRegistered':
      return withDetectiveAt(now, notice.detective, notice.stop);
    case 'xReady':
      return frameAtStart(now, end?.start ?? null);
    case 'roundOpened':
      return { ...now, round: notice.round };
    case 'legTaken': {
      const { slot, ticket } = notice;
      return { ...frameAfterXMoved(now, log[slot - 1]?.stop ?? null), slot, ticket };
    }
    case 'moved':
      return withDetectiveAt(now, notice.detective, notice.to);
    default:
      return now;
  }
}

function paperFrames(now: ReplayState, view: DisclosedView): readonly Frame[] {
  let before = now;
  return paperSlotsOf(view).map((row) => {
    const { slot, ticket, stop } = row;
    const frame = { ...frameAfterXMoved(before, stop), slot, ticket, line: paperLine(row) };
    before = frame;
    return frame;
  });
}

type PaperSlot = { readonly slot: number; readonly ticket: Ticket; readonly stop: number };

/** Slots that were filled on paper; a row without a real ticket has no picture. */
function paperSlotsOf({ log, end }: DisclosedView): readonly PaperSlot[] {
  return (end?.report ?? []).flatMap(({ slot, ticket, stop }) =>
    slot > log.length && isPiece(ticket) ? [{ slot, ticket, stop }] : [],
  );
}

function paperLine({ slot, ticket }: PaperSlot): MatchNotice<Notice> {
  return { kind: 'game', notice: { type: 'legTaken', slot, ticket } };
}

/** The log with the slots that were filled on paper, once the game is over (SY-61). */
export function wholeLog(view: DisclosedView): View['log'] {
  return [...view.log, ...paperSlotsOf(view).map(({ ticket, stop }) => ({ ticket, stop }))];
}

/** Whether a word out of a paper log is a ticket of the game. */
export function isPiece(ticket: string): ticket is Ticket {
  return (TICKETS as readonly string[]).includes(ticket);
}
