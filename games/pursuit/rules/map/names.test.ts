import { describe, expect, it } from 'vitest';
import type { BoardData } from '../board.js';
import { type NamePlace, placeNames } from './names.js';
import { boardPicture } from './picture.js';
import { STATION_RADIUS, type PicturePlan } from './types.js';

type Transport = 'road' | 'air';
const PLAN: PicturePlan<Transport> = { transports: ['road', 'air'] };
const BOX = { left: -300, top: -300, right: 300, bottom: 300 };
const WIDTH = 6;
const SIZE = 10;

function named(points: readonly (readonly [x: number, y: number, name: string])[]) {
  const stations = points.map(([x, y, name], i) => ({ id: i + 1, x, y, name }));
  return { id: 'test', name: 'Test', stations, edges: { road: [], air: [] }, starts: {} };
}

function placed(data: BoardData<Transport>): readonly NamePlace[] {
  const picture = boardPicture(data, { ...PLAN, scale: 1, box: BOX });
  return placeNames(picture, { size: SIZE, width: (name) => name.length * WIDTH });
}

describe('names of stops', () => {
  it('writes a name to the right of its disc where there is room', () => {
    const [place] = placed(named([[0, 0, 'Bergen']]));
    expect(place).toEqual({ stop: 1, name: 'Bergen', x: STATION_RADIUS + 2.5, y: 0 });
  });

  it('writes it to the left at the right edge of the picture', () => {
    const [place] = placed(named([[270, 0, 'Bergen']]));
    expect((place?.x ?? 0) + 6 * WIDTH).toBeLessThan(270);
  });

  it('leaves room that something else takes', () => {
    const data = named([[0, 0, 'Bergen']]);
    const picture = boardPicture(data, { ...PLAN, scale: 1, box: BOX });
    const flag = { left: STATION_RADIUS, top: -20, right: STATION_RADIUS + 20, bottom: 0 };
    const style = { size: SIZE, width: (name: string) => name.length * WIDTH };
    const [bergen] = placeNames(picture, { ...style, taken: [flag] });
    expect((bergen?.x ?? 0) + 6 * WIDTH).toBeLessThan(0);
  });

  it('goes where it hides no line', () => {
    const data = named([
      [0, 0, 'Bergen'],
      [200, 0, 'Oslo'],
    ]);
    const [bergen] = placed({ ...data, edges: { road: [[1, 2]], air: [] } });
    expect((bergen?.x ?? 0) + 6 * WIDTH).toBeLessThan(0);
  });

  it('covers no disc and no other name, and leaves out what has no room', () => {
    const points = Array.from(
      { length: 100 },
      (_, i) => [(i % 10) * 40 - 180, Math.floor(i / 10) * 40 - 180, `Somewhere ${i}`] as const,
    );
    const data = named(points);
    const places = placed(data);
    expect(places.length).toBeGreaterThan(20);
    expect(places.length).toBeLessThan(100);
    for (const { x, y, name, stop } of places) {
      const right = x + name.length * WIDTH;
      for (const { id, x: cx, y: cy } of data.stations) {
        const dx = Math.max(x - cx, 0, cx - right);
        const dy = Math.max(Math.abs(y - cy) - SIZE / 2, 0);
        expect(Math.hypot(dx, dy), `${name} on ${id}`).toBeGreaterThanOrEqual(STATION_RADIUS);
      }
      for (const other of places) {
        if (other.stop <= stop) continue;
        const apart = other.x >= right || other.x + other.name.length * WIDTH <= x || Math.abs(other.y - y) >= SIZE;
        expect(apart, `${name} on ${other.name}`).toBe(true);
      }
    }
  });

  it('names first what most transports serve', () => {
    const data = named([
      [0, 0, 'Village'],
      [26, 0, 'Town'],
      [13, 26, 'Capital'],
    ]);
    const air = { ...data, edges: { road: [], air: [[2, 3]] as const } };
    expect(placed(air).map(({ name }) => name)[0]).not.toBe('Village');
  });

  it('writes nothing where stops have no names', () => {
    const data = { ...named([]), stations: [{ id: 1, x: 0, y: 0 }] };
    expect(placed(data)).toEqual([]);
  });
});
