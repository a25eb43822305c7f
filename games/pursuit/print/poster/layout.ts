import type { Size } from '@mister-x/printing/page/document';
import { POSTER_SIZES_MM } from '@mister-x/printing/page/paper';
import type { Box } from '@mister-x/printing/page/write';
import type { PosterSize } from '@mister-x/printing/shared/options';
import type { BoardPicture, Box as PictureBox, Point } from '../../rules/map/index.js';

/** A poster is laid out once, in the millimetres of an A2 sheet, and scaled. */
const LANDSCAPE_SHEET: Size = { width: 594, height: 420 };
const PORTRAIT_SHEET: Size = { width: 420, height: 594 };

export const MARGIN_MM = 10;
/** The band round the map that names the squares. */
export const BAND_MM = 6.5;
const GAP_MM = 7;
/** Width of the panel; an index of names needs more than one of numbers. */
const PANEL_WIDTHS = { numbers: 46, names: 70, most: 84 } as const;

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
  const least = named ? PANEL_WIDTHS.names : PANEL_WIDTHS.numbers;
  const [wide, tall] = [layoutOnSheet(LANDSCAPE_SHEET, box, least), layoutOnSheet(PORTRAIT_SHEET, box, least)];
  return wide.scale >= tall.scale ? wide : tall;
}

/** The layout of a whole picture. */
export function layoutOfPicture({ box, stations }: BoardPicture): Layout {
  return layoutOf(
    box,
    stations.some(({ name }) => name !== undefined),
  );
}

function layoutOnSheet(sheet: Size, box: PictureBox, least: number): Layout {
  const height = sheet.height - 2 * MARGIN_MM;
  const width = sheet.width - 2 * MARGIN_MM - GAP_MM;
  const [boxWidth, boxHeight] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min((width - least - 2 * BAND_MM) / boxWidth, (height - 2 * BAND_MM) / boxHeight);
  const map = { width: boxWidth * scale + 2 * BAND_MM, height: boxHeight * scale + 2 * BAND_MM };
  const panel = Math.min(PANEL_WIDTHS.most, width - map.width);
  const spare = width - panel - map.width;
  return {
    sheet,
    map: {
      ...map,
      x: sheet.width - MARGIN_MM - map.width - spare / 2,
      y: MARGIN_MM + (height - map.height) / 2,
    },
    panel: { x: MARGIN_MM, y: MARGIN_MM, width: panel, height },
    scale,
    box,
  };
}

/** Where a point of the picture comes to lie on the sheet. */
export function pointOnSheet({ map, box, scale }: Layout, { x, y }: Point): Point {
  return {
    x: map.x + BAND_MM + (x - box.left) * scale,
    y: map.y + BAND_MM + (y - box.top) * scale,
  };
}

/** A poster's own size in millimetres, turned as its sheet. */
export function posterSize(size: PosterSize, sheet: Size = LANDSCAPE_SHEET): Size {
  const upright = POSTER_SIZES_MM[size];
  if (sheet.height > sheet.width) return upright;
  return { width: upright.height, height: upright.width };
}

/** Millimetres of this poster to one of the layout. */
export function enlargement(size: PosterSize, sheet: Size = LANDSCAPE_SHEET): number {
  const { width, height } = posterSize(size, sheet);
  return Math.min(width / sheet.width, height / sheet.height);
}

/** White round the frame that is left when the sheets are trimmed, in millimetres of the layout. */
const RIM_MM = 5;

/** What of the poster is worth paper: all but most of its white margin. In its own millimetres. */
export function tiledArea(size: PosterSize, sheet: Size): Box {
  const scale = enlargement(size, sheet);
  const cut = (MARGIN_MM - RIM_MM) * scale;
  return {
    x: cut,
    y: cut,
    width: sheet.width * scale - 2 * cut,
    height: sheet.height * scale - 2 * cut,
  };
}
