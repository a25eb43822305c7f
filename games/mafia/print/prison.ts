import type { DrawSheet } from '@mister-x/printing/kit';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, write } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import { CARD_ICONS, cardIcon, type PackCard } from '../rules/index.js';
import { packOfJob } from './pack-job.js';
import { prisonCell } from './cells.js';
import { INK, MUTED, NIGHT, PAPER } from './look.js';
import type { MafiaJob } from './options.js';
import { MAFIA_WORDS } from './words.js';

export const drawPrisonSheet: DrawSheet<MafiaJob> = (doc, job) => {
  drawGrid(doc, { ...job, cut: false }, prisonCell(job.paper), [null], (_, box) => drawPrison(doc, job, box, 1));
};

type PrisonJob = Pick<MafiaJob, 'language' | 'file' | 'deathRowRansom'>;

export function deathRowPrice(job: Omit<PrisonJob, 'language'>): number {
  return job.deathRowRansom || packOfJob(job).file.prison.death_row.ransom;
}

/**
 * Death row at the side from which the track begins, and the track (MF-13).
 * @param scale how large writing is, of that on a page
 */
export function drawPrison(doc: PdfDocument, job: PrisonJob, box: Box, scale: number): void {
  const { file } = packOfJob(job);
  const { x, y, width, height } = box;
  const gap = 3 * scale;
  const upright = height > width;
  const part = upright ? height * 0.13 : width * 0.14;
  const row = upright ? { ...box, height: part } : { ...box, width: part };
  drawDeathRow(doc, job, row, scale);
  const track = upright
    ? { x, width, y: y + part + gap, height: height - part - gap }
    : { y, height, x: x + part + gap, width: width - part - gap };
  const boxes = cellBoxes(file.prison.track.length, track);
  file.prison.track.forEach((value, i) => {
    const here = boxes[i];
    if (here !== undefined) drawTrackCell(doc, job, value, here, scale);
  });
  boxes.forEach((here, i) => {
    const next = boxes[i + 1];
    if (next !== undefined) drawTrackArrow(doc, here, next, scale);
  });
  const last = boxes.at(-1);
  if (last !== undefined) drawFreedom(doc, MAFIA_WORDS[job.language].freedom, last, scale);
}

function drawDeathRow(doc: PdfDocument, job: PrisonJob, box: Box, scale: number): void {
  const own = MAFIA_WORDS[job.language];
  const { x, y, width, height } = box;
  doc.roundedRect(x, y, width, height, 2.4 * scale).fill(NIGHT);
  const beside = width > height;
  const inset = 3 * scale;
  const name = { font: 'bold', colour: PAPER, lines: 4 } as const;
  const inner = { x: x + inset, width: width - 2 * inset };
  const lines = beside
    ? [
        { text: own.deathRow, size: 8, top: 0.1, tall: 0.3 },
        { text: own.money(deathRowPrice(job)), size: 12, top: 0.38, tall: 0.34 },
        { text: own.onlyRansom, size: 4, top: 0.74, tall: 0.18 },
      ]
    : [
        { text: own.deathRow, size: 8, top: 0.05, tall: 0.2 },
        { text: own.money(deathRowPrice(job)), size: 14, top: 0.27, tall: 0.14 },
        { text: own.onlyRansom, size: 4.6, top: 0.44, tall: 0.22 },
      ];
  const size = beside ? height * 0.56 : width * 0.5;
  const sign = beside
    ? { x: x + width - size - inset, y: y + (height - size) / 2 }
    : { x: x + (width - size) / 2, y: y + height - size - inset };
  drawIcon(doc, CARD_ICONS.pistol, { ...sign, size }, '#6a6474');
  const room = beside ? { ...inner, width: inner.width - size - inset } : inner;
  for (const { text, top, tall, size: large } of lines) {
    const at = { ...room, y: y + height * top, height: height * tall };
    write(doc, text, at, {
      ...name,
      size: large * scale,
      font: large < 5 ? 'regular' : 'bold',
      align: beside ? 'left' : 'center',
      valign: 'middle',
    });
  }
}

const GROUND_COLOUR = '#eceaf0';

function drawTrackCell(doc: PdfDocument, job: PrisonJob, value: number, box: Box, scale: number): void {
  const own = MAFIA_WORDS[job.language];
  const gap = 0.9 * scale;
  const [x, y] = [box.x + gap, box.y + gap];
  const [width, height] = [box.width - 2 * gap, box.height - 2 * gap];
  doc
    .roundedRect(x, y, width, height, 2.4 * scale)
    .lineWidth(0.4 * scale)
    .undash();
  doc.fillAndStroke(GROUND_COLOUR, MUTED);
  drawBars(doc, { x, y, width, height }, scale);
  const head = Math.min(10 * scale, height * 0.26);
  doc.roundedRect(x + 1.4 * scale, y + 1.4 * scale, width - 2.8 * scale, head, 1.6 * scale).fill(PAPER);
  const inner = { x: x + 3 * scale, width: width - 6 * scale, y: y + 1.4 * scale, height: head };
  const bold = { font: 'bold', valign: 'middle', colour: INK } as const;
  write(doc, own.money(value), { ...inner, width: inner.width * 0.55 }, { ...bold, size: head * 0.78 });
  const tens = { ...inner, x: inner.x + inner.width * 0.55, width: inner.width * 0.45 };
  write(doc, own.cell(value / 10), tens, {
    ...{ size: head * 0.42, align: 'right', valign: 'middle', colour: MUTED },
  });
  drawCrimes(doc, job, value, { x, y, width, height }, scale);
}

