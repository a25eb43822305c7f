import { startDeckOf, TRANSPORTS } from '../rules/index.js';
import { drawDigits } from '@mister-x/printing/cards/digits';
import { drawStartDeck } from '@mister-x/printing/cards/starts';
import { drawStationCards } from '@mister-x/printing/cards/stations';
import type { DrawSheet } from '@mister-x/printing/kit';
import { drawCommands } from '../../pursuit/print/commands.js';
import { PRINT_MESSAGES } from '@mister-x/printing/messages';
import { boardOf } from './board.js';
import { TICKET_HALF_TILES } from './halves.js';
import { drawMissions } from './missions.js';
import type { EuropeJob } from './options.js';
import { drawEuropePoster } from './poster.js';
import { drawLabels, drawTickets, drawTypes } from './tickets.js';

/** A card for every city, with its name and what stops there (MX-2). */
const drawCities: DrawSheet<EuropeJob> = (doc, job) => {
  const board = boardOf(job);
  const cards = board.data.stations.map(({ id, name = '' }) => {
    const serving = TRANSPORTS.filter((each) => board.neighbours(id, each).length > 0);
    return { stop: id, name, tiles: serving.map((each) => TICKET_HALF_TILES[each]) };
  });
  const sorted = cards.sort((a, b) => a.stop - b.stop);
  drawStationCards(doc, job, sorted);
};

/** The detectives' start cards (MX-8); Mister X has none. */
const drawStarts: DrawSheet<EuropeJob> = (doc, job) => {
  const board = boardOf(job);
  const names = new Map(board.data.stations.map(({ id, name = '' }) => [id, name]));
  const { startCard } = PRINT_MESSAGES[job.language];
  const nameOf = (stop: number) => `${startCard}\n${names.get(stop) ?? ''}`.trim();
  drawStartDeck(doc, job, { title: '', stops: startDeckOf(board), nameOf });
};

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
