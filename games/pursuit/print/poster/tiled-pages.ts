import type { PdfDocument } from '@mister-x/printing/page/document';
import { PAPER_SIZES } from '@mister-x/printing/page/paper';
import type { PosterOrder, TiledDrawing } from './content.js';
import { drawOverview } from './overview-page.js';
import { drawTile } from './tile-page.js';
import { tilingOfArea } from './tiling.js';

/** A page that shows how the sheets lie, then the sheets. */
export function drawTiledPages(doc: PdfDocument, order: PosterOrder, picture: TiledDrawing): void {
  const tiling = tilingOfArea(picture.area, PAPER_SIZES[order.paper]);
  drawOverview(doc, order, picture, tiling);
  for (const each of tiling.tiles) drawTile(doc, order, picture, tiling, each);
}
