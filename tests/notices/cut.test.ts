import { seedOfRun } from '@mister-x/engine/testing';
import { describeEvening, EUROPE_ROUND, type Evening, YARD_ROUND } from './evenings.js';

const EVENINGS: readonly Evening[] = [
  { id: 'scotland-yard', wanted: YARD_ROUND, gap: 1, boxed: true },
  { id: 'mister-x-europe', wanted: EUROPE_ROUND, gap: 4 },
];

/** The quick run draws one of them. */
const isDrawn = (at: number) => process.env.MISTERX_TESTS !== 'quick' || at === seedOfRun() % EVENINGS.length;

for (const evening of EVENINGS.filter((_, at) => isDrawn(at))) describeEvening(evening);
