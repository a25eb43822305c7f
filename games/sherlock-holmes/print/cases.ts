import { writeCodeText } from '@mister-x/printing/cards/marks';
import type { DrawSheet } from '@mister-x/printing/kit';
import { BROAD_CARD, cellGridWithBacks } from '@mister-x/printing/page/cells';
import { drawCode } from '@mister-x/printing/page/barcode';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, write } from '@mister-x/printing/page/write';
import { drawPlate } from '@mister-x/printing/shared/tincture';
import type { PackCase, PackToken } from '../rules/index.js';
import { caseTincture, drawBack, drawTokenFace, INK, PAPER, signedNumber } from './look.js';
import { casesIn, packOfJob, tokensIn } from './pack-job.js';
import { colourWordOf, caseTitleOf, tokenTypeName } from './names.js';
import type { HolmesJob } from './options.js';
import { HOLMES_WORDS } from './words.js';

/** The six cases (SH-8). */
export const drawCases: DrawSheet<HolmesJob> = (doc, job) => {
  const own = HOLMES_WORDS[job.language];
  drawGrid(doc, { ...job, cut: true }, BROAD_CARD, cellGridWithBacks(job, BROAD_CARD, casesIn(job)), (cell, box) => {
    if (cell === undefined) return;
    if (cell === 'back') return drawBack(doc, 'black', box);
    const { case: one, text } = cell.front;
    const { x, y, width, height } = box;
    drawTitle(doc, job, one, {
      x: x + INSET_MM,
      y: y + INSET_MM,
      width: width - 2 * INSET_MM,
      height: 12,
    });
    drawRow(doc, job, one, { x, y: y + 16.4, width, height: 20 });
    doc.roundedRect(x + INSET_MM, y + INSET_MM, width - 2 * INSET_MM, height - 2 * INSET_MM, 3);
    doc.lineWidth(0.5).undash().stroke(INK);
    const hint = { x: x + 5, y: y + 41, width: 43, height: 17 };
    write(doc, own.caseHint(signedNumber(packOfJob(job).file.score.link_bonus)), hint, {
      size: 3.2,
      lines: 6,
      valign: 'middle',
    });
    const right = { x: x + 49, width: 43 };
    const bars = job.code === 'code128';
    drawCode(doc, job.code, text, { ...right, y: y + (bars ? 42 : 38), height: bars ? 12 : 18 });
    writeCodeText(doc, text, { ...right, y: y + height - 6.6, height: 3.6 });
  });
};

const INSET_MM = 1.6;

function drawTitle(doc: PdfDocument, job: HolmesJob, one: PackCase, box: Box): void {
  const own = HOLMES_WORDS[job.language];
  drawPlate(doc, caseTincture(packOfJob(job), one.id), box, 3);
  const plate = { x: box.x + 5, y: box.y + 1.8, width: box.width - 10, height: box.height - 3.6 };
  doc.roundedRect(plate.x, plate.y, plate.width, plate.height, 1.5);
  doc.lineWidth(0.2).fillAndStroke(PAPER, INK);
  const name = { ...plate, x: plate.x + 3, width: plate.width - 26 };
  const title = { font: 'bold', size: 5, valign: 'middle', anywhere: true } as const;
  write(doc, caseTitleOf(own, one), name, title);
  const said = { ...plate, x: plate.x + plate.width - 25, width: 22 };
  write(doc, colourWordOf(own, one.colour), said, {
    anywhere: true,
    size: 3,
    align: 'right',
    valign: 'middle',
  });
}

/** A token and the gap beside it, in which the link of two is. */
const TOKEN_SIDE_MM = 13;
const GAP_MM = 5.5;

function drawRow(doc: PdfDocument, job: HolmesJob, { id, links }: PackCase, { x, y, width }: Box): void {
  const own = HOLMES_WORDS[job.language];
  const pack = packOfJob(job);
  const bonus = signedNumber(pack.file.score.link_bonus);
  const row = inLinkedOrder(
    tokensIn(job).filter((token) => token.case === id),
    links,
  );
  const left = x + (width - row.length * TOKEN_SIDE_MM - (row.length - 1) * GAP_MM) / 2;
  const at = (i: number) => left + i * (TOKEN_SIDE_MM + GAP_MM);
  row.forEach((token, i) => {
    if (i > 0 && areLinked(links, row[i - 1]?.id, token.id))
      drawLink(doc, bonus, at(i) - GAP_MM, y + TOKEN_SIDE_MM / 2);
  });
  row.forEach((token, i) => {
    drawTokenFace(doc, pack, token, { x: at(i), y, width: TOKEN_SIDE_MM });
    const name = {
      x: at(i) - 1.6,
      y: y + TOKEN_SIDE_MM + 0.7,
      width: TOKEN_SIDE_MM + 3.2,
      height: 6,
    };
    const style = { size: 2.5, align: 'center', anywhere: true } as const;
    write(doc, tokenTypeName(own, token.type), name, style);
  });
}

function drawLink(doc: PdfDocument, bonus: string, x: number, y: number): void {
  doc.moveTo(x - 1, y).lineTo(x + GAP_MM + 1, y);
  doc.lineWidth(1.1).undash().lineCap('butt').stroke(INK);
  doc.circle(x + GAP_MM / 2, y, 2.4).fill(INK);
  const label = { x: x + GAP_MM / 2 - 2.4, y: y - 2.4, width: 4.8, height: 4.8 };
  write(doc, bonus, label, {
    font: 'bold',
    size: 3,
    colour: PAPER,
    align: 'center',
    valign: 'middle',
  });
}

type Links = PackCase['links'];

function areLinked(links: Links, a: string | undefined, b: string): boolean {
  return links.some(([p, q]) => (p === a && q === b) || (p === b && q === a));
}

/** Tokens in an order in which linked ones are neighbours, as far as one row can have them so. */
export function inLinkedOrder(tokens: readonly PackToken[], links: Links): readonly PackToken[] {
  const left = [...tokens];
  const partners = ({ id }: PackToken) => left.filter((other) => areLinked(links, id, other.id)).length;
  const row: PackToken[] = [];
  while (left.length > 0) {
    const last = row.at(-1)?.id;
    const [first] = [...left].sort((a, b) => partners(a) - partners(b));
    const next = left.find(({ id }) => areLinked(links, last, id)) ?? first;
    if (next === undefined) break;
    left.splice(left.indexOf(next), 1);
    row.push(next);
  }
  return row;
}
