import { PointGrid } from './grid.js';
import { routesOf, samplePoints } from './routes.js';
import { type BoardPicture, type Box, STATION_RADIUS, type PictureStation } from './types.js';

/** Where a stop's name is written. */
export type NamePlace = {
  readonly stop: number;
  readonly name: string;
  /** Where the writing begins, and the middle of its height, in picture units. */
  readonly x: number;
  readonly y: number;
};

export type NameStyle = {
  /** Height of the writing in picture units. */
  readonly size: number;
  /** Width of a name in picture units. */
  readonly width: (name: string) => number;
  /** What a stop with more round it than its disc takes up, from its middle. */
  readonly reach?: ReadonlyMap<number, number>;
  /** Where something else is drawn: no name lies on it. */
  readonly taken?: readonly Box[];
};

/** Between a disc and its name. */
const NAME_GAP = 2.5;
/** What a place costs beyond the lines that it hides: the right of a stop is best, corners are worst. */
const SIDES = [
  { dx: 1, dy: 0, cost: 0 },
  { dx: -1, dy: 0, cost: 0.6 },
  { dx: 0, dy: 1, cost: 1 },
  { dx: 0, dy: -1, cost: 1 },
  { dx: 1, dy: 1, cost: 1.4 },
  { dx: 1, dy: -1, cost: 1.4 },
  { dx: -1, dy: 1, cost: 2 },
  { dx: -1, dy: -1, cost: 2 },
] as const;
/** Of the space to the side of a stop, what a corner leaves. */
const CORNER_GAP_FACTOR = 0.72;

/**
 * Places for as many names as have room: none lies on a station or on another name, and few hide lines.
 * The stops that most transports serve come first, so that the farther away the map, the larger the
 * places it names.
 */
export function placeNames(picture: BoardPicture, style: NameStyle): readonly NamePlace[] {
  const { stations, box } = picture;
  const reach = (stop: number): number => style.reach?.get(stop) ?? STATION_RADIUS;
  const farthest = Math.max(STATION_RADIUS, ...(style.reach?.values() ?? []));
  const discs = new PointGrid(
    box,
    stations.map(({ x, y, stop }) => ({ x, y, key: stop })),
  );
  const lines = linesOf(picture);
  const taken: Box[] = [...(style.taken ?? [])];
  const places: NamePlace[] = [];
  for (const station of orderedByRank(stations)) {
    const { name } = station;
    if (name === undefined) continue;
    let best: Box | undefined;
    let bestCost = Number.POSITIVE_INFINITY;
    for (const side of SIDES) {
      const room = nameBoxAt(station, side, style.width(name), style.size, reach(station.stop));
      if (!containsBox(box, room) || taken.some((other) => overlap(other, room))) continue;
      if (coversDisc(discs, room, reach, farthest)) continue;
      const cost = side.cost + lines.count(room);
      if (cost < bestCost) {
        bestCost = cost;
        best = room;
      }
    }
    if (best === undefined) continue;
    taken.push(best);
    places.push({ stop: station.stop, name, x: best.left, y: (best.top + best.bottom) / 2 });
  }
  return places;
}

function orderedByRank(stations: readonly PictureStation[]): readonly PictureStation[] {
  return [...stations].sort((a, b) => b.transports.size - a.transports.size || a.y - b.y || a.x - b.x);
}

const lineGrids = new WeakMap<object, PointGrid>();

function linesOf(picture: BoardPicture): PointGrid {
  let grid = lineGrids.get(picture);
  if (grid === undefined) {
    grid = new PointGrid(picture.box);
    for (const [key, route] of routesOf(picture).entries()) {
      for (const { x, y } of samplePoints(route)) grid.add({ x, y, key });
    }
    lineGrids.set(picture, grid);
  }
  return grid;
}

type Side = { readonly dx: number; readonly dy: number };

function nameBoxAt({ x, y }: PictureStation, { dx, dy }: Side, width: number, size: number, reach: number): Box {
  const corner = dx !== 0 && dy !== 0;
  const away = (reach + NAME_GAP) * (corner ? CORNER_GAP_FACTOR : 1);
  const left = dx > 0 ? x + away : dx < 0 ? x - away - width : x - width / 2;
  const top = dy > 0 ? y + away : dy < 0 ? y - away - size : y - size / 2;
  return { left, top, right: left + width, bottom: top + size };
}

function containsBox(box: Box, { left, top, right, bottom }: Box): boolean {
  return left > box.left && top > box.top && right < box.right && bottom < box.bottom;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a disc reaches into the room. */
function coversDisc(
  discs: PointGrid,
  { left, top, right, bottom }: Box,
  reach: (stop: number) => number,
  farthest: number,
): boolean {
  const radius = Math.hypot(right - left, bottom - top) / 2 + farthest;
  return discs.near((left + right) / 2, (top + bottom) / 2, radius, ({ x, y, key }) => {
    const dx = Math.max(left - x, 0, x - right);
    const dy = Math.max(top - y, 0, y - bottom);
    return dx * dx + dy * dy < reach(key) ** 2;
  });
}
