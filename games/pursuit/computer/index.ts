export { type ChaseBoard, groundOf } from './ground.js';
export type { PursuerGroups, Pursuers } from './groups.js';
export { byGroup, byStop } from './layout.js';
export { PairTimes } from './pair-times.js';
export { type CaptureTimes, LONGEST, NEVER, solve } from './solve.js';
export { type ChaseSummary, summaryOf } from './solve.js';
