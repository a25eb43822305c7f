import { type PdfDocument, FONTS } from '@mister-x/printing/page/document';
import { type Box, type NamePlace, placeNames, type Point } from '../../rules/map/index.js';
import { type PosterContent, type Ring, ringsOf } from './content.js';
import { type Layout, layoutOfPicture } from './layout.js';
import { flagBoxes, radiusWithRings } from './station.js';
import { NAME_SIZE } from './style.js';

/** A poster before it is drawn, whole or sheet by sheet. */
export type Poster = PosterContent & {
  readonly layout: Layout;
  readonly squares: SquareGrid;
  readonly ringsAt: ReadonlyMap<number, readonly Ring[]>;
  readonly names: readonly NamePlace[];
};

export function preparePoster(doc: PdfDocument, content: PosterContent): Poster {
  const rings = ringsOf(content.rings);
  const { picture, covered } = content;
  const taken = new Map([...rings].map(([stop, all]) => [stop, radiusWithRings(all)]));
  const reach = covered ? new Map(picture.stations.map(({ stop }) => [stop, PIECE_RADIUS])) : taken;
  doc.font(FONTS.bold).fontSize(NAME_SIZE);
  return {
    ...content,
    layout: layoutOfPicture(picture),
    squares: squareGridOf(picture.box),
    ringsAt: rings,
    names: placeNames(covered ? withLabels(content) : picture, {
      size: NAME_SIZE,
      width: (name) => doc.widthOfString(name),
      reach,
      taken: picture.stations.flatMap((each) => flagBoxes(each, rings.get(each.stop) ?? [])),
    }),
  };
}

/** How far a piece that hides a disc reaches from its middle, in picture units. */
const PIECE_RADIUS = 17;

/** What stands in the disc of a stop. */
export function stationLabelOf({ look }: Pick<PosterContent, 'look'>, stop: number): string {
  return look.sign?.(stop) ?? String(stop);
}

/** The picture with what stands in each disc before its name. */
function withLabels(content: PosterContent): PosterContent['picture'] {
  const { picture } = content;
  const stations = picture.stations.map((station) => ({
    ...station,
    name: [stationLabelOf(content, station.stop), station.name].filter(Boolean).join(' · '),
  }));
  return { ...picture, stations };
}

/** No I and no O, which look like digits. */
const COLUMN_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** About how large a square is, in picture units. */
const SQUARE_SIDE_MM = { width: 98, height: 94 } as const;

/** Squares by which a station is found: letters from left to right, numbers downwards. */
type SquareGrid = {
  readonly box: Box;
  /** Lines between columns and between rows, in picture units. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Names with the middle of the column or row. */
  readonly columns: readonly SquareLabel[];
  readonly rows: readonly SquareLabel[];
};

type SquareLabel = { readonly name: string; readonly at: number };

export function squareGridOf(box: Box): SquareGrid {
  const columns = countOf(box.right - box.left, SQUARE_SIDE_MM.width);
  const rows = countOf(box.bottom - box.top, SQUARE_SIDE_MM.height);
  const width = (box.right - box.left) / columns;
  const height = (box.bottom - box.top) / rows;
  return {
    box,
    xs: Array.from({ length: columns - 1 }, (_, i) => box.left + (i + 1) * width),
    ys: Array.from({ length: rows - 1 }, (_, i) => box.top + (i + 1) * height),
    columns: [...COLUMN_LETTERS.slice(0, columns)].map((name, i) => ({
      name,
      at: box.left + (i + 0.5) * width,
    })),
    rows: Array.from({ length: rows }, (_, i) => ({
      name: String(i + 1),
      at: box.top + (i + 0.5) * height,
    })),
  };
}

function countOf(length: number, side: number): number {
  return Math.min(COLUMN_LETTERS.length, Math.max(3, Math.round(length / side)));
}

/** Name of the square a point lies in, for example `C4`. */
export function squareNameAt({ box, columns, rows }: SquareGrid, { x, y }: Point): string {
  const column = columns[indexOf(x - box.left, box.right - box.left, columns.length)];
  const row = rows[indexOf(y - box.top, box.bottom - box.top, rows.length)];
  return `${column?.name}${row?.name}`;
}

function indexOf(at: number, length: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((at / length) * count)));
}
