import { describe, expect, it } from 'vitest';
import { scotlandYardWithT } from '../test/boards.js';
import { declareDouble, eventTexts, TABLE, table, travel } from '../test/table.js';
import { type Flags, VARIANTS } from './types.js';

describe('one leg', () => {
  it('SY-26 leg k starts where leg k-1 ended, leg 1 at the start', () => {
    const t = table({ at: [], x: 94 });
    t.travel('bus 74');
    t.move('d1', 'taxi 162');
    t.move('d2', 'taxi 29');
    t.move('d3', 'taxi 6');
    expect(t.refuse('x', travel('taxi 93'))).toEqual({ code: 'NO_CONNECTION' });
    t.travel('underground 46');
    expect(t.state.x.log.map(({ stop }) => stop)).toEqual([74, 46]);
    expect(t.state.x.start).toBe(94);
  });

  it('SY-25 SY-8 the public log shows slot and ticket, X his own stops', () => {
    const t = table({ at: [], x: 94 });
    t.travel('bus 74');
    expect(t.view(TABLE).log).toEqual([{ ticket: 'bus' }]);
    expect(t.view('h1').log).toEqual([{ ticket: 'bus' }]);
    expect(t.view('x').log).toEqual([{ ticket: 'bus', stop: 74 }]);
    expect(t.notices('x')[0]).toMatchObject({ slot: 1, stop: 74 });
    expect(t.notices('h1')[0]).toEqual({ type: 'legTaken', slot: 1, ticket: 'bus' });
  });

  it('SY-28 a ticket on the log is nobody else’s: it leaves X and reaches no one', () => {
    const t = table({ at: [], x: 94 });
    const { box } = t.state;
    t.travel('bus 74');
    expect(t.state.x.tickets.bus).toBe(2);
    expect(t.state.box).toEqual(box);
    expect(t.state.x.log).toMatchObject([{ ticket: 'bus' }]);
  });

  it('SY-14 a leg costs exactly one ticket of its kind', () => {
    for (const [leg, left] of [
      ['taxi 58', { taxi: 3, bus: 3, underground: 3, black: 3, double: 2 }],
      ['bus 58', { taxi: 4, bus: 2, underground: 3, black: 3, double: 2 }],
      ['underground 46', { taxi: 4, bus: 3, underground: 2, black: 3, double: 2 }],
      ['black 58', { taxi: 4, bus: 3, underground: 3, black: 2, double: 2 }],
    ] as const) {
      const t = table({ at: [], x: 74 });
      t.travel(leg);
      expect(t.state.x.tickets).toEqual(left);
    }
  });

  it('SY-15 every legal action of X moves him; he cannot pass', () => {
    const t = table({ at: [], x: 74 });
    const actions = [...scotlandYardWithT.legalActions(t.state, 'x')];
    expect(actions.every(({ type }) => type === 'travel')).toBe(true);
    expect(t.refuse('x', { type: 'pass' })).toEqual({ code: 'PASS_NOT_ALLOWED' });
  });

  it('SY-17 SY-18 SY-19 from 74 X has exactly its lines, by each ticket', () => {
    const reach = table({ at: [], x: 74 }).view('x').own?.reach;
    expect(reach).toEqual([
      { ticket: 'taxi', stops: [58, 73, 75, 92] },
      { ticket: 'bus', stops: [58, 94] },
      { ticket: 'underground', stops: [46] },
      { ticket: 'black', stops: [46, 58, 73, 75, 92, 94] },
    ]);
  });

  it('SY-24 pawns round about block no line that ends elsewhere', () => {
    const crowded = table({ at: [58, 73, 75, 92, 94], x: 74 });
    crowded.travel('underground 46');
    expect(crowded.state.x.stop).toBe(46);
  });

  it.each(VARIANTS)('SY-46 black may be laid at any time, for any line, %s', (variant) => {
    const t = table({ variant, at: [], x: 74, log: 2 });
    t.travel('black 46');
    expect(JSON.stringify(t.batches)).not.toContain('underground');
    expect(t.view(TABLE).log[2]).toMatchObject({ ticket: 'black' });
  });

  it('SY-37 SY-46 a reveal after black tells the stop and no transport', () => {
    const t = table({ at: [], x: 194, log: 2 });
    t.travel('black 157');
    expect(t.notices(TABLE)).toEqual([
      { type: 'legTaken', slot: 3, ticket: 'black' },
      { type: 'revealed', slot: 3, stop: 157, why: 'due' },
    ]);
    expect(JSON.stringify(t.view(TABLE))).not.toContain('ferry');
  });

  it('SY-47 nothing tells the boat from other transports', () => {
    const boat = table({ at: [], x: 194 });
    boat.travel('black 157');
    const cab = table({ at: [], x: 194 });
    const land = cab.view('x').own?.reach.find(({ ticket }) => ticket === 'taxi')?.stops[0];
    cab.travel(`black ${land}`);
    expect(boat.feed(TABLE)).toEqual(cab.feed(TABLE));
    expect(boat.view(TABLE)).toEqual(cab.view(TABLE));
  });

  it('SY-30 finite: X cannot ride without a ticket; SYC-5 black ones never come back', () => {
    const poor = table({ at: [], x: 74, xTickets: { underground: 0 } });
    expect(poor.refuse('x', travel('underground 46'))).toEqual({ code: 'TICKET_NOT_HELD' });
    const classic = table({
      variant: 'classic-1983',
      at: [],
      x: 74,
      xTickets: { underground: 0, black: 0 },
    });
    expect(classic.refuse('x', travel('black 46'))).toEqual({ code: 'TICKET_NOT_HELD' });
    classic.travel('underground 46');
  });

  it('SY-63 no advice is enforced: black right before a reveal, back to a shown stop', () => {
    const t = table({ at: [], x: 74, log: 1 });
    t.travel('black 58, black 74');
    expect(t.view(TABLE).x.pawn).toBe(74);
  });

  it('SY-23 caught: stepping onto a detective ends the game where that was agreed', () => {
    const t = table({ at: [46], x: 74, log: 2, flags: { x_onto_detective: 'caught' } });
    expect(eventTexts(t.travel('underground 46'))).toEqual(['slot 3: underground', 'X on 46', 'CAUGHT']);
    const second = table({ at: [46], x: 58, flags: { x_onto_detective: 'caught' } });
    expect(eventTexts(second.travel('taxi 74, underground 46')).at(-1)).toBe('CAUGHT');
  });
});

