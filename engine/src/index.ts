export * from './batch-notices.js';
export * from './game.js';
export * from './json.js';
export * from './match.js';
export * from './match-view.js';
export * from './registry.js';
export * from './result.js';
export * from './rng.js';
export type { Slot } from './trust/commitment.js';
