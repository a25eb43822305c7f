import { describe, expect, it } from 'vitest';
import type { Point } from './camera.js';
import { pointerTrackerOf, type PointerTap } from './pointers.js';

/** A picture with nothing to be dragged; what is asked for is written down. */
function picture() {
  const calls: unknown[][] = [];
  const taps: PointerTap[] = [];
  const pointers = pointerTrackerOf({
    pan: (by) => void calls.push(['pan', by]),
    zoom: (factor, at) => void calls.push(['zoom', factor, at]),
    tap: (tap) => void taps.push(tap),
  });
  const press = (at: Point) => ({ at, touch: true, slop: 9 });
  return { pointers, calls, taps, press };
}

describe('fingers on a picture', () => {
  it('tap, also when they are unsteady', () => {
    const { pointers, calls, taps, press } = picture();
    pointers.down(1, press({ x: 100, y: 100 }));
    pointers.move(1, { x: 104, y: 103 });
    pointers.up(1, { x: 104, y: 103 }, 0);
    expect(taps).toEqual([{ at: { x: 104, y: 103 }, touch: true, double: false }]);
    expect(calls).toEqual([]);
  });

  it('tap a second time at the same place soon after', () => {
    const { pointers, taps, press } = picture();
    for (const [time, x] of [
      [0, 100],
      [200, 100],
      [300, 100],
      [1000, 100],
      [1100, 180],
    ] as const) {
      pointers.down(1, press({ x, y: 100 }));
      pointers.up(1, { x: x + 1, y: 100 }, time);
    }
    expect(taps.map(({ double }) => double)).toEqual([false, true, false, false, false]);
  });

  it('move it, all the way from where they came down, and that was no tap', () => {
    const { pointers, calls, taps, press } = picture();
    pointers.down(1, press({ x: 100, y: 100 }));
    pointers.move(1, { x: 105, y: 100 });
    pointers.move(1, { x: 130, y: 90 });
    pointers.up(1, { x: 130, y: 90 }, 0);
    expect(calls).toEqual([['pan', { x: 30, y: -10 }]]);
    expect(taps).toEqual([]);
    expect(pointers.areDown).toBe(false);
  });

  it('bring it closer by two, and neither of them taps', () => {
    const { pointers, calls, taps, press } = picture();
    pointers.down(1, press({ x: 150, y: 200 }));
    pointers.down(2, press({ x: 250, y: 200 }));
    pointers.move(2, { x: 300, y: 200 });
    pointers.up(1, { x: 150, y: 200 }, 0);
    pointers.up(2, { x: 300, y: 200 }, 0);
    expect(calls).toEqual([
      ['pan', { x: 25, y: 0 }],
      ['zoom', 1.5, { x: 225, y: 200 }],
    ]);
    expect(taps).toEqual([]);
  });
});
