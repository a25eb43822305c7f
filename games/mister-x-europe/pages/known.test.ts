import type { View } from '../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { isInvestigatedLegKnown } from './known.js';

type Known = Parameters<typeof isInvestigatedLegKnown>[0];
const slots = (count: number) => Array.from({ length: count }, () => ({}) as View['slots'][number]);
const ring = (slot: number | null): View['rings'][number] => ({ pair: 1, stop: 173, slot });
const open = (leg: number): View['openLegs'][number] => ({ leg, stop: 137, double: 0 });

describe('MX-Q17 the warning before an investigation', () => {
  const six: Known = { slots: slots(6), openLegs: [], rings: [ring(2), ring(null)] };

  it('comes where a ring lies on that very slot', () => {
    expect(isInvestigatedLegKnown(six, 4)).toBe(true);
  });

  it.each([3, 2])('does not come %i legs back, where no ring lies', (back) => {
    expect(isInvestigatedLegKnown(six, back)).toBe(false);
  });

  it('comes where the leg was made in the open, not for the secret one before it', () => {
    const late: Known = { slots: slots(24), openLegs: [open(25), open(26), open(27)], rings: [] };
    expect(isInvestigatedLegKnown(late, 2)).toBe(true);
    expect(isInvestigatedLegKnown(late, 3)).toBe(false);
  });
});
