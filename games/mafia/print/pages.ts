import { cellGridWithBacks, gridPages, UPRIGHT_CARD } from '@mister-x/printing/page/cells';
import { sheetCountOf } from '../../pursuit/print/poster/tiling.js';
import { cardsIn, quartersIn } from './pack-job.js';
import {
  COIN_SIZE,
  coinsToPrint,
  figuresToPrint,
  MARKER_COUNT,
  PLAYER_COUNT,
  prisonCell,
  QUARTER_SIZE,
  STANDUP_SIZE,
} from './cells.js';
import { cityArea } from './city.js';
import type { MafiaJob } from './options.js';

/** How many pages each sheet takes. */
export const mafiaPages = {
  cards: (job: MafiaJob) =>
    gridPages(job.paper, UPRIGHT_CARD, cellGridWithBacks(job, UPRIGHT_CARD, cardsIn(job)).length),
  markers: ({ paper }: MafiaJob) => gridPages(paper, UPRIGHT_CARD, MARKER_COUNT),
  quarters: (job: MafiaJob) => gridPages(job.paper, UPRIGHT_CARD, quartersIn(job).length),
  prison: ({ paper }: MafiaJob) => gridPages(paper, prisonCell(paper), 1),
  standups: (job: MafiaJob) => gridPages(job.paper, STANDUP_SIZE, figuresToPrint(job).length),
  coins: (job: MafiaJob) => gridPages(job.paper, COIN_SIZE, coinsToPrint(job).length),
  payments: ({ paper }: MafiaJob) => gridPages(paper, QUARTER_SIZE, PLAYER_COUNT),
  summary: ({ paper }: MafiaJob) => gridPages(paper, QUARTER_SIZE, PLAYER_COUNT),
  poster: ({ poster, tiled, paper }: MafiaJob) => (tiled ? sheetCountOf(cityArea(poster), paper) : 1),
};
