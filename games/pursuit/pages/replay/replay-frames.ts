import type { MatchNotice } from '@mister-x/engine/protocol';
import type { DetectiveId } from '../../rules/index.js';
import type { BoardPawn } from '../board/types.js';
import { type PlayerCast, pawnsOn } from '../cast.js';

/** Where everybody stands at one moment of a finished game. */
export type PawnStops = {
  readonly round: number;
  readonly x: number | null;
  readonly detectives: Readonly<Partial<Record<DetectiveId, number>>>;
  /** X's way so far, the start first. */
  readonly trail: readonly number[];
};

/** One picture of a finished game: the moment after one line of the log. */
export type FrameOf<Notice, Now extends PawnStops> = Now & { readonly line: MatchNotice<Notice> };

type AnyNotice = { readonly type: string; readonly cause?: string };

type FramesSpec<Notice extends AnyNotice, Now extends PawnStops> = {
  readonly first: Now;
  readonly follow: (now: Now, notice: Notice) => Now;
  /** Lines that make a picture. */
  readonly shown: ReadonlySet<Notice['type']>;
  /** Pictures between the last line and this one, of what no line tells. */
  readonly inserted?: (now: Now, notice: Notice) => readonly FrameOf<Notice, Now>[];
};

/**
 * The whole game as pictures, from the public log and what its end disclosed. What was taken back
 * leaves no picture.
 */
export function framesOf<Notice extends AnyNotice, Now extends PawnStops>(
  history: readonly MatchNotice<Notice>[],
  { first, follow, shown, inserted }: FramesSpec<Notice, Now>,
): readonly FrameOf<Notice, Now>[] {
  let now = first;
  const all: FrameOf<Notice, Now>[] = [];
  /** What was there before each line, so that a take-back can go back to it. */
  const past: { readonly notice: Notice; readonly before: Now; readonly count: number }[] = [];
  for (const line of history) {
    if (line.kind === 'taken-back') {
      const undone = past.filter(({ notice }) => mayBeTakenBack(notice)).at(-1);
      if (undone === undefined) continue;
      now = undone.before;
      all.length = undone.count;
      past.length = past.indexOf(undone);
    }
    if (line.kind !== 'game') continue;
    const { notice } = line;
    past.push({ notice, before: now, count: all.length });
    for (const frame of inserted?.(now, notice) ?? []) {
      all.push(frame);
      now = frame;
    }
    now = follow(now, notice);
    if (shown.has(notice.type)) all.push({ ...now, line });
  }
  return all;
}

/** What a take-back withdraws, with all that followed it (CM-13). */
function mayBeTakenBack({ type, cause }: AnyNotice): boolean {
  return type === 'skipped' ? cause === 'PASSED' : EVENTS_TAKEN_BACK.has(type);
}

const EVENTS_TAKEN_BACK: ReadonlySet<string> = new Set(['moved', 'operated', 'discarded']);

export function withDetectiveAt<Now extends PawnStops>(now: Now, detective: DetectiveId, stop: number): Now {
  return { ...now, detectives: { ...now.detectives, [detective]: stop } };
}

/** X stands at his start, if it is known. */
export function frameAtStart<Now extends PawnStops>(now: Now, start: number | null): Now {
  return { ...now, x: start, trail: start === null ? [] : [start] };
}

/** X has made a leg; where the log does not say where to, he stands where he stood. */
export function frameAfterXMoved<Now extends PawnStops>(now: Now, stop: number | null): Now {
  return stop === null ? now : { ...now, x: stop, trail: [...now.trail, stop] };
}

/** Where everybody stood, Mister X included. */
export function pawnsOf({ detectives, x }: PawnStops, cast: PlayerCast): readonly BoardPawn[] {
  const stood = cast.pawns.map(({ id }) => ({ id, stop: detectives[id] ?? null }));
  return pawnsOn({ detectives: stood }, cast, x);
}
