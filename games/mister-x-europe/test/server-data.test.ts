import { expect, it } from 'vitest';
import { ticketCodes } from './server-data.js';

it('the box is 120 cards, each with a code of its own (MX-3, MX-13)', () => {
  expect(new Set(ticketCodes()).size).toBe(120);
});
