import { type BoardLook, STATION_RADIUS, type StationLook, type StationPart } from '../../pursuit/rules/map/index.js';
import type { Transport } from '../rules/index.js';
import { COLOURS } from '../../pursuit/print/poster/style.js';

const LINE_COLOURS: Readonly<Record<Transport, string>> = {
  taxi: '#d08f00',
  bus: '#00855a',
  underground: '#c8213f',
  ferry: '#1766b8',
};
const PLATE_COLOUR = '#fbdfe3';

/**
 * Thin, double, dashed, dotted: a black and white print tells the transports apart as well. The white
 * beneath keeps crossings legible.
 */
export const YARD_POSTER_LOOK: BoardLook<Transport> = {
  layers: ['taxi', 'ferry', 'bus', 'underground'],
  strokes: {
    taxi: [{ colour: LINE_COLOURS.taxi, width: 1.6 }],
    bus: [
      { colour: COLOURS.paper, width: 7.2 },
      { colour: LINE_COLOURS.bus, width: 5.2 },
      { colour: COLOURS.paper, width: 2.2 },
    ],
    underground: [
      { colour: COLOURS.paper, width: 6.4 },
      { colour: LINE_COLOURS.underground, width: 4.4, dash: [11, 4.5] },
    ],
    ferry: [{ colour: LINE_COLOURS.ferry, width: 4.4, dash: [0, 8.5] }],
  },
  station,
};

const FERRY_RING_RADIUS = STATION_RADIUS + 5.8;
const FERRY_DOT_DISTANCE = (2 * Math.PI * FERRY_RING_RADIUS) / 22;

/** A square plate for the Underground, a second ring for the bus, a ring of dots for the ferry. */
function station(transports: ReadonlySet<Transport>): StationLook {
  const parts: StationPart[] = [];
  if (transports.has('ferry')) {
    parts.push({ form: 'circle', r: FERRY_RING_RADIUS + 2.2, fill: COLOURS.paper });
    const dots = { stroke: LINE_COLOURS.ferry, width: 3, dash: [0, FERRY_DOT_DISTANCE] } as const;
    parts.push({ form: 'circle', r: FERRY_RING_RADIUS, ...dots });
  }
  if (transports.has('underground')) {
    const plate = { fill: PLATE_COLOUR, stroke: LINE_COLOURS.underground, width: 2 };
    parts.push({ form: 'plate', r: STATION_RADIUS + 2.2, ...plate });
  }
  const bus = transports.has('bus');
  parts.push({ form: 'circle', r: STATION_RADIUS, fill: COLOURS.paper });
  parts.push({
    form: 'circle',
    r: STATION_RADIUS - 0.7,
    stroke: bus ? LINE_COLOURS.bus : LINE_COLOURS.taxi,
    width: 1.4,
  });
  if (bus) parts.push({ form: 'circle', r: STATION_RADIUS - 2.7, stroke: LINE_COLOURS.bus, width: 1.1 });
  return { parts, ink: COLOURS.night };
}
