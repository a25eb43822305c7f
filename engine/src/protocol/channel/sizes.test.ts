import { describe, expect, it } from 'vitest';
import { frame, unframe, logSize, SHORT, shortSize, viewSize } from './sizes.js';

describe('a frame', () => {
  it('has the size that was asked for, whatever is in it', () => {
    for (const length of [0, 1, 17, SHORT - 4]) {
      const message = new Uint8Array(length).fill(7);
      const framed = frame(message, SHORT);
      expect(framed).toHaveLength(SHORT);
      expect(unframe(framed)).toEqual(message);
    }
    expect(() => frame(new Uint8Array(SHORT - 3), SHORT)).toThrow(RangeError);
  });

  it('is nothing when its length does not fit', () => {
    expect(unframe(new Uint8Array(3))).toBeUndefined();
    expect(unframe(Uint8Array.of(0, 0, 0, 2, 1))).toBeUndefined();
  });
});

describe('the size of a frame', () => {
  it('is the same for all short messages', () => {
    expect(new Set([0, 1, 100, SHORT - 4].map(shortSize))).toEqual(new Set([SHORT]));
    expect(shortSize(SHORT - 3)).toBeGreaterThan(SHORT);
  });

  it('depends on the public view, not on the private one', () => {
    const sizes = new Set([1_000, 1_500, 1_700].map((length) => viewSize(length, 1_000)));
    expect(sizes.size).toBe(1);
    expect(viewSize(1_000, 4_000)).toBeGreaterThan(viewSize(1_000, 1_000));
  });

  it('of a log depends on how many notices there are', () => {
    expect(logSize(10, 20)).toBe(logSize(2_000, 20));
  });

  it('always holds the message', () => {
    for (let length = 0; length < 40_000; length += 97) {
      for (const size of [shortSize(length), viewSize(length, 10), logSize(length, 3)]) {
        expect(unframe(frame(new Uint8Array(length), size))).toHaveLength(length);
      }
    }
  });
});
