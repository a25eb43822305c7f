import { readYardCard } from '../rules/index.js';
import { expect, it } from 'vitest';
import { ticketCodes } from './server-data.js';

it('the supply is 127 cards, 54 of them for taxis, 43 buses, 23 underground, 5 black and 2 double (SY-1)', () => {
  const counts: Record<string, number> = {};
  for (const text of ticketCodes()) {
    const card = readYardCard(text);
    if (!card.ok || card.value.kind !== 'ticket') throw new Error(text);
    counts[card.value.piece] = (counts[card.value.piece] ?? 0) + 1;
  }
  expect(counts).toEqual({ taxi: 54, bus: 43, underground: 23, black: 5, double: 2 });
  expect(new Set(ticketCodes()).size).toBe(127);
});