/** Behind figures. */
function drawBars(doc: PdfDocument, { x, y, width, height }: Box, scale: number): void {
  const bars = Math.max(3, Math.round(width / (7 * scale)));
  for (let i = 1; i < bars; i += 1) {
    const at = x + (width * i) / bars;
    doc.moveTo(at, y + 0.4 * scale).lineTo(at, y + height - 0.4 * scale);
  }
  doc
    .lineWidth(0.9 * scale)
    .lineCap('butt')
    .stroke('#dcd9e2');
}

/** What leads to this cell (MF-64): a sign for each kind of card, once. */
function drawCrimes(doc: PdfDocument, job: PrisonJob, value: number, box: Box, scale: number): void {
  const kinds = new Map<string, PackCard>();
  for (const card of packOfJob(job).file.cards) {
    if (card.severity === value) kinds.set(`${card.type} ${card.name}`, card);
  }
  const size = Math.min(7.4 * scale, box.height * 0.22);
  [...kinds.values()].slice(0, 3).forEach((card, i) => {
    const at = {
      x: box.x + 2.6 * scale + i * (size + 2.4 * scale),
      y: box.y + box.height - size - 2.4 * scale,
    };
    const rim = 0.8 * scale;
    doc.roundedRect(at.x - rim, at.y - rim, size + 2 * rim, size + 2 * rim, rim).fill(PAPER);
    drawIcon(doc, cardIcon(card), { ...at, size }, INK);
  });
}

/** An arrow head on the wall between a cell and the next. */
function drawTrackArrow(doc: PdfDocument, from: Box, to: Box, scale: number): void {
  const mid = (a: Box) => ({ x: a.x + a.width / 2, y: a.y + a.height / 2 });
  const [a, b] = [mid(from), mid(to)];
  drawArrowHead(doc, (a.x + b.x) / 2, (a.y + b.y) / 2, Math.atan2(b.y - a.y, b.x - a.x), scale);
}

function drawArrowHead(doc: PdfDocument, x: number, y: number, turn: number, scale: number): void {
  doc
    .save()
    .translate(x, y)
    .rotate((turn * 180) / Math.PI);
  const r = 3.4 * scale;
  doc
    .circle(0, 0, r)
    .lineWidth(0.3 * scale)
    .fillAndStroke(PAPER, MUTED);
  doc.polygon([r * 0.62, 0], [-r * 0.38, -r * 0.56], [-r * 0.38, r * 0.56]).fill(INK);
  doc.restore();
}

/** Out of the last cell. */
function drawFreedom(doc: PdfDocument, text: string, box: Box, scale: number): void {
  const width = Math.min(box.width * 0.62, 34 * scale);
  const height = Math.min(7 * scale, box.height * 0.2);
  const x = box.x + box.width - width - 2.6 * scale;
  const y = box.y + box.height - height - 2.6 * scale;
  doc.roundedRect(x, y, width, height, height / 2).fill(NIGHT);
  const room = { x: x + height * 0.4, y, width: width - height * 1.3, height };
  write(doc, text, room, {
    font: 'bold',
    size: height * 0.6,
    colour: PAPER,
    align: 'center',
    valign: 'middle',
  });
  const tip = x + width - height * 0.34;
  const r = height * 0.26;
  doc.polygon([tip, y + height / 2], [tip - r * 1.6, y + height / 2 - r], [tip - r * 1.6, y + height / 2 + r]);
  doc.fill(PAPER);
}

/** Where the cells of a prison lie in a box. */

/** Wider than high, with room for the number above and for figures below. */
const CELL_ASPECT_RATIO = 1.15;

/** How many columns make cells of the best shape, with few places left over. */
function columnsFor(count: number, width: number, height: number): number {
  const cost = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const shape = width / columns / (height / rows);
    return Math.abs(Math.log(shape / CELL_ASPECT_RATIO)) + (3 * (rows * columns - count)) / count;
  };
  return Array.from({ length: count }, (_, i) => i + 1).reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

/** Row by row, to and fro: a figure that leaves a cell goes to one beside it or below it. */
export function cellBoxes(count: number, { x, y, width, height }: Box): readonly Box[] {
  const columns = columnsFor(count, width, height);
  const [wide, high] = [width / columns, height / Math.ceil(count / columns)];
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const at = row % 2 === 0 ? i % columns : columns - 1 - (i % columns);
    return { x: x + at * wide, y: y + row * high, width: wide, height: high };
  });
}
