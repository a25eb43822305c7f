import { commandSheet } from '@mister-x/printing/cards/commands';
import { PRINT_WORDS } from '@mister-x/printing/words';
import { PURSUIT_COMMANDS } from './sheets.js';
import { PURSUIT_WORDS } from './words.js';

export const drawCommands = commandSheet(PURSUIT_COMMANDS, (language) => ({
  ...PRINT_WORDS[language].commands,
  ...PURSUIT_WORDS[language].commands,
}));
