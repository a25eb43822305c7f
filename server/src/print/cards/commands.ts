import { type CardCommand, COMMANDS, writeCommonCard } from '@mister-x/engine/cards';
import type { Language } from '@mister-x/engine/protocol';
import type { DrawSheet } from '../kit.js';
import { BROAD } from '../page/cells.js';
import { drawGrid } from '../page/grid.js';
import { PRINT_WORDS } from '../words/index.js';
import { drawBroad } from './broad.js';
import type { Coded } from './coded.js';
import { COMMON_TILES } from './common-tiles.js';

/** What a game says below the commands that mean something of its own in it. */
export type CommandHints = (
  language: Language,
) => Readonly<Record<Extract<CardCommand, 'double' | 'audit'>, string>>;

export function commandSheet(hints: CommandHints): DrawSheet<Coded> {
  return (doc, job) => {
    const { commands, commandHints } = PRINT_WORDS[job.language];
    const said = { ...commandHints, ...hints(job.language) };
    drawGrid(doc, { ...job, cut: true }, BROAD, COMMANDS, (command, box) => {
      const text = writeCommonCard({ kind: 'command', command });
      const { name } = commands[command];
      const tile = COMMON_TILES[command];
      drawBroad(doc, job.code, { tile, name, hint: said[command], text }, box);
    });
  };
}
