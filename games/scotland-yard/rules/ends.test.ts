import { describe, expect, it } from 'vitest';
import { scotlandYardWithT } from '../test/boards.js';
import { type TestPosition, slot } from '../test/position.js';
import { declareDouble, newTable, REFEREE, eventTexts, TABLE, table, travel } from '../test/table.js';
import { type Flags, OUTCOMES, VARIANTS } from './types.js';

/** D3 on the board's edge, last to move in the round. */
const lastMove: TestPosition = { at: [153, 139, 29], acted: 2, x: 1, phase: 'detectives' };

describe('capture', () => {
  it('SY-49 a shown X is caught just as a hidden one', () => {
    for (const shown of [true, false]) {
      const place: TestPosition = { at: [74], x: 46, phase: 'detectives', log: 3, more: { shown } };
      const t = table(place);
      t.move('d1', 'underground 46');
      expect(t.state.end).toEqual({ code: 'CAUGHT', winner: 'detectives', detective: 'd1' });
    }
  });

  it('SY-48 SY-50 nothing follows a capture, not even a skip or a new round', () => {
    const t = table({ at: [74], tickets: [undefined, {}, {}], x: 46, phase: 'detectives' });
    expect(eventTexts(t.move('d1', 'underground 46'))).toEqual(['moved', 'CAUGHT']);
  });

  it('SY-48 a detective who stays does not capture; passing by does not either', () => {
    const t = table({ at: [74], x: 46, phase: 'detectives', flags: { detective_pass: 'allowed' } });
    t.play('h1', { type: 'pass' });
    expect(t.code).toBeUndefined();
  });
});

describe('the limit', () => {
  const cases: readonly [string, Partial<Flags>, Partial<TestPosition>, boolean][] = [
    ['SY-57 round 21 of 22', {}, { round: 21, log: 21 }, false],
    ['SY-57 round 22 of 22', {}, { round: 22, log: 22 }, true],
    ['SY-57 slot 22 in round 20, the limit in rounds', {}, { round: 20, log: 22 }, false],
    ['SY-57 slot 22 of 22', { limit: { unit: 'slot', count: 22 } }, { round: 20, log: 22 }, true],
    ['SY-57 slot 21 of 22 in round 21', { limit: { unit: 'slot', count: 22 } }, { round: 21, log: 21 }, false],
    ['SY-57 slot 22 of 24 in round 22', { limit: { unit: 'slot', count: 24 } }, { round: 22, log: 22 }, false],
    ['SY-57 slot 24 of 24', { limit: { unit: 'slot', count: 24 } }, { round: 22, log: 24 }, true],
  ];

  it.each(cases)('%s', (_name, flags, place, ends) => {
    const t = table({ ...lastMove, ...place, flags });
    t.move('d3', 'taxi 6');
    expect(t.code).toBe(ends ? 'X_ESCAPED' : undefined);
  });

  it.each(cases)('%s, the detectives without a reply', (_name, flags, place, ends) => {
    const t = table({
      at: [153, 139, 29],
      x: 74,
      ...place,
      log: (place.log as number) - 1,
      flags: { ...flags, final_round_replies: false },
    });
    t.travel('underground 46');
    expect(t.code).toBe(ends ? 'X_ESCAPED' : undefined);
  });

  it('SY-56 X wins, and everything is open', () => {
    const t = table({ ...lastMove, round: 22, log: 22 });
    t.move('d3', 'taxi 6');
    expect(scotlandYardWithT.outcome(t.state)).toEqual({ code: 'X_ESCAPED', winners: ['x'] });
    expect(t.notices(TABLE).at(-1)).toEqual({
      type: 'ended',
      end: { code: 'X_ESCAPED', winner: 'x' },
      stop: 1,
    });
  });

  it('SY-53 tickets left after the last round change nothing', () => {
    const t = table({ ...lastMove, round: 22, log: 22 });
    t.move('d3', 'taxi 6');
    expect(t.state.detectives[0]?.tickets.taxi).toBeGreaterThan(0);
    expect(t.code).toBe('X_ESCAPED');
  });
});

