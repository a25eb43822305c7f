import { commandsPages } from '@mister-x/printing/cards/digits';
import { BROAD_CARD, cellGridWithBacks, gridPages, UPRIGHT_CARD } from '@mister-x/printing/page/cells';
import { londonPicture } from '../rules/index.js';
import { posterPages } from '../../pursuit/print/poster/tiling.js';
import { cardsIn, casesIn, packOfJob, tokensIn } from './pack-job.js';
import {
  HOLMES_COMMANDS,
  standupPiecesOf,
  QUARTER_PAGE_SIZE,
  QUARTERS_PER_PAGE,
  STANDUP_SIZE,
  tokenCell,
  trackCell,
} from './cells.js';
import type { HolmesJob } from './options.js';

/** How many pages each sheet takes. */
export const holmesPages = {
  cards: (job: HolmesJob) =>
    gridPages(job.paper, UPRIGHT_CARD, cellGridWithBacks(job, UPRIGHT_CARD, cardsIn(job)).length),
  cases: (job: HolmesJob) => gridPages(job.paper, BROAD_CARD, cellGridWithBacks(job, BROAD_CARD, casesIn(job)).length),
  tokens: (job: HolmesJob) => gridPages(job.paper, tokenCell(job), tokensIn(job).length),
  stations: (job: HolmesJob) => gridPages(job.paper, UPRIGHT_CARD, packOfJob(job).locations.size),
  track: ({ paper }: HolmesJob) => gridPages(paper, trackCell(paper), 1),
  notebook: ({ paper }: HolmesJob) => gridPages(paper, QUARTER_PAGE_SIZE, QUARTERS_PER_PAGE),
  standups: (job: HolmesJob) => gridPages(job.paper, STANDUP_SIZE, standupPiecesOf(job).length),
  summary: ({ paper }: HolmesJob) => gridPages(paper, QUARTER_PAGE_SIZE, QUARTERS_PER_PAGE),
  commands: ({ paper }: HolmesJob) => commandsPages(paper, HOLMES_COMMANDS),
  poster: (job: HolmesJob) => posterPages(job, londonPicture(packOfJob(job))),
};
