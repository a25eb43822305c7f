import { describe, expect, it } from 'vitest';
import { sequentialHalving } from './halving.js';

describe('sequential halving', () => {
  it('spends the budget on the better half, and finds the best', () => {
    const tries = new Map<number, number>();
    const rated = sequentialHalving([3, 1, 4, 2], { iterations: 80 }, () => (option) => {
      tries.set(option, (tries.get(option) ?? 0) + 1);
      return option;
    });
    expect(rated).toEqual([
      { option: 4, worth: 4 },
      { option: 3, worth: 3 },
    ]);
    expect([...tries.values()].reduce((sum, count) => sum + count, 0)).toBe(80);
    expect(tries.get(4)).toBeGreaterThan(tries.get(1) ?? 0);
  });

  it('tries all that are left in the same world', () => {
    let worlds = 0;
    const drawn: number[] = [];
    sequentialHalving(['a', 'b'], { iterations: 10 }, () => {
      worlds += 1;
      const own = worlds;
      return () => {
        drawn.push(own);
        return 0;
      };
    });
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
    expect(drawn).toHaveLength(2 * worlds);
  });

  it('answers at once when its time is up', () => {
    const rated = sequentialHalving([1, 2, 3], { iterations: 1_000, isOver: () => true }, () => {
      throw new Error('tried');
    });
    expect(rated.length).toBeGreaterThan(0);
  });

  it('has nothing to say about nothing', () => {
    expect(sequentialHalving([], { iterations: 10 }, () => () => 0)).toEqual([]);
  });
});
