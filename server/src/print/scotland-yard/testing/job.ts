import { PLAIN } from '../../testing/orders.js';
import type { YardJob } from '../options.js';

/** As what draws gets it. */
export const JOB: YardJob = {
  ...PLAIN,
  sheet: 'tickets',
  heading: { game: 'Scotland Yard', sheet: 'Ticket cards' },
  detectives: 5,
  pawn: null,
  edition: 'first',
};
