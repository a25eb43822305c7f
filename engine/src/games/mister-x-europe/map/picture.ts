import { looksOf } from '../../../pursuit/map/home-board.js';
import { europeGround as COASTS } from '../data/europe-coast.js';
import { TRANSPORTS } from '../types.js';
import { SEAS } from './seas.js';

/** Cities lie where the coasts want them. Above them there is room for a pawn and a mark. */
const LOOKS = looksOf(TRANSPORTS, {
  id: 'europe',
  box: { left: 0, top: -20, right: 1000, bottom: 750 },
  ground: { ...COASTS, names: SEAS },
});

export const europePicture = LOOKS.picture;
export const europeGround = LOOKS.ground;
