import { londonBoard, londonGround, ROADS } from '../rules/index.js';
import type { DrawSheet } from '@mister-x/printing/kit';
import type { PosterContent } from '../../pursuit/print/poster/content.js';
import { drawPosterSheets } from '../../pursuit/print/poster/index.js';
import { packOfJob, mapOf } from './pack-job.js';
import { INK } from './look.js';
import { spaced } from './names.js';
import type { HolmesJob } from './options.js';
import { londonLook, TINT } from './poster-look.js';
import { HOLMES_POSTER_WORDS } from './poster-words.js';
import { HOLMES_WORDS } from './words.js';

/** What stands on the map of a pack. */
export function holmesPoster(job: Pick<HolmesJob, 'language' | 'file'>): PosterContent {
  const { language, file } = job;
  const pack = packOfJob(job);
  const own = HOLMES_POSTER_WORDS[language];
  const { yard, yardSign } = HOLMES_WORDS[language];
  const { edges } = londonBoard(pack).data;
  const used = ROADS.filter((road) => edges[road].length > 0);
  return {
    picture: mapOf(job, yard),
    ground: londonGround(pack),
    tint: TINT,
    look: londonLook(yardSign),
    title: file === undefined ? own.city : spaced(file.pack),
    subtitle: own.subtitle,
    groundNames: { river: own.river },
    legend: {
      linesTitle: own.roads,
      stopsTitle: own.locations,
      indexTitle: own.index,
      ringsTitle: '',
      lines: used.map((transport) => ({ transport, name: own.lines[transport] })),
      stops: [
        { transports: ['road'], name: own.location },
        { transports: ['road', 'loop'], name: own.onLoop },
        { transports: ['road', 'underground'], name: own.station },
      ].filter(({ transports }) => transports.every((each) => used.some((road) => road === each))),
    },
    starts: new Set(),
    rings: [],
    arrows: { transport: 'loop', colour: INK, ways: edges.loop },
    // Tokens hide the discs on which they lie.
    covered: true,
    source: '',
  };
}

export const drawHolmesPoster: DrawSheet<HolmesJob> = (doc, job) => {
  drawPosterSheets(doc, job, holmesPoster(job));
};
