import { describe, expect, it } from 'vitest';
import { clamp, fitBox, focus, nearest, toBoard, toScreen, zoomAt } from './camera.js';

const box = { left: 4, top: -8, right: 990, bottom: 744 };
const phone = { width: 360, height: 400, box };

describe('the camera over the board', () => {
  it('shows the whole board in the middle of any screen', () => {
    for (const screen of [phone, { width: 1920, height: 1080, box }]) {
      const camera = fitBox(screen);
      const left = toScreen(camera, { x: box.left, y: box.top });
      const right = toScreen(camera, { x: box.right, y: box.bottom });
      expect(left.x).toBeGreaterThanOrEqual(-0.01);
      expect(right.x).toBeLessThanOrEqual(screen.width + 0.01);
      expect(left.x + right.x).toBeCloseTo(screen.width);
      expect(left.y + right.y).toBeCloseTo(screen.height);
    }
  });

  it('keeps the place under the finger when it zooms', () => {
    const camera = focus(phone, [{ x: 500, y: 375 }], 2);
    const at = { x: 170, y: 210 };
    const before = toBoard(camera, at);
    const after = toBoard(zoomAt(phone, camera, 1.4, at), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('never zooms out past the whole board', () => {
    const camera = zoomAt(phone, fitBox(phone), 0.1, { x: 0, y: 0 });
    expect(camera.scale).toBeCloseTo(fitBox(phone).scale);
  });

  it('brings all stops of interest into view', () => {
    const stops = [
      { x: 100, y: 100 },
      { x: 260, y: 300 },
    ];
    const camera = focus(phone, stops, 1.5);
    for (const stop of stops) {
      const { x, y } = toScreen(camera, stop);
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(phone.width - 10);
      expect(y).toBeGreaterThan(10);
      expect(y).toBeLessThan(phone.height - 10);
    }
  });

  it('does not show what lies beyond the edge', () => {
    const camera = clamp(phone, { scale: 2, tx: 900, ty: 900 });
    expect(toScreen(camera, { x: box.left, y: 0 }).x).toBeCloseTo(0);
  });
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
