import { expect, it } from 'vitest';
import { tickets } from './server-data.js';

it('the box is 120 cards, each with a code of its own (MX-3, MX-13)', () => {
  expect(new Set(tickets()).size).toBe(120);
});
