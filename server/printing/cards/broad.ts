import { drawCode } from '../page/barcode.js';
import type { PdfDocument } from '../page/document.js';
import { type Box, heightOf, write } from '../page/write.js';
import type { Symbology } from '../shared/options.js';
import { drawEdge, writeCodeText } from './marks.js';
import { drawTile, type Tile } from './tile.js';

export type BroadCard = {
  readonly tile: Tile;
  readonly name: string;
  readonly hint: string;
  readonly text: string;
};

const NAME_STYLE = { font: 'bold', size: 6.4, lines: 2 } as const;
const HINT_STYLE = { size: 3.6, lines: 2 } as const;
const TILE_MM = 24;
const BARS_WIDTH_MM = 32;

/** A card of 96 × 63 mm that lies on the table: what it says on the left, its code on the right. */
export function drawBroadCard(doc: PdfDocument, code: Symbology, card: BroadCard, box: Box): void {
  const { x, y, width, height } = box;
  drawEdge(doc, box, card.tile.ground);
  drawWords(doc, card, { ...box, x: x + 6, width: 42 });
  const right = { x: x + width - 46, width: 43 };
  const tall = code === 'code128' ? BARS_WIDTH_MM : height - 10;
  const room = { ...right, y: y + (height - tall) / 2 - 2.5, height: tall };
  const below = drawCode(doc, code, card.text, room) + (code === 'code128' ? 1.6 : 0.4);
  writeCodeText(doc, card.text, { ...right, y: below, height: 4.4 });
}

/** The sign with what it means, in the middle of the height whatever its lines. */
function drawWords(doc: PdfDocument, { tile, name, hint }: BroadCard, { x, y, width, height }: Box): void {
  const title = { width, height: 15 };
  const under = { width, height: 9 };
  const named = heightOf(doc, name, title, NAME_STYLE) + 0.8;
  const whole = TILE_MM + 2.5 + named + heightOf(doc, hint, under, HINT_STYLE);
  const top = y + (height - whole) / 2;
  drawTile(doc, tile, x, top, TILE_MM);
  write(doc, name, { ...title, x, y: top + TILE_MM + 2.5 }, NAME_STYLE);
  write(doc, hint, { ...under, x, y: top + TILE_MM + 2.5 + named }, HINT_STYLE);
}
