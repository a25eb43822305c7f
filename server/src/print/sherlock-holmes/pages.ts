import { londonPicture } from '@mister-x/engine/sherlock-holmes';
import { commandsPages } from '../cards/keys.js';
import { cellsFor } from '../page/backs.js';
import { BROAD, gridPages, UPRIGHT } from '../page/cells.js';
import { posterPages } from '../poster/tiling.js';
import { boxOf, cardsIn, casesIn, tokensIn } from './box.js';
import { piecesOf, QUARTER, QUARTERS, STANDUP, tokenCell, trackCell } from './cells.js';
import { HOLMES_COMMANDS } from './commands.js';
import type { HolmesJob } from './options.js';

/** How many pages each sheet takes. */
export const holmesPages = {
  cards: (job: HolmesJob) =>
    gridPages(job.paper, UPRIGHT, cellsFor(job, UPRIGHT, cardsIn(job)).length),
  cases: (job: HolmesJob) => gridPages(job.paper, BROAD, cellsFor(job, BROAD, casesIn(job)).length),
  tokens: (job: HolmesJob) => gridPages(job.paper, tokenCell(job), tokensIn(job).length),
  stations: (job: HolmesJob) => gridPages(job.paper, UPRIGHT, boxOf(job).locations.size),
  track: ({ paper }: HolmesJob) => gridPages(paper, trackCell(paper), 1),
  notebook: ({ paper }: HolmesJob) => gridPages(paper, QUARTER, QUARTERS),
  standups: (job: HolmesJob) => gridPages(job.paper, STANDUP, piecesOf(job).length),
  summary: ({ paper }: HolmesJob) => gridPages(paper, QUARTER, QUARTERS),
  commands: ({ paper }: HolmesJob) => commandsPages(paper, HOLMES_COMMANDS),
  poster: (job: HolmesJob) => posterPages(job, londonPicture(boxOf(job))),
};
