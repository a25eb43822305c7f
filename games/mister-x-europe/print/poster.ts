import type { Language } from '@mister-x/engine/protocol';
import type { DrawSheet } from '@mister-x/printing/kit';
import { START_DECK, type EuropeBoard, type Transport, TRANSPORTS } from '../rules/index.js';
import { europeGround, europePicture, SEA_NAMES } from '../rules/map.js';
import type { PosterContent, PosterRing } from '../../pursuit/print/poster/content.js';
import { drawPosterSheets } from '../../pursuit/print/poster/index.js';
import { PURSUIT_WORDS } from '../../pursuit/print/words.js';
import { boardOf, missionsOf } from './board.js';
import type { EuropeJob } from './options.js';
import { EUROPE_POSTER_WORDS, EUROPE_WORDS, missionName } from './words.js';
import { type BoardLook, STATION_RADIUS, type StationLook, type StationPart } from '../../pursuit/rules/map/index.js';
import { COLOURS } from '../../pursuit/print/poster/style.js';

/** Rings of missions differ by their dashes as well: unbroken, dashed, dotted. */
const RING_BY_COLOUR: Readonly<Record<string, Pick<PosterRing, 'colour' | 'dash'>>> = {
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
    const ring = RING_BY_COLOUR[colour];
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
    starts: new Set(data.starts[START_DECK]),
    rings,
    source: ours ? own.source : '',
  };
}

export const drawEuropePoster: DrawSheet<EuropeJob> = (doc, job) => {
  drawPosterSheets(doc, job, europePoster(boardOf(job), job.language));
};

const LINE_COLOURS: Readonly<Record<Transport, string>> = {
  car: '#a98230',
  train: '#c62f2a',
  plane: '#1766b8',
};
const STATION_COLOURS: Readonly<Record<Transport, string>> = {
  car: '#f3e4b8',
  train: '#ee7a70',
  plane: '#9cc8f5',
};

/** Thin, like a railway, dashed: a black and white print tells the transports apart as well. */
export const EUROPE_POSTER_LOOK: BoardLook<Transport> = {
  layers: ['car', 'train', 'plane'],
  strokes: {
    car: [{ colour: LINE_COLOURS.car, width: 1.7 }],
    train: [
      { colour: COLOURS.paper, width: 6.4 },
      { colour: LINE_COLOURS.train, width: 4.4 },
      { colour: COLOURS.paper, width: 1.9, dash: [6, 6] },
    ],
    plane: [
      { colour: COLOURS.paper, width: 4.6 },
      { colour: LINE_COLOURS.plane, width: 2.8, dash: [13, 6] },
    ],
  },
  station,
};

/** The city's colour says what goes there (MX-2): beige, beige and red, or blue with a second ring. */
function station(transports: ReadonlySet<Transport>): StationLook {
  const ink = COLOURS.night;
  const edge = { stroke: COLOURS.night, width: 1 };
  if (transports.has('plane')) {
    const parts: StationPart[] = [
      { form: 'circle', r: STATION_RADIUS + 0.6, fill: STATION_COLOURS.plane, ...edge },
      { form: 'circle', r: STATION_RADIUS - 1.8, stroke: COLOURS.night, width: 0.7 },
    ];
    return { parts, ink };
  }
  const parts: StationPart[] = [{ form: 'circle', r: STATION_RADIUS - 0.5, fill: STATION_COLOURS.car, ...edge }];
  if (transports.has('train')) {
    // Their edges are seen without colour, and neither goes through the number.
    const cap = { ...edge, r: STATION_RADIUS - 0.5, edge: 6, fill: STATION_COLOURS.train };
    parts.push({ ...cap, form: 'upper' }, { ...cap, form: 'lower' });
  }
  return { parts, ink };
}
