import { describeEvening, EUROPE, YARD } from './evenings.js';

describeEvening({ id: 'scotland-yard', wanted: YARD, gap: 1, boxed: true });
describeEvening({ id: 'mister-x-europe', wanted: EUROPE, gap: 4 });
