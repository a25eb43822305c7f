import type { PdfDocument } from '../page/document.js';

/** A sign in a box of 24 × 24, the same as on the screen. */
type Icon = {
  /** In the syntax of SVG, filled by the even-odd rule, or drawn as lines where `stroke` is there. */
  readonly d: string;
  readonly stroke?: number;
};

/** A sign in a square of `size` millimetres. */
export function drawIcon(
  doc: PdfDocument,
  { d, stroke }: Icon,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  colour: string,
): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 24);
  doc.path(d).undash().lineJoin('round').lineCap('round');
  if (stroke === undefined) doc.fill(colour, 'even-odd');
  else doc.lineWidth(stroke).stroke(colour);
  doc.restore();
}
