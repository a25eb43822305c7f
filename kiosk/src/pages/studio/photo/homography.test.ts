import { expect, it } from 'vitest';
import {
  mapPoint,
  type Corners,
  homographyFromSquare,
  isConvex,
  type Pixels,
  straightenedSize,
  warpPixels,
} from './homography.js';

const slanted: Corners = [
  { x: 120, y: 80 },
  { x: 900, y: 40 },
  { x: 1010, y: 700 },
  { x: 60, y: 640 },
];

it('takes the corners of the square to the corners', () => {
  const map = homographyFromSquare(slanted) ?? [];
  const square = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ];
  for (const [i, corner] of square.entries()) {
    const { x, y } = mapPoint(map, corner);
    expect(x).toBeCloseTo(slanted[i]?.x ?? Number.NaN, 6);
    expect(y).toBeCloseTo(slanted[i]?.y ?? Number.NaN, 6);
  }
});

it('keeps straight lines straight: diagonals meet where diagonals meet', () => {
  const [p, q, r, s] = slanted;
  const middle = mapPoint(homographyFromSquare(slanted) ?? [], { x: 0.5, y: 0.5 });
  const onLine = (a: typeof p, b: typeof p) => (b.x - a.x) * (middle.y - a.y) - (b.y - a.y) * (middle.x - a.x);
  expect(onLine(p, r)).toBeCloseTo(0, 4);
  expect(onLine(q, s)).toBeCloseTo(0, 4);
});

it('refuses corners that cross, fall together or turn the wrong way', () => {
  const [p, q, r, s] = slanted;
  for (const bad of [
    [p, r, q, s],
    [p, p, r, s],
    [s, r, q, p],
  ] as const) {
    expect(isConvex(bad)).toBe(false);
    expect(homographyFromSquare(bad)).toBeUndefined();
  }
});

it('makes the straight picture as large as the longer edges, within limits', () => {
  const square: Corners = [
    { x: 0, y: 0 },
    { x: 400, y: 0 },
    { x: 400, y: 300 },
    { x: 0, y: 300 },
  ];
  expect(straightenedSize(square, 2000)).toEqual({ width: 400, height: 300 });
  expect(straightenedSize(square, 200)).toEqual({ width: 200, height: 150 });
});

function grey(width: number, height: number, shade: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const value = shade(i % width, Math.floor(i / width));
    data.set([value, value, value, 255], 4 * i);
  }
  return { data, width, height };
}

const shadeAt = ({ data, width }: Pixels, x: number, y: number) => data[4 * (y * width + x)];

it('leaves a picture as it is under its own corners', () => {
  const from = grey(5, 4, (x, y) => 20 * x + 7 * y);
  const to = grey(5, 4, () => 0);
  const map = homographyFromSquare([
    { x: 0, y: 0 },
    { x: 5, y: 0 },
    { x: 5, y: 4 },
    { x: 0, y: 4 },
  ]);
  warpPixels(from, to, map ?? []);
  expect([...to.data]).toEqual([...from.data]);
});

it('cuts out what lies between the corners, and is dark beyond the edge', () => {
  const from = grey(40, 40, (x, y) => (x >= 10 && x < 20 && y >= 10 && y < 20 ? 200 : 50));
  const to = grey(10, 10, () => 0);
  const cut = (low: number, high: number) =>
    homographyFromSquare([
      { x: low, y: low },
      { x: high, y: low },
      { x: high, y: high },
      { x: low, y: high },
    ]) ?? [];
  warpPixels(from, to, cut(10, 20));
  expect(shadeAt(to, 5, 5)).toBe(200);
  warpPixels(from, to, cut(50, 60));
  expect(shadeAt(to, 5, 5)).toBe(0);
});
