import { describe, expect, it } from 'vitest';
import type { BoardData } from '../board.js';
import { boardPicture, spreadApart } from './picture.js';
import { pathsByTransport, assignLanes, LANE_WIDTH, routesOf, samplePoints } from './routes.js';
import { smoothPath } from './look.js';
import { type BoardPicture, STATION_RADIUS, type PicturePlan, type Point } from './types.js';

type Transport = 'road' | 'rail';
const PLAN: PicturePlan<Transport> = { transports: ['road', 'rail'] };

/** Stations on a slightly crooked lattice, joined to the right and below, and by rail every other way. */
function lattice(columns: number, rows: number, width: number, height: number) {
  const stations = Array.from({ length: columns * rows }, (_, i) => ({
    id: i + 1,
    x: ((i % columns) + 0.5 + 0.2 * Math.sin(i * 2.3)) * (width / columns),
    y: (Math.floor(i / columns) + 0.5 + 0.2 * Math.cos(i * 1.7)) * (height / rows),
  }));
  const right = stations.filter(({ id }) => id % columns > 0).map(({ id }) => pair(id, id + 1));
  const below = stations.slice(columns).map(({ id }) => pair(id - columns, id));
  const far = stations.slice(2 * columns).map(({ id }) => pair(id - 2 * columns, id));
  return boardOf(stations, { road: [...right, ...below], rail: [...right, ...far] });
}

function pair(a: number, b: number): readonly [number, number] {
  return [a, b];
}

function boardOf(
  stations: BoardData<Transport>['stations'],
  edges: BoardData<Transport>['edges'],
): BoardData<Transport> {
  return { id: 'test', name: 'Test', stations, edges, starts: {} };
}

function leastGap(points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  });
  return least;
}

function inside({ box, stations }: BoardPicture): boolean {
  return stations.every(
    ({ x, y }) =>
      x - STATION_RADIUS > box.left &&
      x + STATION_RADIUS < box.right &&
      y - STATION_RADIUS > box.top &&
      y + STATION_RADIUS < box.bottom,
  );
}

describe('lanes', () => {
  it('lays lines between the same stops side by side, whichever way they are written', () => {
    const edges = [
      { transport: 'rail', a: 2, b: 1 },
      { transport: 'road', a: 1, b: 2 },
      { transport: 'air', a: 1, b: 2 },
      { transport: 'road', a: 2, b: 3 },
    ] as const;
    const lanes = assignLanes(edges, ['road', 'air', 'rail']);
    expect(edges.map((edge) => lanes.get(edge))).toEqual([LANE_WIDTH, -LANE_WIDTH, 0, 0]);
  });
});

describe('the picture of any board', () => {
  const boards = [
    ['20 stations', lattice(5, 4, 1000, 800)],
    ['400 stations', lattice(20, 20, 1000, 1000)],
    ['a tall board', lattice(6, 20, 1000, 3000)],
    ['a flat board', lattice(30, 4, 1000, 160)],
    ['a crowded corner', lattice(14, 14, 300, 200)],
  ] as const;

  it.each(boards)('parts the discs and holds all of them: %s', (_, data) => {
    const picture = boardPicture(data, PLAN);
    expect(leastGap(picture.stations)).toBeGreaterThan(2 * STATION_RADIUS);
    expect(inside(picture)).toBe(true);
  });

  it.each(boards)('draws each line once, and none under a stop where it does not call: %s', (_, data) => {
    const picture = boardPicture(data, PLAN);
    const routes = routesOf(picture);
    expect(routes).toHaveLength(data.edges.road.length + data.edges.rail.length);
    const hidden = routes.filter((route) =>
      samplePoints(route).some((point) =>
        picture.stations.some(
          ({ stop, x, y }) =>
            stop !== route.a && stop !== route.b && Math.hypot(x - point.x, y - point.y) < STATION_RADIUS - 2,
        ),
      ),
    );
    expect(hidden.map(({ transport, a, b }) => `${transport} ${a}–${b}`)).toEqual([]);
  });

  it('leaves stations where they are printed if they have room', () => {
    const data = lattice(5, 4, 1000, 800);
    const { stations, scale } = boardPicture(data, PLAN);
    expect(stations.map(({ x, y }) => ({ x, y }))).toEqual(
      data.stations.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
    );
  });

  it('says which transports call at a stop, and its name', () => {
    const data = boardOf(
      [
        { id: 1, x: 0, y: 0, name: 'Bergen' },
        { id: 2, x: 500, y: 300 },
        { id: 3, x: 900, y: 100 },
      ],
      { road: [[1, 2]], rail: [[1, 3]] },
    );
    const { byStop } = boardPicture(data, PLAN);
    expect([1, 2, 3].map((stop) => [...(byStop.get(stop)?.transports ?? [])])).toEqual([
      ['road', 'rail'],
      ['road'],
      ['rail'],
    ]);
    expect(byStop.get(1)?.name).toBe('Bergen');
    expect(byStop.get(2)).not.toHaveProperty('name');
  });

  it('draws stations on one line, on one spot, or none at all', () => {
    const at = (points: readonly Point[]) =>
      boardPicture(
        boardOf(
          points.map(({ x, y }, i) => ({ id: i + 1, x, y })),
          { road: [], rail: [] },
        ),
        PLAN,
      );
    for (const picture of [
      at([]),
      at([{ x: 5, y: 5 }]),
      at([
        { x: 5, y: 5 },
        { x: 5, y: 5 },
      ]),
      at(Array.from({ length: 20 }, (_, i) => ({ x: i * 50, y: 7 }))),
    ]) {
      const { left, right, top, bottom } = picture.box;
      expect(Number.isFinite(picture.scale)).toBe(true);
      expect((right - left) / (bottom - top)).toBeGreaterThan(0.4);
      expect((right - left) / (bottom - top)).toBeLessThan(2.5);
      expect(inside(picture)).toBe(true);
    }
  });

  it('is computed once for a board and a plan', () => {
    const data = lattice(5, 4, 1000, 800);
    const picture = boardPicture(data, PLAN);
    expect(boardPicture(data, PLAN)).toBe(picture);
    expect(routesOf(boardPicture(data, PLAN))).toBe(routesOf(picture));
    expect(pathsByTransport(picture)).toBe(pathsByTransport(picture));
    expect(boardPicture(data, { ...PLAN })).not.toBe(picture);
  });

  it('keeps to the scale and the box of a plan', () => {
    const box = { left: 0, top: -10, right: 1000, bottom: 810 };
    const picture = boardPicture(lattice(5, 4, 1000, 800), { ...PLAN, scale: 2, box });
    expect(picture.box).toEqual({ left: 0, top: -20, right: 2000, bottom: 1620 });
    expect(picture.scale).toBe(2);
  });
});

describe('spread', () => {
  it('parts what would touch and leaves the rest where it was', () => {
    const moved = spreadApart(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 200, y: 50 },
      ],
      20,
    );
    expect(moved).toEqual([
      { x: -5, y: 0 },
      { x: 15, y: 0 },
      { x: 200, y: 50 },
    ]);
  });
});

describe('smooth', () => {
  it('leads a curve through every point', () => {
    const path = smoothPath([
      { x: 0, y: 0 },
      { x: 30, y: 40 },
      { x: 60, y: 0 },
    ]);
    expect(path).toBe('M0 0C5.0 6.7 20.0 40.0 30 40C40.0 40.0 55.0 6.7 60 0');
  });
});
