import { describe, expect, it } from 'vitest';
import { STATION_RADIUS, routesOf, samplePoints } from '../../pursuit/rules/map/index.js';
import { DEFAULT_HOLMES_PACK_FILE } from './data/london.js';
import { londonBoard, londonGround, londonPicture, ROADS } from './map.js';
import { compiledPackOf } from './pack.js';
import type { PackFile } from './pack-file.js';

const OURS = compiledPackOf(DEFAULT_HOLMES_PACK_FILE);
/** A pack that does not say where its places are. */
const UNPLACED: PackFile = {
  ...DEFAULT_HOLMES_PACK_FILE,
  pack: 'unplaced',
  locations: DEFAULT_HOLMES_PACK_FILE.locations.map(({ pos: _, ...place }) => place),
};

const sorted = (pair: readonly number[]) => [...pair].sort((a, b) => a - b).join('–');

describe.each([
  ['our own London', OURS],
  ['a box without places', compiledPackOf(UNPLACED)],
])('the map of %s', (_, pack) => {
  const picture = londonPicture(pack);

  it('has every place, by its number, and Scotland Yard as 0 (SH-3)', () => {
    expect(picture.stations.map(({ stop }) => stop).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 31 }, (_, i) => i),
    );
    expect(londonBoard(pack).places.get(0)?.id).toBe('SY');
  });

  it('leaves no two places closer than two discs', () => {
    for (const a of picture.stations) {
      for (const b of picture.stations) {
        if (a.stop < b.stop) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * STATION_RADIUS);
      }
    }
  });

  it('shows all of them', () => {
    const { left, top, right, bottom } = picture.box;
    for (const { x, y } of picture.stations) {
      expect(Math.min(x - left, right - x, y - top, bottom - y)).toBeGreaterThan(STATION_RADIUS);
    }
  });

  it('draws every road once: of the file, of the loop, of the underground (SH-4 to SH-6)', () => {
    const stops = londonBoard(pack).stops;
    const drawn = (kinds: readonly string[]) =>
      routesOf(picture)
        .filter(({ transport }) => kinds.includes(transport))
        .map(({ a, b }) => sorted([a, b]))
        .sort();
    const told = (pairs: PackFile['roads']) =>
      pairs.map((pair) => sorted(pair.map((id) => stops.get(id) ?? -1))).sort();
    expect(drawn(['road', 'loop'])).toEqual(told(pack.file.roads));
    expect(drawn(['underground'])).toEqual(told(pack.file.underground));
    expect(routesOf(picture)).toHaveLength(pack.file.roads.length + 1);
  });
});

describe('Holmes’s loop', () => {
  it('is a list of ways in the order in which he walks (SH-6)', () => {
    const { loop } = londonBoard(OURS).data.edges;
    const walk = DEFAULT_HOLMES_PACK_FILE.holmes_loop.map(Number);
    expect(loop.map(([from]) => from)).toEqual(walk);
    expect(loop.map(([, to]) => to)).toEqual([...walk.slice(1), walk[0]]);
  });
});

describe('our own London', () => {
  it('leads no road under a place that it does not join', () => {
    const picture = londonPicture(OURS);
    const hidden = routesOf(picture).filter((route) =>
      samplePoints(route).some((point) =>
        picture.stations.some(
          ({ stop, x, y }) =>
            stop !== route.a && stop !== route.b && Math.hypot(x - point.x, y - point.y) < STATION_RADIUS - 2,
        ),
      ),
    );
    expect(hidden.map(({ transport, a, b }) => `${transport} ${a}–${b}`)).toEqual([]);
  });

  it('has parks and the Thames under it, and no other pack has', () => {
    const { layers, names } = londonGround(OURS);
    expect(new Set(layers.map(({ kind }) => kind))).toEqual(new Set(['park', 'river']));
    expect(names.map(({ key }) => key)).toEqual(['river']);
    expect(londonGround(compiledPackOf(UNPLACED)).layers).toEqual([]);
  });

  it('is worked out once', () => {
    expect(londonBoard(OURS)).toBe(londonBoard(OURS));
    expect(londonPicture(OURS)).toBe(londonPicture(OURS));
    expect(londonPicture(OURS).transports).toEqual(ROADS);
  });
});
