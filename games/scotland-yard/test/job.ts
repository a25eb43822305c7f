import { PLAIN_PRINT_OPTIONS } from '../../test/orders.js';
import type { YardJob } from '../print/options.js';

/** As what draws gets it. */
export const PRINT_JOB: YardJob = {
  ...PLAIN_PRINT_OPTIONS,
  sheet: 'tickets',
  heading: { game: 'Scotland Yard', sheet: 'Ticket cards' },
  detectives: 5,
  pawn: null,
  edition: 'first',
};
