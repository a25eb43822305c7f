import { describe, expect, it, vi } from 'vitest';
import {
  type CameraLimits,
  nearestCandidate,
  pannedCamera,
  type ScreenSize,
  cameraShowing,
  toScreen,
  wheelFactor,
  cameraOfWhole,
  zoomedCamera,
} from './camera.js';

const box = { left: 4, top: -8, right: 990, bottom: 744 };
/** Of a board that is played on: no empty edges. */
const extent: CameraLimits = { box, most: 5, least: 1 };
const phone: ScreenSize = { width: 360, height: 400 };

describe('the camera over the board', () => {
  it('shows the whole board in the middle of any screen', () => {
    for (const screen of [phone, { width: 1920, height: 1080 }]) {
      const camera = cameraOfWhole(screen, extent);
      const left = toScreen(camera, { x: box.left, y: box.top });
      const right = toScreen(camera, { x: box.right, y: box.bottom });
      expect(left.x).toBeGreaterThanOrEqual(-0.01);
      expect(right.x).toBeLessThanOrEqual(screen.width + 0.01);
      expect(left.x + right.x).toBeCloseTo(screen.width);
      expect(left.y + right.y).toBeCloseTo(screen.height);
    }
  });

  it('keeps the place under the finger when it zooms', () => {
    const camera = cameraShowing(phone, extent, [{ x: 500, y: 375 }], 34, 2);
    const at = { x: 170, y: 210 };
    const under = { x: (at.x - camera.tx) / camera.scale, y: (at.y - camera.ty) / camera.scale };
    const after = toScreen(zoomedCamera(phone, extent, camera, 1.4, at), under);
    expect(after.x).toBeCloseTo(at.x);
    expect(after.y).toBeCloseTo(at.y);
  });

  it('never zooms out past the whole board', () => {
    const camera = zoomedCamera(phone, extent, cameraOfWhole(phone, extent), 0.1, { x: 0, y: 0 });
    expect(camera.scale).toBeCloseTo(cameraOfWhole(phone, extent).scale);
  });

  it('brings all stops of interest into view', () => {
    const stops = [
      { x: 100, y: 100 },
      { x: 260, y: 300 },
    ];
    const camera = cameraShowing(phone, extent, stops, 34, 1.5);
    for (const stop of stops) {
      const { x, y } = toScreen(camera, stop);
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(phone.width - 10);
      expect(y).toBeGreaterThan(10);
      expect(y).toBeLessThan(phone.height - 10);
    }
  });

  it('does not show what lies beyond the edge', () => {
    const camera = pannedCamera(phone, extent, { scale: 2, tx: 0, ty: 0 }, { x: 900, y: 900 });
    expect(toScreen(camera, { x: box.left, y: 0 }).x).toBeCloseTo(0);
  });
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
    expect(nearestCandidate(camera, { x: 62, y: 50 }, targets, 22)?.stop).toBe(2);
    expect(nearestCandidate(camera, { x: 58, y: 50 }, targets, 22)?.stop).toBe(1);
  });

  it('takes none beyond its reach, which is measured on the screen', () => {
    expect(nearestCandidate(camera, { x: 50, y: 71 }, targets, 22)?.stop).toBe(1);
    expect(nearestCandidate(camera, { x: 50, y: 74 }, targets, 22)).toBeUndefined();
  });
});
