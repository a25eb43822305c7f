import type { Board } from '../board.js';
import { BARE_GROUND, type BoardGround } from './ground.js';
import { boardPicture } from './picture.js';
import type { BoardPicture, Box, PicturePlan } from './types.js';

/** The board that a game comes with. */
type HomeBoard = {
  readonly id: string;
  /** The frame for which its ground was drawn. */
  readonly box: Box;
  readonly ground: BoardGround;
};

/** How a game's boards look: its own as it was designed, others spread out until their stops stand apart. */
export function looksOf<T extends string>(transports: readonly T[], home: HomeBoard) {
  const others: PicturePlan<T> = { transports };
  const own: PicturePlan<T> = { ...others, scale: 1, box: home.box };
  return {
    picture: ({ data }: Board<T>): BoardPicture<T> =>
      boardPicture(data, data.id === home.id ? own : others),
    /** What was drawn under the game's own board lies under no other. */
    ground: ({ data }: Board<T>): BoardGround => (data.id === home.id ? home.ground : BARE_GROUND),
  };
}
