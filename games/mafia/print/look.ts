import { CLAN_ICONS, type Clan, colourOf, type Pack, type Suit } from '../rules/index.js';
import type { PdfDocument } from '@mister-x/printing/page/document';
import type { Box } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import { drawPlate, type ColourAndHatch, tinctureByName } from '@mister-x/printing/shared/tincture';

/** Colours of the game on paper, and what tells them apart without colour. */

export const INK = '#1a181d';
export const PAPER = '#ffffff';
export const MUTED = '#66636d';
export const HAIRLINE = '#cfcbd4';
export const NIGHT = '#1c1823';
export const GOLD = '#c9a24b';

/** Of clans and coins, by what packs call them. */
const TINCTURES: Readonly<Record<string, ColourAndHatch>> = {
  blue: { colour: '#2a63b8', hatch: 'level' },
  yellow: { colour: '#eab021', hatch: 'dots' },
  red: { colour: '#c42f2f', hatch: 'upright' },
  green: { colour: '#2c8a43', hatch: 'falling' },
  orange: { colour: '#e2711d', hatch: 'rising' },
  silver: { colour: '#a3a8b1', hatch: 'plain' },
  black: { colour: '#2b2930', hatch: 'plain' },
  white: { colour: '#f3efe6', hatch: 'plain' },
  purple: { colour: '#7a3fa8', hatch: 'rising' },
};

/** The same so pale that it takes little ink. */
const TINT_BY_COLOUR: Readonly<Record<string, string>> = {
  blue: '#e4edfa',
  yellow: '#fdf3d6',
  red: '#fbe5e3',
  green: '#e3f2e6',
  orange: '#fdecdd',
  purple: '#f0e7f7',
};

export function tinctureOf({ file }: Pick<Pack, 'file'>, clan: Clan): ColourAndHatch {
  return tinctureByName(TINCTURES, file.seat_order)(colourOf({ file }, clan));
}

export function tintOf({ file }: Pick<Pack, 'file'>, clan: Clan): string {
  return TINT_BY_COLOUR[colourOf({ file }, clan)] ?? '#efedf1';
}

export function coinTincture({ file }: Pick<Pack, 'file'>, colour: string): ColourAndHatch {
  const colours = file.bank.coins.map((coin) => coin.colour);
  return tinctureByName(TINCTURES, colours)(colour);
}

/** The band of a suit: its ground and what is written on it. */
export const BAND_BY_SUIT: Readonly<Record<Suit, { readonly ground: string; readonly ink: string }>> = {
  law: { ground: '#f2c230', ink: INK },
  legal: { ground: '#1f7a4d', ink: PAPER },
  criminal: { ground: '#b3261e', ink: PAPER },
  neutral: { ground: '#5b5965', ink: PAPER },
};

/** The sign of a clan on a white disc in the middle of its colour. */
export function drawClanSignOnColour(
  doc: PdfDocument,
  pack: Pack,
  clan: Clan,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  drawPlate(doc, tinctureOf(pack, clan), { x, y, width: size, height: size }, size * 0.2);
  const r = size * 0.37;
  doc
    .circle(x + size / 2, y + size / 2, r)
    .lineWidth(0.2)
    .undash()
    .fillAndStroke(PAPER, INK);
  drawClanSign(doc, clan, { x: x + size / 2, y: y + size / 2, size: r * 1.3 }, INK);
}

/** The sign alone, about a middle. */
export function drawClanSign(
  doc: PdfDocument,
  clan: Clan,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  colour: string,
): void {
  drawIcon(doc, CLAN_ICONS[clan], { x: x - size / 2, y: y - size / 2, size }, colour);
}

/** A frame round a box. */
export function drawRim(doc: PdfDocument, { x, y, width, height }: Box, colour: string, line = 0.5): void {
  doc.roundedRect(x, y, width, height, 3).lineWidth(line).undash().stroke(colour);
}
