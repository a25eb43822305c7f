import { type PackToken, typeIcon } from '../rules/index.js';
import { writeClear } from '@mister-x/printing/cards/marks';
import type { DrawSheet } from '@mister-x/printing/kit';
import { drawCode } from '@mister-x/printing/page/barcode';
import type { Doc } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import type { Box } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import { packOfJob, tokensIn } from './pack-job.js';
import { TOKEN, tokenCell } from './cells.js';
import { tokenCodes } from './codes.js';
import { drawDark, drawFace } from './faces.js';
import { PAPER, SEPIA } from './look.js';
import type { HolmesJob } from './options.js';

/** The thirty tokens (SH-7), kind by kind. With codes each kind is in the order of its codes: no place tells a token. */
export const drawTokens: DrawSheet<HolmesJob> = (doc, job) => {
  const codes = job.secret === 0 ? undefined : tokenCodes(job);
  const pack = packOfJob(job);
  drawGrid(doc, { ...job, cut: true }, tokenCell(job), sortedTokens(job, codes), (token, box) => {
    const { x, y, width } = box;
    const inner = { x: x + EDGE, y: y + EDGE, width: width - 2 * EDGE };
    const text = codes?.get(token.id);
    if (text === undefined) drawDark(doc, pack.file, token.type, { ...inner, height: inner.width });
    else drawCoded(doc, job, token.type, text, { x, y, ...TOKEN });
    if (job.tokens === 'symbols') return;
    drawFace(doc, pack, token, { ...inner, y: inner.y + TOKEN.height });
    doc.moveTo(x + 1, y + TOKEN.height).lineTo(x + width - 1, y + TOKEN.height);
    doc.lineWidth(0.2).dash(1, { space: 1 }).stroke(SEPIA).undash();
  });
};

const EDGE = 0.8;

export function sortedTokens(
  job: Pick<HolmesJob, 'file'>,
  codes: ReadonlyMap<string, string> | undefined,
): readonly PackToken[] {
  const { token_types: types } = packOfJob(job).file;
  const key = ({ id }: PackToken) => codes?.get(id) ?? '';
  return [...tokensIn(job)].sort(
    (a, b) =>
      types.indexOf(a.type) - types.indexOf(b.type) ||
      (key(a) < key(b) ? -1 : Number(key(a) > key(b))),
  );
}

/** The black side with its symbol above, and below it a code on white. */
function drawCoded(doc: Doc, job: HolmesJob, type: string, text: string, box: Box): void {
  const { x, y, width, height } = box;
  doc.roundedRect(x + EDGE, y + EDGE, width - 2 * EDGE, height - 2 * EDGE, 2.3).fill('#000000');
  const size = 8;
  const icon = typeIcon(packOfJob(job).file, type);
  drawIcon(doc, icon, { x: x + (width - size) / 2, y: y + 1.5, size }, PAPER);
  const plate = { x: x + 4.5, width: width - 9 };
  doc.rect(plate.x, y + 9.8, plate.width, 12.8).fill(PAPER);
  drawCode(doc, job.code, text, { ...plate, y: y + 9.8, height: 10.4 });
  writeClear(doc, text, { ...plate, y: y + 19.8, height: 2.7 });
}
