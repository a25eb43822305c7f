import { type PackFile, typeIcon } from '../rules/index.js';
import type { DrawSheet } from '@mister-x/printing/kit';
import type { Doc } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, write } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import { packOfJob } from './pack-job.js';
import { QUARTER, QUARTERS } from './cells.js';
import { INK, SEPIA } from './look.js';
import type { HolmesJob } from './options.js';
import { HOLMES_WORDS } from './words.js';

const INSET = 4;
const COLUMNS = 3;
const ROW = 6.3;

/** A sheet of a player's notebook (SH-19): every number, what lies there, and his own case. */
export const drawNotebooks: DrawSheet<HolmesJob> = (doc, job) => {
  const own = HOLMES_WORDS[job.language].notebook;
  const { file } = packOfJob(job);
  const sheets = Array.from({ length: QUARTERS }, (_, i) => i);
  drawGrid(doc, { ...job, cut: true }, QUARTER, sheets, (_, box) => {
    const x = box.x + INSET;
    const width = box.width - 2 * INSET;
    const head = { x, y: box.y + INSET, width: 44, height: 6.5 };
    write(doc, own.title, head, { font: 'bold', size: 5.2, valign: 'middle', colour: INK });
    rule(doc, x + 46, head.y + 6, width - 46);
    drawNumbers(doc, file, { x, y: box.y + 13, width, height: 10 * ROW });
    drawOwn(doc, own, file, { x, y: box.y + 13 + 10 * ROW + 3, width, height: 24 });
    for (const line of [0, 1, 2]) rule(doc, x, box.y + 112 + line * 5.8, width);
  });
};

function rule(doc: Doc, x: number, y: number, width: number): void {
  doc.moveTo(x, y).lineTo(x + width, y);
  doc.lineWidth(0.15).undash().lineCap('butt').stroke(SEPIA);
}

/** A number, a square for the symbol that lies there, and a line for what is known of it. */
function drawNumbers(doc: Doc, file: PackFile, { x, y, width, height }: Box): void {
  const numbers = file.locations.flatMap(({ number }) => number ?? []).sort((a, b) => a - b);
  const rows = Math.ceil(numbers.length / COLUMNS);
  const wide = width / COLUMNS;
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
    rule(doc, left + 7.6 + row, top + row - 0.7, wide - 7.6 - row - 2);
  });
}

type Words = (typeof HOLMES_WORDS)[keyof typeof HOLMES_WORDS]['notebook'];

function drawOwn(doc: Doc, own: Words, file: PackFile, { x, y, width }: Box): void {
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
