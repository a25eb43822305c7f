import type { DrawSheet } from '../sheet.js';
import { drawLogPage } from './log-page.js';
import { drawTallyPage } from './tally-page.js';
import { LOG_WORDS } from './words.js';

/** Mister X's log, and everybody's tickets, for an evening that goes on without the machine. */
export const logSheet: DrawSheet = (doc, order, words) => {
  const own = LOG_WORDS[order.language];
  drawLogPage(doc, order, words, own);
  drawTallyPage(doc, order, words, own);
};
