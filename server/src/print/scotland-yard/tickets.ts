import type { PrintOrder } from '@mister-x/engine/protocol';
import {
  type PawnId,
  PIECES,
  PRESETS,
  type TicketCode,
  ticketCardsOf,
  writeYardCard,
} from '@mister-x/engine/scotland-yard';
import { drawBroad } from '../cards/broad.js';
import { drawEdge, writeClear } from '../cards/marks.js';
import { drawCode } from '../page/barcode.js';
import type { Doc } from '../page/document.js';
import { BROAD, drawGrid, UPRIGHT } from '../page/grid.js';
import { type Box, write } from '../page/write.js';
import type { DrawSheet } from '../sheet.js';
import type { PrintWords } from '../words/index.js';
import { GROUNDS } from './colours.js';
import { drawPawn, drawTile, ticketName, tileOf } from './marks.js';
import { pawnsOf } from './pawns.js';

type Owned = TicketCode & { readonly owner: PawnId };

/** The tickets of SY-4 and SY-5, which with five detectives are the supply of SY-1 without a rest. */
export function ticketsOf({ detectives, pawn }: PrintOrder): readonly Owned[] {
  const pawns = pawnsOf({ detectives }).filter((each) => pawn === null || each === pawn);
  // Kits are the same in every variant.
  return pawns.flatMap((owner) =>
    ticketCardsOf(owner, detectives, PRESETS.modern).map((ticket) => ({ ...ticket, owner })),
  ) as readonly Owned[];
}

export const drawTickets: DrawSheet = (doc, order, words) => {
  const { paper, code } = order;
  const title = `${words.game} · ${words.sheets.tickets}`;
  const frame = { paper, title, words, cut: true };
  drawGrid(doc, frame, UPRIGHT, ticketsOf(order), (ticket, box) =>
    drawTicket(doc, ticket, box, code, words),
  );
};

function drawTicket(
  doc: Doc,
  { piece, owner, serial }: Owned,
  box: Box,
  code: PrintOrder['code'],
  words: PrintWords,
): void {
  const { x, y, width } = box;
  drawEdge(doc, box, GROUNDS[piece].ground);
  drawTile(doc, piece, x + 4.5, y + 4.5, 14);
  drawPawn(doc, owner, x + width - 4 - 14, y + 4.5, 14);
  const line = { x: x + 4, width: width - 8 };
  const name = { ...line, y: y + 19.4, height: 5.6 };
  write(doc, words.pieces[piece], name, { font: 'bold', size: 4.8, align: 'center' });
  const whose = { ...line, y: y + 25, height: 3.8 };
  write(doc, ticketName(owner, serial, words), whose, { size: 3.2, align: 'center' });
  const text = writeYardCard({ kind: 'ticket', owner, piece, serial });
  drawCode(doc, code, text, codeBox(code, box));
  writeClear(doc, text, { ...line, y: y + box.height - 6.8, height: 4 });
}

function codeBox(code: PrintOrder['code'], { x, y, width, height }: Box): Box {
  const top = 29.2;
  const bottom = 7;
  const full = { x: x + 2.4, y: y + top, width: width - 4.8, height: height - top - bottom };
  if (code !== 'code128') return full;
  return { ...full, y: full.y + 3, height: full.height - 4.5 };
}

/** One card for each type: whoever pays scans it, and the ledger says whether he may (CM-9). */
export const drawTypes: DrawSheet = (doc, { paper, code }, words) => {
  const title = `${words.game} · ${words.sheets.types}`;
  drawGrid(doc, { paper, title, words, cut: true }, BROAD, PIECES, (piece, box) => {
    const text = writeYardCard({ kind: 'ticket', owner: null, piece, serial: 0 });
    drawBroad(
      doc,
      code,
      { tile: tileOf(piece), name: words.pieces[piece], hint: words.everybody, text },
      box,
    );
  });
};
