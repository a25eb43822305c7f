import type { AnyPawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';
import type { PlayerCast } from '../cast.js';
import type { PawnStops } from '../replay/replay-frames.js';

/** A way over the board, in the colour of the pawn that went it. */
export type PawnTrail = {
  readonly stops: readonly number[];
  readonly colour: AnyPawnColour;
  /** It was gone before. */
  readonly past: boolean;
};

/** How many of X's stops stay on the board; a longer way is a tangle. */
const TRAIL_STOPS_MAX = 6;

/** What led from one picture to the next, and the way by which X came there. */
export function pawnTrailsOf(before: PawnStops | undefined, now: PawnStops, cast: PlayerCast): readonly PawnTrail[] {
  const legs = before === undefined ? 0 : now.trail.length - before.trail.length;
  const trail = now.trail.slice(-TRAIL_STOPS_MAX - legs);
  const past = {
    stops: legs === 0 ? trail : trail.slice(0, -legs),
    colour: 'clear',
    past: true,
  } as const;
  const made = { stops: now.trail.slice(-legs - 1), colour: 'clear', past: false } as const;
  const moved = cast.pawns.flatMap(({ id, colour }): PawnTrail[] => {
    const [from, to] = [before?.detectives[id], now.detectives[id]];
    if (from === undefined || to === undefined || from === to) return [];
    return [{ stops: [from, to], colour, past: false }];
  });
  return [past, ...(legs > 0 ? [made] : []), ...moved].filter(({ stops }) => stops.length > 1);
}
