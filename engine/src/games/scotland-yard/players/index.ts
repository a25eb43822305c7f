/** Players of this game: they see what their seats see. */

export { moverOf, ordinaryPlayer } from './ordinary.js';
