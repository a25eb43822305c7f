import {
  type EuropeTicketCode,
  TICKET_KINDS,
  symbolOf,
  ticketCardsOf,
  transportOf,
  writeEuropeCard,
} from '../rules/index.js';
import { drawLabelSheets, type Label } from '@mister-x/printing/cards/labels';
import { drawEdge, writeCodeText } from '@mister-x/printing/cards/marks';
import { drawPictogram, drawTile, type Tile } from '@mister-x/printing/cards/tile';
import type { DrawSheet } from '@mister-x/printing/kit';
import { drawCode } from '@mister-x/printing/page/barcode';
import { UPRIGHT_CARD } from '@mister-x/printing/page/cells';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, write } from '@mister-x/printing/page/write';
import type { Symbology } from '@mister-x/printing/shared/options';
import { PRINT_MESSAGES } from '@mister-x/printing/messages';
import { boardOf } from './board.js';
import { TICKET_HALF_TILES, isSymbolOfX } from './halves.js';
import type { EuropeJob } from './options.js';
import { EUROPE_WORDS } from './words.js';

/** Every ticket of the box, each with a number of its own. */
export const drawTickets: DrawSheet<EuropeJob> = (doc, job) => {
  drawCards(doc, job, ticketCardsOf(boardOf(job)));
};

/** One card for each kind: the player who pays scans it, and the ledger says whether he may (CM-9). */
export const drawTypes: DrawSheet<EuropeJob> = (doc, job) => {
  const cards = TICKET_KINDS.map((ticket) => ({ kind: 'ticket' as const, ticket, serial: 0 }));
  drawCards(doc, job, cards);
};

function drawCards(doc: PdfDocument, job: EuropeJob, cards: readonly EuropeTicketCode[]): void {
  const { code, language } = job;
  const messages = PRINT_MESSAGES[language];
  const own = EUROPE_WORDS[language];
  drawGrid(doc, { ...job, cut: true }, UPRIGHT_CARD, cards, (card, box) => {
    const { x, y, width, height } = box;
    const transport = transportOf(card.ticket);
    const symbol = symbolOf(card.ticket);
    const { serial } = card;
    drawHalves(doc, box, [
      {
        tile: TICKET_HALF_TILES[transport],
        name: own.transports[transport],
        under: serial === 0 ? messages.everybody : messages.numbered(serial),
      },
      {
        tile: TICKET_HALF_TILES[symbol],
        name: own.symbols[symbol],
        under: isSymbolOfX(symbol) ? own.misterX : own.detectives,
      },
    ]);
    const text = writeEuropeCard(card);
    drawCode(doc, code, text, codeBox(code, box));
    writeCodeText(doc, text, { x: x + 4, y: y + height - 6.8, width: width - 8, height: 4 });
  });
}

type TicketHalf = { readonly tile: Tile; readonly name: string; readonly under: string };

/** How far the halves lie inside the cut, and how high each is, in millimetres. */
const INSET_MM = 1.6;
const HALF_HEIGHT_MM = 12.8;

/** The transport above and the symbol below (MX-3), across the whole card. */
function drawHalves(doc: PdfDocument, box: Box, halves: readonly [TicketHalf, TicketHalf]): void {
  const { x, y, width, height } = box;
  const left = x + INSET_MM;
  const across = width - 2 * INSET_MM;
  doc.save();
  doc.roundedRect(left, y + INSET_MM, across, height - 2 * INSET_MM, 3).clip();
  halves.forEach(({ tile }, i) => {
    doc.rect(left, y + INSET_MM + i * HALF_HEIGHT_MM, across, HALF_HEIGHT_MM).fill(tile.ground);
  });
  doc.restore();
  halves.forEach((half, i) => {
    drawHalf(doc, half, {
      x: left,
      y: y + INSET_MM + i * HALF_HEIGHT_MM,
      width: across,
      height: HALF_HEIGHT_MM,
    });
  });
  drawEdge(doc, box, halves[0].tile.ground);
}

function drawHalf(doc: PdfDocument, { tile, name, under }: TicketHalf, { x, y, width, height }: Box): void {
  const sign = 9.6;
  const place = { x: x + 2.2, y: y + (height - sign) / 2, width: sign, height: sign };
  drawPictogram(doc, tile.pictogram, place, tile.ink);
  const messages = { x: x + sign + 4, width: width - sign - 6 };
  const title = { ...messages, y: y + 1.6, height: 5.6 };
  write(doc, name, title, { font: 'bold', size: 4.6, colour: tile.ink, valign: 'middle' });
  const small = { ...messages, y: y + 7.2, height: 4 };
  write(doc, under, small, { size: 3.2, colour: tile.ink, valign: 'middle' });
}

function codeBox(code: Symbology, { x, y, width, height }: Box): Box {
  const top = INSET_MM + 2 * HALF_HEIGHT_MM + 1.2;
  const bottom = 7;
  const full = { x: x + 2.4, y: y + top, width: width - 4.8, height: height - top - bottom };
  if (code !== 'code128') return full;
  return { ...full, y: full.y + 3, height: full.height - 4.5 };
}

/** Labels for the tickets out of the box, kind by kind. */
export const drawLabels: DrawSheet<EuropeJob> = (doc, job) => {
  const own = EUROPE_WORDS[job.language];
  const { numbered } = PRINT_MESSAGES[job.language];
  const labels = ticketCardsOf(boardOf(job)).map((card) => {
    const transport = transportOf(card.ticket);
    const symbol = symbolOf(card.ticket);
    return {
      text: writeEuropeCard(card),
      marks: [
        (on, x, y, size) => drawTile(on, TICKET_HALF_TILES[transport], x, y, size),
        (on, x, y, size) => drawTile(on, TICKET_HALF_TILES[symbol], x, y, size),
      ],
      names: [own.transports[transport], `${own.symbols[symbol]} · ${numbered(card.serial)}`],
    } satisfies Label;
  });
  drawLabelSheets(doc, job, labels);
};
