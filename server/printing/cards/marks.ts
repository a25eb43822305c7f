import type { Job } from '../kit.js';
import type { PdfDocument } from '../page/document.js';
import { type Box, write } from '../page/write.js';
import type { Symbology } from '../shared/options.js';

/** What every sheet with codes needs to know. */
export type CodedJob = Job & { readonly code: Symbology };

/** The card's edge in a colour that is seen across the table, and little of it. */
export function drawEdge(doc: PdfDocument, { x, y, width, height }: Box, colour: string): void {
  const inset = 1.6;
  doc.roundedRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 3);
  doc.lineWidth(0.9).strokeColor(colour).stroke();
}

/** The characters of a code under it, for the one who must type them. */
export function writeCodeText(doc: PdfDocument, text: string, box: Box): void {
  write(doc, text, box, { size: box.height / 1.2, align: 'center', valign: 'middle' });
}
