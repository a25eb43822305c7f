import { describe, expect, it, vi } from 'vitest';
import {
  type Camera,
  type Extent,
  nearest,
  pan,
  type Screen,
  show,
  toPicture,
  toScreen,
  wheelFactor,
  wholeOf,
  zoomAt,
} from './camera.js';

const box = { left: 4, top: -8, right: 990, bottom: 744 };
/** Of a board that is played on: no empty edges. */
const extent: Extent = { box, most: 5, least: 1 };
const phone: Screen = { width: 360, height: 400 };

describe('the camera over the board', () => {
  it('shows the whole board in the middle of any screen', () => {
    for (const screen of [phone, { width: 1920, height: 1080 }]) {
      const camera = wholeOf(screen, extent);
      const left = toScreen(camera, { x: box.left, y: box.top });
      const right = toScreen(camera, { x: box.right, y: box.bottom });
      expect(left.x).toBeGreaterThanOrEqual(-0.01);
      expect(right.x).toBeLessThanOrEqual(screen.width + 0.01);
      expect(left.x + right.x).toBeCloseTo(screen.width);
      expect(left.y + right.y).toBeCloseTo(screen.height);
    }
  });

  it('keeps the place under the finger when it zooms', () => {
    const camera = show(phone, extent, [{ x: 500, y: 375 }], 34, 2);
    const at = { x: 170, y: 210 };
    const before = toPicture(camera, at);
    const after = toPicture(zoomAt(phone, extent, camera, 1.4, at), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('never zooms out past the whole board', () => {
    const camera = zoomAt(phone, extent, wholeOf(phone, extent), 0.1, { x: 0, y: 0 });
    expect(camera.scale).toBeCloseTo(wholeOf(phone, extent).scale);
  });

  it('brings all stops of interest into view', () => {
    const stops = [
      { x: 100, y: 100 },
      { x: 260, y: 300 },
    ];
    const camera = show(phone, extent, stops, 34, 1.5);
    for (const stop of stops) {
      const { x, y } = toScreen(camera, stop);
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(phone.width - 10);
      expect(y).toBeGreaterThan(10);
      expect(y).toBeLessThan(phone.height - 10);
    }
  });

  it('does not show what lies beyond the edge', () => {
    const camera = pan(phone, extent, { scale: 2, tx: 0, ty: 0 }, { x: 900, y: 900 });
    expect(toScreen(camera, { x: box.left, y: 0 }).x).toBeCloseTo(0);
  });
});

describe('a board that is drawn', () => {
  const SCREEN: Screen = { width: 800, height: 480 };
  const tall = (bottom: number): Extent => ({
    box: { left: 0, top: 0, right: 1000, bottom },
    most: 12,
    least: 0.8,
    kept: 80,
  });
  const EXTENT = tall(750);
  const WHOLE = wholeOf(SCREEN, EXTENT);

  it.each([
    ['higher than the screen', SCREEN, 750, { scale: 0.64, tx: 80, ty: 0 }],
    ['wider than the screen', SCREEN, 300, { scale: 0.8, tx: 0, ty: 120 }],
    ['on a screen of nothing', { width: 0, height: 0 }, 750, { scale: 1, tx: -500, ty: -375 }],
  ])('is seen whole: %s', (_, screen, height, camera) => {
    const whole = wholeOf(screen, tall(height));
    for (const key of ['scale', 'tx', 'ty'] as const)
      expect(whole[key]).toBeCloseTo(camera[key], 6);
  });

  it('comes no closer and goes no further away than is of use', () => {
    const at = { x: 400, y: 240 };
    expect(zoomAt(SCREEN, EXTENT, WHOLE, 1e9, at).scale).toBe(12);
    expect(zoomAt(SCREEN, EXTENT, WHOLE, 1e-9, at).scale).toBeCloseTo(0.8 * WHOLE.scale, 6);
  });

  it.each([
    ['left', { x: -1e6, y: 0 }],
    ['right', { x: 1e6, y: 0 }],
    ['up', { x: 0, y: -1e6 }],
    ['down', { x: 0, y: 1e6 }],
  ])('is moved %s: some of it stays on the screen', (_, by) => {
    const near = zoomAt(SCREEN, EXTENT, WHOLE, 4, { x: 0, y: 0 });
    const camera = pan(SCREEN, EXTENT, near, by);
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
    const camera = show(SCREEN, EXTENT, points, 90, 2.4 * WHOLE.scale);
    expect(seen(camera, points)).toBe(true);
    expect(camera.scale).toBeCloseTo(scale, 6);
  });
});

it('places go to the screen and back', () => {
  const camera = { scale: 2.5, tx: -120, ty: 33 };
  const { x, y } = toPicture(camera, toScreen(camera, { x: 123.4, y: 567.8 }));
  expect([x, y]).toEqual([expect.closeTo(123.4, 6), expect.closeTo(567.8, 6)]);
});

it('a wheel zooms as far by lines as by pixels, and back again', () => {
  vi.stubGlobal('WheelEvent', { DOM_DELTA_LINE: 1 });
  const turn = (deltaY: number, deltaMode = 0) => wheelFactor({ deltaY, deltaMode } as WheelEvent);
  expect(turn(-3, 1)).toBeCloseTo(turn(-48), 6);
  expect(turn(-100)).toBeGreaterThan(1.1);
  expect(turn(100) * turn(-100)).toBeCloseTo(1, 6);
  vi.unstubAllGlobals();
});

describe('nearest', () => {
  const camera = { scale: 0.5, tx: 0, ty: 0 };
  const targets = [
    { stop: 1, x: 100, y: 100 },
    { stop: 2, x: 140, y: 100 },
  ];

  it('takes the closest of two targets whose areas overlap', () => {
    expect(nearest(camera, { x: 62, y: 50 }, targets, 22)?.stop).toBe(2);
    expect(nearest(camera, { x: 58, y: 50 }, targets, 22)?.stop).toBe(1);
  });

  it('takes none beyond its reach, which is measured on the screen', () => {
    expect(nearest(camera, { x: 50, y: 71 }, targets, 22)?.stop).toBe(1);
    expect(nearest(camera, { x: 50, y: 74 }, targets, 22)).toBeUndefined();
  });
});
