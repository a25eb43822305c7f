import { PointGrid } from './grid.js';
import { type BoardPicture, type Box, STATION_RADIUS, type PictureLine, type Point } from './types.js';

/**
 * How the lines run. A line is a cubic curve; lines that join the same two stops lie side by
 * side in lanes, and a line that would pass under a stop where it does not call bows round it.
 */
export type Route<Transport extends string = string> = PictureLine<Transport> & {
  readonly from: Point;
  readonly to: Point;
  readonly c1: Point;
  readonly c2: Point;
};

/** Distance between the middles of neighbouring lanes, in picture units. */
export const LANE_WIDTH = 6;
const CLEARANCE = STATION_RADIUS + 4;
const LINE_CLEARANCE = 5;
const SAMPLE_DISTANCE = 7;
const BOW_HEIGHTS = [0, 7, -7, 14, -14, 22, -22, 32, -32, 44, -44, 58, -58];
/** Near its own ends a line may touch others. */
const TOUCHING_ALLOWED_WITHIN = 24;
/** Lines keep this far inside the picture. */
const PICTURE_EDGE_DISTANCE = 4;
/** A line as dear as this passes under a stop or beside too many others. */
const POOR_ROUTE_COST = 30;

const routesByPicture = new WeakMap<object, readonly Route[]>();

/** How the lines of a picture run, each line once, in the order of its transports; computed once. */
export function routesOf<Transport extends string>(picture: BoardPicture<Transport>): readonly Route<Transport>[] {
  let routes = routesByPicture.get(picture);
  if (routes === undefined) {
    routes = findRoutes(picture);
    routesByPicture.set(picture, routes);
  }
  return routes as readonly Route<Transport>[];
}

/** A route in the syntax of SVG. */
export function pathOf({ from, c1, c2, to }: Route): string {
  return `M${coordinatesText(from)}C${coordinatesText(c1)} ${coordinatesText(c2)} ${coordinatesText(to)}`;
}

