import type { Language } from '@mister-x/engine/protocol';
import type { PawnId } from '../rules/index.js';
import { drawTile as drawAnyTile, type Tile } from '@mister-x/printing/cards/tile';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { INK, write } from '@mister-x/printing/page/write';
import { PRINT_MESSAGES } from '@mister-x/printing/messages';
import { TILE_COLOURS, PICTOGRAMS, type PictogramName } from './pictograms.js';
import { YARD_WORDS } from './words.js';

export function tileOf(sign: PictogramName): Tile {
  return { ...TILE_COLOURS[sign], pictogram: PICTOGRAMS[sign] };
}

/** A tile in the colour of what it shows; `size` in millimetres. */
export function drawTile(doc: PdfDocument, sign: PictogramName, x: number, y: number, size: number): void {
  drawAnyTile(doc, tileOf(sign), x, y, size);
}

/** Whose it is: a pawn with its number. Colours of pawns are chosen again each evening. */
export function drawPawn(doc: PdfDocument, owner: PawnId, x: number, y: number, size: number): void {
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

export function ownerName(owner: PawnId, language: Language): string {
  const messages = YARD_WORDS[language];
  return owner === 'x' ? messages.misterX : messages.detective(Number(owner.slice(1)));
}

/** `Detective 2 · no. 3`: whose ticket, and which of its kind. */
export function ticketName(owner: PawnId, serial: number, language: Language): string {
  return `${ownerName(owner, language)} · ${PRINT_MESSAGES[language].numbered(serial)}`;
}
