import type { Transport } from '../../rules/browser.js';
import { STATION_RADIUS, type StationLook, type StationPart } from '../../../pursuit/rules/map/index.js';
import type { BoardLabels, ScreenLook } from '../../../pursuit/pages/board/types.js';
import type { GameMessages } from '../../messages/phone-messages.js';

const EDGE = 'var(--board-land)';

/** Transports differ by pattern as well as by colour: thin, like a railway, dashed. */
export const BOARD_LOOK: ScreenLook<Transport, Transport> = {
  board: {
    layers: ['car', 'train', 'plane'],
    strokes: {
      car: [{ colour: 'var(--car)', width: 1.7, opacity: 0.85 }],
      train: [
        { colour: EDGE, width: 6.4 },
        { colour: 'var(--train)', width: 4.6 },
        { colour: EDGE, width: 1.9, dash: [6, 6] },
      ],
      plane: [{ colour: 'var(--plane)', width: 3, dash: [13, 6] }],
    },
    station,
  },
  tickets: { car: 'var(--car)', train: 'var(--train)', plane: 'var(--plane)' },
};

/** The city's colour says what goes there (MX-2): beige, beige and red, or blue with a second ring. */
function station(transports: ReadonlySet<Transport>): StationLook {
  const r = STATION_RADIUS - 0.6;
  const edge = { stroke: 'var(--board-deep)', width: 1.4 };
  if (transports.has('plane')) {
    const parts: StationPart[] = [
      { form: 'circle', r: r + 1.4, fill: 'var(--plane)', ...edge },
      { form: 'circle', r: r - 1.4, stroke: 'var(--plane-ink)', width: 0.9 },
    ];
    return { parts, ink: 'var(--plane-ink)' };
  }
  const parts: StationPart[] = [{ form: 'circle', r, fill: 'var(--car)', ...edge }];
  if (transports.has('train')) {
    // Their edges are seen without colour, and neither goes through the number.
    const cap = { ...edge, r: r - 0.7, edge: 5.8, fill: 'var(--train)', width: 1 };
    parts.push({ ...cap, form: 'upper' }, { ...cap, form: 'lower' });
  }
  return { parts, ink: 'var(--car-ink)' };
}

/** What a reader of the screen is told about what lies on the board. */
export function boardLabels(messages: GameMessages): BoardLabels<Transport> {
  const { city, transports, misterX, detective } = messages;
  return {
    frame: messages.boardFrame,
    target: ({ stop, tickets }) => [city(stop), ...tickets.map((ticket) => transports[ticket])].join(', '),
    pawn: ({ kind, label, stop }) => `${kind === 'x' ? misterX : `${detective} ${label}`}: ${city(stop)}`,
    lastSeen: (stop) => `${misterX}: ${city(stop)}`,
    ring: ({ stop, pair }) => `${messages.rings} ${pair}: ${city(stop)}`,
    disc: (stop) => `${messages.discs}: ${city(stop)}`,
    start: (stop) => `${messages.missionStarts}: ${city(stop)}`,
    goal: (stop) => `${messages.missionGoals}: ${city(stop)}`,
  };
}
