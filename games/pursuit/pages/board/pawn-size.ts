/** How large a pawn is drawn, in picture units: never smaller than a finger's tip. @param scale pixels a picture unit */
export function pawnSize(scale: number): number {
  return Math.max(24, 21 / scale) / 24;
}

/** Of one pawn that stands beside another. */
export const PAWN_WIDTH = 22;
