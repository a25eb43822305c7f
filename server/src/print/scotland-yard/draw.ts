import { drawDigits } from '../cards/digits.js';
import { drawCommands } from '../pursuit/commands.js';
import { drawLabels } from './labels.js';
import { drawLog } from './log/index.js';
import { drawYardPoster } from './poster.js';
import { drawStarts } from './starts.js';
import { drawStations } from './stations.js';
import { drawTickets, drawTypes } from './tickets.js';

/** What draws each sheet. */
export const yardDraw = {
  tickets: drawTickets,
  types: drawTypes,
  labels: drawLabels,
  stations: drawStations,
  starts: drawStarts,
  commands: drawCommands,
  digits: drawDigits,
  log: drawLog,
  poster: drawYardPoster,
};
