import { DECK, type EuropeBoard, TRANSPORTS } from '../rules/index.js';
import { europeGround, europePicture, SEA_NAMES } from '../rules/map.js';
import type { Language } from '@mister-x/engine/protocol';
import type { DrawSheet } from '@mister-x/printing/kit';
import type { PosterContent, PosterRing } from '../../pursuit/print/poster/content.js';
import { drawPosterSheets } from '../../pursuit/print/poster/index.js';
import { PURSUIT_WORDS } from '../../pursuit/print/words.js';
import { boardOf, missionsOf } from './board.js';
import type { EuropeJob } from './options.js';
import { EUROPE_POSTER_LOOK } from './poster-look.js';
import { EUROPE_POSTER_WORDS, EUROPE_WORDS, missionName } from './words.js';

/** Rings of missions differ by their dashes as well: unbroken, dashed, dotted. */
const RINGS: Readonly<Record<string, Pick<PosterRing, 'colour' | 'dash'>>> = {
  green: { colour: '#1d9a5b' },
  yellow: { colour: '#d1a300', dash: [9, 3.4] },
  orange: { colour: '#e06a12', dash: [0, 4.6] },
};

/** What stands on the poster of a board of Mister X across Europe. */
export function europePoster(board: EuropeBoard, language: Language): PosterContent {
  const own = EUROPE_POSTER_WORDS[language];
  const { transports, sheets } = EUROPE_WORDS[language];
  const { data } = board;
  const ours = data.id === 'europe';
  const rings = missionsOf(board).flatMap(([colour, { starts, goals }]): readonly PosterRing[] => {
    const ring = RINGS[colour];
    if (ring === undefined) return [];
    const name = own.startAndGoal(missionName(language, colour));
    return [{ name, ...ring, plain: starts, flagged: goals }];
  });
  return {
    picture: europePicture(board),
    ground: europeGround(board),
    look: EUROPE_POSTER_LOOK,
    title: ours ? own.title : data.name,
    subtitle: PURSUIT_WORDS[language].subtitle,
    groundNames: SEA_NAMES[language],
    legend: {
      stopsTitle: own.stops,
      indexTitle: own.index,
      ringsTitle: sheets.missions.name,
      lines: TRANSPORTS.map((transport) => ({ transport, name: transports[transport] })),
      stops: [
        // What goes from a city, by its colour (MX-2).
        { transports: ['car'], name: transports.car },
        { transports: ['car', 'train'], name: `+ ${transports.train}` },
        { transports: ['car', 'train', 'plane'], name: `+ ${transports.plane}` },
      ],
    },
    starts: new Set(data.starts[DECK]),
    rings,
    source: ours ? own.source : '',
  };
}

export const drawEuropePoster: DrawSheet<EuropeJob> = (doc, job) => {
  drawPosterSheets(doc, job, europePoster(boardOf(job), job.language));
};
