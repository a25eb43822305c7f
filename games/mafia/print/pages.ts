import { cellsFor, gridPages, UPRIGHT } from '@mister-x/printing/page/cells';
import { sheetsOf } from '../../pursuit/print/poster/tiling.js';
import { cardsIn, quartersIn } from './pack-job.js';
import {
  COIN,
  coinsIn,
  figuresIn,
  MARKERS,
  PLAYERS,
  prisonCell,
  QUARTER_PAGE,
  STANDUP,
} from './cells.js';
import { cityArea } from './city.js';
import type { MafiaJob } from './options.js';

/** How many pages each sheet takes. */
export const mafiaPages = {
  cards: (job: MafiaJob) =>
    gridPages(job.paper, UPRIGHT, cellsFor(job, UPRIGHT, cardsIn(job)).length),
  markers: ({ paper }: MafiaJob) => gridPages(paper, UPRIGHT, MARKERS),
  quarters: (job: MafiaJob) => gridPages(job.paper, UPRIGHT, quartersIn(job).length),
  prison: ({ paper }: MafiaJob) => gridPages(paper, prisonCell(paper), 1),
  standups: (job: MafiaJob) => gridPages(job.paper, STANDUP, figuresIn(job).length),
  coins: (job: MafiaJob) => gridPages(job.paper, COIN, coinsIn(job).length),
  payments: ({ paper }: MafiaJob) => gridPages(paper, QUARTER_PAGE, PLAYERS),
  summary: ({ paper }: MafiaJob) => gridPages(paper, QUARTER_PAGE, PLAYERS),
  poster: ({ poster, tiled, paper }: MafiaJob) => (tiled ? sheetsOf(cityArea(poster), paper) : 1),
};
