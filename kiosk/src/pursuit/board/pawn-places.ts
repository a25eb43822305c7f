import { type BoardPicture, DISC } from '@mister-x/engine/pursuit/map';
import { PAWN_WIDTH, pawnSize } from './pawn-size.js';
import { besideStop } from './side-by-side.js';
import { boxRound, NUMBERS, shared, standing } from './standing.js';
import type { BoardFigure, BoardPawn, BoardTarget } from './types.js';

/** From the tip of a pawn's pin to its middle. */
export const HEART = 13;
/** Across the mark of a stop that may be chosen, without its halo. */
const MARK = 2 * (DISC + 5);

/** How much larger than life marks are where the map is far away: numbers are at least 12 pixels high. */
export function markSize(scale: number): number {
  return Math.min(2, Math.max(1, 12 / (11.6 * scale)));
}

/**
 * Where the middle of each pawn stands: above its stop, side by side with others, and elsewhere round it where it
 * would hide a stop that may be chosen.
 */
export function pawnPlaces(
  picture: BoardPicture,
  pawns: readonly BoardPawn[],
  targets: readonly BoardTarget[],
  scale: number,
): readonly BoardFigure[] {
  const size = pawnSize(scale);
  const side = 2 * HEART * size;
  const above = (pawn: BoardPawn): BoardFigure => {
    const x = besideStop(pawn, pawns) * PAWN_WIDTH * size;
    return { x, y: -DISC - 1.5 - HEART * size, points: true };
  };
  const marks = targets.flatMap(({ stop }) => {
    const at = picture.byStop.get(stop);
    const across = MARK * markSize(scale);
    return at === undefined ? [] : [{ ...boxRound(at, across, across), weight: NUMBERS }];
  });
  const crowd = new Map<number, number>();
  for (const { stop } of pawns) crowd.set(stop, (crowd.get(stop) ?? 0) + 1);
  const hides = (pawn: BoardPawn): boolean => {
    const at = picture.byStop.get(pawn.stop);
    if (at === undefined) return false;
    const { x, y } = above(pawn);
    const box = boxRound({ x: at.x + x, y: at.y + y }, PAWN_WIDTH * size, side);
    return marks.some((mark) => shared(box, mark) > 0);
  };
  const aside = new Map(
    [...crowd].filter(([stop]) => pawns.some((pawn) => pawn.stop === stop && hides(pawn))),
  );
  const places = standing(picture, aside, side, marks);
  const used = new Map<number, number>();
  return pawns.map((pawn) => {
    const i = used.get(pawn.stop) ?? 0;
    used.set(pawn.stop, i + 1);
    return places.get(pawn.stop)?.[i] ?? above(pawn);
  });
}