describe('reveals', () => {
  it.each(VARIANTS)('SY-35 SYC-10 slots 3, 8, 13 and 18 show X, no other does, %s', (variant) => {
    for (let filled = 0; filled < 23; filled++) {
      const t = table({ variant, at: [], x: 74, log: filled, flags: { log_slots: 24 } });
      t.travel('underground 46');
      const due = [3, 8, 13, 18, ...(variant === 'newer' ? [24] : [])].includes(filled + 1);
      expect(t.view(TABLE).x.pawn).toBe(due ? 46 : null);
    }
  });

  it('SY-35 the kiosk counts down to the next reveal', () => {
    const next = (log: number) => table({ at: [], x: 74, log }).view(TABLE).nextReveal;
    expect([0, 2, 3, 7, 17, 18, 20].map(next)).toEqual([3, 3, 8, 8, 18, null, null]);
    const newer = table({ variant: 'newer', at: [], x: 74, log: 20 });
    expect(newer.view(TABLE).nextReveal).toBe(24);
  });

  it('SY-35 slot 24 shows X where that was agreed', () => {
    const flags: Partial<Flags> = {
      reveal_slots: [3, 8, 13, 18, 24],
      limit: { unit: 'slot', count: 24 },
    };
    const t = table({ at: [], x: 74, log: 23, flags });
    expect(eventTexts(t.travel('underground 46'))).toContain('X on 46');
  });

  it('SY-36 the place last seen stays public when the pawn is gone', () => {
    const t = table({ at: [], x: 58, log: 2 });
    t.travel('taxi 74, underground 46');
    expect(t.view(TABLE).x).toMatchObject({ pawn: null, lastSeen: { slot: 3, stop: 74 } });
  });
});

