import {
  type BoardLook,
  DISC,
  type StationLook,
  type StationPart,
} from '../../pursuit/rules/map/index.js';
import type { Road } from '../rules/index.js';
import type { PosterTint } from '../../pursuit/print/poster/content.js';
import { BRASS, INK, PAPER } from './look.js';

/** Ink of roads, and red of the underground. */
const ROAD = '#6b5637';
const TUBE = '#a3262c';
/** The paper of old maps, so pale that it takes little ink. */
const GROUND = '#faf3e1';
export const TINT: PosterTint = { paper: GROUND, park: '#e3e9c8', hair: '#eadfc3' };

/** Thin, broad with arrows, dashed: a black and white print tells the roads apart as well. */
export function londonLook(yardSign: string): BoardLook<Road> {
  return {
    layers: ['underground', 'road', 'loop'],
    strokes: {
      road: [
        { colour: GROUND, width: 4.6 },
        { colour: ROAD, width: 2 },
      ],
      loop: [
        { colour: GROUND, width: 9.6 },
        { colour: ROAD, width: 7 },
        { colour: '#f3dfa6', width: 5 },
      ],
      underground: [
        { colour: GROUND, width: 5 },
        { colour: TUBE, width: 2.8, dash: [8, 5] },
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
    parts.push({ form: 'plate', r: DISC + 2.4, fill: '#f4d9d3', stroke: TUBE, width: 1.6 });
  }
  parts.push({ form: 'circle', r: DISC, fill: PAPER, stroke: INK, width: 1.2 });
  if (roads.has('loop')) parts.push({ form: 'circle', r: DISC - 2.2, stroke: BRASS, width: 1.5 });
  return { parts, ink: INK };
}
