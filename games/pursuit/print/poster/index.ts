import { addPage, type PdfDocument } from '@mister-x/printing/page/document';
import { drawTiledPages } from './tiled-pages.js';
import type { Edges, PosterContent, PosterOrder } from './content.js';
import { enlargement, posterSize, tiledArea } from './layout.js';
import { drawPoster } from './poster.js';
import { preparePoster } from './prepare.js';

export type { PosterContent, PosterRing } from './content.js';

/** A board on paper: one page of the poster's size, or sheets to be glued together. */
export function drawPosterSheets(doc: PdfDocument, order: PosterOrder, content: PosterContent): void {
  const poster = preparePoster(doc, content);
  const { sheet } = poster.layout;
  const scale = enlargement(order.poster, sheet);
  if (!order.tiled) {
    addPage(doc, posterSize(order.poster, sheet));
    doc.scale(scale);
    drawPoster(doc, poster, order.language);
    return;
  }
  drawTiledPages(doc, order, {
    title: poster.title,
    area: tiledArea(order.poster, sheet),
    draw: (at, visible) => {
      at.save().scale(scale);
      drawPoster(at, poster, order.language, visible && dividedEdges(visible, scale));
      at.restore();
    },
  });
}

function dividedEdges({ left, top, right, bottom }: Edges, by: number): Edges {
  return { left: left / by, top: top / by, right: right / by, bottom: bottom / by };
}
