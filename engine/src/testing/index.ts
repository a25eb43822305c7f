export { ficklePlayer } from '../core/testing/fickle.js';
export type { AnyGameKit, SeedsOfTable, Failure, GameKit, History, Move } from './contract/kit.js';
export { testRng } from './contract/test-rng.js';
export {
  chooseCommand,
  listLegal,
  openTable,
  type WalkMoment,
  type ContractTable,
  unlistedCommand,
  walkMatch,
} from './contract/walk.js';
export { makeRecord, type RecordPlan } from './record/make-record.js';
export { seedOfRun, seedsOf } from './seeds.js';
export type { GameTestData } from './game-test-data.js';
