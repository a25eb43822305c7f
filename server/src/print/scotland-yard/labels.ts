import { writeYardCard } from '@mister-x/engine/scotland-yard';
import { drawLabelSheets, type Label } from '../cards/labels.js';
import type { DrawSheet } from '../kit.js';
import { drawPawn, drawTile, ticketName } from './marks.js';
import type { YardJob } from './options.js';
import { ticketsOf } from './supply.js';
import { YARD_WORDS } from './words.js';

/** Labels for the tickets out of the box, pawn by pawn. */
export const drawLabels: DrawSheet<YardJob> = (doc, job) => {
  const words = YARD_WORDS[job.language];
  const labels = ticketsOf(job).map((ticket) => {
    const { piece, owner, serial } = ticket;
    return {
      text: writeYardCard(ticket),
      marks: [
        (on, x, y, size) => drawTile(on, piece, x, y, size),
        (on, x, y, size) => drawPawn(on, owner, x, y, size),
      ],
      names: [words.pieces[piece], ticketName(owner, serial, job.language)],
    } satisfies Label;
  });
  drawLabelSheets(doc, job, labels);
};
