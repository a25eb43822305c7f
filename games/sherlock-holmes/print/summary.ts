import { CHARACTER_ICONS, CHARACTERS, type Icon } from '../rules/index.js';
import type { DrawSheet } from '@mister-x/printing/kit';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, heightOf, write } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import { packOfJob } from './pack-job.js';
import { QUARTER_PAGE_SIZE, QUARTERS_PER_PAGE } from './cells.js';
import { INK, SEPIA } from './look.js';
import type { HolmesJob } from './options.js';
import { SUMMARY_WORDS } from './summary-words.js';
import { HOLMES_WORDS } from './words.js';

/** What a turn is, what cards do, and how it ends. */
export const drawSummaries: DrawSheet<HolmesJob> = (doc, job) => {
  const cards = Array.from({ length: QUARTERS_PER_PAGE }, (_, i) => i);
  drawGrid(doc, { ...job, cut: true }, QUARTER_PAGE_SIZE, cards, (_, box) => drawSummary(doc, job, box));
};

/** Paragraphs of the card; a heading has no text, and what belongs to a heading need have no name. */
type SummaryPart = {
  readonly head?: string;
  readonly name?: string;
  readonly icon?: Icon;
  readonly text?: string;
};

function summaryPartsOf(job: Pick<HolmesJob, 'language' | 'file'>): readonly SummaryPart[] {
  const { language } = job;
  const own = SUMMARY_WORDS[language](packOfJob(job).file);
  const { characters } = HOLMES_WORDS[language];
  return [
    { head: own.turn },
    ...own.steps.map(([name, text], i) => ({ name: `${i + 1}  ${name}`, text })),
    { head: own.abilities },
    ...CHARACTERS.map((each) => ({
      ...{ name: characters[each], icon: CHARACTER_ICONS[each], text: own.each[each] },
    })),
    { head: own.arrest },
    { text: own.arrestText },
    { head: own.scoring },
    { text: own.scoringText },
  ];
}

const INSET_MM = 5.5;
/** Sizes of writing, and what stands between paragraphs, at the largest. */
const HEAD_SIZE_MM = 4.4;
const TEXT_SIZE_MM = 3.1;
const GAP_MM = 1.3;
const ICON_MM = 6.6;

function drawSummary(doc: PdfDocument, job: HolmesJob, box: Box): void {
  doc.roundedRect(box.x + 1.6, box.y + 1.6, box.width - 3.2, box.height - 3.2, 3);
  doc.lineWidth(0.5).undash().stroke(SEPIA);
  const x = box.x + INSET_MM;
  const width = box.width - 2 * INSET_MM;
  const room = box.height - 2 * INSET_MM;
  const parts = summaryPartsOf(job);
  let scale = 1;
  while (heightsOf(doc, parts, width, scale).reduce((sum, height) => sum + height) > room) {
    scale *= 0.97;
  }
  const heights = heightsOf(doc, parts, width, scale);
  const breaks = parts.filter(({ head }) => head !== undefined).length - 1;
  const spare = (room - heights.reduce((sum, height) => sum + height)) / breaks;
  let y = box.y + INSET_MM;
  parts.forEach((part, i) => {
    // What room is left parts the sections.
    if (i > 0 && part.head !== undefined) y += spare;
    const height = heights[i] ?? 0;
    drawPart(doc, part, { x, y, width, height }, scale);
    y += height;
  });
}

/** More lines than there are. */
const LINES_MAX = 12;

function heightsOf(doc: PdfDocument, parts: readonly SummaryPart[], width: number, scale: number): readonly number[] {
  const tall = (text: string | undefined, room: number, size: number, font: 'bold' | 'regular') =>
    text === undefined
      ? 0
      : heightOf(doc, text, { width: room, height: 99 }, { font, size: size * scale, lines: LINES_MAX });
  return parts.map(({ head, name, icon, text }) => {
    if (head !== undefined) return tall(head, width, HEAD_SIZE_MM, 'bold') + 0.5 * scale;
    const room = width - (icon === undefined ? 0 : ICON_MM);
    return tall(name, room, TEXT_SIZE_MM, 'bold') + tall(text, room, TEXT_SIZE_MM, 'regular') + GAP_MM * scale;
  });
}

function drawPart(doc: PdfDocument, { head, name, icon, text }: SummaryPart, box: Box, scale: number): void {
  const style = { size: TEXT_SIZE_MM * scale, lines: LINES_MAX, colour: INK } as const;
  if (head !== undefined) {
    write(doc, head, box, { ...style, font: 'bold', size: HEAD_SIZE_MM * scale, colour: SEPIA });
    return;
  }
  const indent = icon === undefined ? 0 : ICON_MM;
  const line = { ...box, x: box.x + indent, width: box.width - indent, height: 99 };
  if (icon !== undefined) drawIcon(doc, icon, { x: box.x, y: box.y + 0.4, size: 5 }, INK);
  const named = name === undefined ? 0 : write(doc, name, line, { ...style, font: 'bold' });
  if (text !== undefined) write(doc, text, { ...line, y: box.y + named }, style);
}
