import type { Language } from '@mister-x/engine/protocol';
import { startDeckOf, TRANSPORTS, type YardBoard, yardGround, yardPicture } from '../rules/index.js';
import type { DrawSheet } from '@mister-x/printing/kit';
import type { PosterContent } from '../../pursuit/print/poster/content.js';
import { drawPosterSheets } from '../../pursuit/print/poster/index.js';
import { PURSUIT_WORDS } from '../../pursuit/print/words.js';
import { boardOf } from './board.js';
import type { YardJob } from './options.js';
import { YARD_POSTER_LOOK } from './poster-look.js';
import { YARD_POSTER_WORDS, YARD_WORDS } from './words.js';

/** What stands on the poster of a board of Scotland Yard. */
export function yardPoster(board: YardBoard, language: Language): PosterContent {
  const own = YARD_POSTER_WORDS[language];
  const { transports } = YARD_WORDS[language];
  const picture = yardPicture(board);
  const [taxi, bus, underground, ferry] = own.calls;
  const used = TRANSPORTS.filter((transport) => board.data.edges[transport].length > 0);
  const stops = [
    { transports: ['taxi'], name: taxi },
    { transports: ['taxi', 'bus'], name: bus },
    { transports: ['taxi', 'bus', 'underground'], name: underground },
    { transports: ['taxi', 'ferry'], name: ferry },
  ] as const;
  return {
    picture,
    ground: yardGround(board),
    look: YARD_POSTER_LOOK,
    title: board.data.id === 'london' ? own.city : board.data.name,
    subtitle: PURSUIT_WORDS[language].subtitle,
    groundNames: { river: own.river },
    legend: {
      stopsTitle: own.stops,
      indexTitle: own.index,
      ringsTitle: '',
      lines: used.map((transport) => ({
        transport,
        name: transport === 'ferry' ? own.ferry : transports[transport],
      })),
      stops: stops.filter(({ transports: calls }) => calls.every((each) => used.includes(each))),
    },
    starts: new Set(startDeckOf(board, 'common', false)),
    rings: [],
    source: '',
  };
}

export const drawYardPoster: DrawSheet<YardJob> = (doc, job) => {
  drawPosterSheets(doc, job, yardPoster(boardOf(job), job.language));
};
