import { drawDigits } from '../cards/digits.js';
import { drawCommands } from '../pursuit/commands.js';
import { drawCities, drawStarts } from './cities.js';
import { drawLabels } from './labels.js';
import { drawMissions } from './missions.js';
import { drawEuropePoster } from './poster.js';
import { drawTickets, drawTypes } from './tickets.js';

/** What draws each sheet. */
export const europeDraw = {
  tickets: drawTickets,
  types: drawTypes,
  labels: drawLabels,
  stations: drawCities,
  starts: drawStarts,
  commands: drawCommands,
  digits: drawDigits,
  missions: drawMissions,
  poster: drawEuropePoster,
};
