import { type BoardPicture, type Box, type NamePlace, placeNames } from '../../rules/map/index.js';

/** Height of the writing in pixels, which is the same far away; near by it grows with the map. */
const NAME_PIXELS = 11.5;
const NAME_SIZE_MIN = 8;
/** Names are placed again only when the distance has changed by this much. */
const LEVEL_FACTOR = 1.12;

/** How far away the map is, in few steps. @param scale pixels a picture unit */
export function nameLevelAt(scale: number): number {
  return LEVEL_FACTOR ** Math.round(Math.log(scale) / Math.log(LEVEL_FACTOR));
}

/** Height of the writing in picture units. */
export function nameSize(level: number): number {
  return Math.max(NAME_SIZE_MIN, NAME_PIXELS / level);
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
const AVERAGE_LETTER_WIDTH = 0.58;
/** Measured at this size, so that rounding does not matter. */
const MEASURED_FONT_SIZE = 100;

let measuringContext: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** Width of a text in the page's own writing at its bolder weight, as a part of its size. */
export function textWidth(text: string): number {
  let width = widths.get(text);
  if (width === undefined) {
    width = measuredWidth(text) ?? text.length * AVERAGE_LETTER_WIDTH;
    widths.set(text, width);
  }
  return width;
}

function measuredWidth(text: string): number | undefined {
  if (typeof document === 'undefined') return undefined;
  if (measuringContext === undefined) {
    measuringContext = document.createElement('canvas').getContext('2d');
    const { fontFamily } = getComputedStyle(document.body);
    if (measuringContext !== null) measuringContext.font = `600 ${MEASURED_FONT_SIZE}px ${fontFamily}`;
  }
  return measuringContext === null ? undefined : measuringContext.measureText(text).width / MEASURED_FONT_SIZE;
}
