/** Players of this game: they see what their seats see, and reckon with what everybody may know. */

export { Belief } from '../belief.js';
export { greedyHunter } from './detectives.js';
export { greedyX } from './x.js';
