import type { Transport } from '../rules/index.js';
import {
  type BoardLook,
  DISC,
  type StationLook,
  type StationPart,
} from '../../pursuit/rules/map/index.js';
import { COLOURS } from '../../pursuit/print/poster/style.js';

const INKS: Readonly<Record<Transport, string>> = {
  car: '#a98230',
  train: '#c62f2a',
  plane: '#1766b8',
};
const GROUNDS: Readonly<Record<Transport, string>> = {
  car: '#f3e4b8',
  train: '#ee7a70',
  plane: '#9cc8f5',
};

/** Thin, like a railway, dashed: a black and white print tells the transports apart as well. */
export const EUROPE_POSTER_LOOK: BoardLook<Transport> = {
  layers: ['car', 'train', 'plane'],
  strokes: {
    car: [{ colour: INKS.car, width: 1.7 }],
    train: [
      { colour: COLOURS.paper, width: 6.4 },
      { colour: INKS.train, width: 4.4 },
      { colour: COLOURS.paper, width: 1.9, dash: [6, 6] },
    ],
    plane: [
      { colour: COLOURS.paper, width: 4.6 },
      { colour: INKS.plane, width: 2.8, dash: [13, 6] },
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
      { form: 'circle', r: DISC + 0.6, fill: GROUNDS.plane, ...edge },
      { form: 'circle', r: DISC - 1.8, stroke: COLOURS.night, width: 0.7 },
    ];
    return { parts, ink };
  }
  const parts: StationPart[] = [{ form: 'circle', r: DISC - 0.5, fill: GROUNDS.car, ...edge }];
  if (transports.has('train')) {
    // Their edges are seen without colour, and neither goes through the number.
    const cap = { ...edge, r: DISC - 0.5, edge: 6, fill: GROUNDS.train };
    parts.push({ ...cap, form: 'upper' }, { ...cap, form: 'lower' });
  }
  return { parts, ink };
}