describe('doubles', () => {
  it('SY-39 SY-27 two legs fill two slots in one round', () => {
    const t = table({ at: [], x: 74, round: 1 });
    t.travel('underground 46, underground 74');
    expect(t.state.x.log.map(({ double }) => double)).toEqual([1, 2]);
    expect(t.state).toMatchObject({ round: 1, phase: 'detectives', doublesSpent: 1 });
    expect(t.view(TABLE).log).toHaveLength(2);
  });

  it('SY-43 out and back is legal: 74, 46, 74', () => {
    const t = table({ at: [], x: 74 });
    t.travel('underground 46, underground 74');
    expect(t.state.x.stop).toBe(74);
  });

  it('SY-43 caught: the first leg onto a detective ends the game there', () => {
    const flags = { double_transit_through_detective: 'caught' } as const;
    const t = table({ at: [74], x: 58, flags });
    expect(eventTexts(t.travel('taxi 74, underground 46'))).toEqual(['doublePlayed', 'slot 1: taxi', 'CAUGHT']);
    expect(t.state).toMatchObject({ x: { stop: 74 }, end: { detective: 'd1' } });
  });

  it('SY-43 allow: the first leg may lead through a detective, the second not end on one', () => {
    const flags = { double_transit_through_detective: 'allow' } as const;
    const t = table({ at: [74, 75], x: 58, log: 2, flags });
    expect(t.refuse('x', travel('taxi 74, taxi 75'))).toEqual({ code: 'X_STOP_OCCUPIED', leg: 2 });
    expect(t.refuse('x', travel('taxi 74'))).toEqual({ code: 'X_STOP_OCCUPIED' });
    expect(eventTexts(t.travel('taxi 74, underground 46'))).toEqual([
      'doublePlayed',
      'slot 3: taxi',
      'X on 74',
      'slot 4: underground',
      'xTurnClosed',
    ]);
  });

  it('SY-43 a single leg is judged by SY-23, never as a transit', () => {
    const flags = { double_transit_through_detective: 'caught' } as const;
    const t = table({ at: [46], x: 74, flags });
    expect(t.refuse('x', travel('underground 46'))).toEqual({ code: 'X_STOP_OCCUPIED' });
  });

  it.each([
    ['modern', 'aside'],
    ['classic-1983', 'left_neighbour'],
    ['newer', 'aside'],
  ] as const)('SYC-8 SY-40 in %s the used card goes %s', (variant, goesTo) => {
    const t = table({ variant, at: [], x: 58 });
    t.travel('taxi 74, underground 46');
    expect(t.notices(TABLE)[0]).toEqual({ type: 'doublePlayed', goesTo });
    expect(t.view(TABLE).x.tickets.double).toBe(1);
  });

  it('SY-40 doubles in consecutive rounds are fine, a third is not', () => {
    const t = table({ at: [], x: 58 });
    for (const legs of ['taxi 74, taxi 58', 'taxi 74, taxi 58']) {
      t.travel(legs);
      while (t.state.phase === 'detectives') {
        const seat = scotlandYardWithT.toAct(t.state)[0] ?? '';
        const [action] = scotlandYardWithT.legalActions(t.state, seat);
        if (action !== undefined) t.play(seat, action);
      }
    }
    expect(t.view('x').own?.firstLegs).toEqual([]);
    expect(t.refuse('x', travel('bus 74, bus 58'))).toEqual({ code: 'DOUBLE_NONE_LEFT' });
  });

  it('SYC-9 one leg of a double may be black as well', () => {
    const t = table({ at: [], x: 58 });
    t.travel('taxi 74, black 46');
    expect(t.view(TABLE).log.map(({ ticket }) => ticket)).toEqual(['taxi', 'black']);
  });

  it('SY-45 with a limit in slots a double may just reach it, not pass it', () => {
    const flags: Partial<Flags> = { limit: { unit: 'slot', count: 22 } };
    const full = table({ at: [], x: 58, log: 21, flags });
    expect(full.refuse('x', travel('taxi 74, taxi 58'))).toEqual({ code: 'LOG_FULL' });
    expect(full.view('x').own).toMatchObject({ firstLegs: [], mayDouble: false });
    const fits = table({ at: [], x: 58, log: 20, flags });
    fits.travel('taxi 74, taxi 58');
    const rounds = table({ at: [], x: 58, log: 22, round: 22 });
    rounds.travel('taxi 74, taxi 58');
    expect(rounds.state.x.log).toHaveLength(24);
  });
});

