import type { PosterSize } from '@mister-x/engine/protocol';
import { WHOLE } from '@mister-x/engine/scotland-yard';
import type { Size } from '../page/document.js';
import { POSTER_SIZES_MM } from '../page/paper.js';
import type { Box } from '../page/write.js';

/** The poster is laid out once, in the millimetres of an A2 sheet on its side, and scaled. */
export const SHEET: Size = { width: 594, height: 420 };
export const MARGIN = 10;
/** The band round the map that names the squares. */
export const BAND = 6.5;
const GAP = 7;

const height = SHEET.height - 2 * MARGIN;
/** Millimetres a board unit. */
export const SCALE = (height - 2 * BAND) / (WHOLE.bottom - WHOLE.top);
const mapWidth = (WHOLE.right - WHOLE.left) * SCALE + 2 * BAND;

/** The map with its band. */
export const MAP: Box = {
  x: SHEET.width - MARGIN - mapWidth,
  y: MARGIN,
  width: mapWidth,
  height,
};

/** Title, legend and index, to the left of the map. */
export const PANEL: Box = { x: MARGIN, y: MARGIN, width: MAP.x - GAP - MARGIN, height };

/** Where a point of the board comes to lie on the sheet. */
export function onSheet({ x, y }: { readonly x: number; readonly y: number }): {
  readonly x: number;
  readonly y: number;
} {
  return {
    x: MAP.x + BAND + (x - WHOLE.left) * SCALE,
    y: MAP.y + BAND + (y - WHOLE.top) * SCALE,
  };
}

/** A poster's own size, on its side, in millimetres. */
export function posterSize(size: PosterSize): Size {
  const upright = POSTER_SIZES_MM[size];
  return { width: upright.height, height: upright.width };
}

/** Millimetres of this poster to one of the layout. */
export function enlargement(size: PosterSize): number {
  const { width, height } = posterSize(size);
  return Math.min(width / SHEET.width, height / SHEET.height);
}
