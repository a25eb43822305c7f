import { describeEvening, EUROPE, YARD } from './evenings.js';

describeEvening({ id: 'scotland-yard', wanted: YARD, gap: 4 });
describeEvening({ id: 'mister-x-europe', wanted: EUROPE, gap: 1, boxed: true });
