import { addPage, type PdfDocument } from '@mister-x/printing/page/document';
import { write } from '@mister-x/printing/page/write';
import { PAPER_RESULTS, TICKETS } from '../../rules/index.js';
import { drawPawn, drawTile } from '../marks.js';
import type { YardJob } from '../options.js';
import { drawBlankBox, drawEye, LOG_COLOURS, writeSteps } from './draw.js';
import { logLayoutOf, type LogLayout, REVEAL_SLOTS_OF_SOME_EDITIONS } from './layout.js';
import { drawSlots, drawStartRow } from './slots.js';
import { LOG_WORDS, type LogMessages } from './words.js';

/** Mister X's log: the rows that the kiosk asks for afterwards (SY-61, CM-14). */
export function drawLogPage(doc: PdfDocument, job: YardJob): void {
  const own = LOG_WORDS[job.language];
  const layout = logLayoutOf(job.paper, job.detectives);
  addPage(doc, layout.paper);
  write(doc, job.heading.sheet, { ...layout.title, height: 8.5 }, { font: 'bold', size: 7 });
  const when = { ...layout.title, y: layout.title.y + 8, height: 4.6 };
  write(doc, own.when, when, { size: 3.6, colour: LOG_COLOURS.muted });
  writeSteps(doc, own.steps, layout.steps, 3.05);
  drawFold(doc, layout, own);
  drawHeads(doc, layout, own);
  drawStartRow(doc, layout, own.start);
  drawSlots(doc, layout);
  drawEnd(doc, layout, own);
}

function drawFold(doc: PdfDocument, { fold, paper, strip, steps }: LogLayout, own: LogMessages): void {
  doc.moveTo(fold, 6).lineTo(fold, paper.height - 6);
  doc.lineWidth(0.35).dash(2.4, { space: 1.8 }).stroke(LOG_COLOURS.ink).undash();
  doc
    .save()
    .translate(fold + 1, paper.height - 6)
    .rotate(-90);
  const along = { x: 0, y: 0, width: 60, height: 3 };
  write(doc, own.fold, along, { size: 2.4, colour: LOG_COLOURS.muted });
  doc.restore();
  const box = { x: strip.x, y: steps.y + 4, width: strip.width, height: 14 };
  drawKeepShutSign(doc, strip.x + strip.width / 2, steps.y - 3);
  write(doc, own.secret, box, {
    font: 'bold',
    size: 4.4,
    align: 'center',
    valign: 'middle',
    lines: 2,
  });
}

/** An eye that is crossed out: nobody else looks. */
function drawKeepShutSign(doc: PdfDocument, x: number, y: number): void {
  const width = 13;
  drawEye(doc, x - width / 2, y - width / 2, width, LOG_COLOURS.ink);
  doc.moveTo(x - 5.5, y + 4.6).lineTo(x + 5.5, y - 4.6);
  doc.lineWidth(2.4).lineCap('butt').stroke('#ffffff');
  doc.moveTo(x - 5.5, y + 4.6).lineTo(x + 5.5, y - 4.6);
  doc.lineWidth(1.1).stroke(LOG_COLOURS.ink);
}

function drawHeads(doc: PdfDocument, layout: LogLayout, own: LogMessages): void {
  const { heads, row, slot, tickets, double, shown, strip } = layout;
  const style = { size: 2.9, colour: LOG_COLOURS.muted, valign: 'bottom', lines: 2 } as const;
  const above = { y: heads.y - 0.8, height: heads.height };
  write(doc, own.slot, { ...above, x: slot.x, width: slot.width - 1 }, style);
  const tile = 6.6;
  TICKETS.forEach((ticket, i) => {
    const column = tickets[i];
    if (column === undefined) return;
    const x = column.x + (column.width - tile) / 2;
    // The row of the start needs no tickets: their heads stand nearer to the slots.
    drawTile(doc, ticket, x, row(1).y - tile - 0.7, tile);
  });
  const first = tickets[0];
  if (first !== undefined) {
    const x = first.x + 1;
    const width = double.x - x;
    write(doc, own.ticket, { ...above, x, width }, style);
  }
  const centred = { ...style, align: 'center' } as const;
  const low = { y: row(1).y - 8.2, height: 7.4 };
  write(doc, own.double, { ...low, x: double.x, width: double.width }, centred);
  write(doc, own.shown, { ...low, x: shown.x - 0.5, width: shown.width + 1 }, centred);
  drawDetectives(doc, layout, own);
  write(doc, own.station, { ...above, x: strip.x + 9, width: strip.width - 9 }, style);
}

function drawDetectives(doc: PdfDocument, { heads, detectives }: LogLayout, own: LogMessages): void {
  const first = detectives[0];
  const last = detectives.at(-1);
  if (first === undefined || last === undefined) return;
  const x = first.x + 0.6;
  const above = { x, y: heads.y - 1, width: last.x + last.width - x, height: 3.6 };
  write(doc, own.detectives, above, { size: 2.9, colour: LOG_COLOURS.muted });
  const size = 6.6;
  detectives.forEach((column, i) => {
    const at = column.x + (column.width - size) / 2;
    drawPawn(doc, `d${i + 1}`, at, heads.y + heads.height - size - 0.4, size);
  });
}

function drawEnd(doc: PdfDocument, { end }: LogLayout, own: LogMessages): void {
  doc
    .undash()
    .lineWidth(0.35)
    .moveTo(end.x, end.y)
    .lineTo(end.x + end.width, end.y);
  doc.stroke(LOG_COLOURS.ink);
  const title = { x: end.x, y: end.y + 1.2, width: 30, height: 5 };
  write(doc, own.end, title, { font: 'bold', size: 3.6, valign: 'middle' });
  const [first] = REVEAL_SLOTS_OF_SOME_EDITIONS;
  if (first !== undefined) {
    const note = { x: end.x + 32, y: end.y + 1.2, width: end.width - 32, height: 5 };
    const style = {
      size: 2.7,
      colour: LOG_COLOURS.muted,
      align: 'right',
      valign: 'middle',
    } as const;
    write(doc, own.sometimes(first), note, style);
  }
  const columns = 3;
  const width = end.width / columns;
  PAPER_RESULTS.forEach((result, i) => {
    const x = end.x + (i % columns) * width;
    const y = end.y + 6.6 + Math.floor(i / columns) * 4.4;
    drawBlankBox(doc, { x, y, width: 3.4, height: 3.4 });
    const text = { x: x + 4.6, y: y - 0.4, width: width - 6, height: 4.2 };
    write(doc, own.results[result], text, { size: 3, valign: 'middle' });
  });
}
