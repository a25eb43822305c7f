import { addPage, type PdfDocument } from '@mister-x/printing/page/document';
import { type Box, write } from '@mister-x/printing/page/write';
import type { TiledDrawing, PosterOrder } from './content.js';
import { COLOURS } from './style.js';
import { CUT_MARK_MARGIN, OVERLAP_MM, type Tile, type Tiling } from './tiling.js';
import { POSTER_MESSAGES } from './words.js';

const CUT_MARK = { gap: 1.2, length: 5.5, width: 0.2 } as const;

/** One sheet of the tiled poster: its part of the picture, cut marks, where the next sheet lies, its name. */
export function drawTile(doc: PdfDocument, order: PosterOrder, poster: TiledDrawing, tiling: Tiling, tile: Tile): void {
  addPage(doc, tiling.paper);
  const { picture } = tiling;
  drawPart(doc, poster, picture, tile.part);
  drawSeams(doc, tiling, tile);
  drawCutMarks(doc, picture);
  const own = POSTER_MESSAGES[order.language];
  const n = tiling.tiles.indexOf(tile) + 1;
  const below = { x: picture.x + 8, width: picture.width - 16 };
  const lower = { ...below, y: picture.y + picture.height + 1.4, height: CUT_MARK_MARGIN - 2 };
  const style = { size: 3.4, colour: COLOURS.night, valign: 'middle' } as const;
  write(doc, tile.name, { ...lower, width: 12 }, { ...style, font: 'bold', size: 5 });
  const facts = `${poster.title} · ${order.poster.toUpperCase()} · ${own.sheetOf(tile.name, n, tiling.tiles.length)}`;
  write(doc, facts, { ...lower, x: lower.x + 13, width: lower.width - 13 }, style);
  drawNeighbours(doc, tiling, tile);
}

function drawPart(doc: PdfDocument, poster: TiledDrawing, picture: Box, part: Box): void {
  doc.save();
  doc.rect(picture.x, picture.y, picture.width, picture.height).clip();
  doc.translate(picture.x - part.x, picture.y - part.y);
  poster.draw(doc, {
    left: part.x,
    top: part.y,
    right: part.x + part.width,
    bottom: part.y + part.height,
  });
  doc.restore();
}

/** Where the edge of the next sheet comes to lie. */
function drawSeams(doc: PdfDocument, tiling: Tiling, { row, column }: Tile): void {
  const { x, y, width, height } = tiling.picture;
  doc.lineWidth(CUT_MARK.width).dash(2, { space: 2 });
  if (column < tiling.columns - 1) {
    doc.moveTo(x + width - OVERLAP_MM, y).lineTo(x + width - OVERLAP_MM, y + height);
    doc.stroke(COLOURS.muted);
  }
  if (row < tiling.rows - 1) {
    doc.moveTo(x, y + height - OVERLAP_MM).lineTo(x + width, y + height - OVERLAP_MM);
    doc.stroke(COLOURS.muted);
  }
  doc.undash();
}

function drawCutMarks(doc: PdfDocument, { x, y, width, height }: Box): void {
  const { gap, length } = CUT_MARK;
  for (const [cx, sx] of [
    [x, -1],
    [x + width, 1],
  ] as const) {
    for (const [cy, sy] of [
      [y, -1],
      [y + height, 1],
    ] as const) {
      doc.moveTo(cx + sx * gap, cy).lineTo(cx + sx * (gap + length), cy);
      doc.moveTo(cx, cy + sy * gap).lineTo(cx, cy + sy * (gap + length));
    }
  }
  doc.lineWidth(CUT_MARK.width).lineCap('butt').undash().stroke('#000000');
}

/** In the middle of each inner edge an arrow with the name of the sheet that joins there. */
function drawNeighbours(doc: PdfDocument, tiling: Tiling, { row, column }: Tile): void {
  const { x, y, width, height } = tiling.picture;
  const at = (r: number, c: number): string | undefined =>
    tiling.tiles.find((other) => other.row === r && other.column === c)?.name;
  const half = CUT_MARK_MARGIN / 2;
  drawArrow(doc, at(row, column - 1), x - half, y + height / 2, 180);
  drawArrow(doc, at(row, column + 1), x + width + half, y + height / 2, 0);
  drawArrow(doc, at(row - 1, column), x + width / 2, y - half, -90);
  drawArrow(doc, at(row + 1, column), x + width / 2, y + height + half, 90);
}

/** @param turn degrees clockwise from pointing to the right */
function drawArrow(doc: PdfDocument, name: string | undefined, x: number, y: number, turn: number): void {
  if (name === undefined) return;
  const vertical = Math.abs(turn) === 90;
  doc
    .save()
    .translate(x + (vertical ? 5.5 : 0), y - (vertical ? 0 : 4.2))
    .rotate(turn);
  doc.polygon([1.4, 0], [-1, -1.5], [-1, 1.5]).fill(COLOURS.night);
  doc.restore();
  const box = { x: x - 3.4, y: y - 2, width: 6.8, height: 4 };
  const style = { font: 'bold', size: 3.2, colour: COLOURS.night } as const;
  write(doc, name, box, { ...style, align: 'center', valign: 'middle' });
}
