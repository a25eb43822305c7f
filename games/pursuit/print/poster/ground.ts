import { type PdfDocument, FONTS } from '@mister-x/printing/page/document';
import type { Poster } from './prepare.js';
import { COLOURS, strokePath } from './style.js';

/** Paper, or sea and land, with the lines of the squares. */
export function drawGround(doc: PdfDocument, poster: Poster): void {
  const { ground, picture, tint } = poster;
  const { left, top, right, bottom } = picture.box;
  const base = ground.base === 'sea' ? COLOURS.sea : tint?.paper;
  if (base !== undefined) doc.rect(left, top, right - left, bottom - top).fill(base);
  doc.save().scale(picture.scale);
  for (const { kind, d } of ground.layers) {
    if (kind === 'river') drawRiver(doc, d);
    else if (kind === 'land') drawLand(doc, d);
    else if (kind === 'lake') drawLake(doc, d);
    else if (kind === 'park') doc.path(d).fill(tint?.park ?? COLOURS.park);
    else strokePath(doc, d, { colour: COLOURS.stream, width: 1.1 });
  }
  doc.restore();
  drawSquares(doc, poster);
  doc.save().scale(picture.scale);
  drawNames(doc, poster);
  doc.restore();
}

function drawRiver(doc: PdfDocument, path: string): void {
  const { bank, water, deep, ripple } = COLOURS;
  strokePath(doc, path, { colour: bank, width: 68 });
  strokePath(doc, path, { colour: water, width: 52 });
  strokePath(doc, path, { colour: deep, width: 28 });
  for (const [dx, dy, dash] of [
    [2, -8, [16, 44]],
    [-22, 9, [8, 58]],
    [14, 2, [10, 70]],
  ] as const) {
    doc.save().translate(dx, dy);
    strokePath(doc, path, { colour: ripple, width: 0.9, dash });
    doc.restore();
  }
}

function drawLand(doc: PdfDocument, path: string): void {
  strokePath(doc, path, { colour: COLOURS.shelf, width: 20 });
  strokePath(doc, path, { colour: COLOURS.shallows, width: 8 });
  doc.path(path).fill(COLOURS.land, 'even-odd');
  strokePath(doc, path, { colour: COLOURS.coast, width: 0.8 });
}

function drawLake(doc: PdfDocument, path: string): void {
  doc.path(path).fill(COLOURS.sea, 'even-odd');
  strokePath(doc, path, { colour: COLOURS.coast, width: 0.6 });
}

function drawSquares(doc: PdfDocument, { picture, squares, ground, tint }: Poster): void {
  const { left, top, right, bottom } = picture.box;
  doc.lineWidth(0.6).lineCap('butt').undash();
  for (const x of squares.xs) doc.moveTo(x, top).lineTo(x, bottom);
  for (const y of squares.ys) doc.moveTo(left, y).lineTo(right, y);
  doc.stroke(ground.base === 'sea' ? COLOURS.coast : (tint?.hair ?? COLOURS.hair));
}

function drawNames(doc: PdfDocument, { ground, groundNames }: Poster): void {
  for (const { key, x, y, turn, size } of ground.names) {
    const name = groundNames[key]?.toUpperCase();
    if (name === undefined) continue;
    const characterSpacing = size * 0.31;
    doc.font(FONTS.bold).fontSize(size).fillColor(COLOURS.name);
    doc.save().translate(x, y).rotate(turn);
    const width = doc.widthOfString(name) + (name.length - 1) * characterSpacing;
    const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing } as const;
    doc.text(name, -width / 2, size * 0.35, options);
    doc.restore();
  }
}
