import { commandsPages } from '@mister-x/printing/cards/digits';
import { BROAD, cellsFor, gridPages, UPRIGHT } from '@mister-x/printing/page/cells';
import { londonPicture } from '../rules/index.js';
import { posterPages } from '../../pursuit/print/poster/tiling.js';
import { cardsIn, casesIn, packOfJob, tokensIn } from './pack-job.js';
import {
  HOLMES_COMMANDS,
  piecesOf,
  QUARTER,
  QUARTERS,
  STANDUP,
  tokenCell,
  trackCell,
} from './cells.js';
import type { HolmesJob } from './options.js';

/** How many pages each sheet takes. */
export const holmesPages = {
  cards: (job: HolmesJob) =>
    gridPages(job.paper, UPRIGHT, cellsFor(job, UPRIGHT, cardsIn(job)).length),
  cases: (job: HolmesJob) => gridPages(job.paper, BROAD, cellsFor(job, BROAD, casesIn(job)).length),
  tokens: (job: HolmesJob) => gridPages(job.paper, tokenCell(job), tokensIn(job).length),
  stations: (job: HolmesJob) => gridPages(job.paper, UPRIGHT, packOfJob(job).locations.size),
  track: ({ paper }: HolmesJob) => gridPages(paper, trackCell(paper), 1),
  notebook: ({ paper }: HolmesJob) => gridPages(paper, QUARTER, QUARTERS),
  standups: (job: HolmesJob) => gridPages(job.paper, STANDUP, piecesOf(job).length),
  summary: ({ paper }: HolmesJob) => gridPages(paper, QUARTER, QUARTERS),
  commands: ({ paper }: HolmesJob) => commandsPages(paper, HOLMES_COMMANDS),
  poster: (job: HolmesJob) => posterPages(job, londonPicture(packOfJob(job))),
};
