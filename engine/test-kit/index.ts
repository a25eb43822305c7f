export type { AnyKit, Effort, Failure, GameKit, History, Move } from './contract/kit.js';
export { testRng } from './contract/test-rng.js';
export { choose, listLegal, openTable, type Pace, type Table, walk } from './contract/walk.js';
export { blindPots } from './games/blind-pots/game.js';
export { blindPotsKit } from './games/blind-pots/kit.js';
export { scotlandYardKit } from './games/scotland-yard/kit.js';
export { kits } from './kits.js';
export { makeRecord, type RecordPlan } from './record/make-record.js';
export { seedOfRun, seedsOf } from './seeds.js';
