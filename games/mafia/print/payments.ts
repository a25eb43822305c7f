import { CLANS, type Clan, clanAfter, colourOf } from '../rules/index.js';
import type { DrawSheet } from '@mister-x/printing/kit';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, heightOf, write } from '@mister-x/printing/page/write';
import { packOfJob } from './pack-job.js';
import { PLAYER_COUNT, QUARTER_SIZE } from './cells.js';
import { drawClanSignOnColour, drawRim, INK, MUTED, NIGHT } from './look.js';
import { colourName } from './names.js';
import type { MafiaJob } from './options.js';
import { deathRowPrice } from './prison.js';
import { MAFIA_WORDS } from './words.js';

/** Who pays whom by the flags that were chosen (MF-75, MF-76, MF-81 to MF-83). */
export const drawPayments: DrawSheet<MafiaJob> = (doc, job) => {
  const cards = Array.from({ length: PLAYER_COUNT }, (_, i) => i);
  drawGrid(doc, { ...job, cut: true }, QUARTER_SIZE, cards, (_, box) => drawCard(doc, job, box));
};

/** What the editions have differently (section 10 of the rules). */
const RULES_OF_EDITION = {
  online2015: { ransomFor: 'anyone', insolvency: 'negative' },
  authors1992: { ransomFor: 'team', insolvency: 'team_then_negative' },
} as const;

type PaymentArrows = readonly (readonly [from: Clan, to: Clan])[];

/** Ransoms go from who pays to who is paid; for an empty bank, from who pays to whose cards earn. */
export function paymentArrowsOf(job: Pick<MafiaJob, 'ransomDirection' | 'shortfallDirection'>): {
  readonly ransom: PaymentArrows;
  readonly shortfall: PaymentArrows;
} {
  const [paid, payer] = [job.ransomDirection, job.shortfallDirection].map((direction) =>
    direction === 'next' ? 1 : -1,
  );
  return {
    ransom: CLANS.map((clan) => [clan, clanAfter(clan, paid)] as const),
    shortfall: CLANS.map((clan) => [clanAfter(clan, payer), clan] as const),
  };
}

/** The paragraphs of both halves. */
export function paymentSentencesOf(job: Omit<MafiaJob, 'heading'>): {
  readonly ransom: readonly string[];
  readonly shortfall: readonly string[];
} {
  const { payments: own, money } = MAFIA_WORDS[job.language];
  const edition = RULES_OF_EDITION[job.rules];
  const who = job.ransomFor ?? edition.ransomFor;
  return {
    ransom: [
      own.ransomArrow,
      own.price(money(deathRowPrice(job))),
      own.for[who],
      // Who pays for himself alone never asks.
      ...(who === 'owner' ? [] : [own.payee[job.ransomPayeeOf]]),
    ],
    shortfall: [own.shortfallArrow, own.share[job.partialBank], own.broke[job.insolvency ?? edition.insolvency]],
  };
}

const INSET_MM = 6;

function drawCard(doc: PdfDocument, job: MafiaJob, box: Box): void {
  const own = MAFIA_WORDS[job.language];
  const { x, y, width, height } = box;
  drawRim(doc, { x: x + 1.6, y: y + 1.6, width: width - 3.2, height: height - 3.2 }, MUTED);
  const inner = { x: x + INSET_MM, width: width - 2 * INSET_MM };
  const title = { ...inner, y: y + INSET_MM - 1, height: 7 };
  write(doc, own.sheets.payments.name, title, { font: 'bold', size: 6, colour: INK });
  const half = (height - 2 * INSET_MM - 9) / 2;
  const top = y + INSET_MM + 8;
  const arrows = paymentArrowsOf(job);
  const sentences = paymentSentencesOf(job);
  const first = { ...inner, y: top, height: half };
  drawHalf(doc, job, own.payments.ransom, arrows.ransom, sentences.ransom, first);
  const second = { ...inner, y: top + half + 1, height: half };
  drawHalf(doc, job, own.payments.shortfall, arrows.shortfall, sentences.shortfall, second);
}

const RING_MM = 43;
const TEXT_STYLE = { size: 3.1, lines: 12, colour: INK } as const;

function drawHalf(
  doc: PdfDocument,
  job: MafiaJob,
  head: string,
  arrows: PaymentArrows,
  sentences: readonly string[],
  { x, y, width, height }: Box,
): void {
  doc.rect(x, y, width, 6).fill(NIGHT);
  const bold = { font: 'bold', size: 4, colour: '#ffffff', valign: 'middle' } as const;
  write(doc, head, { x: x + 2, y, width: width - 4, height: 6 }, bold);
  const top = y + 7;
  const room = { x: x + RING_MM + 2, width: width - RING_MM - 2, height: height - 8 };
  drawRing(doc, job, arrows, {
    x,
    y: top + (room.height - RING_MM) / 2,
    width: RING_MM,
    height: RING_MM,
  });
  let size: number = TEXT_STYLE.size;
  const heights = () =>
    sentences.map((text) => heightOf(doc, text, { width: room.width, height: 99 }, { ...TEXT_STYLE, size }));
  const gap = 1.6;
  const whole = () => heights().reduce((sum, each) => sum + each + gap, -gap);
  while (whole() > room.height) size *= 0.97;
  let at = top + (room.height - whole()) / 2;
  for (const text of sentences) {
    at += write(doc, text, { ...room, y: at, height: 99 }, { ...TEXT_STYLE, size }) + gap;
  }
}

const SIGN_MM = 9;
/** As clans sit, clockwise from below. */
const SEAT_DIRECTIONS = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const;

/** The four clans round the table, with arrows of money between them. */
function drawRing(doc: PdfDocument, job: MafiaJob, arrows: PaymentArrows, box: Box): void {
  const own = MAFIA_WORDS[job.language];
  const pack = packOfJob(job);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2 - 1.4];
  const reach = box.width / 2 - SIGN_MM / 2 - 1.2;
  const placeOf = (clan: Clan) => {
    const [dx, dy] = SEAT_DIRECTIONS[CLANS.indexOf(clan)] ?? [0, 0];
    return { x: cx + dx * reach, y: cy + dy * reach };
  };
  for (const [from, to] of arrows) drawArrow(doc, placeOf(from), placeOf(to));
  for (const clan of CLANS) {
    const { x, y } = placeOf(clan);
    drawClanSignOnColour(doc, pack, clan, {
      x: x - SIGN_MM / 2,
      y: y - SIGN_MM / 2,
      size: SIGN_MM,
    });
    const name = { x: x - 7, y: y + SIGN_MM / 2 + 0.3, width: 14, height: 3 };
    const small = { size: 2.5, align: 'center', colour: INK, anywhere: true } as const;
    write(doc, colourName(own, colourOf(pack, clan)), name, small);
  }
}

type Point = { readonly x: number; readonly y: number };

function drawArrow(doc: PdfDocument, from: Point, to: Point): void {
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const along = (point: Point, by: number): Point => ({
    x: point.x + by * Math.cos(turn),
    y: point.y + by * Math.sin(turn),
  });
  const [start, end] = [along(from, SIGN_MM * 0.95), along(to, -SIGN_MM * 0.78)];
  const stem = along(end, -2.4);
  doc.moveTo(start.x, start.y).lineTo(stem.x, stem.y).lineWidth(1.1).undash().lineCap('butt').stroke(INK);
  doc
    .save()
    .translate(end.x, end.y)
    .rotate((turn * 180) / Math.PI);
  doc.polygon([0, 0], [-3.4, -2], [-3.4, 2]).fill(INK);
  doc.restore();
}
