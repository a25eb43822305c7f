import { PRESETS, type View } from '../../rules/index.js';
import { describe, expect, it } from 'vitest';
import * as special from './special-entry.js';

const flags = PRESETS.default;
const reach = [{ transport: 'car', stops: [5, 6] }];
const view = {
  moves: [
    { detective: 'd1', reach: [], mayPass: false },
    { detective: 'd2', reach, mayPass: false },
  ],
} as unknown as View;

/** Three tickets of two hunters. */
function given(kind: special.SpecialKind) {
  const ticket = `car/${special.SYMBOL_BY_SPECIAL[kind]}`;
  return (['h1', 'h2', 'h2'] as const).reduce(
    (entry, seat) => special.giveTicket(entry, seat, ticket),
    special.beginSpecial(kind),
  );
}

describe('a special that one device puts together for all hunters (MX-40)', () => {
  it('names the part of each in one command (MX-41)', () => {
    const entry = given('investigation');
    expect(special.legsLookedBackOf(entry, flags)).toBe(4);
    expect(special.specialCommandOf(entry, view, flags)).toEqual({
      type: 'investigate',
      parts: { h1: ['car/magnifier'], h2: ['car/magnifier', 'car/magnifier'] },
    });
  });

  it('leaves out a player who took all of his back', () => {
    const entry = special.takeTicketBack(given('investigation'), 'h1');
    expect(special.specialCommandOf(entry, view, flags)).toMatchObject({
      parts: { h2: ['car/magnifier', 'car/magnifier'] },
    });
    expect(special.legsLookedBackOf(entry, flags)).toBeNull();
  });

  it('sends whom the beacons can move, and nobody before his city is named (MX-43, MX-44)', () => {
    const entry = given('operation');
    expect(special.chosenTransportOf(entry, view, flags)).toBe('car');
    expect(special.detectivesAbleBy(view, 'car')).toEqual(['d2']);
    const sent = special.chooseDetective(entry, 'd2');
    expect(special.specialCommandOf(sent, view, flags)).toBeNull();
    expect(special.specialCommandOf({ ...sent, stop: 6 }, view, flags)).toMatchObject({
      type: 'operate',
      detective: 'd2',
      transport: 'car',
      stop: 6,
    });
  });

  it('begins with whom to send again when a ticket comes or goes', () => {
    const sent = { ...special.chooseDetective(given('operation'), 'd2'), stop: 6 };
    expect(special.giveTicket(sent, 'h1', 'car/beacon')).toMatchObject({
      detective: null,
      stop: null,
    });
    expect(special.takeTicketBack(sent, 'h2')).toMatchObject({ detective: null, stop: null });
  });

  it('asks for the ticket of the ride where one pays for it (MX-Q14)', () => {
    const paid = { ...flags, special_op_needs_travel_ticket: true };
    const sent = { ...special.chooseDetective(given('operation'), 'd2'), stop: 6 };
    expect(special.isComplete(sent, 'car', paid)).toBe(false);
    expect(special.isComplete({ ...sent, ticket: 'train/footprints' }, 'car', paid)).toBe(false);
    expect(special.isComplete({ ...sent, ticket: 'car/footprints' }, 'car', paid)).toBe(true);
  });
});
