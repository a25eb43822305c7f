import { describe, expect, it } from 'vitest';
import { type Place, row } from './testing/position.js';
import { move, parts, table, tickets, travel } from './testing/table.js';
import type { Flags } from './types.js';

/** Pieces by their numbers: what a number betrays is what everybody, or the sender, saw (CM-9). */

const flags: Partial<Flags> = { ticket_ids: 'unique' };
const laid = tickets('car/M/1')[0] ?? '';
const log = [row(302, { ticket: laid })];

describe('numbered tickets in a move', () => {
  const place: Place = {
    flags,
    phase: 'moves',
    log,
    at: [303, 304, 308, 309, 310],
    hands: ['car/M/2, car/M/3', 'car/M/4, car/M/5'],
    hand: 'car/M/6',
  };

  it.each([
    ['car/M/1', 'TICKET_ALREADY_SPENT', 'it lies on a slot'],
    ['car/M/4', 'TICKET_NOT_OWN', 'a colleague shows it'],
    ['car/M/6', 'TICKET_NOT_HELD', 'only X knows where it is'],
    ['car/M/7', 'TICKET_NOT_HELD', 'it lies in the stack'],
    ['car/M/11', 'TICKET_UNKNOWN', 'there are ten'],
    ['car/M/02', 'TICKET_UNKNOWN', 'no card says so'],
  ])('CM-9 a detective plays %s: %s, as %s', (ticket, code) => {
    expect(table(place).refuse('h1', move('d1', `${ticket} 302`))).toEqual({ code });
  });

  it('CM-9 what a colleague played in this step is spent, once it lies on his colour card', () => {
    const t = table({ ...place, x: 306, log: [] });
    t.move('d4', 'car/M/4 307');
    expect(t.refuse('h1', move('d1', 'car/M/4 302'))).toEqual({ code: 'TICKET_ALREADY_SPENT' });
  });

  it('CM-9 MX-11 with private hands the number of another is just not held', () => {
    const t = table({ ...place, flags: { ...flags, hunter_hands: 'private' } });
    expect(t.refuse('h1', move('d1', 'car/M/4 302'))).toEqual({ code: 'TICKET_NOT_HELD' });
  });

  it('CM-9 the very piece is played, and by its kind any', () => {
    const t = table({ ...place, x: 306, log: [] });
    t.move('d1', 'car/M/3 302');
    expect(t.state.detectives[0]?.card).toBe('car/magnifier/3');
    t.move('d2', 'car/M 305');
    expect(t.state.detectives[1]?.card).toBe('car/magnifier/2');
  });
});

describe('numbered tickets of X', () => {
  const place: Place = {
    flags,
    log,
    at: [310],
    hand: 'car/M/2, car/M/3, car/B/1',
    hands: ['car/M/4'],
  };

  it.each([
    ['car/M/1', 'TICKET_ALREADY_SPENT', 'he laid it himself'],
    ['car/M/4', 'TICKET_NOT_HELD', 'whose it is he may not know'],
    ['car/M/7', 'TICKET_NOT_HELD', 'it lies in the stack'],
  ])('CM-9 X plays %s: %s, as %s', (ticket, code) => {
    expect(table(place).refuse('x', travel(`${ticket} 303`))).toEqual({ code });
  });

  it.each([
    [true, 'TICKET_ALREADY_SPENT'],
    [false, 'TICKET_NOT_HELD'],
  ])('MX-46 MX-61 what he paid is spent while the box has it, %s: %s', (there, code) => {
    const t = table({
      ...place,
      hand: 'car/F/1, car/F/2, car/F/3, car/M/2, car/M/3',
      log: [],
      x: 301,
    });
    t.travel('car/M/2 302, car/M/3 303', 'double', 'car/F/1, car/F/2, car/F/3');
    const { box, x } = t.state;
    const next = table({ ...place, log: [], x: 303, hand: 'car/B/1', more: there ? { box } : {} });
    const { state } = next;
    next.match = { ...next.match, state: { ...state, x: { ...state.x, paid: x.paid } } };
    expect(next.refuse('x', travel('car/F/1 302'))).toEqual({ code });
  });

  it('MX-3 one piece serves once, whichever way it is named', () => {
    const t = table({ ...place, hand: 'car/F/1, car/F/2, car/F/3, car/M/2' });
    const legs = 'car/M/2 303, car/M/2 304';
    expect(t.refuse('x', travel(legs, 'double', 'car/F/1, car/F/2, car/F/3'))).toEqual({
      code: 'TICKET_ALREADY_SPENT',
      leg: 2,
    });
  });
});

describe('numbered tickets that are drawn', () => {
  const place: Place = {
    flags,
    phase: 'refill',
    log,
    at: [303, 304, 308, 309, 310],
    split: [3, 2],
    hands: ['car/M/2, car/M/3, car/B/1, car/B/2, car/B/3, car/B/4', 'car/M/4'],
    hand: 'car/M/6',
  };

  it.each([
    ['car/M', 'TICKET_UNKNOWN', 'the kind alone is no piece'],
    ['car/M/4', 'TICKET_NOT_OWN', 'a colleague shows it'],
    ['car/M/2', 'TICKET_ALREADY_SPENT', 'he holds it'],
    ['car/M/1', 'TICKET_ALREADY_SPENT', 'it lies on a slot'],
  ])('CM-9 a hunter registers %s: %s, as %s', (ticket, code) => {
    expect(table(place).refuse('h1', { type: 'draw', tickets: tickets(ticket) })).toEqual({ code });
  });

  it('CM-9 MX-62 what only X knows to be elsewhere is taken, and told at the end', () => {
    const t = table(place);
    t.play('h1', { type: 'draw', tickets: tickets('car/M/6') });
    expect(t.publicText).not.toContain('car/magnifier/6');
    t.send('h1', { kind: 'concede' });
    expect(t.view('h1').end?.report.ledger).toEqual([{ hand: 'h1', ticket: 'car/magnifier/6' }]);
  });
});

describe('numbered tickets of a joint special', () => {
  const place: Place = {
    flags,
    phase: 'specials',
    round: 6,
    log: [...log, ...[2, 3, 4, 5, 6].map((n) => row(303, { ticket: `train/magnifier/${n}` }))],
    at: [302, 304, 308, 309, 310],
    moved: [1, 2, 3, 4, 5],
    hands: ['car/M/2, car/M/3, car/M/4', ''],
  };
  const ask = (text: string) => ({ type: 'investigate', parts: parts({ h1: text }) }) as const;

  it.each([
    ['car/M/2, car/M/3, car/M/1', 'TICKET_ALREADY_SPENT'],
    ['car/M/2, car/M/3, car/M/9', 'TICKET_NOT_HELD'],
    ['car/M/2, car/M/3, car/M/3', 'TICKET_NOT_HELD'],
  ])('CM-9 MX-40 %s: %s', (text, code) => {
    expect(table(place).refuse('h1', ask(text))).toEqual({ code });
  });
});
