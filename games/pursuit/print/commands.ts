import { commandSheet } from '@mister-x/printing/cards/commands';
import { PRINT_MESSAGES } from '@mister-x/printing/messages';
import { PURSUIT_COMMANDS } from './sheets.js';
import { PURSUIT_WORDS } from './words.js';

/** Apart from `sheets.ts`, which the kits read at once: drawing is loaded when something is printed. */
export const drawCommands = commandSheet(PURSUIT_COMMANDS, (language) => ({
  ...PRINT_MESSAGES[language].commands,
  ...PURSUIT_WORDS[language].commands,
}));
