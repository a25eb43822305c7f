import { TRANSPORTS } from '../rules/index.js';
import { drawDigits } from '@mister-x/printing/cards/digits';
import { drawStartDeck } from '@mister-x/printing/cards/starts';
import { drawStationCards } from '@mister-x/printing/cards/stations';
import type { DrawSheet } from '@mister-x/printing/kit';
import { drawCommands } from '../../pursuit/print/commands.js';
import { PRINT_MESSAGES } from '@mister-x/printing/messages';
import { boardOf, type StartDeck, startDecksOf } from './board.js';
import { drawLogPage } from './log/log-page.js';
import { drawTallyPage } from './log/tally-page.js';
import { tileOf } from './marks.js';
import type { YardJob } from './options.js';
import { drawYardPoster } from './poster.js';
import { drawLabels, drawTickets, drawTypes } from './tickets.js';
import { YARD_WORDS } from './words.js';

/** A card for every station, with what stops there. */
const drawStations: DrawSheet<YardJob> = (doc, job) => {
  const board = boardOf(job);
  const stations = [...board.data.stations].sort((a, b) => a.id - b.id);
  const cards = stations.map(({ id, name = '' }) => {
    const serving = TRANSPORTS.filter((each) => board.neighbours(id, each).length > 0);
    return { stop: id, name, tiles: serving.map(tileOf) };
  });
  drawStationCards(doc, job, cards);
};

/** Each deck on a page of its own: people play with the first one, or with the other two. */
const drawStarts: DrawSheet<YardJob> = (doc, job) => {
  for (const { name, stops } of startDecksOf(job)) {
    const nameOf = () => cardName(name, job);
    drawStartDeck(doc, job, { title: YARD_WORDS[job.language].decks[name], stops, nameOf });
  }
};

/** Cards of separate decks say to which they belong: the same number may be in both. */
function cardName(name: StartDeck['name'], { language }: YardJob): string {
  const { startCard } = PRINT_MESSAGES[language];
  return name === 'common' ? startCard : `${startCard}\n${YARD_WORDS[language][name]}`;
}

/** Mister X's log, and everybody's tickets, for an evening that goes on without the machine. */
const drawLog: DrawSheet<YardJob> = (doc, job) => {
  drawLogPage(doc, job);
  drawTallyPage(doc, job);
};

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
