import type { MatchNotice } from '@mister-x/engine/protocol';
import { type Notice, TICKETS, type Ticket, type View } from '../../rules/browser.js';
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
  /** Slots filled. */
  readonly slot: number;
  readonly ticket: Ticket | null;
};

/** One picture of the finished game. */
export type Frame = FrameOf<Notice, Now>;

export { pawnsOf };

const SHOWN: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'xReady',
  'legTaken',
  'moved',
  'skipped',
  'xStayed',
  'confiscated',
  'ended',
]);

const FIRST: Now = { round: 0, slot: 0, x: null, detectives: {}, trail: [], ticket: null };

type Disclosed = Pick<View, 'log' | 'end'>;

/** The whole game as pictures, from the public log and the stops that its end disclosed. */
export function frames(history: readonly MatchNotice<Notice>[], view: Disclosed): readonly Frame[] {
  return framesOf(history, {
    first: FIRST,
    follow: (now: Now, notice: Notice) => after(now, notice, view),
    shown: SHOWN,
    inserted: (now, { type }) => (type === 'ended' ? paperFrames(now, view) : []),
  });
}

function after(now: Now, notice: Notice, { log, end }: Disclosed): Now {
  switch (notice.type) {
    case 'startRegistered':
      return withDetectiveAt(now, notice.detective, notice.stop);
    case 'xReady':
      return started(now, end?.start ?? null);
    case 'roundOpened':
      return { ...now, round: notice.round };
    case 'legTaken': {
      const { slot, ticket } = notice;
      return { ...gone(now, log[slot - 1]?.stop ?? null), slot, ticket };
    }
    case 'moved':
      return withDetectiveAt(now, notice.detective, notice.to);
    default:
      return now;
  }
}

function paperFrames(now: Now, view: Disclosed): readonly Frame[] {
  let before = now;
  return onPaper(view).map((row) => {
    const { slot, ticket, stop } = row;
    const frame = { ...gone(before, stop), slot, ticket, line: paperLine(row) };
    before = frame;
    return frame;
  });
}

type PaperSlot = { readonly slot: number; readonly ticket: Ticket; readonly stop: number };

/** Slots that were filled on paper; a row without a real ticket has no picture. */
function onPaper({ log, end }: Disclosed): readonly PaperSlot[] {
  return (end?.report ?? []).flatMap(({ slot, ticket, stop }) =>
    slot > log.length && isPiece(ticket) ? [{ slot, ticket, stop }] : [],
  );
}

function paperLine({ slot, ticket }: PaperSlot): MatchNotice<Notice> {
  return { kind: 'game', notice: { type: 'legTaken', slot, ticket } };
}

/** The log with the slots that were filled on paper, once the game is over (SY-61). */
export function wholeLog(view: Disclosed): View['log'] {
  return [...view.log, ...onPaper(view).map(({ ticket, stop }) => ({ ticket, stop }))];
}

/** Whether a word out of a paper log is a ticket of the game. */
export function isPiece(ticket: string): ticket is Ticket {
  return (TICKETS as readonly string[]).includes(ticket);
}
