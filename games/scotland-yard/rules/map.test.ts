import { describe, expect, it } from 'vitest';
import { STATION_RADIUS, type Point, routesOf, samplePoints } from '../../pursuit/rules/map/index.js';
import { londonBoard } from './board.js';
import { RIVER_PATH, yardGround, yardPicture } from './map.js';

const FIRST = yardPicture(londonBoard('first'));
const LATER = yardPicture(londonBoard('later'));

describe('the map of London', () => {
  it('has 468 lines in the first edition and lacks taxi 13–14 in the later one (SY-Q20)', () => {
    expect(FIRST.lines).toHaveLength(468);
    expect(LATER.lines).toHaveLength(467);
  });

  it('draws each line once, from stop to stop', () => {
    expect(routesOf(LATER)).toHaveLength(467);
  });

  it('leads no line under a stop where it does not call', () => {
    const hidden = routesOf(LATER).filter((route) =>
      samplePoints(route).some((point) =>
        LATER.stations.some(
          ({ stop, x, y }) =>
            stop !== route.a && stop !== route.b && Math.hypot(x - point.x, y - point.y) < STATION_RADIUS - 2,
        ),
      ),
    );
    expect(hidden.map(({ transport, a, b }) => `${transport} ${a}–${b}`)).toEqual([]);
  });

  it('leaves no two stations closer than two discs', () => {
    const { stations } = FIRST;
    for (const a of stations) {
      for (const b of stations) {
        if (a.stop < b.stop) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * STATION_RADIUS);
      }
    }
  });
});

describe('the ground', () => {
  it('has the river under London, and nothing under a custom board', () => {
    const board = londonBoard('first');
    const other = { ...board, data: { ...board.data, id: 'paris' } };
    expect(yardGround(board).layers).toHaveLength(1);
    expect(yardGround(other).layers).toEqual([]);
  });
});

describe('the river', () => {
  it('lies under every ferry from landing stage to landing stage', () => {
    const middle = curvePoints(RIVER_PATH);
    const dry = routesOf(LATER)
      .filter(({ transport }) => transport === 'ferry')
      .flatMap((route) => samplePoints(route).map((point) => ({ route, point })))
      .filter(({ point }) => middle.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) > 30));
    expect(dry.map(({ route, point }) => `${route.a}–${route.b} at ${JSON.stringify(point)}`)).toEqual([]);
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
    points.push(...samplePoints({ from, c1, c2, to }));
  }
  return points;
}
