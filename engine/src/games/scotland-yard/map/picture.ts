import {
  BARE_GROUND,
  type BoardGround,
  type BoardPicture,
  boardPicture,
  type PicturePlan,
} from '../../../pursuit/map/index.js';
import type { YardBoard } from '../board-facts.js';
import { TRANSPORTS, type Transport } from '../types.js';
import { RIVER } from './river.js';

const PLAN: PicturePlan<Transport> = { transports: TRANSPORTS };
/** As printed, within the frame that the river was drawn for. */
const LONDON_PLAN: PicturePlan<Transport> = {
  ...PLAN,
  scale: 1,
  box: { left: 4, top: -8, right: 990, bottom: 744 },
};

const LONDON_GROUND: BoardGround = {
  base: 'plain',
  layers: [{ kind: 'river', d: RIVER }],
  names: [{ key: 'river', x: 264, y: 688, turn: -6, size: 11 }],
};

/** The picture of London in any printing, or of a board that somebody brought along. */
export function yardPicture({ data }: YardBoard): BoardPicture<Transport> {
  return boardPicture(data, data.id === 'london' ? LONDON_PLAN : PLAN);
}

/** The river lies under London only. */
export function yardGround({ data }: YardBoard): BoardGround {
  return data.id === 'london' ? LONDON_GROUND : BARE_GROUND;
}
