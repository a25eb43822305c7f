import type { Language } from '@mister-x/engine/protocol';
import { addPage, type PdfDocument } from '@mister-x/printing/page/document';
import { PAPER_SIZES } from '@mister-x/printing/page/paper';
import { type Box, write } from '@mister-x/printing/page/write';
import { ORDINARY_TICKETS, type PawnId, type Piece } from '../../rules/index.js';
import { drawPawn, drawTile, ownerName } from '../marks.js';
import type { YardJob } from '../options.js';
import { drawBlankBox, LOG_COLOURS, writeSteps } from './draw.js';
import { DETECTIVE_KIT, MARGIN_MM, ROUNDS_MAX, X_KIT } from './layout.js';
import { LOG_WORDS, type LogMessages } from './words.js';

const ROUNDS_HEIGHT = 17;
const STEPS_HEIGHT = 18;
const GAP = 3.5;

type Supply = {
  readonly piece: Piece;
  readonly count: number;
  /** A field for strokes: he gets more of them as the game goes. */
  readonly grows: boolean;
};

/** Tickets of every pawn and the rounds, to be crossed out, so that the evening can go on. */
export function drawTallyPage(doc: PdfDocument, job: YardJob): void {
  const own = LOG_WORDS[job.language];
  const paper = PAPER_SIZES[job.paper];
  addPage(doc, paper);
  const open = { x: MARGIN_MM, width: paper.width - 2 * MARGIN_MM };
  write(doc, own.tally, { ...open, y: MARGIN_MM, height: 8.5 }, { font: 'bold', size: 7 });
  const steps = { ...open, y: MARGIN_MM + 11, height: STEPS_HEIGHT - 2 };
  writeSteps(doc, own.tallySteps, steps, 3.4);
  const top = steps.y + STEPS_HEIGHT;
  drawRounds(doc, own, { ...open, y: top, height: ROUNDS_HEIGHT });

  const owners: readonly PawnId[] = ['x', ...IDS.slice(0, job.detectives)];
  const y = top + ROUNDS_HEIGHT + GAP;
  // Blocks keep the size they have when all six are there.
  const height = (paper.height - MARGIN_MM - y - IDS.length * GAP) / (IDS.length + 1);
  owners.forEach((owner, i) => {
    const box = { ...open, y: y + i * (height + GAP), height };
    drawSupply(doc, owner, supplyOf(owner, job.detectives), box, job.language, own);
  });
}

const IDS: readonly PawnId[] = ['d1', 'd2', 'd3', 'd4', 'd5'];

function supplyOf(owner: PawnId, detectives: number): readonly Supply[] {
  if (owner !== 'x') {
    return ORDINARY_TICKETS.map((piece) => ({ piece, count: DETECTIVE_KIT[piece], grows: false }));
  }
  return [
    ...ORDINARY_TICKETS.map((piece) => ({ piece, count: X_KIT[piece], grows: true })),
    // As many as detectives (SY-34).
    { piece: 'black', count: detectives, grows: false },
    { piece: 'double', count: X_KIT.double, grows: false },
  ];
}

function drawRounds(doc: PdfDocument, own: LogMessages, box: Box): void {
  write(doc, own.rounds, { ...box, height: 5.5 }, { font: 'bold', size: 4 });
  const step = box.width / ROUNDS_MAX;
  const radius = Math.min(step * 0.44, (box.height - 6.5) / 2);
  for (let round = 1; round <= ROUNDS_MAX; round++) {
    const x = box.x + (round - 0.5) * step;
    const y = box.y + 6 + radius;
    doc.undash().lineWidth(0.3).circle(x, y, radius).stroke(LOG_COLOURS.ink);
    const label = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
    const style = {
      size: 3.2,
      colour: LOG_COLOURS.muted,
      align: 'center',
      valign: 'middle',
    } as const;
    write(doc, `${round}`, label, style);
  }
}

const OWNER_WIDTH = 46;

function drawSupply(
  doc: PdfDocument,
  owner: PawnId,
  supply: readonly Supply[],
  box: Box,
  language: Language,
  own: LogMessages,
): void {
  doc.undash().lineWidth(0.3).roundedRect(box.x, box.y, box.width, box.height, 2);
  doc.stroke(LOG_COLOURS.pale);
  const pawn = 13;
  drawPawn(doc, owner, box.x + 2.5, box.y + 3, pawn);
  const right = { x: box.x + pawn + 4.5, width: OWNER_WIDTH - pawn - 5.5 };
  const name = { ...right, y: box.y + 3, height: pawn };
  write(doc, ownerName(owner, language), name, {
    font: 'bold',
    size: 4.2,
    valign: 'middle',
    lines: 2,
  });
  const line = box.y + box.height - 6;
  doc
    .moveTo(box.x + 3, line)
    .lineTo(box.x + OWNER_WIDTH - 2, line)
    .lineWidth(0.25);
  doc.stroke(LOG_COLOURS.muted);
  const below = { x: box.x + 3, y: line + 0.7, width: OWNER_WIDTH - 5, height: 4 };
  write(doc, own.player, below, { size: 2.6, colour: LOG_COLOURS.muted });

  const rows = { x: box.x + OWNER_WIDTH, y: box.y + 2, height: box.height - 4 };
  const width = box.width - OWNER_WIDTH - 2;
  if (owner === 'x') drawTwoColumns(doc, supply, { ...rows, width }, own);
  else drawRows(doc, supply, { ...rows, width }, own, 3);
}

/** Mister X has five kinds: those that grow to the left, the rest to the right. */
function drawTwoColumns(doc: PdfDocument, supply: readonly Supply[], box: Box, own: LogMessages): void {
  const left = box.width - 64;
  const growing = supply.filter(({ grows }) => grows);
  const others = supply.filter(({ grows }) => !grows);
  drawRows(doc, growing, { ...box, width: left - 3 }, own, 3);
  drawRows(doc, others, { ...box, x: box.x + left, width: box.width - left }, own, 3);
}

function drawRows(doc: PdfDocument, supply: readonly Supply[], box: Box, own: LogMessages, rows: number): void {
  const height = box.height / rows;
  const tile = Math.min(height - 1.4, 8);
  const pitch = tile + 1.8;
  supply.forEach(({ piece, count, grows }, i) => {
    const y = box.y + i * height + (height - tile) / 2;
    drawTile(doc, piece, box.x, y, tile);
    const boxes = box.x + tile + 3;
    for (let n = 0; n < count; n++) {
      drawBlankBox(doc, { x: boxes + n * pitch, y, width: tile, height: tile });
    }
    if (!grows) return;
    const x = boxes + count * pitch + 1;
    const field = { x, y, width: box.x + box.width - x, height: tile };
    drawBlankBox(doc, field, LOG_COLOURS.pale);
    const label = { ...field, x: x + 1, width: field.width - 2 };
    write(doc, `+ ${own.received}`, label, { size: 2.4, colour: LOG_COLOURS.muted });
  });
}
