import { writeCommonCard } from '@mister-x/engine/cards';
import { drawCode } from '../page/barcode.js';
import { UPRIGHT_CARD } from '../page/cells.js';
import type { PdfDocument } from '../page/document.js';
import { drawGrid } from '../page/grid.js';
import { type Box, write } from '../page/write.js';
import type { CodedJob } from './marks.js';
import { drawEdge, writeCodeText } from './marks.js';
import { drawTile, type Tile } from './tile.js';

const EDGE_COLOUR = '#8d96b3';
const TILE_MM = 7.5;
const TILE_GAP_MM = 1.5;

export type StationCard = {
  readonly stop: number;
  /** Stands for the number of a stop that has none. */
  readonly sign?: string;
  /** Under the number; empty for none. */
  readonly name: string;
  /** What stops there. */
  readonly tiles: readonly Tile[];
};

/** A card for every stop of a board. */
export function drawStationCards(doc: PdfDocument, job: CodedJob, cards: readonly StationCard[]): void {
  const { code } = job;
  drawGrid(doc, { ...job, cut: true }, UPRIGHT_CARD, cards, (card, box) => {
    const { x, y, width, height } = box;
    drawEdge(doc, box, EDGE_COLOUR);
    writeNumber(doc, card, box);
    const row = card.tiles.length * TILE_MM + (card.tiles.length - 1) * TILE_GAP_MM;
    card.tiles.forEach((tile, i) => {
      drawTile(doc, tile, x + (width - row) / 2 + i * (TILE_MM + TILE_GAP_MM), y + 20.4, TILE_MM);
    });
    const text = writeCommonCard({ kind: 'stop', stop: card.stop });
    const top = code === 'code128' ? 33 : 28.6;
    const bottom = code === 'code128' ? 9 : 7;
    const symbol = { x: x + 2.4, width: width - 4.8, y: y + top, height: height - top - bottom };
    drawCode(doc, code, text, symbol);
    writeCodeText(doc, text, { x: x + 4, width: width - 8, y: y + height - 6.8, height: 4 });
  });
}

/** A name takes its height from the number. */
function writeNumber(doc: PdfDocument, { stop, name, sign = String(stop) }: StationCard, { x, y, width }: Box): void {
  const line = { x: x + 4, width: width - 8 };
  const style = { align: 'center', valign: 'middle', font: 'bold' } as const;
  if (name === '') {
    write(doc, sign, { ...line, y: y + 2.2, height: 18 }, { ...style, size: 15.6 });
    return;
  }
  write(doc, sign, { ...line, y: y + 2.4, height: 12.4 }, { ...style, size: 10.7 });
  const below = { ...line, y: y + 14, height: 5.4 };
  write(doc, name, below, { ...style, size: 4.2, anywhere: true });
}
