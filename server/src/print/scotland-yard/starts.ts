import { writeCommonCard } from '@mister-x/engine/cards';
import type { PrintOrder, Symbology } from '@mister-x/engine/protocol';
import { londonBoard } from '@mister-x/engine/scotland-yard';
import { drawCode } from '../page/barcode.js';
import type { Doc } from '../page/document.js';
import { drawGrid, FLAT } from '../page/grid.js';
import { type Box, write } from '../page/write.js';
import type { DrawSheet } from '../sheet.js';
import type { PrintWords } from '../words/index.js';
import { groundOf } from './colours.js';
import { drawEdge, drawTile, writeClear } from './marks.js';

/** Decks of the board by our names for them, in the order of printing (SY-7). */
const DECKS = [
  ['common', 'classic18'],
  ['misterX', 'misterX'],
  ['detectives', 'detectives'],
] as const;

type Deck = { readonly name: (typeof DECKS)[number][0]; readonly stops: readonly number[] };

export function decksOf({ edition }: Pick<PrintOrder, 'edition'>): readonly Deck[] {
  const { starts } = londonBoard(edition).data;
  return DECKS.map(([name, key]) => ({ name, stops: starts[key] ?? [] }));
}

/** Each deck on a page of its own: people play with the first one, or with the other two. */
export const drawStarts: DrawSheet = (doc, order, words) => {
  const { paper, code } = order;
  for (const { name, stops } of decksOf(order)) {
    const title = `${words.game} · ${words.sheets.starts} · ${words.decks[name]}`;
    drawGrid(doc, { paper, title, words, cut: true }, FLAT, stops, (stop, box) =>
      drawStart(doc, code, stop, cardName(name, words), box),
    );
  }
};

/** Cards of separate decks say to which they belong: the same number may be in both. */
function cardName(name: Deck['name'], words: PrintWords): string {
  return name === 'common' ? words.startCard : `${words.startCard}\n${words[name]}`;
}

function drawStart(doc: Doc, code: Symbology, stop: number, name: string, box: Box): void {
  drawEdge(doc, box, groundOf('start').ground);
  drawTile(doc, 'start', box.x + 4.5, box.y + 4.5, 9);
  const places = code === 'code128' ? underneath(box) : beside(box);
  const { number } = places;
  const size = number.height / 1.2;
  write(doc, String(stop), number, { font: 'bold', size, align: 'center', valign: 'middle' });
  write(doc, name, places.name, { size: 3.2, lines: 3, valign: 'middle' });
  const text = writeCommonCard({ kind: 'start', stop });
  drawCode(doc, code, text, places.symbol);
  writeClear(doc, text, places.clear);
}

type Places = Readonly<Record<'name' | 'number' | 'symbol' | 'clear', Box>>;

/** The symbol on the right of the number. */
function beside({ x, y, width }: Box): Places {
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
function underneath({ x, y, width, height }: Box): Places {
  const across = { x: x + 4, width: width - 8 };
  return {
    name: { x: x + 15, y: y + 3.5, width: 20, height: 11 },
    number: { x: x + 34, y: y + 2.6, width: 26, height: 15 },
    symbol: { ...across, y: y + 18.6, height: 13 },
    clear: { ...across, y: y + height - 8.2, height: 4 },
  };
}
