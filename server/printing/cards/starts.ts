import { writeCommonCard } from '@mister-x/engine/cards';
import { drawCode } from '../page/barcode.js';
import { FLAT_CARD } from '../page/cells.js';
import type { PdfDocument } from '../page/document.js';
import { drawGrid } from '../page/grid.js';
import { type Box, write } from '../page/write.js';
import type { Symbology } from '../shared/options.js';
import { COMMON_TILES, drawTile } from './tile.js';
import { type CodedJob, drawEdge, writeCodeText } from './marks.js';

export type StartDeck = {
  /** Behind the name of the sheet; empty for none. */
  readonly title: string;
  readonly stops: readonly number[];
  /** What a card says beside its number, on up to three lines. */
  readonly nameOf: (stop: number) => string;
};

/** One deck of start cards, on pages of its own. */
export function drawStartDeck(doc: PdfDocument, job: CodedJob, { title, stops, nameOf }: StartDeck): void {
  drawGrid(doc, { ...job, part: title, cut: true }, FLAT_CARD, stops, (stop, box) =>
    drawStart(doc, job.code, stop, nameOf(stop), box),
  );
}

function drawStart(doc: PdfDocument, code: Symbology, stop: number, name: string, box: Box): void {
  drawEdge(doc, box, COMMON_TILES.start.ground);
  drawTile(doc, COMMON_TILES.start, box.x + 4.5, box.y + 4.5, 9);
  const places = code === 'code128' ? layoutUnderneath(box) : layoutBeside(box);
  const { number } = places;
  const size = number.height / 1.2;
  write(doc, String(stop), number, { font: 'bold', size, align: 'center', valign: 'middle' });
  write(doc, name, places.name, { size: 3.2, lines: 3, valign: 'middle' });
  const text = writeCommonCard({ kind: 'start', stop });
  drawCode(doc, code, text, places.symbol);
  writeCodeText(doc, text, places.clear);
}

type CardLayout = Readonly<Record<'name' | 'number' | 'symbol' | 'clear', Box>>;

/** The symbol on the right of the number. */
function layoutBeside({ x, y, width }: Box): CardLayout {
  const half = width / 2;
  const right = { x: x + half + 1, width: half - 4 };
  return {
    name: { x: x + 15, y: y + 3.5, width: half - 15.5, height: 11 },
    number: { x: x + 3, y: y + 15, width: half - 4, height: 22 },
    symbol: { ...right, y: y + 4, height: 28.5 },
    clear: { ...right, y: y + 33.6, height: 4 },
  };
}

/** Bars need the whole width. */
function layoutUnderneath({ x, y, width, height }: Box): CardLayout {
  const across = { x: x + 4, width: width - 8 };
  return {
    name: { x: x + 15, y: y + 3.5, width: 20, height: 11 },
    number: { x: x + 34, y: y + 2.6, width: 26, height: 15 },
    symbol: { ...across, y: y + 18.6, height: 13 },
    clear: { ...across, y: y + height - 8.2, height: 4 },
  };
}
