import { describe, expect, it } from 'vitest';
import type { TestPosition } from '../test/position.js';
import { TABLE, table, ticketsOfText, travel } from '../test/table.js';

describe("X's turn", () => {
  it('MX-23 CM-9 three footprints are paid and two are held', () => {
    const t = table({ phase: 'x_move', x: 303, hand: '2 car/F, 4 car/M' });
    const legs = [
      { ticket: 'car/magnifier', stop: 302 },
      { ticket: 'car/magnifier', stop: 301 },
    ];
    const pay = ['car/footprints', 'car/footprints', 'car/footprints'];
    expect(t.refuse('x', { type: 'travel', legs, special: 'double', pay })).toEqual({
      code: 'TICKET_NOT_HELD',
    });
  });

  it('MX-3 a ticket serves once: what pays the special cannot ride', () => {
    const t = table({ hand: '3 car/F, train/M' });
    expect(t.refuse('x', travel('car/F 302, car/F 303', 'double', '3 car/F'))).toEqual({
      code: 'TICKET_ALREADY_SPENT',
      leg: 1,
    });
  });

  it('MX-4 X rides with a symbol of the detectives', () => {
    const t = table({ hand: 'car/B' });
    t.travel('car/B 302');
    expect(t.state.x.stop).toBe(302);
  });

  it('MX-14 MX-15 first the move, then discarding, then drawing; then the detectives', () => {
    const t = table({ hand: '4 car/F', at: [310], flags: { hand_source: 'server' } });
    expect(t.refuse('x', { type: 'draw' })).toEqual({ code: 'PHASE_WRONG' });
    expect(t.refuse('x', { type: 'discard', tickets: ticketsOfText('car/F') })).toEqual({
      code: 'PHASE_WRONG',
    });
    expect(t.refuse('h1', { type: 'noSpecial' })).toEqual({ code: 'NOT_YOUR_TURN' });
    t.travel('car/F 302');
    t.play('x', { type: 'discard', tickets: ticketsOfText('2 car/F') });
    expect(t.refuse('x', travel('car/F 303'))).toEqual({ code: 'PHASE_WRONG' });
    t.play('x', { type: 'draw' });
    expect(t.state.phase).toBe('moves');
    expect(t.state.x.hand).toHaveLength(8);
    expect(t.refuse('x', { type: 'draw' })).toEqual({ code: 'NOT_YOUR_TURN' });
  });

  it('MX-20 X never passes', () => {
    expect(table({ hand: 'car/F' }).refuse('x', { type: 'pass' })).toEqual({
      code: 'PASS_NOT_ALLOWED',
    });
  });

  it('MX-24 the city passed in a double holds no detective, whatever the flag', () => {
    const flags = { x_onto_detective: 'caught' } as const;
    const t = table({ at: [302], hand: '3 plane/F, 2 car/M', flags });
    expect(t.refuse('x', travel('car/M 302, car/M 303', 'double', '3 plane/F'))).toEqual({
      code: 'X_TRANSIT_OCCUPIED',
      leg: 1,
    });
  });

  it('MX-23 a double needs its second leg', () => {
    const t = table({ hand: '3 plane/F, car/M' });
    expect(t.refuse('x', travel('car/M 302', 'double', '3 plane/F'))).toEqual({
      code: 'DOUBLE_SECOND_LEG_MISSING',
    });
  });

  it('MX-28 only what he holds is thrown off, and the number alone is told', () => {
    const t = table({ hand: 'car/F, 2 train/M', at: [310] });
    t.travel('car/F 302');
    expect(t.refuse('x', { type: 'discard', tickets: ticketsOfText('plane/M') })).toEqual({
      code: 'TICKET_NOT_HELD',
    });
    t.play('x', { type: 'discard', tickets: ticketsOfText('train/M') });
    expect(t.notices(TABLE)).toContainEqual({ type: 'discarded', hand: 'x', count: 1 });
    expect(t.notices('h1')).toContainEqual({ type: 'discarded', hand: 'x', count: 1 });
  });

  it.each([
    [7, 'DRAW_COUNT'],
    [9, 'DRAW_COUNT'],
  ])('MX-29 he who draws %i instead of eight is refused: %s', (count, code) => {
    const t = table({ hand: 'car/F', at: [310] });
    t.travel('car/F 302');
    const drawn = t.state.stack.slice(0, count);
    expect(t.refuse('x', { type: 'draw', tickets: drawn })).toEqual({ code });
  });

  describe('MX-30 the swap', () => {
    const stuck: TestPosition = { x: 301, hand: '8 plane/M', flags: { hand_source: 'server' } };
    it('is refused to a player who can move', () => {
      const t = table({ ...stuck, hand: '7 plane/M, car/M' });
      expect(t.refuse('x', { type: 'swap' })).toEqual({ code: 'SWAP_NOT_ALLOWED' });
    });
    it('is refused to a player who can pay a special, unless it was agreed', () => {
      const able = { ...stuck, hand: '3 plane/S, 5 plane/M' };
      expect(table(able).refuse('x', { type: 'swap' })).toEqual({ code: 'SWAP_NOT_ALLOWED' });
      const flags = { ...stuck.flags, x_swap_condition: 'no_move' } as const;
      table({ ...able, flags }).play('x', { type: 'swap' });
    });
    it('ends his turn with `lose_turn`', () => {
      const flags = { ...stuck.flags, x_swap_then: 'lose_turn' } as const;
      const t = table({ ...stuck, flags });
      t.play('x', { type: 'swap' });
      expect(t.state.phase).toBe('moves');
      expect(t.notices(TABLE)).toContainEqual({ type: 'xStayed', why: 'swapped' });
    });
    it('is refused to a player who is walled in', () => {
      const t = table({ ...stuck, at: [302] });
      expect(t.refuse('x', { type: 'swap' })).toEqual({ code: 'SWAP_NOT_ALLOWED' });
    });
  });

  it('MX-31 walled in he waits, where that was agreed', () => {
    const t = table({
      phase: 'refill',
      at: [302],
      hand: '8 car/M',
      flags: { x_no_free_stop: 'x_skips' },
      more: { drawn: [true, true], discs: [303] },
    });
    t.play('h1', { type: 'endTurn', discsRemoved: true });
    expect(t.code).toBeUndefined();
    expect(t.notices(TABLE)).toContainEqual({ type: 'xStayed', why: 'surrounded' });
    expect(t.state.phase).toBe('x_refill');
  });

  it('MX-57 a double across the limit: the first leg secret, the second open', () => {
    const log = Array.from({ length: 23 }, (_, i) => (i % 2 === 0 ? 302 : 301));
    const at = [310, 309, 308, 307, 304];
    const t = table({ log, at, hand: '3 plane/F, 2 train/M, 2 car/S' });
    t.travel('car/S 301, car/S 302', 'double', '3 plane/F');
    expect(t.view(TABLE).slots).toHaveLength(24);
    expect(t.view(TABLE).slots[23]?.stop).toBeUndefined();
    expect(t.view(TABLE).x.pawn).toBe(302);
  });

  it.each([
    ['reject', undefined, 'X_STOP_OCCUPIED'],
    ['caught', 'CAUGHT', undefined],
  ] as const)('MX-63 a guarded goal is no escape: %s', (onto, end, code) => {
    const flags = { x_onto_detective: onto };
    const t = table({ x: 308, at: [309], hand: 'car/M', flags });
    const decided = t.send('x', { kind: 'act', action: travel('car/M 309') });
    expect(decided.ok ? undefined : decided.error.code).toBe(code);
    expect(t.code).toBe(end);
  });

  it('MX-66 a special at hand is a tip on his phone, and nowhere else', () => {
    const t = table({ hand: '3 car/S, car/M', at: [310] });
    expect(t.view('x').own?.warnings).toEqual(['SPECIAL_AT_HAND']);
    expect(t.publicText).not.toContain('SPECIAL_AT_HAND');
  });
});
