import { type BoardPicture, type Box, type NamePlace, placeNames } from '../../rules/map/index.js';
import { textWidth } from './text-width.js';

/** Height of the writing in pixels, which is the same far away; near by it grows with the map. */
const PIXELS = 11.5;
const NEAR = 8;
/** Names are placed again only when the distance has changed by this much. */
const STEP = 1.12;

/** How far away the map is, in few steps. @param scale pixels a picture unit */
export function levelAt(scale: number): number {
  return STEP ** Math.round(Math.log(scale) / Math.log(STEP));
}

/** Height of the writing in picture units. */
export function nameSize(level: number): number {
  return Math.max(NEAR, PIXELS / level);
}

/**
 * Where names of stops are written: as many as have room at this distance, larger places first.
 * @param reach how far from their middle stops reach that have rings
 * @param taken where something else lies
 */
export function namesAt(
  picture: BoardPicture,
  level: number,
  reach: ReadonlyMap<number, number>,
  taken: readonly Box[],
): readonly NamePlace[] {
  const size = nameSize(level);
  return placeNames(picture, {
    size: size * 1.1,
    width: (name) => (textWidth(name) + 0.15) * size,
    reach,
    taken,
  });
}
