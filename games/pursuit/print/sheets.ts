import type { CardCommand } from '@mister-x/engine/cards';
import { COMMANDS_SHEET as ANY_COMMANDS } from '@mister-x/printing/shared/sheets';
import type { CustomFileSpec } from '@mister-x/printing/kit';
import { type BoardFile, readBoardFile } from '../rules/index.js';

/** What the kits of all pursuits say and have alike. */

/** The commands that a pursuit knows, in the order of printing. */
export const PURSUIT_COMMANDS = [
  'confirm',
  'cancel',
  'double',
  'pass',
  'takeback',
  'audit',
  'repeat',
] as const satisfies readonly CardCommand[];

export const COMMANDS_SHEET = { ...ANY_COMMANDS, help: 'confirm, cancel, double move, pass …' };

/** What to choose, below the command line's list of sheets. */
export const PRINT_ADVICE =
  'With tickets or labels, each ticket has its own code. Station cards are quicker than digits if someone keeps them sorted.';

/** A custom board for a pursuit. */
export const CUSTOM_BOARD: CustomFileSpec<BoardFile> = {
  read: (input) => {
    const read = readBoardFile(input);
    return read.ok ? read.value : undefined;
  },
  nameOf: ({ name }) => name,
};