describe('nobody can move', () => {
  const frozen: TestPosition = {
    board: 'T',
    at: [3, 9, 4],
    tickets: [{ bus: 2 }, { underground: 2 }, { bus: 2 }],
    x: 1,
  };

  it('SY-54 SYC-11 immediate: as the detectives’ phase opens, without skips', () => {
    expect(eventTexts(table(frozen).travel('taxi 2'))).toEqual(['slot 1: taxi', 'xTurnClosed', 'DETECTIVES_STUCK']);
  });

  it('SY-54 full_idle_round: after a round in which every detective was skipped', () => {
    const t = table({ ...frozen, flags: { stuck_check: 'full_idle_round' } });
    expect(eventTexts(t.travel('taxi 2'))).toEqual([
      'slot 1: taxi',
      'xTurnClosed',
      'd1 NO_USABLE_TICKET',
      'd2 NO_USABLE_TICKET',
      'd3 NO_USABLE_TICKET',
      'DETECTIVES_STUCK',
    ]);
  });

  it('SY-54 full_idle_round: a round with a move in it is not idle, though it ends stuck', () => {
    const place: TestPosition = {
      ...frozen,
      at: [3, 9, 8],
      tickets: [{ bus: 2 }, {}, { taxi: 1 }],
      x: 4,
    };
    const idle = table({ ...place, flags: { stuck_check: 'full_idle_round' } });
    idle.travel('taxi 5');
    idle.move('d3', 'taxi 7');
    expect(idle.code).toBeUndefined();
    expect(eventTexts(idle.travel('taxi 4')).at(-1)).toBe('DETECTIVES_STUCK');
    const immediate = table(place);
    immediate.travel('taxi 5');
    expect(eventTexts(immediate.move('d3', 'taxi 7')).at(-1)).toBe('DETECTIVES_STUCK');
  });

  it('SY-54 full_idle_round: a chosen pass is no skip', () => {
    const flags: Partial<Flags> = { stuck_check: 'full_idle_round', detective_pass: 'allowed' };
    const tickets = [{ bus: 2 }, {}, { taxi: 1 }];
    const t = table({ ...frozen, at: [3, 9, 8], tickets, x: 4, flags });
    t.travel('taxi 5');
    t.play('h3', { type: 'pass' });
    expect(t.code).toBeUndefined();
  });

  it('SY-54 SYC-15 immediate: also when X has just taken the last ticket', () => {
    const place: TestPosition = {
      ...frozen,
      at: [3, 9, 8],
      tickets: [{ bus: 2 }, {}, { taxi: 1 }],
      x: 4,
    };
    const t = table({ ...place, flags: { voluntary_reveal: true } });
    t.travel('taxi 5', { d3: 'taxi' });
    expect(t.code).toBe('DETECTIVES_STUCK');
  });
});

