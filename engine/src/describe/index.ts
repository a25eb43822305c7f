export { describers } from '../games/describers.js';
export * from './describer.js';
export { exactly, type Same } from './exact-shape.js';
export * from './match-shapes.js';
export * from './match-words.js';
