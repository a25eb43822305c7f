import type { BoardPicture } from '@mister-x/engine/pursuit/map';
import { PAPER_SIZES } from '../page/paper.js';
import type { PosterOrder } from './content.js';
import { layoutOfPicture, tiledArea } from './layout.js';
import { tile } from './tiling.js';

/** How many pages `drawPosterSheets` takes: one, or an overview and the sheets. */
export function posterPages(
  { poster, tiled, paper }: Omit<PosterOrder, 'language'>,
  picture: BoardPicture,
): number {
  if (!tiled) return 1;
  const area = tiledArea(poster, layoutOfPicture(picture).sheet);
  return 1 + tile(area, PAPER_SIZES[paper]).tiles.length;
}
