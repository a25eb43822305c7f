import type { Road } from '../rules/index.js';
import { drawStationCards } from '@mister-x/printing/cards/stations';
import { dot, type Tile } from '@mister-x/printing/cards/tile';
import type { DrawSheet } from '@mister-x/printing/kit';
import { mapOf } from './pack-job.js';
import { INK, PAPER } from './look.js';
import type { HolmesJob } from './options.js';
import { HOLMES_WORDS } from './words.js';

/** What a location has besides its roads. */
const TILES: readonly (Tile & { readonly road: Road })[] = [
  {
    road: 'loop',
    ...{ ground: '#f3dfa6', ink: INK },
    pictogram: {
      strokes: [{ path: 'M24 8.5A11 11 0 1 0 27 16', width: 3.2 }],
      fills: ['M27.500 3.500v8.500h-8.500z', dot(16, 16, 3)],
    },
  },
  {
    road: 'underground',
    ...{ ground: '#a3262c', ink: PAPER },
    pictogram: {
      strokes: [
        { path: dot(16, 16, 10), width: 3.2 },
        { path: 'M2 16h28', width: 4.4 },
      ],
    },
  },
];

/** A card for every location, Scotland Yard among them. */
export const drawStations: DrawSheet<HolmesJob> = (doc, job) => {
  const { yardSign, yard } = HOLMES_WORDS[job.language];
  const cards = mapOf(job, yard).stations.map(({ stop, name = '', transports }) => ({
    ...{ stop, name },
    ...(stop === 0 ? { sign: yardSign } : {}),
    tiles: TILES.filter(({ road }) => transports.has(road)),
  }));
  drawStationCards(doc, job, cards);
};
