import { writeCodeText } from '@mister-x/printing/cards/marks';
import type { DrawSheet } from '@mister-x/printing/kit';
import { drawCode } from '@mister-x/printing/page/barcode';
import { UPRIGHT_CARD } from '@mister-x/printing/page/cells';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, write } from '@mister-x/printing/page/write';
import { drawPlate, drawShape } from '@mister-x/printing/shared/tincture';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { drawTent, upsideDown } from '@mister-x/printing/page/tent';
import { drawMarkers } from './backs.js';
import { drawCards } from './cards.js';
import { drawPayments } from './payments.js';
import { drawPoster } from './poster.js';
import { drawPrisonSheet } from './prison.js';
import { drawSummaries } from './summary.js';
import { type Clan, CLANS, colourOf } from '../rules/index.js';
import { packOfJob, quartersIn } from './pack-job.js';
import { coinTincture, drawClanSignOnColour, drawRim, drawClanSign, INK, PAPER, tinctureOf } from './look.js';
import { colourName } from './names.js';
import type { MafiaJob } from './options.js';
import { MAFIA_WORDS } from './words.js';
import { COIN_SIZE, coinsToPrint, figuresToPrint, STANDUP_SIZE } from './cells.js';

const FOOT_MM = 7;
/** A gentleman in a fedora and a broad coat, in a box of 20 × 26. */
const FIGURE_PATH =
  'M7 1.2Q10 .2 13 1.2L13.8 4.2 17.2 5.1Q17.6 6 16.4 6.2L13.9 6.5V8.2C13.9 10 13.1 11.3 12 12L12.2 12.8C16.2 13.4 18.2 15 18.8 18L19.8 25.5H.2L1.2 18C1.8 15 3.8 13.4 7.8 12.8L8 12C6.9 11.3 6.1 10 6.1 8.2V6.5L3.6 6.2Q2.4 6 2.8 5.1L6.2 4.2Z';

/** Sixteen figures (MF-8): colour, sign and number, so that each can be named. */
const drawStandups: DrawSheet<MafiaJob> = (doc, job) => {
  const own = MAFIA_WORDS[job.language];
  const pack = packOfJob(job);
  drawGrid(doc, { ...job, cut: true }, STANDUP_SIZE, figuresToPrint(job), (id, box) => {
    if (id === null) {
      const text = { x: box.x + 2, y: box.y + 4, width: box.width - 4, height: box.height - 8 };
      write(doc, own.standups, text, { size: 2.9, lines: 20, colour: INK });
      return;
    }
    const clan = pack.clanOf.get(id) ?? CLANS[0];
    const number = `${pack.figuresOf[clan].indexOf(id) + 1}`;
    drawTent(doc, box, FOOT_MM, (half) => drawFigure(doc, job, clan, number, half));
    const name = `${colourName(own, colourOf(pack, clan))} ${number}`;
    const foot = {
      x: box.x + 2,
      y: box.y + box.height - FOOT_MM,
      width: box.width - 4,
      height: FOOT_MM,
    };
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

function drawFigure(doc: PdfDocument, job: MafiaJob, clan: Clan, number: string, half: Box): void {
  const scale = (half.height - 1.6) / 26;
  const left = half.x + (half.width - 20 * scale) / 2;
  doc
    .save()
    .translate(left, half.y + 1.2)
    .scale(scale);
  drawShape(doc, tinctureOf(packOfJob(job), clan), FIGURE_PATH, {
    x: 0,
    y: 0,
    width: 20,
    height: 26,
  });
  for (const x of [5.6, 14.4]) {
    doc.circle(x, 19.8, 3.7).lineWidth(0.25).undash().fillAndStroke(PAPER, INK);
  }
  drawClanSign(doc, clan, { x: 5.6, y: 19.8, size: 4.6 }, INK);
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

/** The bank's coins (MF-9): square, so that straight cuts part them. */
const drawCoins: DrawSheet<MafiaJob> = (doc, job) => {
  const own = MAFIA_WORDS[job.language];
  const pack = packOfJob(job);
  const values = [...new Set(coinsToPrint(job).map(({ value }) => value))];
  drawGrid(doc, { ...job, cut: true }, COIN_SIZE, coinsToPrint(job), ({ value, colour }, box) => {
    const inset = 0.8;
    const size = box.width - 2 * inset;
    const plate = { x: box.x + inset, y: box.y + inset, width: size, height: size };
    drawPlate(doc, coinTincture(pack, colour), plate, size / 2);
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    doc.circle(cx, cy, 6.9).lineWidth(0.3).undash().fillAndStroke(PAPER, INK);
    // The dearer, the more rings.
    for (let ring = 0; ring < values.length - 1 - values.indexOf(value); ring += 1) {
      doc
        .circle(cx, cy, 6.2 - ring * 0.6)
        .lineWidth(0.2)
        .stroke(INK);
    }
    const text = { x: cx - 5, y: cy - 3.4, width: 10, height: 6.8 };
    const style = {
      font: 'bold',
      size: 5,
      align: 'center',
      valign: 'middle',
      colour: INK,
    } as const;
    write(doc, own.money(value), text, style);
  });
};

/** A card for every quarter, to lie on a board that has no codes (MF-106). */
const drawQuarters: DrawSheet<MafiaJob> = (doc, job) => {
  const own = MAFIA_WORDS[job.language];
  const pack = packOfJob(job);
  drawGrid(doc, { ...job, cut: true }, UPRIGHT_CARD, quartersIn(job), ({ id, owner, text }, box) => {
    const { x, y, width, height } = box;
    const face = { x: x + 1.6, y: y + 1.6, width: width - 3.2, height: height - 3.2 };
    drawPlate(doc, tinctureOf(pack, owner), { ...face, height: 4.4 }, 2);
    drawRim(doc, face, tinctureOf(pack, owner).colour, 0.9);
    const top = y + 7.6;
    drawClanSignOnColour(doc, pack, owner, { x: x + 5.4, y: top, size: 13 });
    const name = { x: x + 20, y: top - 0.6, width: width - 24, height: 10.4 };
    const bold = { font: 'bold', size: 10.4, valign: 'middle', colour: INK } as const;
    write(doc, id, name, bold);
    const whose = colourName(own, colourOf(pack, owner));
    write(doc, whose, { ...name, y: top + 9.4, height: 4 }, { size: 3.2, colour: INK });
    const code = job.code === 'code128' ? { y: y + 29, height: 24 } : { y: y + 22.6, height: 32 };
    drawCode(doc, job.code, text, { x: x + 3, width: width - 6, ...code });
    writeCodeText(doc, text, { x: x + 4, width: width - 8, y: y + height - 7, height: 3.8 });
  });
};

/** What draws each sheet. */
export const mafiaDraw = {
  cards: drawCards,
  markers: drawMarkers,
  quarters: drawQuarters,
  prison: drawPrisonSheet,
  standups: drawStandups,
  coins: drawCoins,
  payments: drawPayments,
  summary: drawSummaries,
  poster: drawPoster,
};
