import { writeYardCard } from '@mister-x/engine/scotland-yard';
import { drawLabelSheets, type Label } from '../cards/labels.js';
import type { DrawSheet } from '../sheet.js';
import { drawPawn, drawTile, ticketName } from './marks.js';
import { ticketsOf } from './tickets.js';

/** Labels for the tickets out of the box, pawn by pawn. */
export const drawLabels: DrawSheet = (doc, order, words) => {
  const labels = ticketsOf(order).map((ticket) => {
    const { piece, owner, serial } = ticket;
    return {
      text: writeYardCard(ticket),
      marks: [
        (on, x, y, size) => drawTile(on, piece, x, y, size),
        (on, x, y, size) => drawPawn(on, owner, x, y, size),
      ],
      names: [words.pieces[piece], ticketName(owner, serial, words)],
    } satisfies Label;
  });
  drawLabelSheets(doc, order, labels);
};
