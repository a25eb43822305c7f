import { describe, expect, it } from 'vitest';
import { withBacks } from './cells.js';

const front = (n: number) => ({ front: n });

describe('fronts with their backs', () => {
  it('lie on pages in turn, and behind each front lies its back', () => {
    expect(withBacks([1, 2, 3, 4, 5], 2, 2)).toEqual([
      ...[front(1), front(2), front(3), front(4)],
      ...['back', 'back', 'back', 'back'],
      ...[front(5), undefined, undefined, undefined],
      // The sheet is turned about its long edge: what is on the left is on the right behind it.
      ...[undefined, 'back'],
    ]);
  });

  it('are as many', () => {
    const cells = withBacks(
      Array.from({ length: 60 }, (_, i) => i),
      4,
      4,
    );
    expect(cells.filter((cell) => cell === 'back')).toHaveLength(60);
    expect(cells.filter((cell) => cell !== undefined && cell !== 'back')).toHaveLength(60);
    expect(Math.ceil(cells.length / 16)).toBe(8);
  });
});
