/** Players of this game: they see what their seats see. */

export { Belief } from '../rules/belief.js';
export { yardComputers } from './computers.js';
export { keepPairTimes, pairTimesOn } from './knowing.js';
export { sensibleX } from './model.js';
export { moverOf, ordinaryPlayer } from './ordinary.js';
