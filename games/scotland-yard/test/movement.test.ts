import { describe, expect, it } from 'vitest';
import { move, reachOf, TABLE, table, travel } from './table.js';

const BOTH = ['modern', 'classic-1983'] as const;

describe.each(BOTH)('scenarios of movement, %s', (variant) => {
  it('SY-S07 the first leg starts at the start card [SY-25 SY-26]', () => {
    const t = table({ variant, at: [], x: 94 });
    t.travel('bus 74');
    expect(t.state.x.log).toMatchObject([{ stop: 74, ticket: 'bus' }]);
    expect(t.state.x.tickets.bus).toBe(2);
    expect(t.notices(TABLE)[0]).toEqual({ type: 'legTaken', slot: 1, ticket: 'bus' });
    expect(t.view(TABLE).log).toEqual([{ ticket: 'bus' }]);
    expect(t.publicText).not.toMatch(/\b74\b/);
  });

  it('SY-S08 taxi stops from 153 [SY-17 SY-19]', () => {
    const t = table({ variant, at: [153], x: 1, phase: 'detectives' });
    expect(reachOf(t.view(TABLE), 'd1', 'taxi')).toEqual([139, 152, 154, 166, 167]);
  });

  it('SY-S09 underground 74 to 46, and the ticket goes to X [SY-17 SY-29]', () => {
    const t = table({ variant, at: [74], x: 1, phase: 'detectives' });
    t.move('d1', 'underground 46');
    expect(t.state.detectives[0]).toMatchObject({ stop: 46, tickets: { underground: 3 } });
    expect(t.state.x.tickets.underground).toBe(4);
    const moved = { type: 'moved', detective: 'd1', ticket: 'underground', from: 74, to: 46 };
    expect(t.notices(TABLE)[0]).toEqual(moved);
    expect(t.view(TABLE).x.tickets.underground).toBe(4);
  });

  it('SY-S10 and straight back in the next round [SY-20]', () => {
    const t = table({
      variant,
      at: [46],
      tickets: [{ underground: 3 }],
      x: 1,
      phase: 'detectives',
    });
    t.move('d1', 'underground 74');
    expect(t.state.detectives[0]).toMatchObject({ stop: 74, tickets: { underground: 2 } });
  });

  it.each(['taxi', 'bus'] as const)('SY-S11 74 to 58 by %s [SY-19]', (ticket) => {
    const t = table({ variant, at: [], x: 74 });
    t.travel(`${ticket} 58`);
    expect(t.view(TABLE).log).toEqual([{ ticket }]);
    expect(t.state.x.stop).toBe(58);
  });

  it('SY-S13 no ticket left [SY-21]', () => {
    const t = table({ variant, at: [74], tickets: [{ taxi: 1 }], x: 1, phase: 'detectives' });
    expect(t.refuse('h1', move('d1', 'underground 46'))).toEqual({ code: 'TICKET_NOT_HELD' });
  });

  it('SY-S14 occupied by a colleague [SY-22]', () => {
    const t = table({ variant, at: [74, 46], x: 1, phase: 'detectives' });
    expect(t.refuse('h1', move('d1', 'underground 46'))).toEqual({
      code: 'DETECTIVE_STOP_OCCUPIED',
    });
  });

  it('SY-S15 the order is fixed [SY-12]', () => {
    const t = table({ variant, at: [74, 153], x: 1, phase: 'detectives' });
    expect(t.refuse('h2', move('d2', 'taxi 139'))).toEqual({ code: 'OUT_OF_ORDER' });
  });

  it('SY-S16 no passing while a move is left [SY-16]', () => {
    const t = table({ variant, at: [153], tickets: [{ taxi: 1 }], x: 1, phase: 'detectives' });
    expect(t.refuse('h1', { type: 'pass' })).toEqual({ code: 'PASS_NOT_ALLOWED' });
  });

  it('SY-S18 two hunters, separate supplies [SY-3 SY-33]', () => {
    const t = table({
      variant,
      hunters: 2,
      at: [74],
      tickets: [{ taxi: 1 }, { underground: 4 }],
      x: 1,
      phase: 'detectives',
    });
    expect(t.hunterOf('d2')).toBe('h1');
    expect(t.refuse('h1', move('d1', 'underground 46'))).toEqual({ code: 'TICKET_NOT_HELD' });
    expect(t.state.detectives[1]?.tickets.underground).toBe(4);
  });

  it('SY-S27 the river needs black [SY-47]', () => {
    const t = table({ variant, at: [], x: 194, xTickets: { black: 2 } });
    expect(t.refuse('x', travel('taxi 157'))).toEqual({ code: 'FERRY_NEEDS_BLACK' });
    expect(t.refuse('x', travel('black 115'))).toEqual({ code: 'NO_CONNECTION' });
    t.travel('black 157');
    expect(t.notices(TABLE)[0]).toEqual({ type: 'legTaken', slot: 1, ticket: 'black' });
    expect(t.state.x.tickets.black).toBe(1);
  });
});
