import { STATION_RADIUS, type StationLook, type StationPart } from '../../../pursuit/rules/map/index.js';
import type { Transport } from '../../rules/browser.js';
import type { ScreenLook } from '../../../pursuit/pages/board/types.js';
import type { BoardLabels, Ticket } from './board-types.js';
import type { GameMessages } from '../../messages/phone-messages.js';

const EDGE = 'var(--board-ground)';

/** Transports differ by pattern as well as by colour: thin, double, dashed, dotted. */
export const BOARD_LOOK: ScreenLook<Transport, Ticket> = {
  board: {
    layers: ['taxi', 'ferry', 'bus', 'underground'],
    strokes: {
      taxi: [{ colour: 'var(--taxi)', width: 1.5, opacity: 0.8 }],
      bus: [
        { colour: EDGE, width: 7 },
        { colour: 'var(--bus)', width: 4.8 },
        { colour: EDGE, width: 2 },
      ],
      underground: [{ colour: 'var(--underground)', width: 3.8, dash: [11, 5.5] }],
      ferry: [{ colour: 'var(--ferry)', width: 3.6, dash: [0, 8.5] }],
    },
    station,
  },
  tickets: {
    taxi: 'var(--taxi)',
    bus: 'var(--bus)',
    underground: 'var(--underground)',
    black: '#8793bb',
  },
};

/** A plate behind the disc for the Underground, a second ring for the bus, a dotted ring for the ferry. */
function station(transports: ReadonlySet<Transport>): StationLook {
  const parts: StationPart[] = [];
  if (transports.has('ferry')) {
    parts.push({
      form: 'circle',
      r: STATION_RADIUS + 5.6,
      stroke: 'var(--ferry)',
      width: 2.6,
      dash: [0, 5.2],
    });
  }
  if (transports.has('underground')) {
    const plate = { fill: 'var(--board-plate)', stroke: 'var(--underground)', width: 1.8 };
    parts.push({ form: 'plate', r: STATION_RADIUS + 1.6, ...plate });
  }
  parts.push({
    form: 'circle',
    r: STATION_RADIUS - 0.4,
    fill: 'var(--board-disc)',
    stroke: 'var(--taxi)',
    width: 1.4,
  });
  if (transports.has('bus')) {
    parts.push({ form: 'circle', r: STATION_RADIUS - 2.6, stroke: 'var(--bus)', width: 1.5 });
  }
  return { parts, ink: 'var(--text)' };
}

/** What a reader of the screen is told about what lies on the board. */
export function boardLabels(messages: GameMessages): BoardLabels {
  const { boardFrame, misterX, detective, onBoard } = messages;
  const { station, lastSeen, tickets: names } = onBoard;
  return {
    frame: boardFrame,
    target: ({ stop, tickets }) => [`${station} ${stop}`, ...tickets.map((ticket) => names[ticket])].join(', '),
    pawn: ({ kind, label, stop }) => `${kind === 'x' ? misterX : `${detective} ${label}`}: ${station} ${stop}`,
    lastSeen: (stop) => `${lastSeen} ${stop}`,
  };
}
