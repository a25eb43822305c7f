import { describe, expect, it } from 'vitest';
import {
  type Camera,
  pannedCamera,
  type ScreenSize,
  cameraShowing,
  toScreen,
  cameraOfWhole,
  zoomedCamera,
} from '../../../kit/viewport/camera.js';
import { cameraFromTo, studioCameraLimits, toBoard } from './camera.js';

describe('a board that is drawn', () => {
  const SCREEN: ScreenSize = { width: 800, height: 480 };
  const EXTENT = studioCameraLimits(750);
  const WHOLE = cameraOfWhole(SCREEN, EXTENT);

  it.each([
    ['higher than the screen', SCREEN, 750, { scale: 0.64, tx: 80, ty: 0 }],
    ['wider than the screen', SCREEN, 300, { scale: 0.8, tx: 0, ty: 120 }],
    ['on a screen of nothing', { width: 0, height: 0 }, 750, { scale: 1, tx: -500, ty: -375 }],
  ])('is seen whole: %s', (_, screen, height, camera) => {
    const whole = cameraOfWhole(screen, studioCameraLimits(height));
    for (const key of ['scale', 'tx', 'ty'] as const) expect(whole[key]).toBeCloseTo(camera[key], 6);
  });

  it('comes no closer and goes no further away than is of use', () => {
    const at = { x: 400, y: 240 };
    expect(zoomedCamera(SCREEN, EXTENT, WHOLE, 1e9, at).scale).toBe(12);
    expect(zoomedCamera(SCREEN, EXTENT, WHOLE, 1e-9, at).scale).toBeCloseTo(0.8 * WHOLE.scale, 6);
  });

  it.each([
    ['left', { x: -1e6, y: 0 }],
    ['right', { x: 1e6, y: 0 }],
    ['up', { x: 0, y: -1e6 }],
    ['down', { x: 0, y: 1e6 }],
  ])('is moved %s: some of it stays on the screen', (_, by) => {
    const near = zoomedCamera(SCREEN, EXTENT, WHOLE, 4, { x: 0, y: 0 });
    const camera = pannedCamera(SCREEN, EXTENT, near, by);
    const first = toScreen(camera, { x: 0, y: 0 });
    const last = toScreen(camera, { x: 1000, y: 750 });
    expect(first.x).toBeLessThanOrEqual(SCREEN.width - 80);
    expect(first.y).toBeLessThanOrEqual(SCREEN.height - 80);
    expect(last.x).toBeGreaterThanOrEqual(80);
    expect(last.y).toBeGreaterThanOrEqual(80);
  });

  const seen = (camera: Camera, points: readonly { x: number; y: number }[]) =>
    points.every((point) => {
      const { x, y } = toScreen(camera, point);
      return x > 0 && y > 0 && x < SCREEN.width && y < SCREEN.height;
    });

  it.each([
    ['one place, as close as asked for', [{ x: 700, y: 600 }], 2.4 * WHOLE.scale],
    [
      'two in opposite corners',
      [
        { x: 5, y: 5 },
        { x: 995, y: 745 },
      ],
      480 / (740 + 180),
    ],
  ])('shows %s', (_, points, scale) => {
    const camera = cameraShowing(SCREEN, EXTENT, points, 90, 2.4 * WHOLE.scale);
    expect(seen(camera, points)).toBe(true);
    expect(camera.scale).toBeCloseTo(scale, 6);
  });
});

it('places go to the screen and back', () => {
  const camera = { scale: 2.5, tx: -120, ty: 33 };
  const { x, y } = toBoard(camera, toScreen(camera, { x: 123.4, y: 567.8 }));
  expect([x, y]).toEqual([expect.closeTo(123.4, 6), expect.closeTo(567.8, 6)]);
});

it('what was drawn for one camera is moved to where another has it', () => {
  const drawn = { scale: 2, tx: 10, ty: 20 };
  const now = { scale: 3, tx: -7, ty: 4 };
  const moved = cameraFromTo(drawn, now);
  const before = toScreen(drawn, { x: 111, y: 222 });
  const after = toScreen(now, { x: 111, y: 222 });
  expect(toScreen(moved, before).x).toBeCloseTo(after.x, 6);
  expect(toScreen(moved, before).y).toBeCloseTo(after.y, 6);
});
