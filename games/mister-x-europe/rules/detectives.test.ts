import { describe, expect, it } from 'vitest';
import { POSITION_OF_SPECIALS } from '../test/places.js';
import type { TestPosition } from '../test/position.js';
import { move, partsOfText, TABLE, table, ticketsOfText } from '../test/table.js';

const all = [1, 2, 3, 4, 5];

describe("the detectives' moves", () => {
  const place: TestPosition = {
    phase: 'moves',
    at: [302, 303, 308, 309, 310],
    hands: ['2 car/M, train/B', 'car/B'],
  };

  it('MX-32 any hunter moves his own pawns at any point of the step, and no other', () => {
    const t = table(place);
    t.move('d4', 'car/B 307');
    t.move('d1', 'car/M 306');
    expect(t.refuse('h1', move('d5', 'car/M 305'))).toEqual({ code: 'NOT_YOUR_TURN' });
  });

  it('MX-35 the ticket lies on the colour card until the step closes', () => {
    const t = table({ ...place, moved: [2, 3, 4, 5] });
    const open = table({ ...place, moved: [3, 4, 5] });
    open.move('d1', 'car/M 306');
    expect(open.view(TABLE).detectives[0]?.card).toBe('car/magnifier');
    expect(open.state.discard).toEqual([]);
    t.move('d1', 'car/M 306');
    expect(t.view(TABLE).detectives[0]?.card).toBeNull();
    expect(t.state.discard).toEqual(['car/magnifier']);
  });

  it('MX-37 one detective per city', () => {
    expect(table(place).refuse('h1', move('d1', 'car/M 303'))).toEqual({
      code: 'DETECTIVE_STOP_OCCUPIED',
    });
    const t = table({ ...place, phase: 'specials', round: 6, moved: all, hands: ['3 car/B', ''] });
    const operation = { detective: 'd1', transport: 'car', stop: 303 };
    expect(t.refuse('h1', { type: 'operate', parts: partsOfText({ h1: '3 car/B' }), ...operation })).toEqual({
      code: 'DETECTIVE_STOP_OCCUPIED',
    });
  });

  it('MX-33 nobody closes the step while a pawn can move', () => {
    expect(table(place).refuse('h1', { type: 'closeMoves' })).toEqual({
      code: 'DETECTIVE_MUST_MOVE',
    });
    expect(table(place).refuse('h1', { type: 'pass', detective: 'd1' })).toEqual({
      code: 'PASS_NOT_ALLOWED',
    });
    const t = table({ ...place, flags: { detective_pass: 'allowed' } });
    t.play('h1', { type: 'pass', detective: 'd1' });
    t.play('h2', { type: 'closeMoves' });
    expect(t.notices(TABLE)).toContainEqual({ type: 'skipped', detective: 'd1', cause: 'PASSED' });
  });

  it.each([
    ['', 'NO_TICKETS'],
    ['plane/M', 'NO_USABLE_TICKET'],
    ['car/M', 'BLOCKED_BY_DETECTIVES'],
  ])('MX-36 a hunter with %j stays: %s', (hand, cause) => {
    const t = table({
      phase: 'moves',
      x: 310,
      at: [301, 302, 307, 308, 309],
      moved: [2, 3, 4, 5],
      hands: [hand, ''],
    });
    t.play('h1', { type: 'closeMoves' });
    expect(t.notices(TABLE)).toContainEqual({ type: 'skipped', detective: 'd1', cause });
  });

  it('MX-36 `maximum` refuses a move that leaves fewer pawns able to move', () => {
    // d1 on 304 can go by train and by car, d2 on 301 by car alone.
    const one: TestPosition = { ...place, at: [304, 301, 308, 309, 310], moved: [3, 4, 5] };
    const hands = ['car/M, train/B', ''];
    table({ ...one, hands }).move('d1', 'car/M 303');
    const strict = table({ ...one, hands, flags: { forced_moves: 'maximum' } });
    expect(strict.refuse('h1', move('d1', 'car/M 303'))).toEqual({ code: 'DETECTIVE_MUST_MOVE' });
    strict.move('d1', 'train/B 307');
  });
});

describe("the detectives' specials and refills", () => {
  const ask = (given: Record<string, string>) => ({ type: 'investigate', parts: partsOfText(given) }) as const;

  it('MX-40 nobody spends what another has not confirmed', () => {
    const t = table(POSITION_OF_SPECIALS);
    expect(t.refuse('h1', ask({ h1: '2 car/M', h2: 'train/M' }))).toEqual({
      code: 'TICKET_NOT_OWN',
    });
    t.play('h2', { type: 'offer', tickets: ticketsOfText('train/M') });
    expect(t.notices(TABLE)).toEqual([]);
    expect(t.view('x').offers).toEqual({});
    t.play('h1', ask({ h1: '2 car/M', h2: 'train/M' }));
    expect(t.state.offers).toEqual([null, null]);
  });

  it('MX-41 no position so far back', () => {
    const t = table({ ...POSITION_OF_SPECIALS, log: 4 });
    expect(t.refuse('h1', ask({ h1: '3 car/M' }))).toEqual({ code: 'INVESTIGATION_NO_POSITION' });
  });

  it('MX-45 with a travel ticket, where that was agreed', () => {
    const t = table({
      ...POSITION_OF_SPECIALS,
      hands: ['3 car/B, car/M', ''],
      flags: { special_op_needs_travel_ticket: true },
    });
    const action = {
      type: 'operate',
      parts: partsOfText({ h1: '3 car/B' }),
      detective: 'd1',
      transport: 'car',
      stop: 306,
    } as const;
    expect(t.refuse('h1', action)).toEqual({ code: 'NO_CONNECTION' });
    t.play('h1', { ...action, ticket: 'car/magnifier' });
    expect(t.state.hands[0]).toEqual([]);
    expect(t.state.discard).toEqual(['car/magnifier']);
  });

  it('MX-47 each hunter discards and draws once, and tells the number alone', () => {
    const t = table(POSITION_OF_SPECIALS);
    t.play('h1', { type: 'discard', tickets: ticketsOfText('car/M') });
    expect(t.notices(TABLE)).toContainEqual({ type: 'discarded', hand: 'h1', count: 1 });
    expect(t.notices('h2')).toContainEqual({
      type: 'discarded',
      hand: 'h1',
      count: 1,
      tickets: ['car/magnifier'],
    });
    const [ticket = ''] = t.state.stack;
    expect(t.refuse('h1', { type: 'draw', tickets: [ticket] })).toEqual({ code: 'DRAW_COUNT' });
    t.draw('h1');
    expect(t.state.hands[0]).toHaveLength(7);
    expect(t.refuse('h1', { type: 'discard', tickets: [ticket] })).toEqual({ code: 'PHASE_WRONG' });
  });
});
