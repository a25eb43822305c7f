import { type BoardPicture, type Box, type NamePlace, placeNames } from '../../rules/map/index.js';

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

/** Of letters on the average, where nothing can be measured. */
const AVERAGE = 0.58;
/** Measured at this size, so that rounding does not matter. */
const SIZE = 100;

let pen: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** Width of a text in the page's own writing at its bolder weight, as a part of its size. */
export function textWidth(text: string): number {
  let width = widths.get(text);
  if (width === undefined) {
    width = measured(text) ?? text.length * AVERAGE;
    widths.set(text, width);
  }
  return width;
}

function measured(text: string): number | undefined {
  if (typeof document === 'undefined') return undefined;
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    const { fontFamily } = getComputedStyle(document.body);
    if (pen !== null) pen.font = `600 ${SIZE}px ${fontFamily}`;
  }
  return pen === null ? undefined : pen.measureText(text).width / SIZE;
}
