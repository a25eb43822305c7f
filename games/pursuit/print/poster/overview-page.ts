import { addPage, type PdfDocument } from '@mister-x/printing/page/document';
import { PAPER_SIZES } from '@mister-x/printing/page/paper';
import { type Box, write } from '@mister-x/printing/page/write';
import type { TiledDrawing, PosterOrder } from './content.js';
import { COLOURS } from './style.js';
import type { Tiling } from './tiling.js';
import { POSTER_MESSAGES, type PosterMessages } from './words.js';

const MARGIN_MM = 14;
const SCALE_BAR_MM = 100;
/** What the steps need at least below the picture. */
const SPACE_FOR_STEPS_MM = 108;

/** The first page of a tiled poster: which sheet goes where, and how to put them together. */
export function drawOverview(doc: PdfDocument, order: PosterOrder, poster: TiledDrawing, tiling: Tiling): void {
  const { area } = poster;
  const paper = PAPER_SIZES[order.paper];
  addPage(doc, paper);
  const own = POSTER_MESSAGES[order.language];
  const width = paper.width - 2 * MARGIN_MM;
  const room = { x: MARGIN_MM, width };
  const dark = { colour: COLOURS.night } as const;
  const name = `${poster.title} · ${order.poster.toUpperCase()}`;
  write(doc, name, { ...room, y: MARGIN_MM, height: 12 }, { ...dark, font: 'bold', size: 9 });
  const sheets = own.sheets(tiling.rows, tiling.columns);
  write(doc, sheets, { ...room, y: MARGIN_MM + 12, height: 7 }, { ...dark, size: 4.8 });

  const scale = Math.min(width / area.width, (paper.height - MARGIN_MM - 23 - SPACE_FOR_STEPS_MM) / area.height);
  const picture = {
    ...{ width: area.width * scale, height: area.height * scale },
    ...{ x: (paper.width - area.width * scale) / 2, y: MARGIN_MM + 23 },
  };
  drawSmall(doc, poster, picture, scale);
  drawTiles(doc, tiling, picture, area, scale);
  const below = picture.y + picture.height + 8;
  const bottom = paper.height - MARGIN_MM;
  const steps = drawSteps(doc, own, { ...room, y: below, height: bottom - 46 - below });
  drawFigure(doc, paper.width / 2, (below + steps + bottom - 12) / 2);
  drawScaleBar(doc, own, MARGIN_MM, bottom - 3);
}

function drawSmall(doc: PdfDocument, { area, draw }: TiledDrawing, picture: Box, scale: number): void {
  doc.save();
  doc.rect(picture.x, picture.y, picture.width, picture.height).clip();
  doc.translate(picture.x - area.x * scale, picture.y - area.y * scale);
  doc.scale(scale);
  draw(doc);
  doc.restore();
}

function drawTiles(doc: PdfDocument, tiling: Tiling, picture: Box, area: Box, scale: number): void {
  for (const { name, part } of tiling.tiles) {
    const x = picture.x + (part.x - area.x) * scale;
    const y = picture.y + (part.y - area.y) * scale;
    const [width, height] = [part.width * scale, part.height * scale];
    doc.undash().lineWidth(0.35).rect(x, y, width, height).stroke(COLOURS.night);
    const radius = Math.min(6, width / 4.4);
    const [cx, cy] = [x + width / 2, y + height / 2];
    doc.circle(cx, cy, radius).lineWidth(0.5).fillAndStroke(COLOURS.lamp, COLOURS.night);
    const box = { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius };
    write(doc, name, box, {
      font: 'bold',
      size: radius * 0.95,
      colour: COLOURS.night,
      align: 'center',
      valign: 'middle',
    });
  }
}

/** @returns the height that was written on */
function drawSteps(doc: PdfDocument, own: PosterMessages, box: Box): number {
  const style = { size: 4.2, colour: COLOURS.night } as const;
  let y = box.y;
  own.steps.forEach((step, i) => {
    const height = box.y + box.height - y;
    write(doc, `${i + 1}`, { ...box, y, width: 6, height }, { ...style, font: 'bold' });
    const text = { x: box.x + 7, y, width: box.width - 7, height };
    y += write(doc, step, text, { ...style, lines: 4 }) + 1.8;
  });
  return y - box.y;
}

/** Two sheets: the hatched strip takes the glue, the cut edge comes to the dashed line. */
function drawFigure(doc: PdfDocument, x: number, y: number): void {
  const [width, height, strip] = [30, 22, 6];
  const [left, top] = [x - width - 4, y - height / 2];
  doc.save();
  doc.rect(left + width - strip, top, strip, height).clip();
  for (let at = -height; at < strip; at += 1.8) {
    const start = left + width - strip + at;
    doc.moveTo(start, top + height).lineTo(start + height, top);
  }
  doc.lineWidth(0.25).undash().stroke(COLOURS.lamp);
  doc.restore();
  const seam = left + width - strip;
  doc.lineWidth(0.35).dash(1.6, { space: 1.4 });
  doc
    .moveTo(seam, top)
    .lineTo(seam, top + height)
    .stroke(COLOURS.night)
    .undash();
  doc.rect(left, top, width, height).stroke(COLOURS.night);
  const next = left + width + 8;
  doc.rect(next, top - 2, width, height).fillAndStroke(COLOURS.paper, COLOURS.night);
  doc.moveTo(next, top - 2).lineTo(next, top - 2 + height);
  doc.lineWidth(1).stroke(COLOURS.night);
  doc.moveTo(next - 2, y).lineTo(seam + 2.6, y);
  doc.lineWidth(0.6).stroke(COLOURS.night);
  doc.polygon([seam + 1, y], [seam + 3.6, y - 1.5], [seam + 3.6, y + 1.5]).fill(COLOURS.night);
}

/** A line exactly as long as it says, to see whether the printer has changed the size. */
function drawScaleBar(doc: PdfDocument, own: PosterMessages, x: number, y: number): void {
  doc.moveTo(x, y).lineTo(x + SCALE_BAR_MM, y);
  for (const end of [x, x + SCALE_BAR_MM]) doc.moveTo(end, y - 2).lineTo(end, y + 2);
  doc.lineWidth(0.4).lineCap('butt').stroke(COLOURS.night);
  const text = { x: x + SCALE_BAR_MM + 3, y: y - 3, width: 40, height: 6 };
  write(doc, own.scaleBar, text, { size: 4, colour: COLOURS.night, valign: 'middle' });
}
