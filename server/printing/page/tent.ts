import type { PdfDocument } from './document.js';
import type { Box } from './write.js';

const FOLD_COLOUR = '#8a6f45';

/** The same twice, once on its head, with the folds between. */
export function drawTent(doc: PdfDocument, box: Box, foot: number, draw: (half: Box) => void): void {
  const { x, y, width, height } = box;
  const half = { x, width, y: y + height / 2, height: height / 2 - foot };
  draw(half);
  upsideDown(doc, box, () => draw(half));
  for (const at of [y + foot, y + height / 2, y + height - foot]) {
    doc.moveTo(x + 1, at).lineTo(x + width - 1, at);
  }
  doc.lineWidth(0.25).lineCap('butt').dash(1.4, { space: 1.1 }).stroke(FOLD_COLOUR).undash();
}

export function upsideDown(doc: PdfDocument, { x, y, width, height }: Box, draw: () => void): void {
  doc.save().rotate(180, { origin: [x + width / 2, y + height / 2] });
  draw();
  doc.restore();
}
