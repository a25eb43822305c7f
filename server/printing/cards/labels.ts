import type { PrintShift } from '@mister-x/engine/protocol';
import { drawCode } from '../page/barcode.js';
import { addPage, type PdfDocument } from '../page/document.js';
import { PAPER_SIZES } from '../page/paper.js';
import { LABEL_SHEETS, labelBox } from '../page/label-formats.js';
import { type Box, write } from '../page/write.js';
import type { LabelFormat, Symbology } from '../shared/options.js';
import { type CodedJob, writeCodeText } from './marks.js';

type DrawMark = (doc: PdfDocument, x: number, y: number, size: number) => void;

/** What a label says. */
export type Label = {
  /** The text of its code. */
  readonly text: string;
  /** Two drawings that tell what ticket it is, each in a square of `size` millimetres. */
  readonly marks: readonly [DrawMark, DrawMark];
  /** Its names, the first one in bold. */
  readonly names: readonly [string, string];
};

/** White at the edges of a label, in millimetres: what printers pull paper askew by. */
const EDGE_MM = { usual: 1.2, small: 0.9 };
const SMALL_LABEL_MM = 12;
/** White of a symbol that may be lost, where there is room for more. */
const SPARE_MM = 0.4;
/** A square symbol needs no more. */
const SQUARE_MAX_MM = 26;

export type LabelJob = CodedJob & { readonly label: LabelFormat; readonly offset: PrintShift };

/** Labels for the tickets out of the box, in this order. */
export function drawLabelSheets(doc: PdfDocument, job: LabelJob, labels: readonly Label[]): void {
  const sheet = LABEL_SHEETS[job.label];
  const perPage = sheet.columns * sheet.rows;
  labels.forEach((label, i) => {
    if (i % perPage === 0) addPage(doc, PAPER_SIZES[sheet.paper]);
    const box = labelBox(sheet, i % perPage);
    const x = box.x + job.offset.right;
    const y = box.y + job.offset.down;
    drawLabel(doc, job.code, label, { ...box, x, y });
  });
}

function drawLabel(doc: PdfDocument, code: Symbology, label: Label, box: Box): void {
  const edge = box.height < SMALL_LABEL_MM ? EDGE_MM.small : EDGE_MM.usual;
  const inner = inset(box, edge);
  if (code === 'code128') drawWithBars(doc, label, box, inner);
  else drawWithSquare(doc, code, label, box, inner);
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** The symbol on the left; its quiet zone may reach to the edge of the label, its ink does not. */
function drawWithSquare(
  doc: PdfDocument,
  code: Symbology,
  { text, marks: [left, right], names }: Label,
  label: Box,
  inner: Box,
): void {
  const tight = label.height < SMALL_LABEL_MM ? 0 : SPARE_MM;
  const room = inset(label, tight);
  const side = Math.min(room.height, SQUARE_MAX_MM);
  const symbol = { ...room, width: side + (room.height - side) / 2 };
  drawCode(doc, code, text, symbol);
  const x = symbol.x + symbol.width + 0.3;
  const width = inner.x + inner.width - x;
  const clear = Math.min(3.6, inner.height * 0.28);
  const named = inner.height > 20;
  const name = named ? 9.5 : 0;
  const mark = Math.min(14, (width - 0.8) / 2, inner.height - clear - name - 0.6);
  const y = inner.y + (inner.height - mark - clear - name - 0.6) / 2;
  const start = x + (width - 2 * mark - 0.8) / 2;
  left(doc, start, y, mark);
  right(doc, start + mark + 0.8, y, mark);
  if (named) writeNames(doc, names, { x, y: y + mark + 0.6, width, height: 8.6 });
  writeCodeText(doc, text, { x, y: y + mark + name + 0.6, width, height: clear });
}

function writeNames(doc: PdfDocument, names: Label['names'], { x, y, width, height }: Box): void {
  const line = { x, width, height: height / 2 };
  write(doc, names[0], { ...line, y }, { font: 'bold', size: 3.6, align: 'center' });
  const below = { ...line, y: y + height / 2 };
  write(doc, names[1], below, { size: 3.2, align: 'center' });
}

/** Lower labels have no room for marks above the bars. */
const LOW_LABEL_MM = 15;
const MARKS_BESIDE_MM = { mark: 4.4, gap: 0.4 };

/** Bars across the label, with the marks above them, or where it is low at their left. */
function drawWithBars(doc: PdfDocument, what: Label, label: Box, inner: Box): void {
  const bottom = inner.y + inner.height;
  const clear = Math.min(3.6, inner.height * 0.22);
  const place =
    label.height < LOW_LABEL_MM ? drawMarksBeside(doc, what, label, inner) : drawMarksAbove(doc, what, label, inner);
  drawCode(doc, 'code128', what.text, { ...place, height: bottom - clear - 0.5 - place.y });
  writeCodeText(doc, what.text, { ...place, y: bottom - clear, height: clear });
}

type BarsPlace = Omit<Box, 'height'>;

/** @returns where the bars begin */
function drawMarksAbove(doc: PdfDocument, { marks: [left, right], names }: Label, label: Box, inner: Box): BarsPlace {
  const mark = Math.min(9, inner.height * 0.34);
  left(doc, inner.x, inner.y, mark);
  right(doc, inner.x + inner.width - mark, inner.y, mark);
  const named = { x: inner.x + mark + 1, y: inner.y, width: inner.width - 2 * mark - 2 };
  const style = { font: 'bold', align: 'center', valign: 'middle', lines: 2 } as const;
  write(doc, names.join('\n'), { ...named, height: mark }, { ...style, size: Math.min(3.6, mark * 0.4) });
  return { x: label.x, y: inner.y + mark + 0.8, width: label.width };
}

/** The bars have the whole height instead: low ones are missed by a hand that shakes. */
function drawMarksBeside(doc: PdfDocument, { marks: [upper, lower] }: Label, label: Box, inner: Box): BarsPlace {
  const { mark, gap } = MARKS_BESIDE_MM;
  const y = inner.y + (inner.height - 2 * mark - gap) / 2;
  upper(doc, inner.x, y, mark);
  lower(doc, inner.x, y + mark + gap, mark);
  const x = inner.x + mark + gap;
  return { x, y: inner.y, width: label.x + label.width - x };
}
