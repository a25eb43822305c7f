import { type CityLink, type CityMap, DISC, type Point, TRANSPORT_ORDER } from './types.js';

/**
 * How the lines run. A line is a cubic curve; lines that join the same two stops lie side by
 * side in lanes, and a line that would pass under a stop where it does not call bows round it.
 */
export type Route = CityLink & {
  readonly from: Point;
  readonly to: Point;
  readonly c1: Point;
  readonly c2: Point;
};

/** Distance between the middles of neighbouring lanes, in board units. */
export const LANE = 6;
const CLEARANCE = DISC + 4;
const LINE_CLEARANCE = 5;
const STEP = 7;
const CELL = 20;
const BOWS = [0, 7, -7, 14, -14, 22, -22, 32, -32, 44, -44, 58, -58];

export function routeLines(map: CityMap): readonly Route[] {
  const lanes = assignLanes(map.links);
  const stations = new Grid(map.stations.map((station) => ({ ...station, key: station.stop })));
  const lines = new Grid([]);
  const routes: Route[] = [];
  for (const transport of TRANSPORT_ORDER) {
    for (const link of map.links) {
      if (link.transport !== transport) continue;
      const route = bestRoute(map, link, lanes.get(link) ?? 0, stations, lines);
      if (route === undefined) continue;
      routes.push(route);
      for (const point of samples(route)) lines.add({ ...point, key: routes.length });
    }
  }
  return routes;
}

export function pathOf({ from, c1, c2, to }: Route): string {
  return `M${at(from)}C${at(c1)} ${at(c2)} ${at(to)}`;
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Offset of each link from the straight line between its stops: 0 alone, else symmetric. */
export function assignLanes(links: readonly CityLink[]): ReadonlyMap<CityLink, number> {
  const pairs = new Map<string, CityLink[]>();
  for (const link of links) {
    const key = link.a < link.b ? `${link.a}-${link.b}` : `${link.b}-${link.a}`;
    pairs.set(key, [...(pairs.get(key) ?? []), link]);
  }
  const lanes = new Map<CityLink, number>();
  for (const group of pairs.values()) {
    group.sort(
      (p, q) => TRANSPORT_ORDER.indexOf(p.transport) - TRANSPORT_ORDER.indexOf(q.transport),
    );
    group.forEach((link, index) => {
      lanes.set(link, (index - (group.length - 1) / 2) * LANE);
    });
  }
  return lanes;
}

function bestRoute(
  map: CityMap,
  link: CityLink,
  lane: number,
  stations: Grid,
  lines: Grid,
): Route | undefined {
  const a = map.byStop.get(Math.min(link.a, link.b));
  const b = map.byStop.get(Math.max(link.a, link.b));
  if (a === undefined || b === undefined) return undefined;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  let best: Route | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  const consider = (bow1: number, bow2: number): void => {
    const effort = (bow1 * bow1 + bow2 * bow2) * 0.02 + bend(bow1, bow2);
    if (effort >= bestCost || Math.abs(bow1) + Math.abs(bow2) > length * 0.7) return;
    const route = curve(link, a, b, lane, bow1, bow2);
    const cost = effort + crowding(route, stations, lines, length);
    if (cost < bestCost) {
      bestCost = cost;
      best = route;
    }
  };
  for (const bow of BOWS) consider(bow, bow);
  // An S is tried only where no plain arc finds a way: it costs a hundred more candidates.
  if (bestCost > 30 && length > 90) {
    for (const bow1 of BOWS) for (const bow2 of BOWS) if (bow1 !== bow2) consider(bow1, bow2);
  }
  return best;
}

function bend(bow1: number, bow2: number): number {
  return Math.abs(bow1 - bow2) * 0.15;
}

function curve(
  link: CityLink,
  a: Point,
  b: Point,
  lane: number,
  bow1: number,
  bow2: number,
): Route {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length;
  const ny = dx / length;
  const along = (t: number, off: number): Point => ({
    x: a.x + dx * t + nx * off,
    y: a.y + dy * t + ny * off,
  });
  return {
    ...link,
    from: along(0, lane),
    to: along(1, lane),
    c1: along(1 / 3, lane + (bow1 * 4) / 3),
    c2: along(2 / 3, lane + (bow2 * 4) / 3),
  };
}

function crowding(route: Route, stations: Grid, lines: Grid, length: number): number {
  let cost = 0;
  const points = samples(route);
  for (const point of points) {
    for (const near of stations.near(point, CLEARANCE)) {
      if (near.key === route.a || near.key === route.b) continue;
      const lack = CLEARANCE - Math.hypot(near.x - point.x, near.y - point.y);
      cost += lack * lack;
    }
    const fromEnd = Math.min(
      Math.hypot(point.x - route.from.x, point.y - route.from.y),
      Math.hypot(point.x - route.to.x, point.y - route.to.y),
    );
    if (length > 40 && fromEnd > 24 && lines.near(point, LINE_CLEARANCE).length > 0) cost += 1.5;
    if (point.x < 8 || point.x > 992 || point.y < 4 || point.y > 744) cost += 20;
  }
  return cost;
}

/** Points along a route about `STEP` units apart, its ends left out. */
export function samples({ from, c1, c2, to }: Route): readonly Point[] {
  const count = Math.max(3, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  const points: Point[] = [];
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const u = 1 - t;
    const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    points.push({
      x: k0 * from.x + k1 * c1.x + k2 * c2.x + k3 * to.x,
      y: k0 * from.y + k1 * c1.y + k2 * c2.y + k3 * to.y,
    });
  }
  return points;
}

type Keyed = Point & { readonly key: number };

/** Points by cells of 20 units, to find neighbours without looking at all of them. */
class Grid {
  private readonly cells = new Map<number, Keyed[]>();

  constructor(points: readonly Keyed[]) {
    for (const point of points) this.add(point);
  }

  add(point: Keyed): void {
    const key = cell(point.x, point.y);
    const held = this.cells.get(key);
    if (held === undefined) this.cells.set(key, [point]);
    else held.push(point);
  }

  near({ x, y }: Point, radius: number): readonly Keyed[] {
    const found: Keyed[] = [];
    for (let cx = -1; cx <= 1; cx++) {
      for (let cy = -1; cy <= 1; cy++) {
        for (const point of this.cells.get(cell(x + cx * CELL, y + cy * CELL)) ?? []) {
          const dx = point.x - x;
          const dy = point.y - y;
          // `Math.hypot` is several times slower, and this is asked some hundred thousand times.
          if (dx * dx + dy * dy < radius * radius) found.push(point);
        }
      }
    }
    return found;
  }
}

function cell(x: number, y: number): number {
  return Math.floor(x / CELL) * 1000 + Math.floor(y / CELL);
}
