import { CLANS, type Clan, colourOf } from '../rules/index.js';
import type { DrawSheet } from '@mister-x/printing/kit';
import type { Doc } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { drawTent, upsideDown } from '@mister-x/printing/page/tent';
import { type Box, write } from '@mister-x/printing/page/write';
import { drawShape } from '@mister-x/printing/shared/tincture';
import { packOfJob } from './pack-job.js';
import { figuresIn, STANDUP } from './cells.js';
import { drawSign, INK, PAPER, tinctureOf } from './look.js';
import { colourName } from './names.js';
import type { MafiaJob } from './options.js';
import { MAFIA_WORDS } from './words.js';

const FOOT = 7;
/** A gentleman in a fedora and a broad coat, in a box of 20 × 26. */
const FIGURE =
  'M7 1.2Q10 .2 13 1.2L13.8 4.2 17.2 5.1Q17.6 6 16.4 6.2L13.9 6.5V8.2C13.9 10 13.1 11.3 12 12L12.2 12.8C16.2 13.4 18.2 15 18.8 18L19.8 25.5H.2L1.2 18C1.8 15 3.8 13.4 7.8 12.8L8 12C6.9 11.3 6.1 10 6.1 8.2V6.5L3.6 6.2Q2.4 6 2.8 5.1L6.2 4.2Z';

/** Sixteen figures (MF-8): colour, sign and number, so that each can be named. */
export const drawStandups: DrawSheet<MafiaJob> = (doc, job) => {
  const own = MAFIA_WORDS[job.language];
  const pack = packOfJob(job);
  drawGrid(doc, { ...job, cut: true }, STANDUP, figuresIn(job), (id, box) => {
    if (id === null) {
      const text = { x: box.x + 2, y: box.y + 4, width: box.width - 4, height: box.height - 8 };
      write(doc, own.standups, text, { size: 2.9, lines: 20, colour: INK });
      return;
    }
    const clan = pack.clanOf.get(id) ?? CLANS[0];
    const number = `${pack.figuresOf[clan].indexOf(id) + 1}`;
    drawTent(doc, box, FOOT, (half) => drawFigure(doc, job, clan, number, half));
    const name = `${colourName(own, colourOf(pack, clan))} ${number}`;
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

function drawFigure(doc: Doc, job: MafiaJob, clan: Clan, number: string, half: Box): void {
  const scale = (half.height - 1.6) / 26;
  const left = half.x + (half.width - 20 * scale) / 2;
  doc
    .save()
    .translate(left, half.y + 1.2)
    .scale(scale);
  drawShape(doc, tinctureOf(packOfJob(job), clan), FIGURE, { x: 0, y: 0, width: 20, height: 26 });
  for (const x of [5.6, 14.4]) {
    doc.circle(x, 19.8, 3.7).lineWidth(0.25).undash().fillAndStroke(PAPER, INK);
  }
  drawSign(doc, clan, { x: 5.6, y: 19.8, size: 4.6 }, INK);
  const at = { x: 11.4, y: 16.8, width: 6, height: 6 };
  write(doc, number, at, {
    font: 'bold',
    size: 5.4,
    align: 'center',
    valign: 'middle',
    colour: INK,
  });
  doc.restore();
}
