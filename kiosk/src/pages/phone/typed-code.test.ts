import { expect, it } from 'vitest';
import { mayBeCode } from './typed-code.js';

it.each([
  ['KM2H-29NE', true],
  [' km2h 29ne ', true],
  // Read as 0 and 1.
  ['O0IL-1234', true],
  ['KM2H-29N', false],
  ['KM2H-29NEE', false],
  ['KM2H-29NU', false],
  ['KM2H-29NÉ', false],
])('%j may be a code: %s', (typed, may) => {
  expect(mayBeCode(typed)).toBe(may);
});
