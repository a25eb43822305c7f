import type { DetectiveId, Notice, View } from '@mister-x/engine/mister-x-europe/browser';
import type { MatchNotice } from '@mister-x/engine/protocol';
import type { BoardPawn } from '../../../lib/board/types.js';
import { type Cast, pawnsOn } from '../../pursuit/cast.js';

/** One picture of the finished game: where everybody stood after one line of the log. */
export type Frame = {
  readonly line: MatchNotice<Notice>;
  readonly round: number;
  /** Legs made. */
  readonly legs: number;
  readonly x: number | null;
  readonly detectives: Readonly<Partial<Record<DetectiveId, number>>>;
  /** X's way so far, the start first. */
  readonly trail: readonly number[];
  readonly rings: View['rings'];
};

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
type Now = Omit<Frame, 'line'>;

/**
 * The whole game as pictures, from the public log and the stops that its end disclosed. What
 * was taken back leaves no picture.
 */
export function frames(
  history: readonly MatchNotice<Notice>[],
  view: Pick<View, 'slots' | 'end'>,
): readonly Frame[] {
  let now: Now = { round: 0, legs: 0, x: null, detectives: {}, trail: [], rings: [] };
  const all: Frame[] = [];
  const past: { readonly notice: Notice; readonly before: Now; readonly count: number }[] = [];
  for (const line of history) {
    if (line.kind === 'taken-back') {
      const undone = past.findLast(({ notice }) => mayBeTakenBack(notice));
      if (undone !== undefined) {
        now = undone.before;
        all.length = undone.count;
        past.length = past.indexOf(undone);
      }
      continue;
    }
    if (line.kind !== 'game') continue;
    past.push({ notice: line.notice, before: now, count: all.length });
    now = follow(now, line.notice, view);
    if (SHOWN.has(line.notice.type)) all.push({ ...now, line });
  }
  return all;
}

/** What a take-back withdraws, with all that followed it (CM-13). */
function mayBeTakenBack(notice: Notice): boolean {
  if (notice.type === 'skipped') return notice.cause === 'PASSED';
  return ['moved', 'operated', 'discarded'].includes(notice.type);
}

function follow(now: Now, notice: Notice, view: Pick<View, 'slots' | 'end'>): Now {
  switch (notice.type) {
    case 'startRegistered':
      return place(now, notice.detective, notice.stop);
    case 'missionChosen': {
      const start = view.end?.start ?? null;
      return { ...now, x: start, trail: start === null ? [] : [start] };
    }
    case 'roundOpened':
      return { ...now, round: notice.round };
    case 'legTaken': {
      const stop = view.slots[notice.slot - 1]?.stop ?? null;
      const trail = stop === null ? now.trail : [...now.trail, stop];
      return { ...now, legs: notice.slot, x: stop ?? now.x, trail };
    }
    case 'openLegTaken': {
      const { leg, stop } = notice;
      return { ...now, legs: leg, x: stop, trail: [...now.trail, stop] };
    }
    case 'moved':
    case 'operated':
      return place(now, notice.detective, notice.to);
    case 'ringPlaced': {
      const { pair, stop, slot } = notice;
      return {
        ...now,
        rings: [...now.rings.filter((ring) => ring.pair !== pair), { pair, stop, slot }],
      };
    }
    default:
      return now;
  }
}

function place(now: Now, detective: DetectiveId, stop: number): Now {
  return { ...now, detectives: { ...now.detectives, [detective]: stop } };
}

/** Where everybody stood, Mister X included. */
export function pawnsOf({ detectives, x }: Frame, cast: Cast): readonly BoardPawn[] {
  const stood = cast.pawns.map(({ id }) => ({ id, stop: detectives[id] ?? null }));
  return pawnsOn({ detectives: stood }, cast, x);
}
