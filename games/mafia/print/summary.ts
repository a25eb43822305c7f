import { CARD_ICONS, type CardType, type Suit } from '../rules/index.js';
import type { DrawSheet } from '@mister-x/printing/kit';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, heightOf, write } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import { packOfJob } from './pack-job.js';
import { PLAYER_COUNT, QUARTER_SIZE } from './cells.js';
import { BAND_BY_SUIT, drawRim, HAIRLINE, INK, MUTED } from './look.js';
import { sumTextsOf } from './names.js';
import type { MafiaJob } from './options.js';
import { SUMMARY_WORDS } from './summary-words.js';
import { MAFIA_WORDS } from './words.js';

/** What each card does, for each player. */
export const drawSummaries: DrawSheet<MafiaJob> = (doc, job) => {
  const cards = Array.from({ length: PLAYER_COUNT }, (_, i) => i);
  drawGrid(doc, { ...job, cut: true }, QUARTER_SIZE, cards, (_, box) => drawSummary(doc, job, box));
};

/** In the order in which one thinks of them: trade, crime, law. */
const CARD_ORDER: readonly (readonly [CardType, Suit])[] = [
  ['buyer', 'legal'],
  ['good', 'legal'],
  ['lawyer', 'legal'],
  ['witness', 'legal'],
  ['theft', 'criminal'],
  ['robbery', 'criminal'],
  ['prostitute', 'criminal'],
  ['escape', 'criminal'],
  ['police', 'law'],
  ['commissioner', 'law'],
  ['prosecutor', 'law'],
  ['pistol', 'neutral'],
];

type SummaryRow = {
  readonly name: string;
  readonly text: string;
  readonly card?: { readonly type: CardType; readonly suit: Suit };
};

function rowsOf(job: MafiaJob): readonly SummaryRow[] {
  const own = MAFIA_WORDS[job.language];
  const sums = sumTextsOf(own, packOfJob(job).file);
  const said = SUMMARY_WORDS[job.language]({ sums, rules: job.rules });
  return [
    { name: said.round, text: said.roundText },
    { name: said.cards, text: said.beside },
    ...CARD_ORDER.map(([type, suit]) => ({
      ...{ name: own.types[type], text: said.each[type], card: { type, suit } },
    })),
    { name: said.prison, text: said.prisonText },
    { name: said.end, text: said.endText },
  ];
}

const INSET_MM = 4.6;
const FONT_SIZE_MM = 2.75;
/** Of a row: the tile with the sign, and behind it the name. */
const TILE_MM = 5.4;
const NAME_WIDTH_MM = 18.5;
const GAP_MM = 1.1;
/** The lowest row without a tile. */
const ROW_HEIGHT_WITHOUT_TILE_MM = 3.6;
/** More than there are. */
const LINES_MAX = 14;

function drawSummary(doc: PdfDocument, job: MafiaJob, box: Box): void {
  const { x, y, width, height } = box;
  drawRim(doc, { x: x + 1.6, y: y + 1.6, width: width - 3.2, height: height - 3.2 }, MUTED);
  const inner = {
    x: x + INSET_MM,
    y: y + INSET_MM,
    width: width - 2 * INSET_MM,
    height: height - 2 * INSET_MM,
  };
  const rows = rowsOf(job);
  let size = FONT_SIZE_MM;
  const whole = () => rows.reduce((sum, row) => sum + rowHeight(doc, row, inner.width, size), 0);
  while (whole() + GAP_MM * (rows.length - 1) > inner.height) size *= 0.98;
  const gap = (inner.height - whole()) / (rows.length - 1);
  let at = inner.y;
  for (const row of rows) {
    const tall = rowHeight(doc, row, inner.width, size);
    drawRow(doc, row, { ...inner, y: at, height: tall }, size);
    at += tall;
    if (row !== rows.at(-1)) drawRule(doc, inner, at + gap / 2);
    at += gap;
  }
}

function drawRule(doc: PdfDocument, { x, width }: Box, y: number): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.1)
    .undash()
    .stroke(HAIRLINE);
}

/** Where the text of a row begins. */
const TEXT_INDENT_MM = TILE_MM + 1 + NAME_WIDTH_MM + 1;

function rowHeight(doc: PdfDocument, { text, card }: SummaryRow, width: number, size: number): number {
  const room = { width: width - TEXT_INDENT_MM, height: 99 };
  return Math.max(
    card === undefined ? ROW_HEIGHT_WITHOUT_TILE_MM : TILE_MM,
    heightOf(doc, text, room, { size, lines: LINES_MAX }),
  );
}

function drawRow(doc: PdfDocument, { name, text, card }: SummaryRow, { x, y, width, height }: Box, size: number): void {
  const style = { lines: LINES_MAX, colour: INK, valign: 'middle' } as const;
  const indent = card === undefined ? 0 : TILE_MM + 1;
  if (card !== undefined) {
    const { ground, ink } = BAND_BY_SUIT[card.suit];
    const top = y + (height - TILE_MM) / 2;
    doc.roundedRect(x, top, TILE_MM, TILE_MM, 1).fill(ground);
    drawIcon(doc, CARD_ICONS[card.type], { x: x + 0.7, y: top + 0.7, size: TILE_MM - 1.4 }, ink);
  }
  const named = { x: x + indent, y, width: TEXT_INDENT_MM - 1 - indent, height };
  write(doc, name, named, { ...style, font: 'bold', size: Math.min(2.9, size * 1.1), lines: 2 });
  write(
    doc,
    text,
    { x: x + TEXT_INDENT_MM, y, width: width - TEXT_INDENT_MM, height: height + 0.1 },
    { ...style, size },
  );
}
