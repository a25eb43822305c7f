import { drawMarkers } from './backs.js';
import { drawCards } from './cards.js';
import { drawCoins } from './coins.js';
import { drawPayments } from './payments.js';
import { drawPoster } from './poster.js';
import { drawPrisonSheet } from './prison.js';
import { drawQuarters } from './quarters.js';
import { drawStandups } from './standups.js';
import { drawSummaries } from './summary.js';

/** What draws each sheet. */
export const mafiaDraw = {
  cards: drawCards,
  markers: drawMarkers,
  quarters: drawQuarters,
  prison: drawPrisonSheet,
  standups: drawStandups,
  coins: drawCoins,
  payments: drawPayments,
  summary: drawSummaries,
  poster: drawPoster,
};
