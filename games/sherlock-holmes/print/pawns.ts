import type { PdfDocument } from '@mister-x/printing/page/document';
import { drawShape, type ColourAndHatch } from '@mister-x/printing/shared/tincture';

/** Pieces as silhouettes in a box of 20 × 30. */

/** A gentleman in a bowler hat. */
const PAWN_PATH =
  'M10 0.8C13.2 0.8 14.6 3 14.7 5.6H17.4Q18 5.6 18 6.3T17.4 7H13.6V8.8C13.6 10.8 12.8 12.4 11.8 13.2V14.4C15.8 15 17.6 17.2 18.2 20.4L19.4 29.2H0.6L1.8 20.4C2.4 17.2 4.2 15 8.2 14.4V13.2C7.2 12.4 6.4 10.8 6.4 8.8V7H2.6Q2 7 2 6.3T2.6 5.6H5.3C5.4 3 6.8 0.8 10 0.8Z';

/** A deerstalker, a cape, and a pipe on the right. */
const HOLMES_PAWN_PATH =
  'M10 0.6Q10.9 0.6 10.9 1.5C13.4 2 14.9 3.8 15.1 5.8C17 6.2 18.4 7 18.8 8.2Q16.4 7.6 13.7 7.7V9.6L14.2 10.6H16.2V9H19V11.2Q19 12.2 18 12.2H13.2C12.8 12.8 12.3 13.2 11.8 13.4V14.4C14.6 15 16.4 16.8 17.2 19.4L19.4 29.2H0.6L2.8 19.4C3.6 16.8 5.4 15 8.2 14.4V13.4C7 12.6 6.3 11 6.3 9.2V7.7Q3.6 7.6 1.2 8.2C1.6 7 3 6.2 4.9 5.8C5.1 3.8 6.6 2 9.1 1.5Q9.100 0.6 10 0.6Z';

export type PawnBox = { readonly x: number; readonly y: number; readonly height: number };

export function drawHolmesPawn(doc: PdfDocument, { x, y, height }: PawnBox, colour: string): void {
  doc
    .save()
    .translate(x, y)
    .scale(height / 30);
  doc.path(HOLMES_PAWN_PATH).fill(colour);
  doc.restore();
}

export function drawPawn(doc: PdfDocument, tincture: ColourAndHatch, { x, y, height }: PawnBox): void {
  doc
    .save()
    .translate(x, y)
    .scale(height / 30);
  drawShape(doc, tincture, PAWN_PATH, { x: 0, y: 0, width: 20, height: 30 });
  doc.restore();
}
