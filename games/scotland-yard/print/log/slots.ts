import type { Doc } from '@mister-x/printing/page/document';
import { write } from '@mister-x/printing/page/write';
import { TICKETS } from '../../rules/index.js';
import { drawSign } from '../pictograms.js';
import { drawBlankBox, drawEye, SHADES } from './draw.js';
import { type Column, type LogLayout, REVEALS, SLOTS, SOMETIMES } from './layout.js';

const INSET = 0.9;

/** The 24 slots: what everybody may see to the left of the fold, stations to its right. */
export function drawSlots(doc: Doc, layout: LogLayout): void {
  for (let slot = 1; slot <= SLOTS; slot++) {
    drawGround(doc, layout, slot);
    drawNumber(doc, layout, slot);
    drawTickets(doc, layout, slot);
    if (shows(slot)) drawShown(doc, layout, slot);
    for (const column of layout.detectives) drawSmallField(doc, layout, slot, column);
    drawStation(doc, layout, slot);
  }
  // Above the grounds of both rows.
  for (let slot = 2; slot <= SLOTS; slot++) drawBracket(doc, layout, slot);
}

function shows(slot: number): boolean {
  return REVEALS.includes(slot) || SOMETIMES.includes(slot);
}

function drawGround(doc: Doc, { row, public: open, strip }: LogLayout, slot: number): void {
  const { y, height } = row(slot);
  if (REVEALS.includes(slot)) {
    for (const { x, width } of [open, strip]) {
      doc.roundedRect(x, y, width, height, 1).fill(SHADES.lampGround);
    }
  }
  doc.undash().lineWidth(0.2);
  for (const { x, width } of [open, strip]) doc.moveTo(x, y).lineTo(x + width, y);
  doc.stroke(SHADES.hair);
}

function drawNumber(doc: Doc, { row, slot: column }: LogLayout, slot: number): void {
  const { y, height } = row(slot);
  const number = { x: column.x + 1, y, width: 8, height };
  write(doc, `${slot}`, number, {
    font: 'bold',
    size: 4.6,
    align: 'center',
    valign: 'middle',
  });
  if (!shows(slot)) return;
  const eye = 5.2;
  const x = number.x + number.width;
  const colour = REVEALS.includes(slot) ? SHADES.lamp : SHADES.pale;
  drawEye(doc, x, y + (height - eye) / 2, eye, colour);
}

function drawTickets(doc: Doc, { row, tickets }: LogLayout, slot: number): void {
  const { y, height } = row(slot);
  const size = height - 2 * INSET;
  TICKETS.forEach((ticket, i) => {
    const column = tickets[i];
    if (column === undefined) return;
    const x = column.x + (column.width - size) / 2;
    drawBlankBox(doc, { x, y: y + INSET, width: size, height: size });
    const sign = size * 0.7;
    const inset = (size - sign) / 2;
    const box = { x: x + inset, y: y + INSET + inset, width: sign, height: sign };
    drawSign(doc, ticket, box, SHADES.pale);
  });
}

/** Embraces a slot and the one before it; its box is ticked when they were one double move. */
function drawBracket(doc: Doc, { row, bracket }: LogLayout, slot: number): void {
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
  doc.stroke(SHADES.muted);
  drawBlankBox(doc, { x: x - half, y: y - half, width: 2 * half, height: 2 * half });
}

function drawShown(doc: Doc, { row, shown }: LogLayout, slot: number): void {
  const { y, height } = row(slot);
  const always = REVEALS.includes(slot);
  const colour = always ? SHADES.lamp : SHADES.pale;
  const inner = height - 2 * INSET;
  drawBlankBox(doc, { x: shown.x, y: y + INSET, width: shown.width, height: inner }, colour);
  const eye = 4.2;
  drawEye(doc, shown.x + 1.2, y + (height - eye) / 2, eye, colour);
}

function drawSmallField(doc: Doc, { row }: LogLayout, n: number, { x, width }: Column): void {
  const { y, height } = row(n);
  const box = { x: x + 0.6, y: y + INSET, width: width - 1.2, height: height - 2 * INSET };
  drawBlankBox(doc, box, SHADES.pale);
}

function drawStation(doc: Doc, { row, strip }: LogLayout, slot: number): void {
  const { y, height } = row(slot);
  const number = { x: strip.x, y, width: 8, height };
  write(doc, `${slot}`, number, {
    size: 3.8,
    colour: SHADES.muted,
    align: 'center',
    valign: 'middle',
  });
  const x = strip.x + 9;
  const width = strip.x + strip.width - x - 0.6;
  drawBlankBox(doc, { x, y: y + INSET, width, height: height - 2 * INSET });
}

/** Where everybody stood before the first slot on this sheet. */
export function drawStartRow(doc: Doc, layout: LogLayout, start: string): void {
  const { row, slot, shown, detectives, strip } = layout;
  const { y, height } = row(0);
  const label = { x: slot.x + 1, y, width: shown.x + shown.width - slot.x - 4, height };
  write(doc, start, label, { font: 'bold', size: 4.2, valign: 'middle' });
  for (const column of detectives) drawSmallField(doc, layout, 0, column);
  const inner = { y: y + INSET, height: height - 2 * INSET };
  drawBlankBox(doc, { ...inner, x: strip.x + 9, width: strip.width - 9.6 });
  const box = { x: strip.x, y, width: 8.4, height };
  write(doc, 'X', box, { font: 'bold', size: 4.2, align: 'center', valign: 'middle' });
}
