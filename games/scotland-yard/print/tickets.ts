import { drawBroadCard } from '@mister-x/printing/cards/broad';
import { drawLabelSheets, type Label } from '@mister-x/printing/cards/labels';
import { drawEdge, writeCodeText } from '@mister-x/printing/cards/marks';
import type { DrawSheet } from '@mister-x/printing/kit';
import { drawCode } from '@mister-x/printing/page/barcode';
import { BROAD_CARD, UPRIGHT_CARD } from '@mister-x/printing/page/cells';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, write } from '@mister-x/printing/page/write';
import type { Symbology } from '@mister-x/printing/shared/options';
import { PRINT_MESSAGES } from '@mister-x/printing/messages';
import { PIECES, writeYardCard } from '../rules/index.js';
import { drawPawn, drawTile, ticketName, tileOf } from './marks.js';
import { type OwnedTicket, ticketsOf, type YardJob } from './options.js';
import { TILE_COLOURS } from './pictograms.js';
import { YARD_WORDS } from './words.js';

export const drawTickets: DrawSheet<YardJob> = (doc, job) => {
  drawGrid(doc, { ...job, cut: true }, UPRIGHT_CARD, ticketsOf(job), (ticket, box) =>
    drawTicket(doc, ticket, box, job),
  );
};

function drawTicket(
  doc: PdfDocument,
  { piece, owner, serial }: OwnedTicket,
  box: Box,
  { code, language }: YardJob,
): void {
  const { x, y, width } = box;
  drawEdge(doc, box, TILE_COLOURS[piece].ground);
  drawTile(doc, piece, x + 4.5, y + 4.5, 14);
  drawPawn(doc, owner, x + width - 4 - 14, y + 4.5, 14);
  const line = { x: x + 4, width: width - 8 };
  const name = { ...line, y: y + 19.4, height: 5.6 };
  write(doc, YARD_WORDS[language].pieces[piece], name, {
    font: 'bold',
    size: 4.8,
    align: 'center',
  });
  const whose = { ...line, y: y + 25, height: 3.8 };
  write(doc, ticketName(owner, serial, language), whose, { size: 3.2, align: 'center' });
  const text = writeYardCard({ kind: 'ticket', owner, piece, serial });
  drawCode(doc, code, text, codeBox(code, box));
  writeCodeText(doc, text, { ...line, y: y + box.height - 6.8, height: 4 });
}

function codeBox(code: Symbology, { x, y, width, height }: Box): Box {
  const top = 29.2;
  const bottom = 7;
  const full = { x: x + 2.4, y: y + top, width: width - 4.8, height: height - top - bottom };
  if (code !== 'code128') return full;
  return { ...full, y: full.y + 3, height: full.height - 4.5 };
}

/** One card for each type: the player who pays scans it, and the ledger says whether he may (CM-9). */
export const drawTypes: DrawSheet<YardJob> = (doc, job) => {
  const { pieces } = YARD_WORDS[job.language];
  const hint = PRINT_MESSAGES[job.language].everybody;
  drawGrid(doc, { ...job, cut: true }, BROAD_CARD, PIECES, (piece, box) => {
    const text = writeYardCard({ kind: 'ticket', owner: null, piece, serial: 0 });
    drawBroadCard(doc, job.code, { tile: tileOf(piece), name: pieces[piece], hint, text }, box);
  });
};

/** Labels for the tickets out of the box, pawn by pawn. */
export const drawLabels: DrawSheet<YardJob> = (doc, job) => {
  const messages = YARD_WORDS[job.language];
  const labels = ticketsOf(job).map((ticket) => {
    const { piece, owner, serial } = ticket;
    return {
      text: writeYardCard(ticket),
      marks: [(on, x, y, size) => drawTile(on, piece, x, y, size), (on, x, y, size) => drawPawn(on, owner, x, y, size)],
      names: [messages.pieces[piece], ticketName(owner, serial, job.language)],
    } satisfies Label;
  });
  drawLabelSheets(doc, job, labels);
};
