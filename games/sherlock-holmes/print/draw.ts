import { commandSheet } from '@mister-x/printing/cards/commands';
import { PRINT_MESSAGES } from '@mister-x/printing/messages';
import { drawCards } from './cards.js';
import { drawCases } from './cases.js';
import { HOLMES_COMMANDS } from './commands.js';
import { drawNotebooks } from './notebook.js';
import { drawHolmesPoster } from './poster.js';
import { drawStandups } from './standups.js';
import { drawStations } from './stations.js';
import { drawSummaries } from './summary.js';
import { drawTokens } from './tokens.js';
import { drawTrack } from './track.js';

/** What draws each sheet. */
export const holmesDraw = {
  cards: drawCards,
  cases: drawCases,
  tokens: drawTokens,
  stations: drawStations,
  track: drawTrack,
  notebook: drawNotebooks,
  standups: drawStandups,
  summary: drawSummaries,
  commands: commandSheet(HOLMES_COMMANDS, (language) => PRINT_MESSAGES[language].commands),
  poster: drawHolmesPoster,
};
