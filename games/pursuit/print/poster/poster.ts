import type { Language } from '@mister-x/engine/protocol';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { type Box, write } from '@mister-x/printing/page/write';
import type { Edges } from './content.js';
import { BAND_MM, pointOnSheet } from './layout.js';
import { drawMap, overlap } from './map.js';
import { drawPanel } from './panel.js';
import type { Poster } from './prepare.js';
import { COLOURS } from './style.js';

/**
 * Draws the whole poster in the millimetres of its layout, an A2 sheet.
 * @param visible what of it lies on the page; most of the rest is left out
 */
export function drawPoster(doc: PdfDocument, poster: Poster, language: Language, visible?: Edges): void {
  const { map, panel, scale, sheet } = poster.layout;
  const seen = visible ?? edgesOf({ x: 0, y: 0, ...sheet });
  if (overlap(edgesOf(panel), seen)) drawPanel(doc, poster, language);
  if (!overlap(edgesOf(map), seen)) return;
  drawFrame(doc, poster);
  const origin = pointOnSheet(poster.layout, { x: 0, y: 0 });
  doc.save().translate(origin.x, origin.y).scale(scale);
  drawMap(doc, poster, {
    left: (seen.left - origin.x) / scale,
    right: (seen.right - origin.x) / scale,
    top: (seen.top - origin.y) / scale,
    bottom: (seen.bottom - origin.y) / scale,
  });
  doc.restore();
  drawEdge(doc, poster);
}

function edgesOf({ x, y, width, height }: Box): Edges {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** The outer border, with the names of the squares in its band. */
function drawFrame(doc: PdfDocument, { layout, squares }: Poster): void {
  const { x, y, width, height } = layout.map;
  doc.undash().lineWidth(0.7).rect(x, y, width, height).stroke(COLOURS.night);
  const style = {
    font: 'bold',
    size: 4.2,
    colour: COLOURS.night,
    align: 'center',
    valign: 'middle',
  } as const;
  for (const { name, at } of squares.columns) {
    const middle = pointOnSheet(layout, { x: at, y: 0 }).x;
    for (const top of [y, y + height - BAND_MM]) {
      write(doc, name, { x: middle - 5, y: top, width: 10, height: BAND_MM }, style);
    }
  }
  for (const { name, at } of squares.rows) {
    const middle = pointOnSheet(layout, { x: 0, y: at }).y;
    for (const left of [x, x + width - BAND_MM]) {
      write(doc, name, { x: left, y: middle - 5, width: BAND_MM, height: 10 }, style);
    }
  }
}

/** The inner border. */
function drawEdge(doc: PdfDocument, { layout }: Poster): void {
  const { x, y, width, height } = layout.map;
  doc.undash().lineCap('butt').lineWidth(0.3);
  doc.rect(x + BAND_MM, y + BAND_MM, width - 2 * BAND_MM, height - 2 * BAND_MM).stroke(COLOURS.night);
}
