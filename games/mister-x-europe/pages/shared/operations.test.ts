import { TICKET_KINDS, PRESETS, type View } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { faresOf, operableDetectives } from '../seat/hunter-rules.js';
import { orList, transportsOffered } from './operations.js';

const exact = PRESETS.default;

describe('what beacons buy', () => {
  it.each([
    [2, true, []],
    [3, true, ['car']],
    [5, true, ['plane']],
    [6, true, []],
    [2, false, []],
    [3, false, ['car']],
    [4, false, ['train', 'car']],
    [5, false, ['plane', 'train', 'car']],
    [6, false, []],
  ] as const)('%i, by their very number: %s (MX-43, MX-Q14)', (beacons, special_op_exact, ways) => {
    expect(transportsOffered({ ...exact, special_op_exact }, beacons)).toEqual(ways);
  });

  it('says any of several ways', () => {
    expect(orList(['by car'])).toBe('by car');
    expect(orList(['by car', 'by plane'])).toContain(' or ');
  });
});

describe('a travel ticket for the special operation (MX-Q14)', () => {
  const hand = ['car/footprints', 'car/beacon', 'train/magnifier', 'plane/beacon'];
  const reach = [{ transport: 'car', stops: [5] }];
  const view = (needed: boolean, devices: View['devices'] = 'phones') =>
    ({
      devices,
      variant: 'default',
      deviations: needed ? [{ flag: 'special_op_needs_travel_ticket', value: true, house: false }] : [],
      offers: { h1: ['car/beacon', 'plane/beacon'] },
      detectives: [
        { id: 'd1', hunter: 'h1' },
        { id: 'd2', hunter: 'h2' },
      ],
      moves: [
        { detective: 'd1', reach, mayPass: false },
        { detective: 'd2', reach, mayPass: false },
      ],
    }) as unknown as View;

  it('is asked for by the rule alone', () => {
    expect(faresOf(view(false), 'h1', hand, 3)).toEqual(['car']);
  });

  it('comes out of what the offer leaves of the own hand', () => {
    expect(faresOf(view(true), 'h1', hand, 3)).toEqual(['car/footprints']);
  });

  it('carries own pawns only', () => {
    expect(operableDetectives(view(false), 'h1', ['car'])).toEqual(['d1', 'd2']);
    expect(operableDetectives(view(true), 'h1', ['car/footprints'])).toEqual(['d1']);
  });

  it('may be any, for any pawn, where one phone speaks for all and no hand is shown (MX-11, MX-40)', () => {
    const kiosk = view(true, 'kiosk');
    const fares = faresOf(kiosk, 'h1', null, 3);
    expect(fares).toEqual(TICKET_KINDS.filter((kind) => kind.startsWith('car/')));
    expect(operableDetectives(kiosk, 'h1', fares)).toEqual(['d1', 'd2']);
    expect(faresOf(view(false, 'kiosk'), 'h1', null, 3)).toEqual(['car']);
  });
});
