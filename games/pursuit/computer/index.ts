export { type ChaseBoard, chaseBoardOf } from './ground.js';
export type { PursuerGroups, PursuerCount } from './groups.js';
export { timesByGroup, timesByStop } from './layout.js';
export { PairTimes } from './pair-times.js';
export { type CaptureTimes, CAPTURE_TIME_MAX, NEVER_CAUGHT, solveCaptureTimes } from './solve.js';
export { type ChaseSummary, chaseSummaryOf } from './solve.js';
