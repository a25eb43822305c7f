import { drawCommands } from '../cards/commands.js';
import { drawDigits } from '../cards/digits.js';
import { logSheet } from '../log/index.js';
import type { PrintKit } from '../sheet.js';
import { PRINT_WORDS } from '../words/index.js';
import { drawLabels } from './labels.js';
import { yardPosterSheet } from './poster.js';
import { drawStarts } from './starts.js';
import { drawStations } from './stations.js';
import { drawTickets, drawTypes } from './tickets.js';

/** The printing kit of Scotland Yard: one function for each sheet. */
export const yardKit: PrintKit = {
  words: (language) => PRINT_WORDS[language],
  sheets: {
    tickets: drawTickets,
    types: drawTypes,
    labels: drawLabels,
    stations: drawStations,
    starts: drawStarts,
    commands: drawCommands,
    digits: drawDigits,
    log: logSheet,
    poster: yardPosterSheet,
  },
};
