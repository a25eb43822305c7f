import type { DrawSheet } from '@mister-x/printing/kit';
import type { Doc } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, write } from '@mister-x/printing/page/write';
import { packOfJob } from './pack-job.js';
import { trackCell } from './cells.js';
import { CREAM, INK, minus, PAPER, SEPIA } from './look.js';
import type { HolmesJob } from './options.js';
import { type Field, fieldsOf, HEAD } from './track-fields.js';
import { HOLMES_WORDS } from './words.js';

export const drawTrack: DrawSheet<HolmesJob> = (doc, job) => {
  const own = HOLMES_WORDS[job.language].track;
  drawGrid(doc, { ...job, cut: false }, trackCell(job.paper), [null], (_, box) => {
    const { eliminate_at: out, start } = packOfJob(job).file.score;
    const fields = fieldsOf(job, box);
    const [zero] = fields;
    const first = fields.find(({ score }) => score > start);
    if (zero === undefined || first === undefined) return;
    drawHead(doc, own.play, { ...box, y: zero.y - HEAD });
    drawHead(doc, own.scoring, { ...box, y: first.y - HEAD });
    for (const field of fields) drawField(doc, field, field.score === out ? own.out : '');
    drawArrow(doc, box.x + box.width - 2, zero.y - HEAD / 2, -1);
    drawArrow(doc, box.x + box.width - 2, first.y - HEAD / 2, -1);
  });
};

/** Too low for a second line. */
const LOW = 16;

function drawHead(doc: Doc, text: string, { x, y, width }: Box): void {
  const line = { x: x + 1, y, width: width - 16, height: HEAD - 1.5 };
  write(doc, text, line, { font: 'bold', size: 4.6, valign: 'middle', colour: INK });
}

/** Which way it goes from where the arrow stands. */
function drawArrow(doc: Doc, x: number, y: number, side: 1 | -1): void {
  doc.moveTo(x, y - 0.8).lineTo(x + side * 9, y - 0.8);
  doc
    .moveTo(x + side * 6.6, y - 2.8)
    .lineTo(x + side * 9, y - 0.8)
    .lineTo(x + side * 6.6, y + 1.2);
  doc.lineWidth(0.8).undash().lineCap('round').lineJoin('round').stroke(INK);
}

function drawField(doc: Doc, { score, ...box }: Field, said: string): void {
  const { x, y, width, height } = box;
  const lost = said !== '';
  const fifth = score % 5 === 0;
  const ground = lost ? INK : fifth ? '#ecdcb4' : CREAM;
  doc.roundedRect(x + 0.5, y + 0.5, width - 1, height - 1, 1.6);
  doc.lineWidth(0.3).undash().fillAndStroke(ground, SEPIA);
  const colour = lost ? PAPER : INK;
  const label = { x: x + 1, y: y + 1.4, width: width - 2, height: Math.min(7.4, height - 2.8) };
  write(doc, minus(score), label, {
    font: 'bold',
    size: fifth ? 6.2 : 5,
    align: 'center',
    valign: 'middle',
    colour,
  });
  if (!lost) return;
  // A low field is black, and says no more.
  if (height < LOW) return;
  const below = { x: x + 1, y: y + 9, width: width - 2, height: 6 };
  write(doc, said, below, { size: 3, align: 'center', colour });
}
