import type { PdfDocument } from '@mister-x/printing/page/document';
import { write } from '@mister-x/printing/page/write';
import { TICKETS } from '../../rules/index.js';
import { drawNamedPictogram } from '../pictograms.js';
import { drawBlankBox, drawEye, LOG_COLOURS } from './draw.js';
import { type Column, type LogLayout, REVEAL_SLOTS, LOG_SLOTS, REVEAL_SLOTS_OF_SOME_EDITIONS } from './layout.js';

const INSET_MM = 0.9;

/** The 24 slots: what everybody may see to the left of the fold, stations to its right. */
export function drawSlots(doc: PdfDocument, layout: LogLayout): void {
  for (let slot = 1; slot <= LOG_SLOTS; slot++) {
    drawGround(doc, layout, slot);
    drawNumber(doc, layout, slot);
    drawTickets(doc, layout, slot);
    if (isRevealSlot(slot)) drawShown(doc, layout, slot);
    for (const column of layout.detectives) drawSmallField(doc, layout, slot, column);
    drawStation(doc, layout, slot);
  }
  // Above the grounds of both rows.
  for (let slot = 2; slot <= LOG_SLOTS; slot++) drawBracket(doc, layout, slot);
}

function isRevealSlot(slot: number): boolean {
  return REVEAL_SLOTS.includes(slot) || REVEAL_SLOTS_OF_SOME_EDITIONS.includes(slot);
}

function drawGround(doc: PdfDocument, { row, public: open, strip }: LogLayout, slot: number): void {
  const { y, height } = row(slot);
  if (REVEAL_SLOTS.includes(slot)) {
    for (const { x, width } of [open, strip]) {
      doc.roundedRect(x, y, width, height, 1).fill(LOG_COLOURS.lampGround);
    }
  }
  doc.undash().lineWidth(0.2);
  for (const { x, width } of [open, strip]) doc.moveTo(x, y).lineTo(x + width, y);
  doc.stroke(LOG_COLOURS.hair);
}

function drawNumber(doc: PdfDocument, { row, slot: column }: LogLayout, slot: number): void {
  const { y, height } = row(slot);
  const number = { x: column.x + 1, y, width: 8, height };
  write(doc, `${slot}`, number, {
    font: 'bold',
    size: 4.6,
    align: 'center',
    valign: 'middle',
  });
  if (!isRevealSlot(slot)) return;
  const eye = 5.2;
  const x = number.x + number.width;
  const colour = REVEAL_SLOTS.includes(slot) ? LOG_COLOURS.lamp : LOG_COLOURS.pale;
  drawEye(doc, x, y + (height - eye) / 2, eye, colour);
}

function drawTickets(doc: PdfDocument, { row, tickets }: LogLayout, slot: number): void {
  const { y, height } = row(slot);
  const size = height - 2 * INSET_MM;
  TICKETS.forEach((ticket, i) => {
    const column = tickets[i];
    if (column === undefined) return;
    const x = column.x + (column.width - size) / 2;
    drawBlankBox(doc, { x, y: y + INSET_MM, width: size, height: size });
    const sign = size * 0.7;
    const inset = (size - sign) / 2;
    const box = { x: x + inset, y: y + INSET_MM + inset, width: sign, height: sign };
    drawNamedPictogram(doc, ticket, box, LOG_COLOURS.pale);
  });
}

/** Embraces a slot and the one before it; its box is ticked when they were one double move. */
function drawBracket(doc: PdfDocument, { row, bracket }: LogLayout, slot: number): void {
  const { y, height } = row(slot);
  const { x: left, width } = bracket(slot);
  const half = 1.9;
  const x = left + width - half;
  const arm = height * 0.4;
  doc.undash().lineWidth(0.3).lineCap('round').lineJoin('round');
  doc
    .moveTo(left, y - arm)
    .lineTo(x, y - arm)
    .lineTo(x, y + arm)
    .lineTo(left, y + arm);
  doc.stroke(LOG_COLOURS.muted);
  drawBlankBox(doc, { x: x - half, y: y - half, width: 2 * half, height: 2 * half });
}

function drawShown(doc: PdfDocument, { row, shown }: LogLayout, slot: number): void {
  const { y, height } = row(slot);
  const always = REVEAL_SLOTS.includes(slot);
  const colour = always ? LOG_COLOURS.lamp : LOG_COLOURS.pale;
  const inner = height - 2 * INSET_MM;
  drawBlankBox(doc, { x: shown.x, y: y + INSET_MM, width: shown.width, height: inner }, colour);
  const eye = 4.2;
  drawEye(doc, shown.x + 1.2, y + (height - eye) / 2, eye, colour);
}

function drawSmallField(doc: PdfDocument, { row }: LogLayout, n: number, { x, width }: Column): void {
  const { y, height } = row(n);
  const box = { x: x + 0.6, y: y + INSET_MM, width: width - 1.2, height: height - 2 * INSET_MM };
  drawBlankBox(doc, box, LOG_COLOURS.pale);
}

function drawStation(doc: PdfDocument, { row, strip }: LogLayout, slot: number): void {
  const { y, height } = row(slot);
  const number = { x: strip.x, y, width: 8, height };
  write(doc, `${slot}`, number, {
    size: 3.8,
    colour: LOG_COLOURS.muted,
    align: 'center',
    valign: 'middle',
  });
  const x = strip.x + 9;
  const width = strip.x + strip.width - x - 0.6;
  drawBlankBox(doc, { x, y: y + INSET_MM, width, height: height - 2 * INSET_MM });
}

/** Where everybody stood before the first slot on this sheet. */
export function drawStartRow(doc: PdfDocument, layout: LogLayout, start: string): void {
  const { row, slot, shown, detectives, strip } = layout;
  const { y, height } = row(0);
  const label = { x: slot.x + 1, y, width: shown.x + shown.width - slot.x - 4, height };
  write(doc, start, label, { font: 'bold', size: 4.2, valign: 'middle' });
  for (const column of detectives) drawSmallField(doc, layout, 0, column);
  const inner = { y: y + INSET_MM, height: height - 2 * INSET_MM };
  drawBlankBox(doc, { ...inner, x: strip.x + 9, width: strip.width - 9.6 });
  const box = { x: strip.x, y, width: 8.4, height };
  write(doc, 'X', box, { font: 'bold', size: 4.2, align: 'center', valign: 'middle' });
}
