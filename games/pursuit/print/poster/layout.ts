import { POSTER_SIZES_MM, type Size } from '@mister-x/printing/page/document';
import type { Box } from '@mister-x/printing/page/write';
import type { PosterSize } from '@mister-x/printing/shared/options';
import type { BoardPicture, Box as PictureBox, Point } from '../../rules/map/index.js';

/** A poster is laid out once, in the millimetres of an A2 sheet, and scaled. */
const ON_ITS_SIDE: Size = { width: 594, height: 420 };
const UPRIGHT: Size = { width: 420, height: 594 };

export const MARGIN = 10;
/** The band round the map that names the squares. */
export const BAND = 6.5;
const GAP = 7;
/** Width of the panel; an index of names needs more than one of numbers. */
const PANEL = { numbers: 46, names: 70, most: 84 } as const;

export type Layout = {
  readonly sheet: Size;
  /** The map with its band. */
  readonly map: Box;
  /** Title, legend and index, to the left of the map. */
  readonly panel: Box;
  /** Millimetres a picture unit. */
  readonly scale: number;
  /** What of the picture the map shows. */
  readonly box: PictureBox;
};

/**
 * The sheet turned the way on which a picture of this shape is largest.
 * @param named whether the stops have names
 */
export function layoutOf(box: PictureBox, named = false): Layout {
  const least = named ? PANEL.names : PANEL.numbers;
  const [wide, tall] = [onSheetOf(ON_ITS_SIDE, box, least), onSheetOf(UPRIGHT, box, least)];
  return wide.scale >= tall.scale ? wide : tall;
}

/** The layout of a whole picture. */
export function layoutOfPicture({ box, stations }: BoardPicture): Layout {
  return layoutOf(
    box,
    stations.some(({ name }) => name !== undefined),
  );
}

function onSheetOf(sheet: Size, box: PictureBox, least: number): Layout {
  const height = sheet.height - 2 * MARGIN;
  const width = sheet.width - 2 * MARGIN - GAP;
  const [boxWidth, boxHeight] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min((width - least - 2 * BAND) / boxWidth, (height - 2 * BAND) / boxHeight);
  const map = { width: boxWidth * scale + 2 * BAND, height: boxHeight * scale + 2 * BAND };
  const panel = Math.min(PANEL.most, width - map.width);
  const spare = width - panel - map.width;
  return {
    sheet,
    map: {
      ...map,
      x: sheet.width - MARGIN - map.width - spare / 2,
      y: MARGIN + (height - map.height) / 2,
    },
    panel: { x: MARGIN, y: MARGIN, width: panel, height },
    scale,
    box,
  };
}

/** Where a point of the picture comes to lie on the sheet. */
export function onSheet({ map, box, scale }: Layout, { x, y }: Point): Point {
  return { x: map.x + BAND + (x - box.left) * scale, y: map.y + BAND + (y - box.top) * scale };
}

/** A poster's own size in millimetres, turned as its sheet. */
export function posterSize(size: PosterSize, sheet: Size = ON_ITS_SIDE): Size {
  const upright = POSTER_SIZES_MM[size];
  if (sheet.height > sheet.width) return upright;
  return { width: upright.height, height: upright.width };
}

/** Millimetres of this poster to one of the layout. */
export function enlargement(size: PosterSize, sheet: Size = ON_ITS_SIDE): number {
  const { width, height } = posterSize(size, sheet);
  return Math.min(width / sheet.width, height / sheet.height);
}

/** White round the frame that is left when the sheets are trimmed, in millimetres of the layout. */
const RIM = 5;

/** What of the poster is worth paper: all but most of its white margin. In its own millimetres. */
export function tiledArea(size: PosterSize, sheet: Size): Box {
  const scale = enlargement(size, sheet);
  const cut = (MARGIN - RIM) * scale;
  return {
    x: cut,
    y: cut,
    width: sheet.width * scale - 2 * cut,
    height: sheet.height * scale - 2 * cut,
  };
}
