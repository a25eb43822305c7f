import type { CardCommand } from '@mister-x/engine/cards';
import type { Piece, Transport } from '@mister-x/engine/scotland-yard';
import type { Doc } from '../page/document.js';
import type { Box } from '../page/write.js';

/** Drawings of our own in a box of 32 × 32, the same as on the screen; the shape alone tells them apart. */

type Stroke = { readonly path: string; readonly width?: number };
type Pictogram = { readonly strokes: readonly Stroke[]; readonly fills?: readonly string[] };

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const CHEVRONS: Pictogram = {
  strokes: [{ path: 'M5 7l9 9-9 9M16.5 7l9 9-9 9', width: 3.6 }],
};

export type Sign = Piece | Transport | CardCommand | 'start';

const SIGNS: Readonly<Record<Sign, Pictogram>> = {
  taxi: {
    strokes: [
      { path: 'M4 22v-5l3.5-1.5L10.5 10h11l3.5 5.5L28 17v5z' },
      { path: 'M13 10V7h6v3M8 15.5h16' },
    ],
    fills: [dot(10, 22.5, 2.7), dot(22, 22.5, 2.7)],
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
  confirm: { strokes: [{ path: 'M5 17l7.5 7.5L27 8', width: 4.4 }] },
  cancel: { strokes: [{ path: 'M7 7l18 18M25 7L7 25', width: 4.4 }] },
  pass: { strokes: [{ path: 'M11 7v18M21 7v18', width: 4.4 }] },
  takeback: {
    strokes: [{ path: 'M12 5L5 12l7 7M5 12h13.5a7 7 0 0 1 0 14H11', width: 3.4 }],
  },
  audit: {
    strokes: [
      { path: `${dot(13.5, 13.5, 9)}M20.2 20.2L28 28`, width: 3.2 },
      { path: 'M9 13.8l3.3 3.3 6-6.6', width: 2.6 },
    ],
  },
  repeat: {
    strokes: [
      { path: 'M4 6.5h24v15.5H16.5L10 27.5V22H4z', width: 2.8 },
      { path: 'M10 14.3h.2M16 14.3h.2M22 14.3h.2', width: 3.6 },
    ],
  },
  start: { strokes: [{ path: 'M8 28V4.5M8 5.5h17l-4.5 6 4.5 6H8', width: 3 }] },
};

export function drawSign(doc: Doc, sign: Sign, { x, y, width }: Box, colour: string): void {
  const { strokes, fills = [] } = SIGNS[sign];
  doc
    .save()
    .translate(x, y)
    .scale(width / 32);
  doc.lineJoin('round').lineCap('round').strokeColor(colour).fillColor(colour);
  for (const path of fills) doc.path(path).fill();
  for (const { path, width: line = 2.4 } of strokes) doc.lineWidth(line).path(path).stroke();
  doc.restore();
}
