import type { Board } from '../../../pursuit/board.js';
import {
  BARE_GROUND,
  type BoardGround,
  type BoardPicture,
  boardPicture,
  type PicturePlan,
} from '../../../pursuit/map/index.js';
import { europeGround as COASTS } from '../data/europe-coast.js';
import { TRANSPORTS, type Transport } from '../types.js';
import { SEAS } from './seas.js';

const PLAN: PicturePlan<Transport> = { transports: TRANSPORTS };
/** As designed: cities lie where the coasts want them. Above them there is room for a pawn and a mark. */
const EUROPE_PLAN: PicturePlan<Transport> = {
  ...PLAN,
  scale: 1,
  box: { left: 0, top: -20, right: 1000, bottom: 750 },
};

const EUROPE_GROUND: BoardGround = { ...COASTS, names: SEAS };

/** The picture of our own Europe, or of a board that somebody brought along. */
export function europePicture({ data }: Board<Transport>): BoardPicture<Transport> {
  return boardPicture(data, data.id === 'europe' ? EUROPE_PLAN : PLAN);
}

/** Sea and land lie under our own Europe only. */
export function europeGround({ data }: Board<Transport>): BoardGround {
  return data.id === 'europe' ? EUROPE_GROUND : BARE_GROUND;
}
