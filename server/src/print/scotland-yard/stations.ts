import { writeCommonCard } from '@mister-x/engine/cards';
import type { PrintOrder } from '@mister-x/engine/protocol';
import { londonBoard, TRANSPORTS } from '@mister-x/engine/scotland-yard';
import { drawCode } from '../page/barcode.js';
import { drawGrid, FLAT, UPRIGHT } from '../page/grid.js';
import { type Box, INK, write } from '../page/write.js';
import type { DrawSheet } from '../sheet.js';
import { groundOf } from './colours.js';
import { drawEdge, drawTile, writeClear } from './marks.js';

const EDGE = '#8d96b3';
const TILE = 7.5;
const TILE_GAP = 1.5;

/** A card for every station, with what stops there. */
export const drawStations: DrawSheet = (doc, { paper, code, edition }, words) => {
  const board = londonBoard(edition);
  const stops = board.data.stations.map(({ id }) => id).sort((a, b) => a - b);
  const title = `${words.game} · ${words.sheets.stations}`;
  drawGrid(doc, { paper, title, words, cut: true }, UPRIGHT, stops, (stop, box) => {
    const { x, y, width, height } = box;
    drawEdge(doc, box, EDGE);
    const number = { x: x + 4, y: y + 2.2, width: width - 8, height: 18 };
    write(doc, String(stop), number, {
      font: 'bold',
      size: 15.6,
      align: 'center',
      valign: 'middle',
    });
    const serving = TRANSPORTS.filter((each) => board.neighbours(stop, each).length > 0);
    const row = serving.length * TILE + (serving.length - 1) * TILE_GAP;
    serving.forEach((transport, i) => {
      drawTile(doc, transport, x + (width - row) / 2 + i * (TILE + TILE_GAP), y + 20.4, TILE);
    });
    const text = writeCommonCard({ kind: 'stop', stop });
    const top = code === 'code128' ? 33 : 28.6;
    const bottom = code === 'code128' ? 9 : 7;
    const symbol = { x: x + 2.4, width: width - 4.8, y: y + top, height: height - top - bottom };
    drawCode(doc, code, text, symbol);
    writeClear(doc, text, { x: x + 4, width: width - 8, y: y + height - 6.8, height: 4 });
  });
};

type Start = { readonly stop: number; readonly deck: 'common' | 'misterX' | 'detectives' };

/** Decks of the board by our names for them, in the order of printing (SY-7). */
const DECKS = [
  ['common', 'classic18'],
  ['misterX', 'misterX'],
  ['detectives', 'detectives'],
] as const;

export function startsOf({ edition }: Pick<PrintOrder, 'edition'>): readonly (readonly Start[])[] {
  const { starts } = londonBoard(edition).data;
  return DECKS.map(([deck, name]) => (starts[name] ?? []).map((stop) => ({ stop, deck })));
}

/** Each deck on a page of its own, so that only one of them need be printed. */
export const drawStarts: DrawSheet = (doc, order, words) => {
  const { paper, code } = order;
  for (const deck of startsOf(order)) {
    const name = words.decks[deck[0]?.deck ?? 'common'];
    const title = `${words.game} · ${words.sheets.starts} · ${name}`;
    drawGrid(doc, { paper, title, words, cut: true }, FLAT, deck, ({ stop }, box) => {
      const { x, y } = box;
      drawEdge(doc, box, groundOf('start').ground);
      const text = writeCommonCard({ kind: 'start', stop });
      const { number, small, symbol, clear } = code === 'code128' ? wide(box) : square(box);
      drawTile(doc, 'start', x + 4.5, y + 4.5, 9);
      write(doc, String(stop), number, {
        font: 'bold',
        size: number.height / 1.2,
        align: 'center',
        valign: 'middle',
      });
      write(doc, words.startCard, small, { size: 3.2, colour: INK, lines: 2, valign: 'middle' });
      drawCode(doc, code, text, symbol);
      writeClear(doc, text, clear);
    });
  }
};

type Places = Readonly<Record<'number' | 'small' | 'symbol' | 'clear', Box>>;

/** Number on the left, symbol on the right. */
function square({ x, y, width }: Box): Places {
  const half = width / 2;
  return {
    small: { x: x + 15, y: y + 4.5, width: half - 16, height: 9 },
    number: { x: x + 3, y: y + 15, width: half - 4, height: 22 },
    symbol: { x: x + half + 1, y: y + 4, width: half - 4, height: 28.5 },
    clear: { x: x + half + 1, y: y + 34, width: half - 4, height: 4 },
  };
}

/** Bars need the whole width, so they lie under the number. */
function wide({ x, y, width, height }: Box): Places {
  return {
    small: { x: x + 15, y: y + 4.5, width: 20, height: 9 },
    number: { x: x + 34, y: y + 2.6, width: 26, height: 15 },
    symbol: { x: x + 4, y: y + 19, width: width - 8, height: 13 },
    clear: { x: x + 4, y: y + height - 8.2, width: width - 8, height: 4 },
  };
}
