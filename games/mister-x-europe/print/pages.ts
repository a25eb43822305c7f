import { startDeckOf, TICKET_KINDS, ticketCardsOf } from '../rules/index.js';
import { europePicture } from '../rules/map.js';
import { commandsPages, digitsPages } from '@mister-x/printing/cards/digits';
import { FLAT_CARD, gridPages, UPRIGHT_CARD } from '@mister-x/printing/page/cells';
import { labelPages } from '@mister-x/printing/page/label-formats';
import { posterPages } from '../../pursuit/print/poster/tiling.js';
import { PURSUIT_COMMANDS } from '../../pursuit/print/sheets.js';
import { boardOf } from './board.js';
import type { EuropeJob } from './options.js';

/** How many pages each sheet takes. */
export const europePages = {
  tickets: (job: EuropeJob) => gridPages(job.paper, UPRIGHT_CARD, ticketCardsOf(boardOf(job)).length),
  types: ({ paper }: EuropeJob) => gridPages(paper, UPRIGHT_CARD, TICKET_KINDS.length),
  labels: (job: EuropeJob) => labelPages(job.label, ticketCardsOf(boardOf(job)).length),
  stations: (job: EuropeJob) => gridPages(job.paper, UPRIGHT_CARD, boardOf(job).data.stations.length),
  starts: (job: EuropeJob) => gridPages(job.paper, FLAT_CARD, startDeckOf(boardOf(job)).length),
  commands: ({ paper }: EuropeJob) => commandsPages(paper, PURSUIT_COMMANDS),
  digits: ({ paper }: EuropeJob) => digitsPages(paper),
  missions: () => 1,
  poster: (job: EuropeJob) => posterPages(job, europePicture(boardOf(job))),
};
