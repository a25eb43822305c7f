import type { Doc } from '@mister-x/printing/page/document';
import { PAPER_SIZES } from '@mister-x/printing/page/paper';
import type { OnSheets, PosterOrder } from './content.js';
import { drawOverview } from './overview-page.js';
import { drawTile } from './tile-page.js';
import { tile } from './tiling.js';

export function drawOnSheets(doc: Doc, order: PosterOrder, picture: OnSheets): void {
  const tiling = tile(picture.area, PAPER_SIZES[order.paper]);
  drawOverview(doc, order, picture, tiling);
  for (const each of tiling.tiles) drawTile(doc, order, picture, tiling, each);
}
