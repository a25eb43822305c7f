import { writeCodeText } from '@mister-x/printing/cards/marks';
import type { DrawSheet } from '@mister-x/printing/kit';
import { cellGridWithBacks, UPRIGHT_CARD } from '@mister-x/printing/page/cells';
import { drawCode } from '@mister-x/printing/page/barcode';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, write } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import { cardIcon, type CardType, type PackCard, SUIT_ICONS } from '../rules/index.js';
import { drawBack } from './backs.js';
import { cardsIn, packOfJob } from './pack-job.js';
import { BAND_BY_SUIT, HAIRLINE, INK, MUTED, PAPER } from './look.js';
import { cardName, sumTextsOf } from './names.js';
import type { MafiaJob } from './options.js';
import type { MafiaMessages } from './words/types.js';
import { MAFIA_WORDS } from './words.js';

/** How far a card's face lies inside the cut, in millimetres. */
const INSET_MM = 1.6;
const BAND_MM = 12;

/** The 32 cards (MF-4). */
export const drawCards: DrawSheet<MafiaJob> = (doc, job) => {
  const frame = { ...job, cut: true };
  drawGrid(doc, frame, UPRIGHT_CARD, cellGridWithBacks(job, UPRIGHT_CARD, cardsIn(job)), (cell, box) => {
    if (cell === undefined) return;
    if (cell === 'back') return drawBack(doc, box);
    const { card, text } = cell.front;
    drawCardFace(doc, job, card, box);
    const { x, y, width, height } = box;
    const across = { x: x + 3, width: width - 6 };
    drawCode(doc, job.code, text, { ...across, y: y + 38.4, height: 17.2 });
    writeCodeText(doc, text, { ...across, y: y + height - 6.8, height: 3.6 });
  });
};

function drawCardFace(doc: PdfDocument, job: MafiaJob, card: PackCard, box: Box): void {
  const own = MAFIA_WORDS[job.language];
  const { ground } = BAND_BY_SUIT[card.suit];
  const face = {
    x: box.x + INSET_MM,
    y: box.y + INSET_MM,
    width: box.width - 2 * INSET_MM,
    height: box.height - 2 * INSET_MM,
  };
  doc.save();
  doc.roundedRect(face.x, face.y, face.width, face.height, 3).clip();
  drawBand(doc, own, card, { ...face, height: BAND_MM });
  doc.restore();
  doc.roundedRect(face.x, face.y, face.width, face.height, 3);
  doc.lineWidth(0.9).undash().stroke(ground);
  const middle = face.y + BAND_MM + 1.4;
  drawSigns(doc, job, card, { x: face.x, y: middle, width: face.width, height: SIGN_MM });
  const told = { x: face.x + 1.6, y: middle + 13.6, width: face.width - 3.2, height: 8.2 };
  const does = own.does(sumTextsOf(own, packOfJob(job).file))[card.type];
  const small = { size: 2.6, align: 'center', valign: 'middle', lines: 3, colour: INK } as const;
  write(doc, does, told, small);
}

const SIGN_MM = 13;

/** Sign, sums and reach, as far as the card has them, side by side. */
function drawSigns(doc: PdfDocument, job: MafiaJob, card: PackCard, { x, y, width, height }: Box): void {
  const { ground } = BAND_BY_SUIT[card.suit];
  const sums = incomeOf(packOfJob(job).file.amounts, card) ?? card.severity;
  const parts = [
    {
      ...{ wide: SIGN_MM, has: true },
      draw: (at: number) => drawIcon(doc, cardIcon(card), { x: at, y, size: SIGN_MM }, INK),
    },
    {
      ...{ wide: 14.4, has: sums !== undefined },
      draw: (at: number) => drawSums(doc, job, card, { x: at, y, width: 14.4, height }),
    },
    {
      ...{ wide: 12.4, has: hasReach(card.type) },
      draw: (at: number) => drawReach(doc, card.type, { x: at, y: y + 0.3, width: 12.4 }, ground),
    },
  ].filter(({ has }) => has);
  const gap = (width - parts.reduce((sum, { wide }) => sum + wide, 0)) / (parts.length + 1);
  let at = x + gap;
  for (const { wide, draw } of parts) {
    draw(at);
    at += wide + gap;
  }
}

