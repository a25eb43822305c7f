import { expect, it } from 'vitest';
import { fromSquare } from './homography.js';
import { type Pixels, warp } from './warp.js';

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
  const map = fromSquare([
    { x: 0, y: 0 },
    { x: 5, y: 0 },
    { x: 5, y: 4 },
    { x: 0, y: 4 },
  ]);
  warp(from, to, map ?? []);
  expect([...to.data]).toEqual([...from.data]);
});

it('cuts out what lies between the corners, and is dark beyond the edge', () => {
  const from = grey(40, 40, (x, y) => (x >= 10 && x < 20 && y >= 10 && y < 20 ? 200 : 50));
  const to = grey(10, 10, () => 0);
  const cut = (low: number, high: number) =>
    fromSquare([
      { x: low, y: low },
      { x: high, y: low },
      { x: high, y: high },
      { x: low, y: high },
    ]) ?? [];
  warp(from, to, cut(10, 20));
  expect(shadeAt(to, 5, 5)).toBe(200);
  warp(from, to, cut(50, 60));
  expect(shadeAt(to, 5, 5)).toBe(0);
});
