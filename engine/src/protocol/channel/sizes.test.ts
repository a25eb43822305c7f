import { describe, expect, it } from 'vitest';
import { padToFrame, messageInFrame, logFrameSize, SHORT_FRAME_BYTES, shortFrameSize, viewFrameSize } from './sizes.js';

describe('a frame', () => {
  it('has the size that was asked for, whatever is in it', () => {
    for (const length of [0, 1, 17, SHORT_FRAME_BYTES - 4]) {
      const message = new Uint8Array(length).fill(7);
      const framed = padToFrame(message, SHORT_FRAME_BYTES);
      expect(framed).toHaveLength(SHORT_FRAME_BYTES);
      expect(messageInFrame(framed)).toEqual(message);
    }
    expect(() => padToFrame(new Uint8Array(SHORT_FRAME_BYTES - 3), SHORT_FRAME_BYTES)).toThrow(RangeError);
  });

  it('is nothing when its length does not fit', () => {
    expect(messageInFrame(new Uint8Array(3))).toBeUndefined();
    expect(messageInFrame(Uint8Array.of(0, 0, 0, 2, 1))).toBeUndefined();
  });
});

describe('the size of a frame', () => {
  it('is the same for all short messages', () => {
    expect(new Set([0, 1, 100, SHORT_FRAME_BYTES - 4].map(shortFrameSize))).toEqual(new Set([SHORT_FRAME_BYTES]));
    expect(shortFrameSize(SHORT_FRAME_BYTES - 3)).toBeGreaterThan(SHORT_FRAME_BYTES);
  });

  it('depends on the public view, not on the private one', () => {
    const sizes = new Set([1_000, 1_500, 1_700].map((length) => viewFrameSize(length, 1_000)));
    expect(sizes.size).toBe(1);
    expect(viewFrameSize(1_000, 4_000)).toBeGreaterThan(viewFrameSize(1_000, 1_000));
  });

  it('of a log depends on how many notices there are', () => {
    expect(logFrameSize(10, 20)).toBe(logFrameSize(2_000, 20));
  });

  it('always holds the message', () => {
    for (let length = 0; length < 40_000; length += 97) {
      for (const size of [shortFrameSize(length), viewFrameSize(length, 10), logFrameSize(length, 3)]) {
        expect(messageInFrame(padToFrame(new Uint8Array(length), size))).toHaveLength(length);
      }
    }
  });
});
