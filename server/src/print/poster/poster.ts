import type { PrintOrder } from '@mister-x/engine/protocol';
import { WHOLE } from '@mister-x/engine/scotland-yard';
import type { Doc } from '../page/document.js';
import { write } from '../page/write.js';
import type { PrintWords } from '../words/index.js';
import { type Edges, overlap } from './box.js';
import { drawCity } from './city.js';
import { GRID } from './grid.js';
import { BAND, MAP, onSheet, PANEL, SCALE, SHEET } from './layout.js';
import { drawPanel } from './panel.js';
import { COLOURS } from './style.js';
import { POSTER_WORDS } from './words.js';

const ALL: Edges = { left: 0, top: 0, right: SHEET.width, bottom: SHEET.height };

/**
 * Draws the whole poster in the millimetres of its layout, an A2 sheet on its side.
 * @param visible what of it lies on the page; most of the rest is left out
 */
export function drawPoster(
  doc: Doc,
  order: PrintOrder,
  words: PrintWords,
  visible: Edges = ALL,
): void {
  const own = POSTER_WORDS[order.language];
  if (overlap(edgesOf(PANEL), visible)) drawPanel(doc, order, words, own);
  if (!overlap(edgesOf(MAP), visible)) return;
  drawFrame(doc);
  const origin = onSheet({ x: 0, y: 0 });
  doc.save().translate(origin.x, origin.y).scale(SCALE);
  drawCity(
    doc,
    { edition: order.edition, river: own.river },
    {
      left: (visible.left - origin.x) / SCALE,
      right: (visible.right - origin.x) / SCALE,
      top: (visible.top - origin.y) / SCALE,
      bottom: (visible.bottom - origin.y) / SCALE,
    },
  );
  doc.restore();
}

function edgesOf({ x, y, width, height }: typeof MAP): Edges {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** A double border with the names of the squares between its lines. */
function drawFrame(doc: Doc): void {
  const { x, y, width, height } = MAP;
  doc.undash().lineWidth(0.7).rect(x, y, width, height).stroke(COLOURS.night);
  const inner = { x: x + BAND, y: y + BAND, width: width - 2 * BAND, height: height - 2 * BAND };
  const style = {
    font: 'bold',
    size: 4.2,
    colour: COLOURS.night,
    align: 'center',
    valign: 'middle',
  } as const;
  for (const { name, at } of GRID.columns) {
    const middle = onSheet({ x: at, y: WHOLE.top }).x;
    for (const top of [y, inner.y + inner.height]) {
      write(doc, name, { x: middle - 5, y: top, width: 10, height: BAND }, style);
    }
  }
  for (const { name, at } of GRID.rows) {
    const middle = onSheet({ x: WHOLE.left, y: at }).y;
    for (const left of [x, inner.x + inner.width]) {
      write(doc, name, { x: left, y: middle - 5, width: BAND, height: 10 }, style);
    }
  }
  doc.lineWidth(0.3).rect(inner.x, inner.y, inner.width, inner.height).stroke(COLOURS.night);
}