/** Name and suit, which a black and white print tells by its sign and its word. */
function drawBand(doc: PdfDocument, own: MafiaMessages, card: PackCard, band: Box): void {
  const { x, y, width, height } = band;
  const { ground, ink } = BAND_BY_SUIT[card.suit];
  doc.rect(x, y, width, height).fill(ground);
  const r = 4.1;
  const [cx, cy] = [x + r + 1.9, y + height / 2];
  doc.circle(cx, cy, r).lineWidth(0.3).undash().fillAndStroke(PAPER, INK);
  const size = r * 1.25;
  drawIcon(doc, SUIT_ICONS[card.suit], { x: cx - size / 2, y: cy - size / 2, size }, INK);
  const room = { x: x + 2 * r + 3.4, width: width - 2 * r - 5 };
  const title = { font: 'bold', size: 4.2, colour: ink, valign: 'middle', lines: 2 } as const;
  write(doc, cardName(own, card), { ...room, y: y + 0.8, height: 7.2 }, { ...title, anywhere: true });
  const under = { ...room, y: y + 8.1, height: 3 };
  write(doc, own.suits[card.suit], under, { size: 2.4, colour: ink, valign: 'middle' });
}

/** What it brings, and below a sign of bars the cell to which it leads, by both ways of counting (MF-13). */
function drawSums(doc: PdfDocument, job: MafiaJob, card: PackCard, box: Box): void {
  const own = MAFIA_WORDS[job.language];
  const { x, y, width, height } = box;
  const brings = incomeOf(packOfJob(job).file.amounts, card);
  const { severity } = card;
  const centred = { align: 'center', valign: 'middle', colour: INK } as const;
  if (brings !== undefined) {
    const room = { x, width, y, height: severity === undefined ? height : 5.4 };
    write(doc, own.money(brings), room, { ...centred, font: 'bold', size: 5.4 });
  }
  if (severity === undefined) return;
  const top = brings === undefined ? y + 2.6 : y + 6;
  drawCell(doc, { x: x + 0.6, y: top + 0.2, size: 4 });
  const sum = { x: x + 5, y: top, width: width - 5, height: 4.4 };
  write(doc, own.money(severity), sum, { ...centred, font: 'bold', size: 3.6 });
  const tens = { x, y: top + 4.4, width, height: 2.8 };
  write(doc, own.cell(severity / 10), tens, { ...centred, size: 2.3, colour: MUTED });
}

function incomeOf(
  { theft, robbery, prostitute_fee: fee }: { theft: number; robbery: number; prostitute_fee: number },
  { type, price }: PackCard,
): number | undefined {
  if (type === 'theft') return theft;
  if (type === 'robbery') return robbery;
  return type === 'prostitute' ? fee : price;
}

/** A barred window. */
function drawCell(
  doc: PdfDocument,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  doc.rect(x, y, size, size);
  for (const part of [0.25, 0.5, 0.75]) {
    doc.moveTo(x + size * part, y).lineTo(x + size * part, y + size);
  }
  doc
    .lineWidth(size * 0.09)
    .undash()
    .lineCap('butt')
    .stroke(INK);
}

/** Which quarters a card looks at from its own: side and corner, or a knight's move (MF-11, MF-12). */

type ReachKind = 'adjacent' | 'knight';

const REACH_BY_CARD_TYPE: Readonly<Partial<Record<CardType, ReachKind>>> = {
  buyer: 'adjacent',
  good: 'adjacent',
  prostitute: 'adjacent',
  police: 'adjacent',
  commissioner: 'knight',
  prosecutor: 'adjacent',
  pistol: 'adjacent',
};

function hasReach(type: CardType): boolean {
  return REACH_BY_CARD_TYPE[type] !== undefined;
}

const GRID_SIDE = 5;
const GRID_MIDDLE = 2;

/** Twenty-five quarters with the card in the middle; nothing for cards that look at none. */
function drawReach(
  doc: PdfDocument,
  type: CardType,
  { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
  colour: string,
): void {
  const reach = REACH_BY_CARD_TYPE[type];
  if (reach === undefined) return;
  const pitch = width / GRID_SIDE;
  for (let at = 0; at < GRID_SIDE * GRID_SIDE; at += 1) {
    const [column, row] = [at % GRID_SIDE, Math.floor(at / GRID_SIDE)];
    const [across, up] = [Math.abs(column - GRID_MIDDLE), Math.abs(row - GRID_MIDDLE)];
    const seen = reach === 'knight' ? across * up === 2 : Math.max(across, up) === 1;
    const gap = pitch * 0.09;
    const size = pitch - 2 * gap;
    doc.rect(x + column * pitch + gap, y + row * pitch + gap, size, size);
    doc
      .lineWidth(0.15)
      .undash()
      .fillAndStroke(seen ? colour : PAPER, seen ? INK : HAIRLINE);
  }
  doc.circle(x + width / 2, y + width / 2, pitch * 0.36).fill(INK);
}