describe('X cannot move', () => {
  const closing: TestPosition = {
    board: 'T',
    at: [2, 3, 5],
    acted: 2,
    x: 1,
    phase: 'detectives',
  };
  const walled = (flags: Partial<Flags>, more: Partial<TestPosition> = {}) => {
    const t = table({ ...closing, ...more, flags });
    return { t, events: eventTexts(t.move('d3', 'taxi 4')) };
  };

  it('SY-55 (a) detectives_win: surrounded', () => {
    expect(walled({}).events).toEqual(['moved', 'roundOpened', 'X_SURROUNDED']);
  });

  it('SY-55 (a) x_skips: X stays, no slot, no ticket, a pawn he showed stays', () => {
    const { t, events } = walled({ x_no_free_stop: 'x_skips' }, { log: 3, more: { shown: true } });
    expect(events).toEqual(['moved', 'roundOpened', 'xStayed']);
    expect(t.state).toMatchObject({ phase: 'detectives', round: 4 });
    expect(t.state.x.log).toHaveLength(3);
    expect(t.view(TABLE).x.pawn).toBe(1);
    expect(t.notices(TABLE)).toContainEqual({ type: 'xStayed' });
    expect(t.notices(TABLE).at(-1)).not.toHaveProperty('stop');
    t.move('d1', 'taxi 1');
    expect(t.code).toBe('CAUGHT');
  });

  it('SY-55 x_skips: the turn counts, so the limit is still reached', () => {
    const flags: Partial<Flags> = { x_no_free_stop: 'x_skips', final_round_replies: false };
    const { t } = walled(flags, { round: 21, log: 21 });
    expect(t.state).toMatchObject({ round: 22, end: { code: 'X_ESCAPED' } });
  });

  it('SY-55 stepping onto a detective never counts as a way out', () => {
    expect(walled({ x_onto_detective: 'caught' }).events.at(-1)).toBe('X_SURROUNDED');
    const caught = walled({ double_transit_through_detective: 'caught' });
    expect(caught.events.at(-1)).toBe('X_SURROUNDED');
  });

  it('SY-55 SY-43 transit allow: a double through a detective is a way out', () => {
    const flags: Partial<Flags> = { double_transit_through_detective: 'allow' };
    const { t, events } = walled(flags);
    expect(events.at(-1)).toBe('roundOpened');
    expect(t.view('x').own).toMatchObject({ reach: [], mayDouble: true });
    t.travel('taxi 4, taxi 5');
    expect(t.state.phase).toBe('detectives');
  });

  it('SY-55 SY-43 transit allow without a card, a fare, or room is none', () => {
    const flags: Partial<Flags> = { double_transit_through_detective: 'allow' };
    expect(walled(flags, { xTickets: { double: 0 } }).events.at(-1)).toBe('X_SURROUNDED');
    // D3's taxi ticket is all he has: it takes him onto a detective, and none is left to go on.
    const xTickets = { taxi: 0, bus: 0, underground: 0, black: 0 };
    const broke = walled(flags, { xTickets, tickets: [{ bus: 1 }, {}, undefined] });
    expect(broke.t.state.x.tickets.taxi).toBe(1);
    expect(broke.events.at(-1)).toBe('X_SURROUNDED');
    const short: Partial<Flags> = { ...flags, limit: { unit: 'slot', count: 22 } };
    expect(walled(short, { log: 21 }).events.at(-1)).toBe('X_SURROUNDED');
  });

  it('SY-55 SY-43 stepwise: the double out of the ring is declared and finished', () => {
    const flags: Partial<Flags> = {
      double_transit_through_detective: 'allow',
      double_entry: 'stepwise',
    };
    const { t } = walled(flags);
    t.play('x', declareDouble('taxi 4'));
    t.travel('taxi 5');
    expect(t.state.phase).toBe('detectives');
  });

  it('SY-55 round 1 included: surrounded as the first turn opens', () => {
    const t = newTable({ board: 'T', hunters: 3 });
    for (const [i, stop] of [2, 3, 4].entries()) {
      t.play(`h${i + 1}`, { type: 'registerStart', pawn: `d${i + 1}`, stop });
    }
    t.play('x', { type: 'registerStart', pawn: 'x', stop: 1 });
    expect(t.state).toMatchObject({ round: 1, end: { code: 'X_SURROUNDED' } });
  });

  // X on 3: taxi to 1, the boat to 9. D3 steps to 1 or away, so that a free stop is left.
  const broke: TestPosition = {
    board: 'T',
    at: [5, 7, 8],
    acted: 2,
    x: 3,
    phase: 'detectives',
    tickets: [{ bus: 1 }, { bus: 1 }, { bus: 2, underground: 1 }],
    xTickets: { taxi: 0, black: 0 },
  };
  const penniless = (flags: Partial<Flags>, more: Partial<TestPosition> = {}) => {
    const t = table({ ...broke, ...more, flags });
    return { t, events: eventTexts(t.move('d3', 'bus 6')) };
  };

  it('SY-55 (b) detectives_win: a free stop, but no fare', () => {
    expect(penniless({}).events.at(-1)).toBe('X_NO_FARE');
  });

  it('SY-55 (b) x_skips: X stays', () => {
    const { t, events } = penniless({ x_no_ticket: 'x_skips' });
    expect(events).toContain('xStayed');
    expect(t.state.x.log).toEqual([]);
  });

  it('SY-55 (b) borrow_from_box: one fitting ticket of the box pays the next leg', () => {
    const { t, events } = penniless({ x_no_ticket: 'borrow_from_box' });
    expect(events.at(-1)).toBe('fareLent');
    expect(t.view('x').own?.reach).toEqual([{ ticket: 'taxi', stops: [1] }]);
    const box = t.state.box.taxi;
    t.travel('taxi 1');
    expect(t.state.box.taxi).toBe(box - 1);
    expect(t.state.x).toMatchObject({ mayBorrow: false, tickets: { taxi: 0 } });
    expect(t.notices(TABLE)).toContainEqual({
      type: 'legTaken',
      slot: 1,
      ticket: 'taxi',
      from: 'box',
    });
    t.send(REFEREE, { kind: 'abandon' });
    expect(t.view(TABLE).end?.report).toMatchObject([{ verdict: 'OK' }]);
  });

  it('SY-55 borrow_from_box lends for one leg, not for both of a double', () => {
    const { t } = penniless({ x_no_ticket: 'borrow_from_box' });
    expect(t.refuse('x', travel('taxi 1, taxi 2'))).toEqual({ code: 'TICKET_NOT_HELD', leg: 2 });
    expect(t.refuse('x', travel('black 9'))).toEqual({ code: 'TICKET_NOT_HELD' });
  });

  it('SY-55 (b) borrow_from_box with no fitting ticket in the box: X_NO_FARE after all', () => {
    const taxis = Array.from({ length: 54 }, () => slot('taxi', 1));
    const { events } = penniless({ x_no_ticket: 'borrow_from_box' }, { log: taxis, round: 10 });
    expect(events.at(-1)).toBe('X_NO_FARE');
  });

  it('SYC-4 unlimited: only the river can leave him without a fare', () => {
    const river: TestPosition = { ...broke, at: [1, 7, 8], variant: 'classic-1983' };
    const t = table(river);
    expect(eventTexts(t.move('d3', 'bus 6')).at(-1)).toBe('X_NO_FARE');
    const black = table({ ...river, xTickets: { taxi: 0, black: 1 } });
    black.move('d3', 'bus 6');
    expect(black.code).toBeUndefined();
    black.travel('black 9');
    const dry = table({ ...broke, variant: 'classic-1983' });
    dry.move('d3', 'bus 6');
    dry.travel('taxi 1');
  });
});

