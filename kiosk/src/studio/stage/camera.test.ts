import { describe, expect, it } from 'vitest';
import {
  between,
  type Camera,
  pan,
  type Screen,
  show,
  toBoard,
  toScreen,
  wholeOf,
  zoomAt,
} from './camera.js';

const SCREEN: Screen = { width: 800, height: 480 };
const TALL = 750;
const WHOLE = wholeOf(SCREEN, TALL);

function expectClose(camera: Camera, other: Camera): void {
  for (const key of ['scale', 'tx', 'ty'] as const) expect(camera[key]).toBeCloseTo(other[key], 6);
}

describe('the whole board', () => {
  it.each([
    ['higher than the screen', SCREEN, TALL, { scale: 0.64, tx: 80, ty: 0 }],
    ['wider than the screen', SCREEN, 300, { scale: 0.8, tx: 0, ty: 120 }],
    ['on a screen of nothing', { width: 0, height: 0 }, TALL, { scale: 1, tx: -500, ty: -375 }],
  ])('%s', (_, screen, height, camera) => {
    expectClose(wholeOf(screen, height), camera);
  });
});

describe('places', () => {
  it('go to the screen and back', () => {
    const camera = { scale: 2.5, tx: -120, ty: 33 };
    const { x, y } = toBoard(camera, toScreen(camera, { x: 123.4, y: 567.8 }));
    expect([x, y]).toEqual([expect.closeTo(123.4, 6), expect.closeTo(567.8, 6)]);
  });

  it('under two fingers stay there while the board grows', () => {
    const at = { x: 300, y: 200 };
    const closer = zoomAt(SCREEN, TALL, WHOLE, 3, at);
    expect(closer.scale).toBeCloseTo(3 * WHOLE.scale, 6);
    const [before, after] = [toBoard(WHOLE, at), toBoard(closer, at)];
    expect([after.x, after.y]).toEqual([expect.closeTo(before.x, 6), expect.closeTo(before.y, 6)]);
  });
});

describe('nobody gets lost', () => {
  it('by coming too close or going too far away', () => {
    const at = { x: 400, y: 240 };
    expect(zoomAt(SCREEN, TALL, WHOLE, 1e9, at).scale).toBe(12);
    expect(zoomAt(SCREEN, TALL, WHOLE, 1e-9, at).scale).toBeCloseTo(0.8 * WHOLE.scale, 6);
  });

  it.each([
    ['left', { x: -1e6, y: 0 }],
    ['right', { x: 1e6, y: 0 }],
    ['up', { x: 0, y: -1e6 }],
    ['down', { x: 0, y: 1e6 }],
  ])('by moving the board %s: some of it stays on the screen', (_, by) => {
    const camera = pan(SCREEN, TALL, zoomAt(SCREEN, TALL, WHOLE, 4, { x: 0, y: 0 }), by);
    const first = toScreen(camera, { x: 0, y: 0 });
    const last = toScreen(camera, { x: 1000, y: TALL });
    expect(first.x).toBeLessThanOrEqual(SCREEN.width - 80);
    expect(first.y).toBeLessThanOrEqual(SCREEN.height - 80);
    expect(last.x).toBeGreaterThanOrEqual(80);
    expect(last.y).toBeGreaterThanOrEqual(80);
  });
});

describe('stations that a note is about', () => {
  const seen = (camera: Camera, points: readonly { x: number; y: number }[]) =>
    points.every((point) => {
      const { x, y } = toScreen(camera, point);
      return x > 0 && y > 0 && x < SCREEN.width && y < SCREEN.height;
    });

  it.each([
    ['one alone, large enough to be of use', [{ x: 700, y: 600 }], 2.4 * WHOLE.scale],
    [
      'two in opposite corners',
      [
        { x: 5, y: 5 },
        { x: 995, y: 745 },
      ],
      480 / (740 + 180),
    ],
  ])('%s', (_, points, scale) => {
    const camera = show(SCREEN, TALL, WHOLE, points);
    expect(seen(camera, points)).toBe(true);
    expect(camera.scale).toBeCloseTo(scale, 6);
  });

  it('leave the board as close as it was', () => {
    const near = zoomAt(SCREEN, TALL, WHOLE, 4, { x: 0, y: 0 });
    expect(show(SCREEN, TALL, near, [{ x: 900, y: 700 }]).scale).toBeCloseTo(near.scale, 6);
  });

  it('that do not exist move nothing', () => {
    expect(show(SCREEN, TALL, WHOLE, [])).toBe(WHOLE);
  });
});

it('what was drawn for one camera is moved to where another has it', () => {
  const drawn = { scale: 2, tx: 10, ty: 20 };
  const now = { scale: 3, tx: -7, ty: 4 };
  const moved = between(drawn, now);
  const before = toScreen(drawn, { x: 111, y: 222 });
  const after = toScreen(now, { x: 111, y: 222 });
  expect(toScreen(moved, before).x).toBeCloseTo(after.x, 6);
  expect(toScreen(moved, before).y).toBeCloseTo(after.y, 6);
});
