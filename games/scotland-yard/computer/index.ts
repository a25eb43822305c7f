/** Players of this game: they see what their seats see. */

export { MisterXBelief } from '../rules/belief.js';
export { yardComputers } from './computers.js';
export { keepPairTimes, pairTimesOn } from './knowing.js';
export { modelOfSensibleX } from './model.js';
export { nextSeatOf, simplePlayer } from './ordinary.js';
