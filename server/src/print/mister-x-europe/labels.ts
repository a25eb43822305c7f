import {
  symbolOf,
  ticketCardsOf,
  transportOf,
  writeEuropeCard,
} from '@mister-x/engine/mister-x-europe';
import { drawLabelSheets, type Label } from '../cards/labels.js';
import { drawTile } from '../cards/tile.js';
import type { DrawSheet } from '../kit.js';
import { PRINT_WORDS } from '../words/index.js';
import { boardOf } from './board.js';
import { HALVES } from './halves.js';
import type { EuropeJob } from './options.js';
import { EUROPE_WORDS } from './words.js';

/** Labels for the tickets out of the box, kind by kind. */
export const drawLabels: DrawSheet<EuropeJob> = (doc, job) => {
  const own = EUROPE_WORDS[job.language];
  const { numbered } = PRINT_WORDS[job.language];
  const labels = ticketCardsOf(boardOf(job)).map((card) => {
    const transport = transportOf(card.ticket);
    const symbol = symbolOf(card.ticket);
    return {
      text: writeEuropeCard(card),
      marks: [
        (on, x, y, size) => drawTile(on, HALVES[transport], x, y, size),
        (on, x, y, size) => drawTile(on, HALVES[symbol], x, y, size),
      ],
      names: [own.transports[transport], `${own.symbols[symbol]} · ${numbered(card.serial)}`],
    } satisfies Label;
  });
  drawLabelSheets(doc, job, labels);
};
