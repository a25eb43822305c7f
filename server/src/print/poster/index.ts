import { addPage, type Doc } from '../page/document.js';
import { PAPER_SIZES } from '../page/paper.js';
import type { PosterContent, PosterOrder } from './content.js';
import { enlargement, posterSize, tiledArea } from './layout.js';
import { drawOverview } from './overview-page.js';
import { drawPoster } from './poster.js';
import { preparePoster } from './prepare.js';
import { drawTile } from './tile-page.js';
import { tile } from './tiling.js';

export type { PosterContent, PosterRing } from './content.js';

/** A board on paper: one page of the poster's size, or sheets to be glued together. */
export function drawPosterSheets(doc: Doc, order: PosterOrder, content: PosterContent): void {
  const poster = preparePoster(doc, content);
  const { sheet } = poster.layout;
  if (order.tiled) {
    const area = tiledArea(order.poster, sheet);
    const tiling = tile(area, PAPER_SIZES[order.paper]);
    drawOverview(doc, order, poster, tiling, area);
    for (const each of tiling.tiles) drawTile(doc, order, poster, tiling, each);
    return;
  }
  addPage(doc, posterSize(order.poster, sheet));
  doc.scale(enlargement(order.poster, sheet));
  drawPoster(doc, poster, order.language);
}
