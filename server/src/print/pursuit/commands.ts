import { commandSheet } from '../cards/commands.js';
import { PRINT_WORDS } from '../words/index.js';
import { PURSUIT_COMMANDS } from './sheets.js';
import { PURSUIT_WORDS } from './words.js';

export const drawCommands = commandSheet(PURSUIT_COMMANDS, (language) => ({
  ...PRINT_WORDS[language].commands,
  ...PURSUIT_WORDS[language].commands,
}));
