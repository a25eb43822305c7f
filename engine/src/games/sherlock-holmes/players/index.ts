/** Players of this game: they see what their seats see. */

export { collector } from './collector.js';
