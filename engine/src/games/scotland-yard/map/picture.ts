import { looksOf } from '../../../pursuit/map/home-board.js';
import { TRANSPORTS } from '../types.js';
import { RIVER } from './river.js';

/** London in any printing: as printed, within the frame that the river was drawn for. */
const LOOKS = looksOf(TRANSPORTS, {
  id: 'london',
  box: { left: 4, top: -8, right: 990, bottom: 744 },
  ground: {
    base: 'plain',
    layers: [{ kind: 'river', d: RIVER }],
    names: [{ key: 'river', x: 264, y: 688, turn: -6, size: 11 }],
  },
});

export const yardPicture = LOOKS.picture;
export const yardGround = LOOKS.ground;
