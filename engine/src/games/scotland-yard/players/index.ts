/** Players of this game: they see what their seats see. */

export { makeYardComputers, yardComputers } from './computers.js';
export { moverOf, ordinaryPlayer } from './ordinary.js';
