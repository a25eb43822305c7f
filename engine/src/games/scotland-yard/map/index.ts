/** What London has of its own on the picture of a board; the rest is `pursuit/map`. */
export { yardGround, yardPicture } from './picture.js';
