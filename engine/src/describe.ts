export * from './core/describe/describer.js';
export { exactShape, type Same } from './core/describe/exact-shape.js';
export * from './core/describe/match-shapes.js';
export * from './core/describe/match-words.js';
