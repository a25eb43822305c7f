import { pathOf, routesOf } from '../../rules/map/index.js';
import { type PdfDocument, FONTS } from '@mister-x/printing/page/document';
import { drawArrows } from './arrows.js';
import type { Edges } from './content.js';
import { drawGround } from './ground.js';
import { type Poster, stationLabelOf } from './prepare.js';
import { drawRings, drawStation, STATION_REACH } from './station.js';
import { COLOURS, drawLine, NAME_SIZE } from './style.js';

/** Longer than any name, in picture units. */
const NAME_WIDTH_MAX = 160;

/**
 * Draws the map in picture units, within the picture's box.
 * @param visible what of it can be seen at all; the rest is left out, which keeps tiles small
 */
export function drawMap(doc: PdfDocument, poster: Poster, visible: Edges): void {
  const { left, top, right, bottom } = poster.picture.box;
  doc.save();
  doc.rect(left, top, right - left, bottom - top).clip();
  drawGround(doc, poster);
  drawLines(doc, poster, visible);
  if (poster.arrows !== undefined) drawArrows(doc, poster.picture, poster.arrows);
  doc.restore();
  drawStations(doc, poster, visible);
  drawNames(doc, poster, visible);
}

function drawLines(doc: PdfDocument, { picture, look }: Poster, visible: Edges): void {
  for (const layer of look.layers) {
    const path = routesOf(picture)
      .filter(({ transport }) => transport === layer)
      .filter(({ from, c1, c2, to }) => overlap(around([from, c1, c2, to], STATION_REACH), visible))
      .map(pathOf)
      .join('');
    if (path !== '') drawLine(doc, path, look.strokes[layer] ?? []);
  }
}

function drawStations(doc: PdfDocument, poster: Poster, visible: Edges): void {
  for (const station of poster.picture.stations) {
    if (!overlap(around([station], STATION_REACH), visible)) continue;
    const { x, y, stop } = station;
    const look = poster.look.station(station.transports);
    drawRings(doc, { x, y }, look, poster.ringsAt.get(stop) ?? []);
    const label = stationLabelOf(poster, stop);
    drawStation(doc, { x, y, look, label, start: poster.starts.has(stop) });
  }
}

/** Names of stops, with a rim of the ground's colour so that lines beneath do not cross them out. */
function drawNames(doc: PdfDocument, { names, ground, tint }: Poster, visible: Edges): void {
  const halo = ground.base === 'sea' ? COLOURS.land : (tint?.paper ?? COLOURS.paper);
  doc.font(FONTS.bold).fontSize(NAME_SIZE).lineJoin('round').undash();
  for (const { name, x, y } of names) {
    if (!overlap({ left: x, right: x + NAME_WIDTH_MAX, top: y - 8, bottom: y + 8 }, visible)) continue;
    const at = y + NAME_SIZE * 0.33;
    const options = { lineBreak: false, baseline: 'alphabetic' } as const;
    doc
      .lineWidth(2.4)
      .strokeColor(halo)
      .text(name, x, at, { ...options, stroke: true, fill: false });
    doc.fillColor(COLOURS.night).text(name, x, at, options);
  }
}

export function overlap(a: Edges, b: Edges): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The smallest box round points, widened on every side. */
function around(points: readonly { readonly x: number; readonly y: number }[], margin: number): Edges {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}
