import { describe, expect, it } from 'vitest';
import { caseSigns } from './case-sign.js';

describe('the sign of a case', () => {
  it.each([
    [
      ['Crimson', 'Amber', 'Emerald'],
      ['Cr', 'Am', 'Em'],
    ],
    [
      ['Grau', 'Grün', 'Gold'],
      ['Gr', 'Gü', 'Go'],
    ],
    // Names that are alike, or too short, are counted.
    [
      ['red', 'red', 'red', 'red'],
      ['re', 'rd', 'r1', 'r2'],
    ],
    [
      ['A', 'A', ''],
      ['A1', 'A2', '?1'],
    ],
    [
      ['Light blue', 'L b'],
      ['Li', 'Lb'],
    ],
  ])('%j are %j', (names, signs) => {
    expect(caseSigns(names)).toEqual(signs);
  });

  it('never stands for two', () => {
    for (const name of ['ab', 'a', 'aaa', '']) {
      const signs = caseSigns(Array.from({ length: 6 }, () => name));
      expect(new Set(signs).size).toBe(6);
      expect(signs.every((sign) => sign.length === 2)).toBe(true);
    }
  });
});
