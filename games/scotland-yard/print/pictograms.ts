import { CHEVRONS, dotPath, drawPictogram, type TileColours, type Pictogram } from '@mister-x/printing/cards/tile';
import type { PdfDocument } from '@mister-x/printing/page/document';
import type { Box } from '@mister-x/printing/page/write';
import type { Piece, Transport } from '../rules/index.js';

/** Tickets and transports of Scotland Yard. */

export type PictogramName = Piece | Transport;

export const PICTOGRAMS: Readonly<Record<PictogramName, Pictogram>> = {
  taxi: {
    strokes: [{ path: 'M4 22v-5l3.5-1.5L10.5 10h11l3.5 5.5L28 17v5z' }, { path: 'M13 10V7h6v3M8 15.5h16' }],
    fills: [dotPath(10, 22.5, 2.7), dotPath(22, 22.5, 2.7)],
  },
  bus: {
    strokes: [
      {
        path: 'M9.5 4.5h13a3 3 0 0 1 3 3v14.5a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3V7.5a3 3 0 0 1 3-3zM6.5 16.5h19M16 8v8.5M6.5 8h19',
      },
      { path: 'M10 25v2.5M22 25v2.5M10.5 21h1.5M20 21h1.5', width: 3.2 },
    ],
  },
  underground: {
    strokes: [
      { path: 'M4 27V15.5a12 12 0 0 1 24 0V27z' },
      { path: 'M10.5 27V16.5a2.5 2.5 0 0 1 2.5-2.5h6a2.5 2.5 0 0 1 2.5 2.5V27M10.5 20.5h11' },
      { path: 'M13.5 24h.8M17.7 24h.8', width: 3 },
    ],
  },
  ferry: {
    strokes: [
      { path: 'M4.5 17.5h23l-3.5 6.5h-16z' },
      { path: 'M9.5 17.5v-6h9l3.5 6M13 11.5v-5h3.5v5' },
      { path: 'M3 28.5q3.2-2.5 6.5 0q3.3 2.5 6.5 0q3.3-2.5 6.5 0q3.3 2.5 6.5 0' },
    ],
  },
  black: {
    strokes: [],
    fills: [
      'M2.5 13.5C7 9.5 12 9.5 16 12.5c4-3 9-3 13.5 1 0 6-3 9.5-7 9.5-3 0-5-2-6.5-4.5C14.5 21 12.5 23 9.5 23c-4 0-7-3.5-7-9.5z',
    ],
  },
  double: CHEVRONS,
};

export function drawNamedPictogram(doc: PdfDocument, sign: PictogramName, box: Box, colour: string): void {
  drawPictogram(doc, PICTOGRAMS[sign], box, colour);
}

export const TILE_COLOURS: Readonly<Record<PictogramName, TileColours>> = {
  taxi: { ground: '#ffd23f', ink: '#221a00' },
  bus: { ground: '#3ecf9a', ink: '#00231a' },
  underground: { ground: '#ff7185', ink: '#2e0008' },
  ferry: { ground: '#6db7ff', ink: '#00203f' },
  black: { ground: '#14161f', ink: '#ffffff' },
  double: { ground: '#c3a0ff', ink: '#1f0b3d' },
};
