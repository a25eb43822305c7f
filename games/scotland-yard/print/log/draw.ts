import { type PdfDocument, FONTS } from '@mister-x/printing/page/document';
import { type Box, breakLines, INK, write } from '@mister-x/printing/page/write';

export const LOG_COLOURS = {
  ink: INK,
  muted: '#5b6480',
  /** Lines and signs under what someone will write. */
  pale: '#b9c1d3',
  hair: '#d9deea',
  lamp: '#e8960c',
  lampGround: '#fff1d6',
} as const;

/** A field to write in. */
export function drawBlankBox(doc: PdfDocument, { x, y, width, height }: Box, colour: string = INK): void {
  doc.undash().lineWidth(0.3).roundedRect(x, y, width, height, 1).fillAndStroke('#ffffff', colour);
}

/** An eye: here Mister X appears. */
export function drawEye(doc: PdfDocument, x: number, y: number, width: number, colour: string): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / 32);
  doc.lineWidth(2.6).lineJoin('round').undash();
  doc.path('M2 16Q16 1 30 16Q16 31 2 16Z').stroke(colour);
  doc.circle(16, 16, 4.8).fill(colour);
  doc.restore();
}

/** Height of a line, and of the space between two sentences, as parts of the size of writing. */
const LINE_HEIGHT = 1.15;
const STEP_GAP = 0.28;
const INDENT_MM = 1.6;

/** Numbered sentences one below the other, as large as they all fit. @param most largest size */
export function writeSteps(doc: PdfDocument, steps: readonly string[], box: Box, most: number): void {
  const size = sizeFor(doc, steps, box, most);
  const text = { x: box.x + size * INDENT_MM, width: box.width - size * INDENT_MM };
  let y = box.y;
  steps.forEach((step, i) => {
    const height = box.height;
    write(doc, `${i + 1}`, { ...box, y, height }, { font: 'bold', size });
    y += write(doc, step, { ...text, y, height }, { size, lines: steps.length }) + size * STEP_GAP;
  });
}

function sizeFor(doc: PdfDocument, steps: readonly string[], box: Box, most: number): number {
  doc.font(FONTS.regular);
  for (let size = most; ; size *= 0.97) {
    doc.fontSize(size);
    const width = box.width - size * INDENT_MM;
    const lines = steps.flatMap((step) => breakLines(doc, step, width)).length;
    if ((lines * LINE_HEIGHT + steps.length * STEP_GAP) * size <= box.height) return size;
  }
}
