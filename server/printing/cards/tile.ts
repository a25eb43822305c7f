import type { Doc } from '../page/document.js';
import type { Box } from '../page/write.js';

type Stroke = { readonly path: string; readonly width?: number };

/** A drawing of our own in a box of 32 × 32, the same as on the screen; the shape alone tells it apart. */
export type Pictogram = { readonly strokes: readonly Stroke[]; readonly fills?: readonly string[] };

/** A ground and what is printed on it; the same hues as on the screen. */
export type Ground = { readonly ground: string; readonly ink: string };

export type Tile = Ground & { readonly pictogram: Pictogram };

/** The path of a filled circle. */
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export function drawPictogram(
  doc: Doc,
  { strokes, fills = [] }: Pictogram,
  { x, y, width }: Box,
  colour: string,
): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / 32);
  doc.lineJoin('round').lineCap('round').strokeColor(colour).fillColor(colour);
  for (const path of fills) doc.path(path).fill();
  for (const { path, width: line = 2.4 } of strokes) doc.lineWidth(line).path(path).stroke();
  doc.restore();
}

/** A tile in the colour of what it shows; `size` in millimetres. */
export function drawTile(
  doc: Doc,
  { ground, ink, pictogram }: Tile,
  x: number,
  y: number,
  size: number,
): void {
  doc.roundedRect(x, y, size, size, size * 0.2).fill(ground);
  const inset = size * 0.1;
  const width = size - 2 * inset;
  drawPictogram(doc, pictogram, { x: x + inset, y: y + inset, width, height: width }, ink);
}
