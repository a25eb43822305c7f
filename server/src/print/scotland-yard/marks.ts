import type { PawnId } from '@mister-x/engine/scotland-yard';
import type { Doc } from '../page/document.js';
import { type Box, INK, write } from '../page/write.js';
import type { PrintWords } from '../words/index.js';
import { groundOf } from './colours.js';
import { drawSign, type Sign } from './pictograms.js';

/** A tile in the colour of what it shows; `size` in millimetres. */
export function drawTile(doc: Doc, sign: Sign, x: number, y: number, size: number): void {
  const { ground, ink } = groundOf(sign);
  doc.roundedRect(x, y, size, size, size * 0.2).fill(ground);
  const inset = size * 0.1;
  const width = size - 2 * inset;
  drawSign(doc, sign, { x: x + inset, y: y + inset, width, height: width }, ink);
}

/** Whose it is: a pawn with its number. Colours of pawns are chosen anew each evening. */
export function drawPawn(doc: Doc, owner: PawnId, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.path(
    'M16 1.5a6.5 6.5 0 0 1 4.6 11.1c1 4.6 3 8 6.4 10.9a3 3 0 0 1 1 2.2V28a2.5 2.5 0 0 1-2.5 2.5h-19A2.5 2.5 0 0 1 4 28v-2.3a3 3 0 0 1 1-2.2c3.4-2.9 5.4-6.3 6.4-10.9A6.5 6.5 0 0 1 16 1.5z',
  );
  if (owner === 'x') doc.dash(2.4, { space: 1.6 });
  doc.lineWidth(1.7).lineJoin('round').strokeColor(INK).stroke();
  doc.undash().restore();
  const box = { x, y: y + size * 0.42, width: size, height: size * 0.52 };
  const label = owner === 'x' ? 'X' : owner.slice(1);
  write(doc, label, box, { font: 'bold', size: size * 0.44, align: 'center', valign: 'middle' });
}

export function ownerName(owner: PawnId, words: PrintWords): string {
  return owner === 'x' ? words.misterX : words.detective(Number(owner.slice(1)));
}

/** `Detective 2 · no. 3`: whose ticket, and which of its kind. */
export function ticketName(owner: PawnId, serial: number, words: PrintWords): string {
  return `${ownerName(owner, words)} · ${words.numbered(serial)}`;
}

/** The card's edge in a colour that is seen across the table, and little of it. */
export function drawEdge(doc: Doc, { x, y, width, height }: Box, colour: string): void {
  const inset = 1.6;
  doc.roundedRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 3);
  doc.lineWidth(0.9).strokeColor(colour).stroke();
}

/** The characters of a code under it, for whoever must type them. */
export function writeClear(doc: Doc, text: string, box: Box): void {
  write(doc, text, box, { size: box.height / 1.2, align: 'center', valign: 'middle' });
}
