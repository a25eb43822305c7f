/** For programs that let others play, as the referee does. */
export { ruled } from './codes.js';
export { LINE_LIMIT, type Line, linesOf } from './lines.js';
