import type { TicketSymbol, Transport } from '../rules/index.js';
import { dotPath, type Tile } from '@mister-x/printing/cards/tile';

/** Blue symbols are Mister X's, orange ones the detectives' (MX-4). */
const X_TILE_COLOURS = { ground: '#1d3f8f', ink: '#ffffff' } as const;
const DETECTIVE_TILE_COLOURS = { ground: '#f59a2e', ink: '#2a1400' } as const;

/** Halves of a ticket, in the hues of the screen and in shapes that tell them apart without colour. */
export const TICKET_HALF_TILES: Readonly<Record<Transport | TicketSymbol, Tile>> = {
  car: {
    ...{ ground: '#f0ddb0', ink: '#241c06' },
    pictogram: {
      strokes: [{ path: 'M3 22v-5l4.5-2L11 9.5h9.5l5 5.5 3.5 2v5z' }, { path: 'M16 9.5V15M8 15h17' }],
      fills: [dotPath(9.5, 22.5, 3), dotPath(22.5, 22.5, 3)],
    },
  },
  train: {
    ...{ ground: '#ff7a70', ink: '#2b0503' },
    pictogram: {
      strokes: [{ path: 'M4 20.5V14h11v6.5M6.5 14V7.5h3.5M4 20.5h24v-13h-9V14H15' }, { path: 'M19 7.5h9M22.5 12h2.5' }],
      fills: [dotPath(9, 23.5, 2.8), dotPath(16, 23.5, 2.8), dotPath(23.5, 23.5, 2.8)],
    },
  },
  plane: {
    ...{ ground: '#8cc4ff', ink: '#00203f' },
    pictogram: {
      strokes: [],
      fills: [
        'M16 2.5c1.5 0 2.2 1.8 2.2 4v5l10.8 6.5v2.8l-10.8-3.3v6.5l3.3 2.5v2.3L16 27.2l-5.5 1.6v-2.3l3.3-2.5v-6.5L3 20.8V18l10.8-6.5v-5c0-2.2.7-4 2.2-4z',
      ],
    },
  },
  footprints: {
    ...X_TILE_COLOURS,
    pictogram: {
      strokes: [],
      fills: [
        'M10 12.5c3 0 4.5 2.5 4.3 5.5-.2 2-1.3 3-1.5 4.2H7.8C7.6 20 6 19 5.9 16.5 5.8 14 7.5 12.5 10 12.5z',
        'M7.9 23.8h5c.3 3-.5 5.7-2.5 5.7s-2.8-2.7-2.5-5.7z',
        'M21.5 2.5c3 0 4.7 2 4.6 4.5-.1 2.5-1.7 3.5-1.9 5.7h-5c-.2-1.2-1.3-2.2-1.5-4.2-.2-3 1.3-6 3.8-6z',
        'M19.1 14.3h5c.3 3-.5 5.7-2.5 5.7s-2.8-2.7-2.5-5.7z',
      ],
    },
  },
  silhouette: {
    ...X_TILE_COLOURS,
    pictogram: {
      strokes: [],
      fills: [
        'M4 13.5h24c0-1.6-2.5-2.5-5.5-3L20.5 3.5c-2.5-1.4-6.5-1.4-9 0L9.5 10.5c-3 .5-5.5 1.4-5.5 3z',
        'M10.5 15h11c0 4-2 7.5-5.5 7.5S10.5 19 10.5 15z',
        'M5 30c.5-5 4-7.5 7-8l4 3.5 4-3.5c3 .5 6.5 3 7 8z',
      ],
    },
  },
  magnifier: {
    ...DETECTIVE_TILE_COLOURS,
    pictogram: {
      strokes: [
        { path: `${dotPath(13, 13, 8.5)}` },
        { path: 'M19.5 19.5l8 8', width: 4.2 },
        { path: 'M8.5 11.5q1.5-3 4.5-3', width: 2 },
      ],
    },
  },
  beacon: {
    ...DETECTIVE_TILE_COLOURS,
    pictogram: {
      strokes: [
        { path: 'M7 24v-6a9 9 0 0 1 18 0v6z' },
        { path: 'M4.5 28h23M16 2.5v3M5 6.5l2.3 2.3M27 6.5l-2.3 2.3', width: 3 },
        { path: 'M11.7 17.5q.3-4.5 4.3-5', width: 2 },
      ],
    },
  },
};

export function isSymbolOfX(symbol: TicketSymbol): boolean {
  return symbol === 'footprints' || symbol === 'silhouette';
}
