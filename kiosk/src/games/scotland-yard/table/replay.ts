import type { MatchNotice } from '@mister-x/engine/protocol';
import {
  type DetectiveId,
  type Notice,
  TICKETS,
  type Ticket,
  type View,
} from '@mister-x/engine/scotland-yard/browser';
import type { Cast } from '../../pursuit/cast.js';
import type { BoardPawn } from '../board-types.js';

/** One picture of the finished game: where everybody stood after one line of the log. */
export type Frame = {
  readonly line: MatchNotice<Notice>;
  readonly round: number;
  /** Windows filled. */
  readonly window: number;
  readonly x: number | null;
  readonly detectives: Readonly<Partial<Record<DetectiveId, number>>>;
  /** X's way so far, the start first. */
  readonly trail: readonly number[];
  readonly ticket: Ticket | null;
};

const SHOWN: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'xReady',
  'legTaken',
  'moved',
  'skipped',
  'xStayed',
  'confiscated',
  'ended',
]);

/**
 * The whole game as pictures, from the public log and the stops that its end disclosed. What
 * was taken back leaves no picture.
 */
export function frames(
  history: readonly MatchNotice<Notice>[],
  view: Pick<View, 'log' | 'end'>,
): readonly Frame[] {
  const start = view.end?.start ?? null;
  let now: Omit<Frame, 'line'> = {
    round: 0,
    window: 0,
    x: null,
    detectives: {},
    trail: [],
    ticket: null,
  };
  const all: Frame[] = [];
  /** Everything after each line, so that a take-back can go back to it. */
  const past: {
    readonly line: MatchNotice<Notice>;
    readonly before: typeof now;
    readonly count: number;
  }[] = [];
  for (const line of history) {
    if (line.kind === 'taken-back') {
      const undone = lastMove(past);
      if (undone !== undefined) {
        now = undone.before;
        all.length = undone.count;
        past.length = past.indexOf(undone);
      }
      continue;
    }
    if (line.kind !== 'game') continue;
    past.push({ line, before: now, count: all.length });
    if (line.notice.type === 'ended') {
      for (const row of onPaper(view)) {
        now = { ...now, ...row, x: row.stop, trail: [...now.trail, row.stop] };
        all.push({ ...now, line: paperLine(row) });
      }
    }
    now = follow(now, line.notice, view, start);
    if (SHOWN.has(line.notice.type)) all.push({ ...now, line });
  }
  return all;
}

function lastMove<P extends { readonly line: MatchNotice<Notice> }>(
  past: readonly P[],
): P | undefined {
  return past.findLast(
    ({ line }) =>
      line.kind === 'game' &&
      (line.notice.type === 'moved' ||
        (line.notice.type === 'skipped' && line.notice.cause === 'PASSED')),
  );
}

function follow(
  now: Omit<Frame, 'line'>,
  notice: Notice,
  view: Pick<View, 'log'>,
  start: number | null,
): Omit<Frame, 'line'> {
  switch (notice.type) {
    case 'startRegistered':
      return place(now, notice.detective, notice.stop);
    case 'xReady':
      return { ...now, x: start, trail: start === null ? [] : [start] };
    case 'roundOpened':
      return { ...now, round: notice.round };
    case 'legTaken': {
      const stop = view.log[notice.window - 1]?.stop ?? null;
      const trail = stop === null ? now.trail : [...now.trail, stop];
      return { ...now, window: notice.window, x: stop ?? now.x, trail, ticket: notice.ticket };
    }
    case 'moved':
      return place(now, notice.detective, notice.to);
    default:
      return now;
  }
}

function place(
  now: Omit<Frame, 'line'>,
  detective: DetectiveId,
  stop: number,
): Omit<Frame, 'line'> {
  return { ...now, detectives: { ...now.detectives, [detective]: stop } };
}

/** Where everybody stood, Mister X included. */
export function pawnsOf({ detectives, x }: Frame, cast: Cast): readonly BoardPawn[] {
  const hunters = cast.pawns.flatMap(({ id, colour, label }): BoardPawn[] => {
    const stop = detectives[id];
    return stop === undefined ? [] : [{ stop, colour, label, kind: 'detective' }];
  });
  return x === null ? hunters : [...hunters, { stop: x, colour: 'clear', label: 'X', kind: 'x' }];
}

type PaperWindow = { readonly window: number; readonly ticket: Ticket; readonly stop: number };

/** Windows that were filled on paper; a row without a real ticket has no picture. */
function onPaper({ log, end }: Pick<View, 'log' | 'end'>): readonly PaperWindow[] {
  return (end?.report ?? []).flatMap(({ window, ticket, stop }) =>
    window > log.length && isPiece(ticket) ? [{ window, ticket, stop }] : [],
  );
}

function paperLine({ window, ticket }: PaperWindow): MatchNotice<Notice> {
  return { kind: 'game', notice: { type: 'legTaken', window, ticket } };
}

/** The log with the windows that were filled on paper, once the game is over (SY-61). */
export function wholeLog(view: Pick<View, 'log' | 'end'>): View['log'] {
  return [...view.log, ...onPaper(view).map(({ ticket, stop }) => ({ ticket, stop }))];
}

/** Whether a word out of a paper log is a ticket of the game. */
export function isPiece(ticket: string): ticket is Ticket {
  return (TICKETS as readonly string[]).includes(ticket);
}
