import {
  type BoardPicture,
  type Box,
  STATION_RADIUS,
  type NamePlace,
  type Point,
  routesOf,
  samplePoints,
} from '../../../pursuit/rules/map/index.js';
import { type Pack, stopNumberOf } from '../../rules/browser.js';
import type { Road } from '../../rules/map.js';
import { nameLevelAt, nameSize, textWidth } from '../../../pursuit/pages/board/name-places.js';

/** Where on the map lies what belongs to no other board: tokens beside their places, arrows of the loop. */

/** How much larger than life things are drawn where the map is far away: signs stay 17 pixels wide. */
export function pieceScaleAt(scale: number): number {
  return Math.min(1.9, Math.max(1, 1 / scale));
}

/** The radius of a token, and its middle from that of its place. */
export const CHIP_RADIUS = 10;
export function chipOffset(grow: number): Point {
  return { x: STATION_RADIUS + CHIP_RADIUS * grow * 0.62, y: CHIP_RADIUS * grow * 0.42 };
}

/** What the names of places cover. */
export function nameBoxes(names: readonly NamePlace[], scale: number): readonly Box[] {
  const size = nameSize(nameLevelAt(scale));
  return names.map(({ name, x, y }) => ({
    left: x,
    right: x + textWidth(name) * size,
    top: y - size * 0.45,
    bottom: y + size * 0.45,
  }));
}

/** Names of places keep off tokens; a token that is gone leaves room for none, or names would jump. */
export function tokenObstacles(picture: BoardPicture, scale: number): readonly Box[] {
  const grow = pieceScaleAt(scale);
  const { x, y } = chipOffset(grow);
  const r = CHIP_RADIUS * grow;
  return picture.stations.map((at) => {
    // Scotland Yard's plate has a point at its foot.
    if (at.stop === 0)
      return {
        left: at.x - STATION_RADIUS,
        right: at.x + STATION_RADIUS,
        top: at.y,
        bottom: at.y + 18,
      };
    return {
      left: at.x + x - r,
      right: at.x + x + r,
      top: at.y + y - r,
      bottom: at.y + y + r,
    };
  });
}

export type Arrow = Point & { readonly turn: number };

/** An arrow in the middle of each road of the loop, in the direction in which Holmes walks (SH-6). */
export function loopArrows(picture: BoardPicture<Road>, { file }: Pack): readonly Arrow[] {
  const stops = new Map(file.locations.map((place) => [place.id, stopNumberOf(place)]));
  const loop = file.holmes_loop.map((id) => stops.get(id));
  const follows = (from: number, to: number) =>
    loop.some((stop, i) => stop === from && loop[(i + 1) % loop.length] === to);
  return routesOf(picture)
    .filter(({ transport }) => transport === 'loop')
    .flatMap((route) => {
      const points = [...samplePoints(route)];
      const middle = Math.floor(points.length / 2);
      const [before, at, after] = [points[middle - 1], points[middle], points[middle + 1]];
      if (before === undefined || at === undefined || after === undefined) return [];
      // Routes run from the smaller number to the larger.
      const forward = follows(Math.min(route.a, route.b), Math.max(route.a, route.b)) ? 1 : -1;
      const turn = Math.atan2((after.y - before.y) * forward, (after.x - before.x) * forward);
      return [{ x: at.x, y: at.y, turn: (turn * 180) / Math.PI }];
    });
}
