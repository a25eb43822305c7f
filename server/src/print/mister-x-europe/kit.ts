import { drawCommands } from '../cards/commands.js';
import { drawDigits } from '../cards/digits.js';
import type { PrintKit } from '../sheet.js';
import { drawCities, drawStarts } from './cities.js';
import { drawLabels } from './labels.js';
import { drawMissions } from './missions.js';
import { europePosterSheet } from './poster.js';
import { drawTickets, drawTypes } from './tickets.js';
import { europeWords } from './words.js';

/** The printing kit of Mister X across Europe: one function for each sheet. */
export const europeKit: PrintKit = {
  words: europeWords,
  sheets: {
    tickets: drawTickets,
    types: drawTypes,
    labels: drawLabels,
    stations: drawCities,
    starts: drawStarts,
    commands: drawCommands,
    digits: drawDigits,
    missions: drawMissions,
    poster: europePosterSheet,
  },
};
