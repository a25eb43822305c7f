import type { PosterSize } from '@mister-x/engine/protocol';
import { addPage } from '../page/document.js';
import { PAPER_SIZES } from '../page/paper.js';
import type { Box } from '../page/write.js';
import type { DrawSheet } from '../sheet.js';
import { enlargement, MARGIN, posterSize, SHEET } from './layout.js';
import { drawOverview } from './overview-page.js';
import { drawPoster } from './poster.js';
import { drawTile } from './tile-page.js';
import { tile } from './tiling.js';

/** White round the frame that is left when the sheets are trimmed, in millimetres of the layout. */
const RIM = 5;

/** The network of London: one page of the poster's size, or sheets to be glued together. */
export const posterSheet: DrawSheet = (doc, order, words) => {
  if (order.tiled) {
    const area = tiledArea(order.poster);
    const tiling = tile(area, PAPER_SIZES[order.paper]);
    drawOverview(doc, order, words, tiling, area);
    for (const each of tiling.tiles) drawTile(doc, order, words, tiling, each);
    return;
  }
  addPage(doc, posterSize(order.poster));
  doc.scale(enlargement(order.poster));
  drawPoster(doc, order, words);
};

/** What of the poster is worth paper: all but most of its white margin. In its own millimetres. */
export function tiledArea(size: PosterSize): Box {
  const scale = enlargement(size);
  const cut = (MARGIN - RIM) * scale;
  return {
    x: cut,
    y: cut,
    width: SHEET.width * scale - 2 * cut,
    height: SHEET.height * scale - 2 * cut,
  };
}
