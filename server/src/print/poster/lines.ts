import type { LineStroke } from '@mister-x/engine/pursuit/map';
import type { Doc } from '../page/document.js';

/** Draws a path of SVG syntax as a line of several strokes. */
export function drawLine(doc: Doc, path: string, strokes: readonly LineStroke[]): void {
  for (const stroke of strokes) strokePath(doc, path, stroke);
}

export function strokePath(doc: Doc, path: string, { colour, width, dash }: LineStroke): void {
  doc.path(path).lineWidth(width).lineJoin('round');
  setDash(doc, dash);
  doc.stroke(colour).undash();
}

/** A dash of no length shows only where the caps are round. */
export function setDash(doc: Doc, dash: LineStroke['dash']): void {
  doc.lineCap(dash === undefined || dash[0] === 0 ? 'round' : 'butt');
  if (dash === undefined) doc.undash();
  // pdfkit refuses a dash of 0.
  else doc.dash(Math.max(dash[0], 0.01), { space: dash[1] });
}
