import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Point } from '../model/edit.js';
import {
  type BoardGestures,
  StudioPointers,
  LIFT_HOLD_MS,
  MOUSE_REACH,
  type StudioPress,
  TOUCH_REACH,
} from './fingers.js';

/** Stations 1 and 2 lie at x = 100 and 300; everything that is asked for is written down. */
function hand() {
  const calls: unknown[][] = [];
  const tell =
    (what: string) =>
    (...said: unknown[]) =>
      void calls.push([what, ...said]);
  const gestures: BoardGestures = {
    stationAt: ({ x, y }, reach) => [1, 2].find((id) => Math.hypot(x - (id === 1 ? 100 : 300), y - 100) <= reach),
    tap: tell('tap'),
    pan: tell('pan'),
    zoom: tell('zoom'),
    draw: tell('draw'),
    join: tell('join'),
    carry: tell('carry'),
    drop: tell('drop'),
  };
  return { fingers: new StudioPointers(gestures), calls, last: () => calls.at(-1) };
}

const press = (at: Point, more: Partial<StudioPress> = {}): StudioPress => ({
  at,
  touch: false,
  carry: false,
  pan: false,
  ...more,
});
const ONE = { x: 100, y: 100 };
const TWO = { x: 300, y: 100 };
const BESIDE = { x: 200, y: 200 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('one finger or a mouse', () => {
  it('taps where it goes up, as long as it has not moved for certain', () => {
    const { fingers, calls } = hand();
    fingers.down(1, press(BESIDE));
    fingers.move(1, { x: 203, y: 200 });
    fingers.up(1, { x: 203, y: 200 }, 0);
    expect(calls).toEqual([['tap', { x: 203, y: 200 }, MOUSE_REACH]]);
  });

  it('moves the board when it drags beside stations, and then does not tap', () => {
    const { fingers, calls } = hand();
    fingers.down(1, press(BESIDE));
    fingers.move(1, { x: 220, y: 205 });
    fingers.move(1, { x: 225, y: 205 });
    fingers.up(1, { x: 225, y: 205 }, 0);
    expect(calls).toEqual([
      ['pan', { x: 20, y: 5 }],
      ['pan', { x: 5, y: 0 }],
    ]);
  });

  it('moves the board over stations too with another button', () => {
    const { fingers, calls } = hand();
    fingers.down(1, press(ONE, { pan: true }));
    fingers.move(1, { x: 101, y: 100 });
    fingers.up(1, { x: 101, y: 100 }, 0);
    expect(calls).toEqual([['pan', { x: 1, y: 0 }]]);
  });

  it('draws a line from station to station', () => {
    const { fingers, calls } = hand();
    fingers.down(1, press(ONE));
    fingers.move(1, BESIDE);
    expect(fingers.isDragging).toBe(true);
    fingers.up(1, { x: 305, y: 95 }, 0);
    expect(calls).toEqual([
      ['draw', 1, BESIDE],
      ['draw', 1, null],
      ['join', 1, 2],
    ]);
    expect(fingers.isDragging).toBe(false);
  });

  it.each([
    ['nowhere', BESIDE],
    ['where it began', { x: 104, y: 104 }],
  ])('draws no line that ends %s', (_, end) => {
    const { fingers, calls } = hand();
    fingers.down(1, press(ONE));
    fingers.move(1, BESIDE);
    fingers.up(1, end, 0);
    expect(calls.map(([what]) => what)).toEqual(['draw', 'draw']);
  });

  it('reaches further than a mouse, and may tremble more', () => {
    const { fingers, last } = hand();
    const near = { x: 118, y: 100 };
    fingers.down(1, press(near, { touch: true }));
    fingers.move(1, { x: 126, y: 100 });
    fingers.up(1, { x: 126, y: 100 }, 0);
    expect(last()).toEqual(['tap', { x: 126, y: 100 }, TOUCH_REACH]);
    fingers.down(2, press(near, { touch: true }));
    fingers.move(2, { x: 140, y: 100 });
    expect(last()).toEqual(['draw', 1, { x: 140, y: 100 }]);
    fingers.cancel(2);
    fingers.down(3, press(near));
    fingers.move(3, { x: 140, y: 100 });
    expect(last()).toEqual(['pan', { x: 22, y: 0 }]);
  });

  it('that is taken away by the system does nothing', () => {
    const { fingers, calls } = hand();
    fingers.down(1, press(ONE));
    fingers.move(1, BESIDE);
    fingers.cancel(1);
    fingers.up(1, TWO, 0);
    fingers.move(1, TWO);
    expect(calls).toEqual([
      ['draw', 1, BESIDE],
      ['draw', 1, null],
    ]);
    expect(fingers.isDragging).toBe(false);
  });
});

describe('a station is carried', () => {
  it('by a drag where stations are to be carried', () => {
    const { fingers, calls } = hand();
    fingers.down(1, press(ONE, { carry: true }));
    fingers.move(1, BESIDE);
    fingers.up(1, { x: 210, y: 200 }, 0);
    expect(calls).toEqual([
      ['carry', 1, ONE],
      ['carry', 1, BESIDE],
      ['drop', 1, { x: 210, y: 200 }],
    ]);
  });

  it('by a finger that rests on it', () => {
    const { fingers, last } = hand();
    fingers.down(1, press(ONE, { touch: true }));
    vi.advanceTimersByTime(LIFT_HOLD_MS - 1);
    expect(last()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(last()).toEqual(['carry', 1, ONE]);
    fingers.move(1, BESIDE);
    fingers.up(1, BESIDE, 0);
    expect(last()).toEqual(['drop', 1, BESIDE]);
  });

  it('but stays where it was under one that only rested, never quite in its middle', () => {
    const { fingers, calls } = hand();
    const beside = { x: 112, y: 109 };
    fingers.down(1, press(beside, { touch: true }));
    vi.advanceTimersByTime(LIFT_HOLD_MS);
    fingers.move(1, { x: 113, y: 109 });
    fingers.up(1, { x: 113, y: 109 }, 0);
    expect(calls).toEqual([
      ['carry', 1, beside],
      ['carry', 1, null],
    ]);
  });

  it('not by a mouse that rests on it, nor by a finger that was quick or has moved on', () => {
    const { fingers, calls } = hand();
    fingers.down(1, press(ONE));
    vi.advanceTimersByTime(5_000);
    fingers.up(1, ONE, 0);
    fingers.down(2, press(ONE, { touch: true }));
    fingers.up(2, ONE, 0);
    fingers.down(3, press(BESIDE, { touch: true }));
    vi.advanceTimersByTime(5_000);
    fingers.up(3, BESIDE, 0);
    fingers.down(4, press(ONE, { touch: true }));
    fingers.move(4, BESIDE);
    vi.advanceTimersByTime(5_000);
    fingers.cancel(4);
    expect(calls.map(([what]) => what)).toEqual(['tap', 'tap', 'tap', 'draw', 'draw']);
  });
});

describe('two fingers', () => {
  it('move the board and bring it closer about the place between them', () => {
    const { fingers, calls } = hand();
    fingers.down(1, press({ x: 180, y: 200 }, { touch: true }));
    fingers.down(2, press({ x: 220, y: 200 }, { touch: true }));
    fingers.move(2, { x: 260, y: 200 });
    expect(calls).toEqual([
      ['pan', { x: 20, y: 0 }],
      ['zoom', 2, { x: 220, y: 200 }],
    ]);
  });

  it('give up what the first had begun: a line, a station in the hand, a long press', () => {
    const { fingers, calls } = hand();
    fingers.down(1, press(ONE, { touch: true }));
    fingers.move(1, BESIDE);
    fingers.down(2, press(TWO, { touch: true }));
    expect(calls.at(-1)).toEqual(['draw', 1, null]);
    fingers.up(2, TWO, 0);
    fingers.up(1, TWO, 0);
    fingers.down(3, press(ONE, { touch: true }));
    vi.advanceTimersByTime(LIFT_HOLD_MS);
    fingers.down(4, press(TWO, { touch: true }));
    expect(calls.at(-1)).toEqual(['carry', 1, null]);
    fingers.up(3, TWO, 0);
    fingers.up(4, TWO, 0);
    fingers.down(5, press(ONE, { touch: true }));
    fingers.down(6, press(TWO, { touch: true }));
    const before = calls.length;
    vi.advanceTimersByTime(5_000);
    expect(calls.length).toBe(before);
  });

  it('do nothing more when one goes up: the other neither taps nor drags until it is gone', () => {
    const { fingers, calls } = hand();
    fingers.down(1, press(ONE, { touch: true }));
    fingers.down(2, press(TWO, { touch: true }));
    fingers.up(2, TWO, 0);
    fingers.move(1, BESIDE);
    fingers.up(1, TWO, 0);
    expect(calls).toEqual([]);
    fingers.down(3, press(BESIDE, { touch: true }));
    fingers.up(3, BESIDE, 0);
    expect(calls).toEqual([['tap', BESIDE, TOUCH_REACH]]);
  });

  it('on one and the same place divide by nothing', () => {
    const { fingers, calls } = hand();
    fingers.down(1, press(BESIDE, { touch: true }));
    fingers.down(2, press(BESIDE, { touch: true }));
    fingers.move(2, { x: 260, y: 200 });
    expect(calls).toEqual([['pan', { x: 30, y: 0 }]]);
  });

  it('are not disturbed by a third that comes and is taken away', () => {
    const { fingers, calls } = hand();
    fingers.down(1, press({ x: 180, y: 200 }, { touch: true }));
    fingers.down(2, press({ x: 220, y: 200 }, { touch: true }));
    fingers.down(3, press(TWO, { touch: true }));
    fingers.cancel(3);
    fingers.move(2, { x: 260, y: 200 });
    expect(calls.map(([what]) => what)).toEqual(['pan', 'zoom']);
  });
});
