import { describe, expect, it } from 'vitest';
import { scotlandYardWithT } from './boards.js';
import { move, eventTexts, TABLE, table, travel } from './table.js';

const BOTH = ['modern', 'classic-1983'] as const;

describe.each(BOTH)('scenarios of capture and end, %s', (variant) => {
  it('SY-S26 X onto a detective [SY-23 SY-58]', () => {
    const t = table({ variant, at: [46], x: 74 });
    expect(t.refuse('x', travel('underground 46'))).toEqual({ code: 'X_STOP_OCCUPIED' });
    expect(t.feed(TABLE)).toEqual([]);
    const caught = table({ variant, at: [46], x: 74, flags: { x_onto_detective: 'caught' } });
    caught.travel('underground 46');
    expect(caught.state.end).toEqual({ code: 'CAUGHT', winner: 'detectives', detective: 'd1' });
  });

  it('SY-S30 capture in mid-round, X hidden [SY-48 SY-49 SY-50]', () => {
    const t = table({
      variant,
      at: [153, 74],
      x: 46,
      log: 5,
      round: 5,
      phase: 'detectives',
    });
    t.move('d1', 'taxi 139');
    t.move('d2', 'underground 46');
    expect(t.state.end).toMatchObject({ code: 'CAUGHT', detective: 'd2' });
    expect(t.view(TABLE).end).toMatchObject({ stop: 46, start: 46, winner: 'detectives' });
    expect(t.view(TABLE).log.every(({ stop }) => stop !== undefined)).toBe(true);
    expect(t.refuse('h3', move('d3', 'taxi 29'))).toEqual({ code: 'GAME_OVER' });
  });

  it('SY-S31 no probing [SY-51 CM-3]', () => {
    const place = { variant, at: [74], phase: 'detectives' } as const;
    const here = table({ ...place, x: 46 });
    const elsewhere = table({ ...place, x: 1 });
    expect(here.view('h1')).toEqual(elsewhere.view('h1'));
    expect([...scotlandYardWithT.legalActions(here.state, 'h1')]).toEqual([
      ...scotlandYardWithT.legalActions(elsewhere.state, 'h1'),
    ]);
    expect([...scotlandYardWithT.legalActions(here.state, 'h1')]).toContainEqual(move('d1', 'underground 46'));
    expect(here.feed(TABLE)).toEqual([]);
  });

  it('SY-S33 stuck by tickets [SY-52]', () => {
    const place = { variant, board: 'T', at: [3, 5, 7], x: 1 } as const;
    const bus = table({ ...place, tickets: [{ bus: 2 }] });
    bus.travel('taxi 2');
    expect(bus.notices(TABLE)).toContainEqual({
      type: 'skipped',
      detective: 'd1',
      cause: 'NO_USABLE_TICKET',
    });
    expect(bus.view(TABLE).next).toEqual(['d2']);
    const none = table({ ...place, tickets: [{}] });
    expect(eventTexts(none.travel('taxi 2'))).toContain('d1 NO_TICKETS');
  });

  it('SY-S34 all stuck [SY-54]', () => {
    const place = {
      variant,
      board: 'T',
      at: [3, 9, 4, 8],
      tickets: [{ bus: 2 }, { underground: 2 }, { bus: 2 }, { taxi: 1 }],
      x: 1,
      round: 15,
    } as const;
    const t = table({ ...place, phase: 'x_turn' });
    expect(eventTexts(t.travel('taxi 2')).slice(-3)).toEqual([
      'd1 NO_USABLE_TICKET',
      'd2 NO_USABLE_TICKET',
      'd3 NO_USABLE_TICKET',
    ]);
    expect(eventTexts(t.move('d4', 'taxi 7')).at(-1)).toBe('DETECTIVES_STUCK');
    expect(t.state.end?.winner).toBe('x');
    const taken = table({ ...place, flags: { voluntary_reveal: true } });
    expect(eventTexts(taken.travel('taxi 2', { d4: 'taxi' })).slice(-3)).toEqual([
      'confiscated',
      'xTurnClosed',
      'DETECTIVES_STUCK',
    ]);
  });

  it('SY-S36 X surrounded [SY-55]', () => {
    const t = table({
      variant,
      board: 'T',
      at: [2, 3, 5],
      acted: 2,
      x: 1,
      xTickets: { black: 3 },
      round: 10,
      phase: 'detectives',
    });
    t.move('d3', 'taxi 4');
    expect(t.state.end).toEqual({ code: 'X_SURROUNDED', winner: 'detectives' });
    expect(t.view(TABLE).end?.stop).toBe(1);
  });

  it('SY-S37 X cannot pay (modern), or need not (classic) [SY-55 SYC-4]', () => {
    const t = table({
      variant,
      at: [58, 73, 75, 92, 95],
      acted: 4,
      x: 74,
      xTickets: { underground: 0, black: 0 },
      tickets: [{ taxi: 1 }, {}, {}, {}, { taxi: 1 }],
      phase: 'detectives',
    });
    t.move('d5', 'taxi 94');
    if (variant === 'modern') {
      expect(t.state.end).toEqual({ code: 'X_NO_FARE', winner: 'detectives' });
    } else {
      expect(t.code).toBeUndefined();
      t.travel('underground 46');
      expect(t.state.x.stop).toBe(46);
    }
  });

  it('SY-S41 twenty-two rounds [SY-56 SY-57]', () => {
    const t = table({
      variant,
      at: [153],
      acted: 2,
      x: 1,
      log: 22,
      round: 22,
      phase: 'detectives',
    });
    t.move('d3', 'taxi 29');
    expect(t.state.end).toEqual({ code: 'X_ESCAPED', winner: 'x' });
    expect(t.view(TABLE).end).toMatchObject({ start: 1, stop: 1 });
    expect(t.view(TABLE).log).toHaveLength(22);
    expect(t.view(TABLE).log.every(({ stop }) => stop === 1)).toBe(true);
  });

  it('SY-S43 capture beats the limit [SY-58]', () => {
    const t = table({
      variant,
      at: [153, 139, 74],
      acted: 2,
      x: 46,
      log: 22,
      round: 22,
      phase: 'detectives',
    });
    t.move('d3', 'underground 46');
    expect(t.code).toBe('CAUGHT');
  });
});
