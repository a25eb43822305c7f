import type { Transport } from '@mister-x/engine/scotland-yard';
import type { Doc } from '../page/document.js';
import { STROKES, type Stroke } from './style.js';

/** Draws a path of SVG syntax as a line of this transport, in board units. */
export function drawLine(doc: Doc, path: string, transport: Transport): void {
  for (const stroke of STROKES[transport]) strokePath(doc, path, stroke);
}

export function strokePath(doc: Doc, path: string, { colour, width, dash }: Stroke): void {
  doc.path(path).lineWidth(width).lineJoin('round');
  // A dash of no length shows only where the caps are round.
  doc.lineCap(dash === undefined || dash[0] === 0 ? 'round' : 'butt');
  if (dash === undefined) doc.undash();
  // pdfkit refuses a dash of 0.
  else doc.dash(Math.max(dash[0], 0.01), { space: dash[1] });
  doc.stroke(colour).undash();
}
