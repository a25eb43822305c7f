import { type Pack, type PackFile, type PackToken, typeIcon } from '../rules/index.js';
import type { Doc } from '@mister-x/printing/page/document';
import { type Box, write } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import { drawPlate } from '@mister-x/printing/shared/tincture';
import { caseTincture, INK, PAPER } from './look.js';

/** The two sides of a token. */

/** The coloured side: whose case it is, what kind of clue, and its number (SH-7). */
export function drawFace(
  doc: Doc,
  pack: Pack,
  token: PackToken,
  { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
): void {
  drawPlate(doc, caseTincture(pack, token.case), { x, y, width, height: width }, width * 0.1);
  const rim = width * 0.15;
  const inner = width - 2 * rim;
  doc.roundedRect(x + rim, y + rim, inner, inner, width * 0.06);
  doc.lineWidth(0.2).undash().fillAndStroke(PAPER, INK);
  const icon = inner * 0.52;
  drawIcon(
    doc,
    typeIcon(pack.file, token.type),
    { x: x + rim + inner * 0.05, y: y + rim + inner * 0.07, size: icon },
    INK,
  );
  const number = {
    x: x + rim + inner * 0.5,
    y: y + rim + inner * 0.3,
    width: inner * 0.46,
    height: inner * 0.7,
  };
  write(doc, `${token.number}`, number, {
    font: 'bold',
    size: inner * 0.6,
    align: 'center',
    valign: 'middle',
    colour: INK,
  });
}

/** The black side: its symbol, which all may see. */
export function drawDark(
  doc: Doc,
  file: PackFile,
  type: string,
  { x, y, width, height }: Box,
): void {
  doc.roundedRect(x, y, width, height, width * 0.1).fill('#000000');
  const size = Math.min(width, height) * 0.7;
  const place = { x: x + (width - size) / 2, y: y + (height - size) / 2, size };
  drawIcon(doc, typeIcon(file, type), place, PAPER);
}
