import { CARD_ICONS, type CardType, type Suit } from '../rules/index.js';
import type { DrawSheet } from '@mister-x/printing/kit';
import type { Doc } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, heightOf, write } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import { packOfJob } from './pack-job.js';
import { PLAYERS, QUARTER_PAGE } from './cells.js';
import { BANDS, drawRim, HAIR, INK, MUTED } from './look.js';
import { sumsOf } from './names.js';
import type { MafiaJob } from './options.js';
import { SUMMARY_WORDS } from './summary-words.js';
import { MAFIA_WORDS } from './words.js';

/** What each card does, for each player. */
export const drawSummaries: DrawSheet<MafiaJob> = (doc, job) => {
  const cards = Array.from({ length: PLAYERS }, (_, i) => i);
  drawGrid(doc, { ...job, cut: true }, QUARTER_PAGE, cards, (_, box) => drawSummary(doc, job, box));
};

/** In the order in which one thinks of them: trade, crime, law. */
const ORDER: readonly (readonly [CardType, Suit])[] = [
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

type Row = {
  readonly name: string;
  readonly text: string;
  readonly card?: { readonly type: CardType; readonly suit: Suit };
};

function rowsOf(job: MafiaJob): readonly Row[] {
  const own = MAFIA_WORDS[job.language];
  const sums = sumsOf(own, packOfJob(job).file);
  const said = SUMMARY_WORDS[job.language]({ sums, rules: job.rules });
  return [
    { name: said.round, text: said.roundText },
    { name: said.cards, text: said.beside },
    ...ORDER.map(([type, suit]) => ({
      ...{ name: own.types[type], text: said.each[type], card: { type, suit } },
    })),
    { name: said.prison, text: said.prisonText },
    { name: said.end, text: said.endText },
  ];
}

const INSET = 4.6;
const SIZE = 2.75;
/** Of a row: the tile with the sign, and behind it the name. */
const TILE = 5.4;
const NAME = 18.5;
const GAP = 1.1;
/** The lowest row without a tile. */
const NAMED = 3.6;
/** More than there are. */
const LINES = 14;

function drawSummary(doc: Doc, job: MafiaJob, box: Box): void {
  const { x, y, width, height } = box;
  drawRim(doc, { x: x + 1.6, y: y + 1.6, width: width - 3.2, height: height - 3.2 }, MUTED);
  const inner = {
    x: x + INSET,
    y: y + INSET,
    width: width - 2 * INSET,
    height: height - 2 * INSET,
  };
  const rows = rowsOf(job);
  let size = SIZE;
  const whole = () => rows.reduce((sum, row) => sum + rowHeight(doc, row, inner.width, size), 0);
  while (whole() + GAP * (rows.length - 1) > inner.height) size *= 0.98;
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

function drawRule(doc: Doc, { x, width }: Box, y: number): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.1)
    .undash()
    .stroke(HAIR);
}

/** Where the text of a row begins. */
const LEFT = TILE + 1 + NAME + 1;

function rowHeight(doc: Doc, { text, card }: Row, width: number, size: number): number {
  const room = { width: width - LEFT, height: 99 };
  return Math.max(
    card === undefined ? NAMED : TILE,
    heightOf(doc, text, room, { size, lines: LINES }),
  );
}

function drawRow(
  doc: Doc,
  { name, text, card }: Row,
  { x, y, width, height }: Box,
  size: number,
): void {
  const style = { lines: LINES, colour: INK, valign: 'middle' } as const;
  const indent = card === undefined ? 0 : TILE + 1;
  if (card !== undefined) {
    const { ground, ink } = BANDS[card.suit];
    const top = y + (height - TILE) / 2;
    doc.roundedRect(x, top, TILE, TILE, 1).fill(ground);
    drawIcon(doc, CARD_ICONS[card.type], { x: x + 0.7, y: top + 0.7, size: TILE - 1.4 }, ink);
  }
  const named = { x: x + indent, y, width: LEFT - 1 - indent, height };
  write(doc, name, named, { ...style, font: 'bold', size: Math.min(2.9, size * 1.1), lines: 2 });
  write(
    doc,
    text,
    { x: x + LEFT, y, width: width - LEFT, height: height + 0.1 },
    { ...style, size },
  );
}
