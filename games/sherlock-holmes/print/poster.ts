import type { DrawSheet } from '@mister-x/printing/kit';
import type { Language } from '@mister-x/engine/protocol';
import { londonBoard, londonGround, type Road, ROADS } from '../rules/index.js';
import type { PosterContent, PosterColours } from '../../pursuit/print/poster/content.js';
import { drawPosterSheets } from '../../pursuit/print/poster/index.js';
import { mapPictureOf, packOfJob } from './pack-job.js';
import { BRASS, INK, PAPER } from './look.js';
import { withSpaces } from './names.js';
import type { HolmesJob } from './options.js';
import { HOLMES_WORDS } from './words.js';
import { type BoardLook, STATION_RADIUS, type StationLook, type StationPart } from '../../pursuit/rules/map/index.js';

/** What stands on the map of a pack. */
export function holmesPoster(job: Pick<HolmesJob, 'language' | 'file'>): PosterContent {
  const { language, file } = job;
  const pack = packOfJob(job);
  const own = HOLMES_POSTER_WORDS[language];
  const { yard, yardSign } = HOLMES_WORDS[language];
  const { edges } = londonBoard(pack).data;
  const used = ROADS.filter((road) => edges[road].length > 0);
  return {
    picture: mapPictureOf(job, yard),
    ground: londonGround(pack),
    tint: POSTER_COLOURS,
    look: londonLook(yardSign),
    title: file === undefined ? own.city : withSpaces(file.pack),
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

/** Ink of roads, and red of the underground. */
const ROAD_COLOUR = '#6b5637';
const UNDERGROUND_COLOUR = '#a3262c';
/** The paper of old maps, so pale that it takes little ink. */
const GROUND_COLOUR = '#faf3e1';
const POSTER_COLOURS: PosterColours = { paper: GROUND_COLOUR, park: '#e3e9c8', hair: '#eadfc3' };

/** Thin, broad with arrows, dashed: a black and white print tells the roads apart as well. */
export function londonLook(yardSign: string): BoardLook<Road> {
  return {
    layers: ['underground', 'road', 'loop'],
    strokes: {
      road: [
        { colour: GROUND_COLOUR, width: 4.6 },
        { colour: ROAD_COLOUR, width: 2 },
      ],
      loop: [
        { colour: GROUND_COLOUR, width: 9.6 },
        { colour: ROAD_COLOUR, width: 7 },
        { colour: '#f3dfa6', width: 5 },
      ],
      underground: [
        { colour: GROUND_COLOUR, width: 5 },
        { colour: UNDERGROUND_COLOUR, width: 2.8, dash: [8, 5] },
      ],
    },
    sign: (stop) => (stop === 0 ? yardSign : String(stop)),
    station,
  };
}

/** A second ring for Holmes's loop, a square plate for the underground. */
function station(roads: ReadonlySet<Road>): StationLook {
  const parts: StationPart[] = [];
  if (roads.has('underground')) {
    parts.push({
      form: 'plate',
      r: STATION_RADIUS + 2.4,
      fill: '#f4d9d3',
      stroke: UNDERGROUND_COLOUR,
      width: 1.6,
    });
  }
  parts.push({ form: 'circle', r: STATION_RADIUS, fill: PAPER, stroke: INK, width: 1.2 });
  if (roads.has('loop')) parts.push({ form: 'circle', r: STATION_RADIUS - 2.2, stroke: BRASS, width: 1.5 });
  return { parts, ink: INK };
}

/** What only the map says. */
type HolmesPosterWords = {
  readonly city: string;
  readonly subtitle: string;
  readonly river: string;
  readonly roads: string;
  readonly lines: Readonly<Record<Road, string>>;
  readonly locations: string;
  readonly location: string;
  readonly onLoop: string;
  readonly station: string;
  readonly index: string;
};

export const HOLMES_POSTER_WORDS: Readonly<Record<Language, HolmesPosterWords>> = {
  en: {
    city: 'London',
    subtitle: 'Where is the criminal hiding?',
    river: 'Thames',
    roads: 'Roads',
    lines: { road: 'Road', loop: 'Holmes’s route', underground: 'Underground' },
    locations: 'Locations',
    location: 'Location',
    onLoop: 'On Holmes’s route',
    station: 'Underground station',
    index: 'Where is it?',
  },
  de: {
    city: 'London',
    subtitle: 'Wo versteckt sich der Täter?',
    river: 'Themse',
    roads: 'Wege',
    lines: { road: 'Weg', loop: 'Rundweg von Holmes', underground: 'U-Bahn' },
    locations: 'Orte',
    location: 'Ort',
    onLoop: 'Am Rundweg von Holmes',
    station: 'U-Bahn-Station',
    index: 'Wo liegt der Ort?',
  },
  fr: {
    city: 'Londres',
    subtitle: 'Où se cache le coupable ?',
    river: 'Tamise',
    roads: 'Routes',
    lines: { road: 'Route', loop: 'Circuit de Holmes', underground: 'Métro' },
    locations: 'Lieux',
    location: 'Lieu',
    onLoop: 'Sur le circuit de Holmes',
    station: 'Station de métro',
    index: 'Où est le lieu ?',
  },
  ru: {
    city: 'Лондон',
    subtitle: 'Где скрывается преступник?',
    river: 'Темза',
    roads: 'Дороги',
    lines: { road: 'Дорога', loop: 'Путь Шерлока Холмса', underground: 'Подземка' },
    locations: 'Локации',
    location: 'Локация',
    onLoop: 'На пути Шерлока Холмса',
    station: 'Станция подземки',
    index: 'Где локация?',
  },
};
