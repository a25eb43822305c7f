import { writeCommonCard } from '@mister-x/engine/cards';
import { londonBoard, TRANSPORTS } from '@mister-x/engine/scotland-yard';
import { drawCode } from '../page/barcode.js';
import { drawGrid, UPRIGHT } from '../page/grid.js';
import { write } from '../page/write.js';
import type { DrawSheet } from '../sheet.js';
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
