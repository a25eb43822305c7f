import {
  cityMap,
  DISC,
  deckOf,
  type Edition,
  londonBoard,
  pathOf,
  RIVER,
  type Route,
  routeLines,
  WHOLE,
} from '@mister-x/engine/scotland-yard';
import { type Doc, FONTS } from '../page/document.js';
import { around, type Edges, overlap } from './box.js';
import { GRID } from './grid.js';
import { drawLine, strokePath } from './lines.js';
import { drawStation } from './station.js';
import { COLOURS, LAYERS } from './style.js';

/** Farthest that a station's marks, or half a line's width, reach from its middle. */
const REACH = DISC + 10;

export type City = {
  readonly edition: Edition;
  /** The river's name. */
  readonly river: string;
};

/**
 * Draws the city in board units, within `WHOLE`.
 * @param visible what of it can be seen at all; the rest is left out, which keeps tiles small
 */
export function drawCity(doc: Doc, { edition, river }: City, visible: Edges): void {
  doc.save();
  doc.rect(WHOLE.left, WHOLE.top, WHOLE.right - WHOLE.left, WHOLE.bottom - WHOLE.top).clip();
  drawRiver(doc);
  drawGrid(doc);
  drawName(doc, river);
  drawLines(doc, edition, visible);
  doc.restore();
  drawStations(doc, edition, visible);
}

function drawRiver(doc: Doc): void {
  const { bank, water, deep, ripple } = COLOURS;
  strokePath(doc, RIVER, { colour: bank, width: 68 });
  strokePath(doc, RIVER, { colour: water, width: 52 });
  strokePath(doc, RIVER, { colour: deep, width: 28 });
  for (const [dx, dy, dash] of [
    [2, -8, [16, 44]],
    [-22, 9, [8, 58]],
    [14, 2, [10, 70]],
  ] as const) {
    doc.save().translate(dx, dy);
    strokePath(doc, RIVER, { colour: ripple, width: 0.9, dash });
    doc.restore();
  }
}

/** The river's name, along a stretch where no line crosses. */
function drawName(doc: Doc, river: string): void {
  const size = 11;
  const characterSpacing = 3.4;
  doc.font(FONTS.bold).fontSize(size).fillColor(COLOURS.name);
  doc.save().translate(264, 688).rotate(-6);
  const name = river.toUpperCase();
  const width = doc.widthOfString(name) + (name.length - 1) * characterSpacing;
  const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing } as const;
  doc.text(name, -width / 2, size * 0.35, options);
  doc.restore();
}

function drawGrid(doc: Doc): void {
  doc.lineWidth(0.6).lineCap('butt').undash();
  for (const x of GRID.xs) doc.moveTo(x, WHOLE.top).lineTo(x, WHOLE.bottom);
  for (const y of GRID.ys) doc.moveTo(WHOLE.left, y).lineTo(WHOLE.right, y);
  doc.stroke(COLOURS.hair);
}

const routes = new Map<Edition, readonly Route[]>();

/** Finding how the lines run takes a good part of a second, and is the same for every sheet. */
function routesOf(edition: Edition): readonly Route[] {
  let found = routes.get(edition);
  if (found === undefined) {
    found = routeLines(cityMap(edition));
    routes.set(edition, found);
  }
  return found;
}

function drawLines(doc: Doc, edition: Edition, visible: Edges): void {
  for (const layer of LAYERS) {
    const path = routesOf(edition)
      .filter(({ transport }) => transport === layer)
      .filter(({ from, c1, c2, to }) => overlap(around([from, c1, c2, to], REACH), visible))
      .map(pathOf)
      .join('');
    if (path !== '') drawLine(doc, path, layer);
  }
}

function drawStations(doc: Doc, edition: Edition, visible: Edges): void {
  const starts = new Set(deckOf(londonBoard(edition), 'common', false));
  for (const station of cityMap(edition).stations) {
    if (!overlap(around([station], REACH), visible)) continue;
    drawStation(doc, {
      ...station,
      label: String(station.stop),
      start: starts.has(station.stop),
    });
  }
}
