import { describe, expect, it } from 'vitest';
import { cityMap } from './city-map.js';
import { RIVER } from './river.js';
import { assignLanes, LANE, routeLines, samples } from './routes.js';
import { spread } from './spread.js';
import { DISC, type Point } from './types.js';

describe('lanes', () => {
  it('lays lines between the same stops side by side, whichever way they are written', () => {
    const links = [
      { transport: 'underground', a: 2, b: 1 },
      { transport: 'taxi', a: 1, b: 2 },
      { transport: 'bus', a: 1, b: 2 },
      { transport: 'taxi', a: 2, b: 3 },
    ] as const;
    const lanes = assignLanes(links);
    expect(links.map((link) => lanes.get(link))).toEqual([LANE, -LANE, 0, 0]);
  });
});

describe('the map of London', () => {
  it('has 468 lines in the first edition and lacks taxi 13–14 in the later one (SY-Q20)', () => {
    expect(cityMap('first').links).toHaveLength(468);
    expect(cityMap('later').links).toHaveLength(467);
  });

  it('draws each line once, from stop to stop', () => {
    expect(routeLines(cityMap('later'))).toHaveLength(467);
  });

  it('leads no line under a stop where it does not call', () => {
    const map = cityMap('later');
    const hidden = routeLines(map).filter((route) =>
      samples(route).some((point) =>
        map.stations.some(
          ({ stop, x, y }) =>
            stop !== route.a && stop !== route.b && Math.hypot(x - point.x, y - point.y) < DISC - 2,
        ),
      ),
    );
    expect(hidden.map(({ transport, a, b }) => `${transport} ${a}–${b}`)).toEqual([]);
  });
});

describe('spread', () => {
  it('parts what would touch and leaves the rest where it was', () => {
    const moved = spread(
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

  it('leaves no two stations of London closer than two discs', () => {
    const { stations } = cityMap('first');
    for (const a of stations) {
      for (const b of stations) {
        if (a.stop < b.stop) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * DISC);
      }
    }
  });
});

describe('the river', () => {
  it('lies under every ferry from landing stage to landing stage', () => {
    const middle = curvePoints(RIVER);
    const dry = routeLines(cityMap('later'))
      .filter(({ transport }) => transport === 'ferry')
      .flatMap((route) => samples(route).map((point) => ({ route, point })))
      .filter(({ point }) => middle.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) > 30));
    expect(
      dry.map(({ route, point }) => `${route.a}–${route.b} at ${JSON.stringify(point)}`),
    ).toEqual([]);
  });
});

/** Points along a path of one `M` and several `C`, close to one another. */
function curvePoints(path: string): readonly Point[] {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const ends: Point[] = [];
  for (let i = 0; i < numbers.length; i += 2) {
    ends.push({ x: numbers[i] ?? 0, y: numbers[i + 1] ?? 0 });
  }
  const points: Point[] = [];
  for (let i = 0; i + 3 < ends.length; i += 3) {
    const [from, c1, c2, to] = ends.slice(i, i + 4);
    if (from === undefined || c1 === undefined || c2 === undefined || to === undefined) break;
    points.push(...samples({ transport: 'ferry', a: 0, b: 0, from, c1, c2, to }));
  }
  return points;
}
