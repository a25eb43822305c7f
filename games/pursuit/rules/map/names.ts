import { Grid } from './grid.js';
import { routesOf, samples } from './routes.js';
import { type BoardPicture, type Box, DISC, type PictureStation } from './types.js';

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
const GAP = 2.5;
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
const CORNER = 0.72;

/**
 * Places for as many names as have room: none lies on a station or on another name, and few hide lines.
 * The stops that most transports serve come first, so that the farther away the map, the larger the
 * places it names.
 */
export function placeNames(picture: BoardPicture, style: NameStyle): readonly NamePlace[] {
  const { stations, box } = picture;
  const reach = (stop: number): number => style.reach?.get(stop) ?? DISC;
  const farthest = Math.max(DISC, ...(style.reach?.values() ?? []));
  const discs = new Grid(
    box,
    stations.map(({ x, y, stop }) => ({ x, y, key: stop })),
  );
  const lines = linesOf(picture);
  const taken: Box[] = [...(style.taken ?? [])];
  const places: NamePlace[] = [];
  for (const station of byRank(stations)) {
    const { name } = station;
    if (name === undefined) continue;
    let best: Box | undefined;
    let bestCost = Number.POSITIVE_INFINITY;
    for (const side of SIDES) {
      const room = roomAt(station, side, style.width(name), style.size, reach(station.stop));
      if (!holds(box, room) || taken.some((other) => overlap(other, room))) continue;
      if (covers(discs, room, reach, farthest)) continue;
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

function byRank(stations: readonly PictureStation[]): readonly PictureStation[] {
  return [...stations].sort(
    (a, b) => b.transports.size - a.transports.size || a.y - b.y || a.x - b.x,
  );
}

const lineGrids = new WeakMap<object, Grid>();

function linesOf(picture: BoardPicture): Grid {
  let grid = lineGrids.get(picture);
  if (grid === undefined) {
    grid = new Grid(picture.box);
    for (const [key, route] of routesOf(picture).entries()) {
      for (const { x, y } of samples(route)) grid.add({ x, y, key });
    }
    lineGrids.set(picture, grid);
  }
  return grid;
}

type Side = { readonly dx: number; readonly dy: number };

function roomAt(
  { x, y }: PictureStation,
  { dx, dy }: Side,
  width: number,
  size: number,
  reach: number,
): Box {
  const corner = dx !== 0 && dy !== 0;
  const away = (reach + GAP) * (corner ? CORNER : 1);
  const left = dx > 0 ? x + away : dx < 0 ? x - away - width : x - width / 2;
  const top = dy > 0 ? y + away : dy < 0 ? y - away - size : y - size / 2;
  return { left, top, right: left + width, bottom: top + size };
}

function holds(box: Box, { left, top, right, bottom }: Box): boolean {
  return left > box.left && top > box.top && right < box.right && bottom < box.bottom;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a disc reaches into the room. */
function covers(
  discs: Grid,
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
