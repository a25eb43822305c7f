import { COMMANDS, writeCommonCard } from '@mister-x/engine/cards';
import type { DrawSheet } from '../kit.js';
import { BROAD } from '../page/cells.js';
import { drawGrid } from '../page/grid.js';
import { PRINT_WORDS } from '../words/index.js';
import { drawBroad } from './broad.js';
import type { Coded } from './coded.js';
import { COMMON_TILES } from './common-tiles.js';

export const drawCommands: DrawSheet<Coded> = (doc, job) => {
  const words = PRINT_WORDS[job.language].commands;
  drawGrid(doc, { ...job, cut: true }, BROAD, COMMANDS, (command, box) => {
    const text = writeCommonCard({ kind: 'command', command });
    drawBroad(doc, job.code, { tile: COMMON_TILES[command], ...words[command], text }, box);
  });
};
