import { drawPlate, type ColourAndHatch, tinctureByName } from '@mister-x/printing/shared/tincture';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { type Box, write } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import {
  type Character,
  CHARACTER_ICONS,
  type Icon,
  type Pack,
  type PackFile,
  type PackToken,
  typeIcon,
} from '../rules/index.js';

/** Colours of the game on paper, and what tells them apart without colour. */

export const INK = '#231b12';
export const PAPER = '#ffffff';
export const CREAM = '#f8efd9';
export const SEPIA = '#8a6f45';
export const BRASS = '#b98a2e';

const TINCTURES: Readonly<Record<string, ColourAndHatch>> = {
  // Of cases.
  crimson: { colour: '#b8243c', hatch: 'upright' },
  azure: { colour: '#2a6fc9', hatch: 'level' },
  emerald: { colour: '#1d8a57', hatch: 'falling' },
  violet: { colour: '#7a3fa8', hatch: 'rising' },
  amber: { colour: '#dd9412', hatch: 'dots' },
  ivory: { colour: '#e6dcc0', hatch: 'plain' },
  // Of pawns.
  red: { colour: '#c92a2a', hatch: 'upright' },
  blue: { colour: '#2563b8', hatch: 'level' },
  green: { colour: '#2b8a3e', hatch: 'falling' },
  yellow: { colour: '#f0b429', hatch: 'dots' },
  white: { colour: '#f4efe4', hatch: 'plain' },
};

/** Colours that stand side by side, of cases or of pawns. */
export function tincturesOf(names: readonly string[]): (name: string) => ColourAndHatch {
  return tinctureByName(TINCTURES, names);
}

/** Of a case in its box. */
export function caseTincture({ cases }: Pack, id: string): ColourAndHatch {
  const colours = [...cases.values()].map(({ colour }) => colour);
  return tincturesOf(colours)(cases.get(id)?.colour ?? '');
}

/** A number that is added, as people write it. */
export function signedNumber(n: number): string {
  return n < 0 ? withMinusSign(n) : `+${n}`;
}

/** With a sign as long as a plus. */
export function withMinusSign(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** The band of a character: its ground and what is written on it. */
export const BAND_BY_CHARACTER: Readonly<Record<Character, { readonly ground: string; readonly ink: string }>> = {
  holmes: { ground: '#1d2436', ink: '#ffffff' },
  watson: { ground: '#2f6b4f', ink: '#ffffff' },
  lestrade: { ground: '#87382c', ink: '#ffffff' },
  cab: { ground: '#e3b458', ink: INK },
};

const BACK_COLOURS = { blue: '#24467c', black: '#16130f' } as const;

/** Blue of game cards, black of cases (SH-2). It reaches to the edge, as printers lay two sides apart. */
export function drawBack(doc: PdfDocument, colour: keyof typeof BACK_COLOURS, { x, y, width, height }: Box): void {
  doc.rect(x, y, width, height).fill(BACK_COLOURS[colour]);
  const inset = 4;
  doc.save();
  doc.roundedRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 2).clip();
  const step = 3.2;
  for (let at = -height; at < width; at += step) {
    doc.moveTo(x + at, y).lineTo(x + at + height, y + height);
    doc.moveTo(x + at, y + height).lineTo(x + at + height, y);
  }
  doc.lineWidth(0.15).undash().stroke('#c9bd9b');
  doc.restore();
  doc.roundedRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 2);
  doc.lineWidth(0.5).stroke('#c9bd9b');
  const radius = Math.min(width, height) * 0.24;
  const [cx, cy] = [x + width / 2, y + height / 2];
  doc.circle(cx, cy, radius).lineWidth(0.5).fillAndStroke(BACK_COLOURS[colour], '#c9bd9b');
  const icon: Icon = CHARACTER_ICONS.holmes;
  const size = radius * 1.2;
  drawIcon(doc, icon, { x: cx - size / 2, y: cy - size / 2, size }, PAPER);
}

/** The two sides of a token. */

/** The coloured side: whose case it is, what kind of clue, and its number (SH-7). */
export function drawTokenFace(
  doc: PdfDocument,
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
export function drawTokenSymbolSide(
  doc: PdfDocument,
  file: PackFile,
  type: string,
  { x, y, width, height }: Box,
): void {
  doc.roundedRect(x, y, width, height, width * 0.1).fill('#000000');
  const size = Math.min(width, height) * 0.7;
  const place = { x: x + (width - size) / 2, y: y + (height - size) / 2, size };
  drawIcon(doc, typeIcon(file, type), place, PAPER);
}
