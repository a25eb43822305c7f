import { expect, it } from 'vitest';
import { keyNumberOf } from './check-number.js';

it('gives the same key the same number, and another another', () => {
  const key = Uint8Array.from({ length: 32 }, (_, at) => at);
  const other = Uint8Array.from(key);
  other[31] = 32;
  expect(keyNumberOf(key)).toMatch(/^\d{20}$/);
  expect(keyNumberOf(Uint8Array.from(key))).toBe(keyNumberOf(key));
  expect(keyNumberOf(other)).not.toBe(keyNumberOf(key));
});
