import { describeEvening, EUROPE_ROUND, YARD_ROUND } from './evenings.js';

describeEvening({ id: 'scotland-yard', wanted: YARD_ROUND, gap: 4 });
describeEvening({ id: 'mister-x-europe', wanted: EUROPE_ROUND, gap: 1, boxed: true });
