import { writeCodeText } from '@mister-x/printing/cards/marks';
import type { DrawSheet } from '@mister-x/printing/kit';
import { cellGridWithBacks, UPRIGHT_CARD } from '@mister-x/printing/page/cells';
import { drawCode } from '@mister-x/printing/page/barcode';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, write } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import { CHARACTER_ICONS, type PackCard, type PackFile, typeIcon } from '../rules/index.js';
import { BAND_BY_CHARACTER, drawBack, INK, PAPER } from './look.js';
import { cardsIn, packOfJob } from './pack-job.js';
import type { HolmesJob } from './options.js';
import { drawHolmesPawn } from './pawns.js';
import { HOLMES_WORDS } from './words.js';

/** How far a card's face lies inside the cut, in millimetres. */
const INSET_MM = 1.6;
const PIPS_MM = 11.6;
const BAND_MM = 11.4;
/** What the corner of Holmes's cards takes of the row of pips. */
const CORNER_MM = 18;

/** The sixty game cards (SH-9). */
export const drawCards: DrawSheet<HolmesJob> = (doc, job) => {
  drawGrid(
    doc,
    { ...job, cut: true },
    UPRIGHT_CARD,
    cellGridWithBacks(job, UPRIGHT_CARD, cardsIn(job)),
    (cell, box) => {
      if (cell === undefined) return;
      if (cell === 'back') return drawBack(doc, 'blue', box);
      const { card, text } = cell.front;
      drawCard(doc, job, card, box);
      const { x, y, width, height } = box;
      const across = { x: x + 3, width: width - 6 };
      drawCode(doc, job.code, text, { ...across, y: y + 36.6, height: 18.8 });
      writeCodeText(doc, text, { ...across, y: y + height - 7, height: 3.8 });
    },
  );
};

function drawCard(doc: PdfDocument, job: HolmesJob, card: PackCard, box: Box): void {
  const { x, y, width, height } = box;
  const own = HOLMES_WORDS[job.language];
  const { file } = packOfJob(job);
  const { ground, ink } = BAND_BY_CHARACTER[card.character];
  const left = x + INSET_MM;
  const across = width - 2 * INSET_MM;
  drawPips(doc, file, card, { x: left, y: y + INSET_MM, width: across, height: PIPS_MM });
  const top = y + INSET_MM + PIPS_MM;
  doc.rect(left, top, across, BAND_MM).fill(ground);
  drawIcon(doc, CHARACTER_ICONS[card.character], { x: left + 2, y: top + 1.6, size: BAND_MM - 3.2 }, ink);
  const symbol = card.holmes_symbol;
  const name = { x: left + BAND_MM + 0.6, y: top, width: across - BAND_MM - 2.4, height: BAND_MM };
  if (symbol !== undefined) {
    // Whose tokens he walks to and shows.
    const r = BAND_MM / 2 - 1.2;
    const cx = left + across - r - 1.8;
    doc.circle(cx, top + BAND_MM / 2, r).fill(PAPER);
    const size = r * 1.4;
    drawIcon(doc, typeIcon(file, symbol), { x: cx - size / 2, y: top + (BAND_MM - size) / 2, size }, INK);
    name.width -= 2 * r + 1;
  }
  const title = { font: 'bold', size: 4.3, colour: ink, valign: 'middle', lines: 2 } as const;
  write(doc, own.characters[card.character], name, title);
  const told = { x: left + 2, y: top + BAND_MM + 0.8, width: across - 4, height: 9.8 };
  write(doc, own.abilities[card.character], told, {
    size: 2.6,
    align: 'center',
    valign: 'middle',
    lines: 3,
  });
  doc.roundedRect(left, y + INSET_MM, across, height - 2 * INSET_MM, 3);
  doc.lineWidth(0.9).undash().strokeColor(ground).stroke();
  if (card.character === 'holmes') drawMoves(doc, x + width - INSET_MM, y + INSET_MM);
}

/** The white row: a sign for each pip (SH-9). */
function drawPips(doc: PdfDocument, file: PackFile, card: PackCard, { x, y, width, height }: Box): void {
  const pips = Object.entries(card.symbols).flatMap(([type, count]) => Array<string>(count).fill(type));
  const gap = 2;
  // Many are smaller, beside the corner of Holmes's cards.
  const room = width - 4.4 - (card.character === 'holmes' ? CORNER_MM : 0);
  const size = Math.min(height - 2.8, (room + gap) / pips.length - gap);
  pips.forEach((type, i) => {
    const place = { x: x + 2.2 + i * (size + gap), y: y + (height - size) / 2, size };
    drawIcon(doc, typeIcon(file, type), place, INK);
  });
}

/** The corner that reminds the table: when this card comes into the line, Holmes walks on (SH-44). */
function drawMoves(doc: PdfDocument, right: number, top: number): void {
  const { ground, ink } = BAND_BY_CHARACTER.holmes;
  const [wide, high] = [13, PIPS_MM];
  doc.save();
  doc.roundedRect(right - 20, top, 20, 20, 3).clip();
  doc.path(`M${right - wide - 5} ${top}H${right}V${top + high + 0.3}H${right - wide + 2}Z`).fill(ground);
  doc.restore();
  drawHolmesPawn(doc, { x: right - wide + 0.4, y: top + 1.9, height: 7.8 }, ink);
  doc.path(`M${right - 6.2} ${top + 5.8}h4M${right - 4} ${top + 3.8}l2 2l-2 2`);
  doc.lineWidth(0.8).lineCap('round').lineJoin('round').stroke(ink);
}
