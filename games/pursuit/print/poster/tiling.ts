import type { Paper } from '@mister-x/engine/protocol';
import type { Size } from '@mister-x/printing/page/document';
import { PAPER_SIZES, UNPRINTABLE_MM } from '@mister-x/printing/page/paper';
import type { Box } from '@mister-x/printing/page/write';
import type { BoardPicture } from '../../rules/map/index.js';
import type { PosterOrder } from './content.js';
import { layoutOfPicture, tiledArea } from './layout.js';

/** What lies on top of the neighbour's sheet once the poster is glued together, in millimetres. */
export const OVERLAP_MM = 10;
/** Between the picture and what a printer leaves white: room for cut marks and names. */
export const CUT_MARK_MARGIN = 8;
const TILE_EDGE_MM = UNPRINTABLE_MM + CUT_MARK_MARGIN;

export type Tile = {
  /** A Roman number, counted row by row: squares of the map are called `B3`. */
  readonly name: string;
  /** From 0. */
  readonly row: number;
  readonly column: number;
  /** What of the area it shows, its overlaps with the neighbours included. */
  readonly part: Box;
};

export type Tiling = {
  /** The sheets, turned the way that needs fewer of them. */
  readonly paper: Size;
  /** Where every sheet shows its part. */
  readonly picture: Box;
  readonly rows: number;
  readonly columns: number;
  /** Row by row. */
  readonly tiles: readonly Tile[];
};

/**
 * Cuts an area into equal parts, each of which fits a sheet and overlaps its neighbours by
 * `OVERLAP`. All lengths in millimetres.
 * @param upright the paper, higher than wide
 */
export function tilingOfArea(area: Box, upright: Size): Tiling {
  const lying = { width: upright.height, height: upright.width };
  const [standing, turned] = [tileGridOf(area, upright), tileGridOf(area, lying)];
  const fewer = turned.rows * turned.columns < standing.rows * standing.columns;
  return fewer ? placeTiles(area, lying, turned) : placeTiles(area, upright, standing);
}

type Grid = { readonly rows: number; readonly columns: number };

function tileGridOf(area: Box, paper: Size): Grid {
  return {
    rows: count(area.height, paper.height - 2 * TILE_EDGE_MM),
    columns: count(area.width, paper.width - 2 * TILE_EDGE_MM),
  };
}

function count(length: number, room: number): number {
  return Math.max(1, Math.ceil((length - OVERLAP_MM) / (room - OVERLAP_MM)));
}

function placeTiles(area: Box, paper: Size, { rows, columns }: Grid): Tiling {
  const width = (area.width + (columns - 1) * OVERLAP_MM) / columns;
  const height = (area.height + (rows - 1) * OVERLAP_MM) / rows;
  const picture = {
    x: (paper.width - width) / 2,
    y: (paper.height - height) / 2,
    width,
    height,
  };
  const tiles = Array.from({ length: rows * columns }, (_, i) => {
    const row = Math.floor(i / columns);
    const column = i % columns;
    const x = area.x + column * (width - OVERLAP_MM);
    const y = area.y + row * (height - OVERLAP_MM);
    return { name: romanNumber(i + 1), row, column, part: { x, y, width, height } };
  });
  return { paper, picture, rows, columns, tiles };
}

const ROMAN_DIGITS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** @param n 1 to 39: the largest poster takes fewer sheets */
function romanNumber(n: number): string {
  return 'X'.repeat(Math.floor(n / 10)) + ROMAN_DIGITS[n % 10];
}

/** How many pages `drawPosterSheets` takes: one, or an overview and the sheets. */
export function posterPages({ poster, tiled, paper }: Omit<PosterOrder, 'language'>, picture: BoardPicture): number {
  return tiled ? sheetCountOf(tiledArea(poster, layoutOfPicture(picture).sheet), paper) : 1;
}

/** How many pages `drawTiledPages` takes. */
export function sheetCountOf(area: Box, paper: Paper): number {
  return 1 + tilingOfArea(area, PAPER_SIZES[paper]).tiles.length;
}
