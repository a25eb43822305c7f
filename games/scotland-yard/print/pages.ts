import { commandsPages, digitsPages } from '@mister-x/printing/cards/digits';
import { BROAD_CARD, FLAT_CARD, gridPages, UPRIGHT_CARD } from '@mister-x/printing/page/cells';
import { labelPages } from '@mister-x/printing/page/label-formats';
import { PIECES, yardPicture } from '../rules/index.js';
import { posterPages } from '../../pursuit/print/poster/tiling.js';
import { PURSUIT_COMMANDS } from '../../pursuit/print/sheets.js';
import { boardOf, startDecksOf } from './board.js';
import { ticketsOf, type YardJob } from './options.js';

/** How many pages each sheet takes. */
export const yardPages = {
  tickets: (job: YardJob) => gridPages(job.paper, UPRIGHT_CARD, ticketsOf(job).length),
  types: ({ paper }: YardJob) => gridPages(paper, BROAD_CARD, PIECES.length),
  labels: (job: YardJob) => labelPages(job.label, ticketsOf(job).length),
  stations: (job: YardJob) => gridPages(job.paper, UPRIGHT_CARD, boardOf(job).data.stations.length),
  starts: (job: YardJob) =>
    startDecksOf(job).reduce((sum, { stops }) => sum + gridPages(job.paper, FLAT_CARD, stops.length), 0),
  commands: ({ paper }: YardJob) => commandsPages(paper, PURSUIT_COMMANDS),
  digits: ({ paper }: YardJob) => digitsPages(paper),
  /** The log, and a page for tickets and rounds. */
  log: () => 2,
  poster: (job: YardJob) => posterPages(job, yardPicture(boardOf(job))),
};
