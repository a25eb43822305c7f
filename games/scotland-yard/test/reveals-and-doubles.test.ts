import { describe, expect, it } from 'vitest';
import { eventTexts, TABLE, table, travel } from './table.js';

const BOTH = ['modern', 'classic-1983'] as const;

describe.each(BOTH)('scenarios of reveals and doubles, %s', (variant) => {
  it('SY-S19 reveal on slot 3 [SY-35 SY-36]', () => {
    const t = table({ variant, at: [], x: 74, log: 2 });
    t.travel('underground 46');
    expect(t.notices(TABLE)).toEqual([
      { type: 'legTaken', slot: 3, ticket: 'underground' },
      { type: 'revealed', slot: 3, stop: 46, why: 'due' },
    ]);
    expect(t.view(TABLE).x).toMatchObject({ pawn: 46, lastSeen: { slot: 3, stop: 46 } });
    t.move('d1', 'taxi 162');
    t.move('d2', 'taxi 29');
    t.move('d3', 'taxi 6');
    expect(t.view(TABLE).x.pawn).toBe(46);
    t.travel('taxi 61');
    expect(t.notices(TABLE)).toContainEqual({
      type: 'legTaken',
      slot: 4,
      ticket: 'taxi',
      pawnRemoved: true,
    });
    expect(t.view(TABLE).x).toMatchObject({ pawn: null, lastSeen: { slot: 3, stop: 46 } });
    expect(t.view(TABLE).log[3]).toEqual({ ticket: 'taxi' });
    expect(t.publicText).not.toMatch(/\b61\b/);
  });

  it('SY-S21 double with a reveal in leg 1 [SY-39 SY-41]', () => {
    const t = table({ variant, at: [], x: 58, log: 2 });
    t.travel('taxi 74, underground 46');
    expect(t.notices(TABLE).map(({ type }) => type)).toEqual(['doublePlayed', 'legTaken', 'revealed', 'legTaken']);
    expect(t.notices(TABLE)[1]).toMatchObject({ slot: 3, ticket: 'taxi', double: 1 });
    expect(t.notices(TABLE)[2]).toMatchObject({ slot: 3, stop: 74 });
    expect(t.notices(TABLE)[3]).toEqual({
      type: 'legTaken',
      slot: 4,
      ticket: 'underground',
      double: 2,
      pawnRemoved: true,
    });
    expect(t.publicText).not.toMatch(/\b46\b/);
    expect(t.view(TABLE).x.pawn).toBeNull();
    expect(t.state.x.log).toHaveLength(4);
    expect(t.state.x.tickets.double).toBe(1);
  });

  it('SY-S22 double with a reveal in leg 2 [SY-42]', () => {
    const t = table({ variant, at: [], x: 58, log: 1 });
    expect(eventTexts(t.travel('taxi 74, underground 46'))).toEqual([
      'doublePlayed',
      'slot 2: taxi',
      'slot 3: underground',
      'X on 46',
      'xTurnClosed',
    ]);
    expect(t.view(TABLE).log.slice(1)).toEqual([
      { ticket: 'taxi', double: 1 },
      { ticket: 'underground', double: 2, shown: 'due', stop: 46 },
    ]);
    expect(t.view(TABLE)).toMatchObject({ phase: 'detectives', x: { pawn: 46 } });
    expect(t.publicText).not.toMatch(/\b74\b/);
  });

  it('SY-S23 double through a detective [SY-43 SYC-7]', () => {
    const t = table({ variant, at: [74], x: 58 });
    expect(t.refuse('x', travel('taxi 74, underground 46'))).toEqual({
      code: 'X_TRANSIT_OCCUPIED',
      leg: 1,
    });
    expect(t.state.x.tickets).toMatchObject({ double: 2, taxi: 4, underground: 3 });
    expect(t.state.x.log).toEqual([]);
    expect(t.feed(TABLE)).toEqual([]);
  });

  it('SY-S25 doubles are limited [SY-40]', () => {
    const none = table({ variant, at: [], x: 58, xTickets: { double: 0 } });
    expect(none.refuse('x', travel('taxi 74, underground 46'))).toEqual({
      code: 'DOUBLE_NONE_LEFT',
    });
    const two = table({ variant, at: [], x: 58 });
    expect(two.refuse('x', travel('taxi 74, taxi 58, taxi 74, taxi 58'))).toEqual({
      code: 'DOUBLE_ALREADY_ACTIVE',
    });
  });

  it('SY-S28 double on the river [SYC-9 SY-47]', () => {
    const t = table({ variant, at: [], x: 194, xTickets: { black: 2, double: 1 } });
    t.travel('black 157, black 115');
    expect(t.state.x.log).toMatchObject([{ stop: 157 }, { stop: 115 }]);
    expect(t.state.x.tickets).toMatchObject({ black: 0, double: 0 });
  });
});
