import { type PackFile, typeIcon } from '../rules/index.js';
import type { DrawSheet } from '@mister-x/printing/kit';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, write } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import { packOfJob } from './pack-job.js';
import { QUARTER_PAGE_SIZE, QUARTERS_PER_PAGE } from './cells.js';
import { INK, SEPIA } from './look.js';
import type { HolmesJob } from './options.js';
import { HOLMES_WORDS } from './words.js';

const INSET_MM = 4;
const PLACE_COLUMNS = 3;
const ROW_HEIGHT_MM = 6.3;

/** A sheet of a player's notebook (SH-19): every number, what lies there, and his own case. */
export const drawNotebooks: DrawSheet<HolmesJob> = (doc, job) => {
  const own = HOLMES_WORDS[job.language].notebook;
  const { file } = packOfJob(job);
  const sheets = Array.from({ length: QUARTERS_PER_PAGE }, (_, i) => i);
  drawGrid(doc, { ...job, cut: true }, QUARTER_PAGE_SIZE, sheets, (_, box) => {
    const x = box.x + INSET_MM;
    const width = box.width - 2 * INSET_MM;
    const head = { x, y: box.y + INSET_MM, width: 44, height: 6.5 };
    write(doc, own.title, head, { font: 'bold', size: 5.2, valign: 'middle', colour: INK });
    drawRule(doc, x + 46, head.y + 6, width - 46);
    drawNumbers(doc, file, { x, y: box.y + 13, width, height: 10 * ROW_HEIGHT_MM });
    drawOwnCase(doc, own, file, { x, y: box.y + 13 + 10 * ROW_HEIGHT_MM + 3, width, height: 24 });
    for (const line of [0, 1, 2]) drawRule(doc, x, box.y + 112 + line * 5.8, width);
  });
};

function drawRule(doc: PdfDocument, x: number, y: number, width: number): void {
  doc.moveTo(x, y).lineTo(x + width, y);
  doc.lineWidth(0.15).undash().lineCap('butt').stroke(SEPIA);
}

/** A number, a square for the symbol that lies there, and a line for what is known of it. */
function drawNumbers(doc: PdfDocument, file: PackFile, { x, y, width, height }: Box): void {
  const numbers = file.locations.flatMap(({ number }) => number ?? []).sort((a, b) => a - b);
  const rows = Math.ceil(numbers.length / PLACE_COLUMNS);
  const wide = width / PLACE_COLUMNS;
  const row = height / rows;
  const side = row - 1.4;
  numbers.forEach((number, i) => {
    const left = x + Math.floor(i / rows) * wide;
    const top = y + (i % rows) * row;
    const label = { x: left, y: top, width: 6.4, height: row };
    write(doc, `${number}`, label, {
      font: 'bold',
      size: 3.8,
      align: 'right',
      valign: 'middle',
      colour: INK,
    });
    doc.rect(left + 7.6, top + 0.7, side, side);
    doc.lineWidth(0.2).undash().stroke(SEPIA);
    drawRule(doc, left + 7.6 + row, top + row - 0.7, wide - 7.6 - row - 2);
  });
}

type Words = (typeof HOLMES_WORDS)[keyof typeof HOLMES_WORDS]['notebook'];

function drawOwnCase(doc: PdfDocument, own: Words, file: PackFile, { x, y, width }: Box): void {
  write(doc, own.own, { x, y, width, height: 5 }, { font: 'bold', size: 3.5, colour: INK });
  const types = file.token_types;
  const wide = 12.4;
  types.forEach((type, i) => {
    const left = x + i * (wide + 1);
    doc.roundedRect(left, y + 5.6, wide, 17, 1.2);
    doc.lineWidth(0.3).undash().stroke(INK);
    drawIcon(doc, typeIcon(file, type), { x: left + wide / 2 - 2.6, y: y + 6.4, size: 5.2 }, SEPIA);
  });
  const left = x + types.length * (wide + 1) + 1.5;
  const room = x + width - left;
  doc
    .roundedRect(left, y + 5.6, room, 17, 1.2)
    .lineWidth(0.7)
    .stroke(INK);
  const name = { x: left + 1, y: y + 6.2, width: room - 2, height: 4 };
  write(doc, own.hideout, name, {
    font: 'bold',
    size: 3.2,
    align: 'center',
    valign: 'middle',
    colour: INK,
  });
  const under = { ...name, y: y + 19, height: 3.2 };
  write(doc, own.middle, under, { size: 2.3, align: 'center', valign: 'middle', colour: SEPIA });
}
