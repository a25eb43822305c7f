import type { DrawSheet } from '../../kit.js';
import type { YardJob } from '../options.js';
import { drawLogPage } from './log-page.js';
import { drawTallyPage } from './tally-page.js';

/** Mister X's log, and everybody's tickets, for an evening that goes on without the machine. */
export const drawLog: DrawSheet<YardJob> = (doc, job) => {
  drawLogPage(doc, job);
  drawTallyPage(doc, job);
};