describe('stepwise doubles', () => {
  const flags: Partial<Flags> = { double_entry: 'stepwise', voluntary_reveal: true };

  it('SY-44 the card is declared with leg 1, which is published at once; leg 2 must follow', () => {
    const t = table({ at: [74], x: 94, log: 2, flags });
    t.play('x', declareDouble('taxi 95'));
    expect(t.state).toMatchObject({ phase: 'x_second_leg', x: { tickets: { double: 1 } } });
    expect(t.notices(TABLE).map(({ type }) => type)).toEqual(['doublePlayed', 'legTaken', 'revealed']);
    expect(t.view(TABLE)).toMatchObject({ next: ['x'], x: { pawn: 95 } });
    expect(t.refuse('x', { type: 'pass' })).toEqual({ code: 'PASS_NOT_ALLOWED' });
    expect(t.refuse('x', declareDouble('taxi 94'))).toEqual({ code: 'DOUBLE_ALREADY_ACTIVE' });
    expect(t.refuse('h1', { type: 'pass' })).toEqual({ code: 'NOT_YOUR_TURN' });
    t.travel('taxi 94', { d1: 'bus' });
    expect(t.state).toMatchObject({ phase: 'detectives', round: 2, lastSeen: { stop: 94 } });
    expect(t.state.x.log.slice(2).map(({ double }) => double)).toEqual([1, 2]);
    expect(t.state.x.tickets.bus).toBe(4);
  });

  it('SY-44 a leg already played cannot become a double: the turn is over', () => {
    const t = table({ at: [], x: 94, flags });
    t.travel('bus 74');
    expect(t.refuse('x', declareDouble('underground 46'))).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(t.refuse('x', travel('underground 46'))).toEqual({ code: 'NOT_YOUR_TURN' });
  });

  it('SY-44 with both entries the same double leads to the same position', () => {
    const whole = table({ at: [], x: 58 });
    whole.travel('taxi 74, underground 46');
    const stepwise = table({ at: [], x: 58, flags: { double_entry: 'stepwise' } });
    stepwise.play('x', declareDouble('taxi 74'));
    stepwise.travel('underground 46');
    expect({ ...stepwise.state, options: null }).toEqual({ ...whole.state, options: null });
    expect(stepwise.notices(TABLE)).toEqual(whole.notices(TABLE));
  });

  it('SY-43 stepwise and allow: X may stand on a detective between his legs only', () => {
    const allow: Partial<Flags> = { ...flags, double_transit_through_detective: 'allow' };
    const t = table({ at: [74], x: 58, flags: allow });
    t.play('x', declareDouble('taxi 74'));
    expect(t.code).toBeUndefined();
    t.travel('underground 46');
    expect(t.state.phase).toBe('detectives');
  });

  it('SY-43 stepwise and caught: leg 1 onto a detective ends the game', () => {
    const caught: Partial<Flags> = { ...flags, double_transit_through_detective: 'caught' };
    const t = table({ at: [74], x: 58, flags: caught });
    t.play('x', declareDouble('taxi 74'));
    expect(t.code).toBe('CAUGHT');
  });
});
