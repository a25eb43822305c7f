/** What our own Europe has on the picture of a board; the rest is `pursuit/map`. */
export { europeBoard } from '../board.js';
export { europeGround, europePicture } from './picture.js';
export { SEA_NAMES } from './seas.js';
