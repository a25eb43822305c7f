import { PLAIN } from '../../test/orders.js';
import type { YardJob } from '../print/options.js';

/** As what draws gets it. */
export const JOB: YardJob = {
  ...PLAIN,
  sheet: 'tickets',
  heading: { game: 'Scotland Yard', sheet: 'Ticket cards' },
  detectives: 5,
  pawn: null,
  edition: 'first',
};
