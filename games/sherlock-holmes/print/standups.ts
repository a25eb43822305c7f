import type { DrawSheet } from '@mister-x/printing/kit';
import type { Doc, Size } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { drawTent, upsideDown } from '@mister-x/printing/page/tent';
import { type Box, write } from '@mister-x/printing/page/write';
import { drawPlate, type Tincture } from '@mister-x/printing/shared/tincture';
import { packOfJob } from './pack-job.js';
import { piecesOf, STANDUP } from './cells.js';
import { INK, SEPIA, tincturesOf } from './look.js';
import { pawnOf } from './names.js';
import type { HolmesJob } from './options.js';
import { drawHolmesPawn, drawPawn } from './pawns.js';
import { HOLMES_WORDS } from './words.js';

const FOOT = 8;
const MARKER: Size = { width: 12, height: 18 };
const MARKER_FOOT = 6;

export const drawStandups: DrawSheet<HolmesJob> = (doc, job) => {
  const messages = HOLMES_WORDS[job.language];
  const own = messages.standups;
  const tinctureOf = tincturesOf(packOfJob(job).file.seat_colours);
  drawGrid(doc, { ...job, cut: true }, STANDUP, piecesOf(job), (piece, box) => {
    if (piece.kind === 'nothing') return;
    if (piece.kind === 'hint') {
      const text = { x: box.x + 2, y: box.y + 8, width: box.width - 4, height: box.height - 16 };
      write(doc, own.hint, text, { size: 2.9, lines: 20, colour: INK });
      return;
    }
    if (piece.kind === 'marker') return drawMarker(doc, tinctureOf(piece.colour), box);
    const name = piece.kind === 'pawn' ? pawnOf(messages, piece.colour) : own.holmes;
    drawTent(doc, box, FOOT, (half) => {
      const figure = { x: half.x + half.width / 2 - 9.46, y: half.y + 2.4, height: 28.4 };
      if (piece.kind === 'pawn') drawPawn(doc, tinctureOf(piece.colour), figure);
      else drawHolmesPawn(doc, figure, '#000000');
    });
    const foot = { x: box.x + 2, y: box.y + box.height - FOOT, width: box.width - 4, height: FOOT };
    const style = {
      font: 'bold',
      size: 3.4,
      align: 'center',
      valign: 'middle',
      colour: INK,
      anywhere: true,
    } as const;
    write(doc, name, foot, style);
    upsideDown(doc, box, () => write(doc, name, foot, style));
  });
};

/** Narrow, so that all of them fit on one field of the track. */
function drawMarker(doc: Doc, tincture: Tincture, { x, y, width, height }: Box): void {
  const tall = 2 * (MARKER.height + MARKER_FOOT);
  const box = {
    x: x + (width - MARKER.width) / 2,
    y: y + (height - tall) / 2,
    width: MARKER.width,
    height: tall,
  };
  doc.rect(box.x, box.y, box.width, box.height).lineWidth(0.15).undash().stroke(SEPIA);
  drawTent(doc, box, MARKER_FOOT, (half) => {
    const plate = {
      x: half.x + 1,
      y: half.y + 1.2,
      width: half.width - 2,
      height: half.height - 2.4,
    };
    drawPlate(doc, tincture, plate, 4.6);
  });
}