function coordinatesText({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function findRoutes(picture: BoardPicture): readonly Route[] {
  const { lines, stations, transports, byStop, box } = picture;
  const lanes = assignLanes(lines, transports);
  const crowd: Obstacles = {
    stations: new PointGrid(
      box,
      stations.map(({ x, y, stop }) => ({ x, y, key: stop })),
    ),
    lines: new PointGrid(box),
    box,
  };
  const routes: Route[] = [];
  for (const line of lines) {
    const a = byStop.get(Math.min(line.a, line.b));
    const b = byStop.get(Math.max(line.a, line.b));
    if (a === undefined || b === undefined) continue;
    const route = leastCrowdedCurve({ line, a, b, lane: lanes.get(line) ?? 0 }, crowd);
    routes.push(route);
    for (const { x, y } of samplePoints(route)) crowd.lines.add({ x, y, key: routes.length });
  }
  return routes;
}

/** Offset of each line from the straight line between its stops: 0 alone, else symmetric. */
export function assignLanes<Transport extends string>(
  lines: readonly PictureLine<Transport>[],
  transports: readonly Transport[],
): ReadonlyMap<PictureLine<Transport>, number> {
  const pairs = new Map<string, PictureLine<Transport>[]>();
  for (const line of lines) {
    const key = line.a < line.b ? `${line.a}-${line.b}` : `${line.b}-${line.a}`;
    const held = pairs.get(key);
    if (held === undefined) pairs.set(key, [line]);
    else held.push(line);
  }
  const lanes = new Map<PictureLine<Transport>, number>();
  for (const group of pairs.values()) {
    group.sort((p, q) => transports.indexOf(p.transport) - transports.indexOf(q.transport));
    group.forEach((line, index) => {
      lanes.set(line, (index - (group.length - 1) / 2) * LANE_WIDTH);
    });
  }
  return lanes;
}

/** A line to be laid, from the stop of the smaller number. */
type LineToRoute = {
  readonly line: PictureLine;
  readonly a: Point;
  readonly b: Point;
  readonly lane: number;
};

/** What a line should not run into. */
type Obstacles = { readonly stations: PointGrid; readonly lines: PointGrid; readonly box: Box };

/** How far the two thirds of a line stand off the straight line, and what that costs. */
type Bend = { readonly bow1: number; readonly bow2: number; readonly effort: number };

const ARC_BENDS = BOW_HEIGHTS.map((bow) => bend(bow, bow));
/** The least bent first: the dear ones are then left out without a look. */
const WAVE_BENDS = BOW_HEIGHTS.flatMap((bow1) =>
  BOW_HEIGHTS.filter((bow2) => bow1 !== bow2).map((bow2) => bend(bow1, bow2)),
).sort((p, q) => p.effort - q.effort);

function bend(bow1: number, bow2: number): Bend {
  const effort = (bow1 * bow1 + bow2 * bow2) * 0.02 + Math.abs(bow1 - bow2) * 0.15;
  return { bow1, bow2, effort };
}

function leastCrowdedCurve(task: LineToRoute, crowd: Obstacles): Route {
  const length = Math.hypot(task.b.x - task.a.x, task.b.y - task.a.y);
  let best = curve(task, 0, 0);
  let bestCost = crowdingCost(best, crowd, length, Number.POSITIVE_INFINITY);
  const consider = ({ bow1, bow2, effort }: Bend): void => {
    if (effort >= bestCost || Math.abs(bow1) + Math.abs(bow2) > length * 0.7) return;
    const route = curve(task, bow1, bow2);
    const cost = effort + crowdingCost(route, crowd, length, bestCost - effort);
    if (cost < bestCost) {
      bestCost = cost;
      best = route;
    }
  };
  for (const arc of ARC_BENDS) consider(arc);
  // An S is tried only where no plain arc finds a way: it costs a hundred more candidates.
  if (bestCost > POOR_ROUTE_COST && length > 90) {
    for (const wave of WAVE_BENDS) consider(wave);
  }
  return best;
}

function curve({ line, a, b, lane }: LineToRoute, bow1: number, bow2: number): Route {
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
    ...line,
    from: along(0, lane),
    to: along(1, lane),
    c1: along(1 / 3, lane + (bow1 * 4) / 3),
    c2: along(2 / 3, lane + (bow2 * 4) / 3),
  };
}

/** What is in the way of a route; any sum of `limit` or more tells that it is no better. */
function crowdingCost(route: Route, crowd: Obstacles, length: number, limit: number): number {
  const { left, top, right, bottom } = crowd.box;
  const { a, b, from, to } = route;
  let cost = 0;
  const passBy = ({ key }: { readonly key: number }, square: number): boolean => {
    if (key !== a && key !== b) cost += (CLEARANCE - Math.sqrt(square)) ** 2;
    return false;
  };
  const count = sampleCount(route);
  for (let i = 1; i < count; i++) {
    const { x, y } = pointAt(route, i / count);
    crowd.stations.near(x, y, CLEARANCE, passBy);
    if (
      length > 40 &&
      isFarther(x - from.x, y - from.y, TOUCHING_ALLOWED_WITHIN) &&
      isFarther(x - to.x, y - to.y, TOUCHING_ALLOWED_WITHIN) &&
      crowd.lines.near(x, y, LINE_CLEARANCE, yes)
    ) {
      cost += 1.5;
    }
    if (
      x < left + PICTURE_EDGE_DISTANCE ||
      x > right - PICTURE_EDGE_DISTANCE ||
      y < top + PICTURE_EDGE_DISTANCE ||
      y > bottom - PICTURE_EDGE_DISTANCE
    )
      cost += 20;
    if (cost >= limit) return cost;
  }
  return cost;
}

const yes = (): boolean => true;

function isFarther(dx: number, dy: number, than: number): boolean {
  return dx * dx + dy * dy > than * than;
}

type Curve = Pick<Route, 'from' | 'c1' | 'c2' | 'to'>;

/** Points along a curve about `STEP` units apart, its ends left out. */
export function samplePoints(curve: Curve): readonly Point[] {
  const count = sampleCount(curve);
  return Array.from({ length: count - 1 }, (_, i) => pointAt(curve, (i + 1) / count));
}

function sampleCount({ from, to }: Curve): number {
  return Math.max(3, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / SAMPLE_DISTANCE));
}

function pointAt({ from, c1, c2, to }: Curve, t: number): Point {
  const u = 1 - t;
  const k0 = u * u * u;
  const k1 = 3 * u * u * t;
  const k2 = 3 * u * t * t;
  const k3 = t * t * t;
  return {
    x: k0 * from.x + k1 * c1.x + k2 * c2.x + k3 * to.x,
    y: k0 * from.y + k1 * c1.y + k2 * c2.y + k3 * to.y,
  };
}

/** One path of SVG syntax per transport: a handful of elements draws all lines. */
export type PathsByTransport<Transport extends string = string> = Readonly<Record<Transport, string>>;

const pathsByPicture = new WeakMap<object, PathsByTransport>();

/** The lines of a picture, computed once. */
export function pathsByTransport<Transport extends string>(
  picture: BoardPicture<Transport>,
): PathsByTransport<Transport> {
  let paths = pathsByPicture.get(picture);
  if (paths === undefined) {
    const routes = routesOf(picture);
    paths = Object.fromEntries(
      picture.transports.map((transport) => [
        transport,
        routes
          .filter((route) => route.transport === transport)
          .map(pathOf)
          .join(''),
      ]),
    );
    pathsByPicture.set(picture, paths);
  }
  return paths as PathsByTransport<Transport>;
}
