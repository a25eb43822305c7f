export { ficklePlayer } from '../core/testing/fickle.js';
export type { AnyKit, Effort, Failure, GameKit, History, Move } from './contract/kit.js';
export { testRng } from './contract/test-rng.js';
export {
  choose,
  listLegal,
  openTable,
  type WalkMoment,
  type Table,
  unlisted,
  walk,
} from './contract/walk.js';
export { makeRecord, type RecordPlan } from './record/make-record.js';
export { seedOfRun, seedsOf } from './seeds.js';
export type { GameTestData } from './game-test-data.js';
