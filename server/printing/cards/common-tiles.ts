import type { CardCommand } from '@mister-x/engine/cards';
import { dot, type Ground, type Pictogram, type Tile } from './tile.js';

/** Two arrow heads: a double move, by the card or by the command. */
export const CHEVRONS: Pictogram = {
  strokes: [{ path: 'M5 7l9 9-9 9M16.5 7l9 9-9 9', width: 3.6 }],
};

const NIGHT: Ground = { ground: '#1c2543', ink: '#ffffff' };

/** What is on start cards, and on cards of commands, of which a game has those that it knows. */
export const COMMON_TILES: Readonly<Record<CardCommand | 'start', Tile>> = {
  confirm: {
    ...{ ground: '#7fdcae', ink: '#04301b' },
    pictogram: { strokes: [{ path: 'M5 17l7.5 7.5L27 8', width: 4.4 }] },
  },
  cancel: {
    ...{ ground: '#ff8f84', ink: '#3a0500' },
    pictogram: { strokes: [{ path: 'M7 7l18 18M25 7L7 25', width: 4.4 }] },
  },
  double: { ...{ ground: '#c3a0ff', ink: '#1f0b3d' }, pictogram: CHEVRONS },
  pass: { ...NIGHT, pictogram: { strokes: [{ path: 'M11 7v18M21 7v18', width: 4.4 }] } },
  takeback: {
    ...NIGHT,
    pictogram: {
      strokes: [{ path: 'M12 5L5 12l7 7M5 12h13.5a7 7 0 0 1 0 14H11', width: 3.4 }],
    },
  },
  audit: {
    ...NIGHT,
    pictogram: {
      strokes: [
        { path: `${dot(13.5, 13.5, 9)}M20.2 20.2L28 28`, width: 3.2 },
        { path: 'M9 13.8l3.3 3.3 6-6.6', width: 2.6 },
      ],
    },
  },
  repeat: {
    ...NIGHT,
    pictogram: {
      strokes: [
        { path: 'M4 6.5h24v15.5H16.5L10 27.5V22H4z', width: 2.8 },
        { path: 'M10 14.3h.2M16 14.3h.2M22 14.3h.2', width: 3.6 },
      ],
    },
  },
  start: {
    ...{ ground: '#ffb84d', ink: '#201400' },
    pictogram: { strokes: [{ path: 'M8 28V4.5M8 5.5h17l-4.5 6 4.5 6H8', width: 3 }] },
  },
};
