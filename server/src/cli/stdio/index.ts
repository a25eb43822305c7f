/** For programs that let others play, as the referee does. */
export { refusalOfRules } from './codes.js';
export { LINE_CHARACTERS_MAX, type Line, linesOf } from './lines.js';
