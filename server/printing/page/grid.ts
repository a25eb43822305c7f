import type { Job } from '../kit.js';
import { PRINT_MESSAGES } from '../messages/index.js';
import { cellGridOf } from './cells.js';
import { addPage, type PdfDocument, type Size } from './document.js';
import { PAPER_SIZES, UNPRINTABLE_MM } from './paper.js';
import { type Box, write } from './write.js';

const GREY = '#5b6173';
const PALE = '#c3c8d6';
/** Cut marks begin so far outside the cards and are so long. */
const CUT_MARK = { gap: 0.6, length: 2.6 };
/** Headings and footings, in millimetres. */
const SMALL_TEXT_MM = 3;

/** The job whose pages these are. */
export type PageFrame = Pick<Job, 'paper' | 'language' | 'heading'> & {
  /** Behind the name of the sheet, where something is to be added. */
  readonly part?: string;
  /** Whether the cells are cut apart. */
  readonly cut: boolean;
};

/**
 * Fills pages with cells of one size that touch, so that one cut parts two cards. `draw` gets each
 * item with its box.
 */
export function drawGrid<T>(
  doc: PdfDocument,
  frame: PageFrame,
  cell: Size,
  items: readonly T[],
  draw: (item: T, box: Box) => void,
): void {
  const page = PAPER_SIZES[frame.paper];
  const { columns, rows } = cellGridOf(frame.paper, cell);
  const grid = {
    columns,
    rows,
    cell,
    ...gridCorner(page, columns * cell.width, rows * cell.height),
  };
  const perPage = columns * rows;
  const pages = Math.ceil(items.length / perPage);
  const messages = PRINT_MESSAGES[frame.language];
  for (let n = 0; n < pages; n += 1) {
    addPage(doc, page);
    drawFrame(doc, page, frame, messages.page(n + 1, pages));
    const here = items.slice(n * perPage, (n + 1) * perPage);
    if (frame.cut) drawCuts(doc, { ...grid, rows: Math.ceil(here.length / columns) });
    here.forEach((item, i) => {
      const x = grid.x + (i % columns) * cell.width;
      const y = grid.y + Math.floor(i / columns) * cell.height;
      draw(item, { x, y, ...cell });
    });
  }
}

function gridCorner(page: Size, width: number, height: number): { x: number; y: number } {
  return { x: (page.width - width) / 2, y: (page.height - height) / 2 };
}

/** Title and number above; below, what tells whether the printer kept the size. */
function drawFrame(doc: PdfDocument, page: Size, { heading, part, language }: PageFrame, number: string): void {
  const messages = PRINT_MESSAGES[language];
  const title = [heading.game, heading.sheet, part].filter(Boolean).join(' · ');
  const edge = UNPRINTABLE_MM + 5;
  const line = { x: edge, width: page.width - 2 * edge, height: SMALL_TEXT_MM * 1.2 };
  const above = { ...line, y: UNPRINTABLE_MM + 0.4 };
  write(doc, title, above, { size: SMALL_TEXT_MM, font: 'bold', colour: GREY });
  write(doc, number, above, { size: SMALL_TEXT_MM, colour: GREY, align: 'right' });
  const y = page.height - UNPRINTABLE_MM - 0.4 - line.height;
  write(doc, messages.actualSize, { ...line, y }, { size: SMALL_TEXT_MM, colour: GREY });
  drawRuler(doc, page.width - edge - RULER_MM, y + line.height * 0.6, messages.millimetres(RULER_MM));
}

const RULER_MM = 50;

function drawRuler(doc: PdfDocument, x: number, y: number, length: string): void {
  doc.lineWidth(0.2).strokeColor(GREY);
  doc.moveTo(x, y).lineTo(x + RULER_MM, y);
  for (let mm = 0; mm <= RULER_MM; mm += 10) {
    const tick = mm % RULER_MM === 0 ? 1.3 : 0.7;
    doc.moveTo(x + mm, y - tick).lineTo(x + mm, y + (mm % RULER_MM === 0 ? tick : 0));
  }
  doc.stroke();
  const box = { x: x - 15.5, y: y - 2, width: 14, height: 3.6 };
  write(doc, length, box, { size: SMALL_TEXT_MM, colour: GREY, align: 'right', valign: 'middle' });
}

type CutGrid = {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly cell: Size;
};

/** Marks outside for a paper cutter; pale lines between the cards for scissors. */
function drawCuts(doc: PdfDocument, { x, y, columns, rows, cell }: CutGrid): void {
  const right = x + columns * cell.width;
  const bottom = y + rows * cell.height;
  const xs = Array.from({ length: columns + 1 }, (_, i) => x + i * cell.width);
  const ys = Array.from({ length: rows + 1 }, (_, i) => y + i * cell.height);
  const { gap, length } = CUT_MARK;
  for (const at of xs) doc.moveTo(at, y).lineTo(at, bottom);
  for (const at of ys) doc.moveTo(x, at).lineTo(right, at);
  doc.lineWidth(0.12).strokeColor(PALE).stroke();
  for (const at of xs) {
    doc.moveTo(at, y - gap).lineTo(at, y - gap - length);
    doc.moveTo(at, bottom + gap).lineTo(at, bottom + gap + length);
  }
  for (const at of ys) {
    doc.moveTo(x - gap, at).lineTo(x - gap - length, at);
    doc.moveTo(right + gap, at).lineTo(right + gap + length, at);
  }
  doc.lineWidth(0.2).strokeColor(GREY).stroke();
}
