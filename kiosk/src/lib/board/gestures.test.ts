import { describe, expect, it } from 'vitest';
import { fitBox, focus } from './camera.js';
import { BoardGestures } from './gestures.js';

const screen = { width: 400, height: 400, box: { left: 0, top: 0, right: 1000, bottom: 750 } };
const camera = focus(screen, [{ x: 500, y: 375 }], 1.2);

describe('fingers on the map', () => {
  it('knows a tap, also of an unsteady finger', () => {
    const gestures = new BoardGestures();
    gestures.down(1, { x: 100, y: 100 });
    expect(gestures.move(1, { x: 104, y: 103 }, screen, camera)).toBe(camera);
    expect(gestures.up(1, { x: 104, y: 103 }, 0)).toEqual({
      at: { x: 104, y: 103 },
      double: false,
    });
  });

  it('knows a second tap at the same place soon after', () => {
    const gestures = new BoardGestures();
    const tap = (time: number) => {
      gestures.down(1, { x: 100, y: 100 });
      return gestures.up(1, { x: 101, y: 100 }, time)?.double;
    };
    expect([tap(0), tap(200), tap(300), tap(1000)]).toEqual([false, true, false, false]);
  });

  it('moves the board with one finger, and that was no tap', () => {
    const gestures = new BoardGestures();
    gestures.down(1, { x: 100, y: 100 });
    const moved = gestures.move(1, { x: 130, y: 90 }, screen, camera);
    expect(moved.tx - camera.tx).toBeCloseTo(30);
    expect(moved.ty - camera.ty).toBeCloseTo(-10);
    expect(gestures.up(1, { x: 130, y: 90 }, 0)).toBeUndefined();
  });

  it('zooms with two fingers, and neither of them taps', () => {
    const gestures = new BoardGestures();
    gestures.down(1, { x: 150, y: 200 });
    gestures.down(2, { x: 250, y: 200 });
    const zoomed = gestures.move(2, { x: 300, y: 200 }, screen, fitBox(screen));
    expect(zoomed.scale / fitBox(screen).scale).toBeCloseTo(1.5);
    expect(gestures.up(1, { x: 150, y: 200 }, 0)).toBeUndefined();
    expect(gestures.up(2, { x: 300, y: 200 }, 0)).toBeUndefined();
  });
});
