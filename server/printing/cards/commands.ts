import { type CardCommand, writeCommonCard } from '@mister-x/engine/cards';
import type { Language } from '@mister-x/engine/protocol';
import type { DrawSheet } from '../kit.js';
import { BROAD_CARD } from '../page/cells.js';
import { drawGrid } from '../page/grid.js';
import { drawBroadCard } from './broad.js';
import { COMMON_TILES } from './tile.js';
import type { CodedJob } from './marks.js';

/** What a command card says: its name, and below it what it is for. */
export type CommandMessages = { readonly name: string; readonly hint: string };

/**
 * A card for each command that a game knows.
 * @param commands in the order of printing; `commandsPages` counts the same ones
 */
export function commandSheet<Command extends CardCommand>(
  commands: readonly Command[],
  messagesOf: (language: Language) => Readonly<Record<Command, CommandMessages>>,
): DrawSheet<CodedJob> {
  return (doc, job) => {
    const messages = messagesOf(job.language);
    drawGrid(doc, { ...job, cut: true }, BROAD_CARD, commands, (command, box) => {
      const text = writeCommonCard({ kind: 'command', command });
      drawBroadCard(doc, job.code, { tile: COMMON_TILES[command], ...messages[command], text }, box);
    });
  };
}
