import { type BoardPicture, STATION_RADIUS, type Point } from '../../rules/map/index.js';
import type { BoardFigure, BoardPawn, BoardTarget } from './types.js';

/** How large a pawn is drawn, in picture units: never smaller than a finger's tip. @param scale pixels a picture unit */
export function pawnSize(scale: number): number {
  return Math.max(24, 21 / scale) / 24;
}

/** Of one pawn that stands beside another. */
export const PAWN_WIDTH = 22;

/** From the tip of a pawn's pin to its middle. */
export const PIN_TO_MIDDLE = 13;
/** Across the mark of a stop that may be chosen, without its halo. */
const TARGET_MARK_SIZE = 2 * (STATION_RADIUS + 5);
const PAWN_GAP = 1.5;
/** Round a stop: from above it down on both sides, and farther off. */
const OFFSETS_AROUND_STOP = [1, 1.5, 2].flatMap((off) =>
  [-1, -0.5, 0, 0.5, 1].flatMap((y) =>
    (Math.abs(y) === 1 ? [0, -0.5, 0.5, -1, 1] : [-1, 1]).map((x) => [x * off, y * off] as const),
  ),
);

/** How much larger than life marks are where the map is far away: numbers are at least 12 pixels high. */
export function markSize(scale: number): number {
  return Math.min(2, Math.max(1, 12 / (11.6 * scale)));
}

/**
 * Where the middle of each pawn stands: above its stop, side by side with others, or on the side of it where they
 * hide least of stops that may be chosen.
 */
export function pawnPlaces(
  { byStop }: BoardPicture,
  pawns: readonly BoardPawn[],
  targets: readonly BoardTarget[],
  scale: number,
): readonly BoardFigure[] {
  const size = pawnSize(scale);
  const width = PAWN_WIDTH * size;
  const reach = (TARGET_MARK_SIZE * markSize(scale)) / 2;
  return pawns.map((pawn) => {
    const half = (pawns.filter(({ stop }) => stop === pawn.stop).length * width) / 2;
    const at = byStop.get(pawn.stop);
    const hidden = (place: Point) =>
      targets.reduce((sum, { stop }) => {
        const mark = byStop.get(stop);
        if (at === undefined || mark === undefined) return sum;
        const across = half + reach - Math.abs(at.x + place.x - mark.x);
        const down = PIN_TO_MIDDLE * size + reach - Math.abs(at.y + place.y - mark.y);
        return sum + Math.max(0, across) * Math.max(0, down);
      }, 0);
    const places = OFFSETS_AROUND_STOP.map(([x, y]) => {
      const place = {
        x: x * (STATION_RADIUS + PAWN_GAP + half),
        y: y * (STATION_RADIUS + PAWN_GAP + PIN_TO_MIDDLE * size),
      };
      return { ...place, hidden: hidden(place) };
    });
    const best = places.reduce((one, other) => (other.hidden < one.hidden ? other : one));
    return { x: best.x + besideStop(pawn, pawns) * width, y: best.y, points: best === places[0] };
  });
}

/** Which pawn it is; each time a board is told of it this may be another object. */
export function pawnKey({ kind, label }: BoardPawn): string {
  return kind + label;
}

/** Widths of a pawn by which it stands beside the middle of its stop: pawns on one stop stand side by side. */
export function besideStop(pawn: BoardPawn, pawns: readonly BoardPawn[]): number {
  const here = pawns.filter(({ stop }) => stop === pawn.stop).map(pawnKey);
  return here.indexOf(pawnKey(pawn)) - (here.length - 1) / 2;
}