describe('order of the end checks', () => {
  const wall: TestPosition = { board: 'T', at: [2, 3, 5], acted: 2, x: 1, phase: 'detectives' };

  it('SY-58 1 before 2: a capture in the last round', () => {
    const t = table({ ...wall, at: [2, 3, 4], round: 22, log: 22 });
    expect(eventTexts(t.move('d3', 'taxi 1'))).toEqual(['moved', 'CAUGHT']);
  });

  it('SY-58 2 before 3: the limit before stuck detectives', () => {
    const place: TestPosition = {
      ...wall,
      at: [3, 9, 8],
      tickets: [{ bus: 1 }, {}, { taxi: 1 }],
      x: 4,
    };
    const t = table({ ...place, round: 22, log: 22 });
    expect(eventTexts(t.move('d3', 'taxi 7')).at(-1)).toBe('X_ESCAPED');
  });

  it('SY-58 2 before 4: the limit before X surrounded', () => {
    const t = table({ ...wall, round: 22, log: 22 });
    expect(eventTexts(t.move('d3', 'taxi 4'))).toEqual(['moved', 'X_ESCAPED']);
  });

  it('SY-58 3 before 4: stuck detectives before X surrounded', () => {
    const t = table({ ...wall, tickets: [{}, {}, { taxi: 1 }] });
    expect(eventTexts(t.move('d3', 'taxi 4'))).toEqual(['moved', 'DETECTIVES_STUCK']);
  });

  it('SY-58 5 before 6: stepping onto a detective with the last leg', () => {
    const flags: Partial<Flags> = { x_onto_detective: 'caught', final_round_replies: false };
    const t = table({ at: [46], x: 74, round: 22, log: 21, flags });
    expect(eventTexts(t.travel('underground 46'))).toEqual(['slot 22: underground', 'CAUGHT']);
  });

  it('SY-58 6 before 7: the limit without replies before stuck detectives', () => {
    const frozen: TestPosition = { board: 'T', at: [3, 9, 4], tickets: [{}, {}, {}], x: 1 };
    const t = table({ ...frozen, round: 22, log: 21, flags: { final_round_replies: false } });
    expect(eventTexts(t.travel('taxi 2')).at(-1)).toBe('X_ESCAPED');
  });

  it('CM-16 SY-58 one outcome: nothing is appended after it', () => {
    const t = table({ ...wall, round: 22, log: 22 });
    const events = t.move('d3', 'taxi 4');
    expect(events.filter(({ type }) => type === 'ended')).toHaveLength(1);
    expect(events.at(-1)?.type).toBe('ended');
  });
});

describe('ends from outside the rules', () => {
  it.each([
    ['x', 'concede', 'CONCEDED_BY_X', ['h1', 'h2', 'h3']],
    ['h2', 'concede', 'CONCEDED_BY_DETECTIVES', ['x']],
    [REFEREE, 'abandon', 'ABANDONED', []],
  ] as const)('CM-12 SY-38 %s may %s: %s, everything open', (seat, kind, code, winners) => {
    const t = table({ at: [46], x: 94 });
    t.travel('bus 74');
    t.send(seat, { kind });
    // Hunters only together (CM-17).
    const others = seat === 'h2' ? ['h1', 'h3'] : [];
    for (const other of others) t.send(other, { kind: 'answer-concede', agree: true });
    expect(scotlandYardWithT.outcome(t.state)).toEqual({ code, winners });
    expect(OUTCOMES).toContain(code);
    expect(t.view(TABLE)).toMatchObject({
      log: [{ stop: 74 }],
      end: { code, start: 94, stop: 74 },
    });
  });

  it('CM-16 only the host abandons, and only players concede', () => {
    const t = table({ at: [46], x: 94 });
    expect(t.refuseCommand('h1', { kind: 'abandon' })).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(t.refuseCommand(REFEREE, { kind: 'concede' })).toEqual({ code: 'NOT_YOUR_TURN' });
  });
});

describe('disclosure', () => {
  it.each(VARIANTS)('CM-12 SY-38 with the outcome X, his start and his log are public, %s', (variant) => {
    const t = table({ variant, at: [75], x: 94 });
    t.travel('bus 74');
    expect(t.view(TABLE).end).toBeNull();
    t.move('d1', 'taxi 74');
    for (const viewer of [TABLE, 'h1', 'h3']) {
      expect(t.view(viewer)).toMatchObject({
        end: {
          start: 94,
          stop: 74,
          report: [{ slot: 1, ticket: 'bus', stop: 74, verdict: 'OK' }],
        },
        log: [{ stop: 74 }],
      });
    }
  });
});
