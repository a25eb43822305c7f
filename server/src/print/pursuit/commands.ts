import { commandSheet } from '../cards/commands.js';
import { PURSUIT_WORDS } from './words.js';

export const drawCommands = commandSheet((language) => PURSUIT_WORDS[language].hints);
