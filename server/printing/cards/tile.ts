import type { CardCommand } from '@mister-x/engine/cards';
import type { PdfDocument } from '../page/document.js';
import type { Box } from '../page/write.js';

type Stroke = { readonly path: string; readonly width?: number };

/** A drawing of our own in a box of 32 × 32, the same as on the screen; the shape alone tells it apart. */
export type Pictogram = { readonly strokes: readonly Stroke[]; readonly fills?: readonly string[] };

/** A ground and what is printed on it; the same hues as on the screen. */
export type TileColours = { readonly ground: string; readonly ink: string };

export type Tile = TileColours & { readonly pictogram: Pictogram };

/** The path of a filled circle. */
export const dotPath = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export function drawPictogram(
  doc: PdfDocument,
  { strokes, fills = [] }: Pictogram,
  { x, y, width }: Box,
  colour: string,
): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / 32);
  doc.lineJoin('round').lineCap('round').strokeColor(colour).fillColor(colour);
  for (const path of fills) doc.path(path).fill();
  for (const { path, width: line = 2.4 } of strokes) doc.lineWidth(line).path(path).stroke();
  doc.restore();
}

/** A tile in the colour of what it shows; `size` in millimetres. */
export function drawTile(doc: PdfDocument, { ground, ink, pictogram }: Tile, x: number, y: number, size: number): void {
  doc.roundedRect(x, y, size, size, size * 0.2).fill(ground);
  const inset = size * 0.1;
  const width = size - 2 * inset;
  drawPictogram(doc, pictogram, { x: x + inset, y: y + inset, width, height: width }, ink);
}

/** Two arrow heads: a double move, by the card or by the command. */
export const CHEVRONS: Pictogram = {
  strokes: [{ path: 'M5 7l9 9-9 9M16.5 7l9 9-9 9', width: 3.6 }],
};

const NIGHT_COLOURS: TileColours = { ground: '#1c2543', ink: '#ffffff' };

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
  pass: { ...NIGHT_COLOURS, pictogram: { strokes: [{ path: 'M11 7v18M21 7v18', width: 4.4 }] } },
  takeback: {
    ...NIGHT_COLOURS,
    pictogram: {
      strokes: [{ path: 'M12 5L5 12l7 7M5 12h13.5a7 7 0 0 1 0 14H11', width: 3.4 }],
    },
  },
  audit: {
    ...NIGHT_COLOURS,
    pictogram: {
      strokes: [
        { path: `${dotPath(13.5, 13.5, 9)}M20.2 20.2L28 28`, width: 3.2 },
        { path: 'M9 13.8l3.3 3.3 6-6.6', width: 2.6 },
      ],
    },
  },
  repeat: {
    ...NIGHT_COLOURS,
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
