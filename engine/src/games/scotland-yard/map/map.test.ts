import { describe, expect, it } from 'vitest';
import { cityMap } from './city-map.js';
import { assignLanes, LANE, routeLines, samples } from './routes.js';
import { spread } from './spread.js';
import { DISC } from './types.js';

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
