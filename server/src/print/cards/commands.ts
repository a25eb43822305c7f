import { COMMANDS, writeCommonCard } from '@mister-x/engine/cards';
import { BROAD, drawGrid } from '../page/grid.js';
import type { DrawSheet } from '../sheet.js';
import { drawBroad } from './broad.js';
import { COMMON_TILES } from './common-tiles.js';

export const drawCommands: DrawSheet = (doc, { paper, code }, words) => {
  const title = `${words.game} · ${words.sheets.commands}`;
  drawGrid(doc, { paper, title, words, cut: true }, BROAD, COMMANDS, (command, box) => {
    const text = writeCommonCard({ kind: 'command', command });
    drawBroad(doc, code, { tile: COMMON_TILES[command], ...words.commands[command], text }, box);
  });
};
