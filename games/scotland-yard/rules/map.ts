import { type Point, smoothPath } from '../../pursuit/rules/map/index.js';
import { boardLooksOf } from '../../pursuit/rules/map/look.js';

import { TRANSPORTS } from './types.js';

/** What London has of its own on the picture of a board; the rest is `pursuit/rules/map`. */

/** The river as we draw it: past the four landing stages, and out of the picture at both ends. */
const RIVER_POINTS: readonly Point[] = [
  { x: -900, y: 300 },
  { x: -300, y: 430 },
  { x: -60, y: 560 },
  { x: 30, y: 640 },
  { x: 150, y: 700 },
  { x: 325, y: 690 },
  { x: 455, y: 626 },
  { x: 560, y: 566 },
  { x: 606, y: 455 },
  { x: 594, y: 384 },
  { x: 640, y: 346 },
  { x: 740, y: 368 },
  { x: 850, y: 396 },
  { x: 940, y: 428 },
  { x: 1080, y: 384 },
  { x: 1400, y: 330 },
  { x: 1900, y: 420 },
];

/** Path of the river's middle, in the syntax of SVG. */
export const RIVER_PATH = smoothPath(RIVER_POINTS);

/** London in any printing: as printed, within the frame that the river was drawn for. */
const LONDON_LOOKS = boardLooksOf(TRANSPORTS, {
  id: 'london',
  box: { left: 4, top: -8, right: 990, bottom: 744 },
  ground: {
    base: 'plain',
    layers: [{ kind: 'river', d: RIVER_PATH }],
    names: [{ key: 'river', x: 264, y: 688, turn: -6, size: 11 }],
  },
});

export const yardPicture = LONDON_LOOKS.picture;
export const yardGround = LONDON_LOOKS.ground;
