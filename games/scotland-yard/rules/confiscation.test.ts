import { describe, expect, it } from 'vitest';
import { scotlandYardWithT } from '../test/boards.js';
import { slot } from '../test/position.js';
import { declareDouble, REFEREE, eventTexts, TABLE, table, travel } from '../test/table.js';
import type { Flags } from './types.js';

/** X shows himself of his own will and takes a ticket from each detective. */

const flags: Partial<Flags> = { voluntary_reveal: true };

describe('when', () => {
  it('SYC-14 from round 1 on, and again in each later turn', () => {
    const t = table({ at: [], x: 74, flags });
    t.travel('underground 46', {});
    expect(t.view(TABLE).x).toMatchObject({ pawn: 46, lastSeen: { slot: 1, stop: 46 } });
    t.move('d1', 'taxi 162');
    t.move('d2', 'taxi 29');
    t.move('d3', 'taxi 6');
    t.travel('underground 74', {});
    expect(t.view(TABLE).x.pawn).toBe(74);
  });

  it('SYC-14 not where the last leg shows him anyway; a reveal in leg 1 hinders nothing', () => {
    const first = table({ at: [], x: 58, log: 2, flags });
    expect(eventTexts(first.travel('taxi 74, underground 46', { d1: 'taxi' }))).toEqual([
      'doublePlayed',
      'slot 3: taxi',
      'X on 74',
      'slot 4: underground',
      'X on 46',
      'confiscated',
      'xTurnClosed',
    ]);
    const second = table({ at: [], x: 58, log: 1, flags });
    expect(second.refuse('x', travel('taxi 74, underground 46', {}))).toEqual({
      code: 'VOLUNTARY_REVEAL_NOT_NOW',
    });
    second.travel('taxi 74', {});
  });

  it.each([0, 1, 2])('SYC-14 %i times in a game where that number was agreed', (max) => {
    const limited = { ...flags, voluntary_reveal_max: max };
    const t = table({ at: [], x: 74, flags: limited, more: { voluntaryUsed: 1 } });
    if (max === 2) t.travel('underground 46', {});
    else {
      expect(t.view('x').own?.mayShow).toBe(false);
      expect(t.refuse('x', travel('underground 46', {}))).toEqual({
        code: 'VOLUNTARY_REVEAL_NOT_NOW',
      });
    }
  });

  it('SYC-14 each reveal of his own will counts, a forced one does not', () => {
    const t = table({ at: [], x: 74, log: 2, flags: { ...flags, voluntary_reveal_max: 1 } });
    const round = () => {
      t.move('d1', t.state.detectives[0]?.stop === 175 ? 'taxi 162' : 'taxi 175');
      t.move('d2', t.state.detectives[1]?.stop === 17 ? 'taxi 29' : 'taxi 17');
      t.move('d3', t.state.detectives[2]?.stop === 7 ? 'taxi 6' : 'taxi 7');
    };
    t.travel('underground 46');
    round();
    t.travel('underground 74', {});
    round();
    expect(t.state.lastSeen).toEqual({ slot: 4, stop: 74 });
    expect(t.refuse('x', travel('taxi 58', {}))).toEqual({ code: 'VOLUNTARY_REVEAL_NOT_NOW' });
  });

  it('SYC-13 stepwise: he shows himself with leg 2, never with leg 1', () => {
    const t = table({ at: [], x: 74, flags: { ...flags, double_entry: 'stepwise' } });
    const shows = [...scotlandYardWithT.legalActions(t.state, 'x')].filter(
      (action) => action.type === 'travel' && action.double === true && action.show !== undefined,
    );
    expect(shows).toEqual([]);
    t.play('x', declareDouble('taxi 58'));
    t.travel('taxi 74', { d1: 'taxi' });
    expect(t.view(TABLE).x.pawn).toBe(74);
  });

  it('SYC-14 with its own command it is always too late', () => {
    const t = table({ at: [], x: 74, flags });
    t.travel('underground 46');
    for (const seat of ['x', 'h1', REFEREE]) {
      expect(t.refuse(seat, { type: 'show', take: {} })).toEqual({
        code: 'VOLUNTARY_REVEAL_NOT_NOW',
      });
    }
  });
});

describe('what', () => {
  it.each([
    ['a kind he has none of', { d1: 'bus' }],
    ['black', { d1: 'black' }],
    ['a double card', { d1: 'double' }],
    ['a kind that does not exist', { d1: 'tram' }],
    ['a ticket of nobody', { d7: 'taxi' }],
    ['a ticket of his own', { x: 'taxi' }],
    ['one good and one bad', { d2: 'taxi', d1: 'underground' }],
  ])('SYC-15 taking %s is invalid', (_name, show) => {
    const t = table({ at: [], tickets: [{ taxi: 1 }], x: 74, flags });
    expect(t.refuse('x', travel('underground 46', show as Record<string, string>))).toEqual({
      code: 'CONFISCATION_INVALID',
    });
  });

  it('SYC-15 kinds may differ, and any detective may be left out', () => {
    const t = table({ at: [], x: 74, flags });
    t.travel('underground 46', { d3: 'underground', d1: 'none' });
    expect(t.state.detectives.map(({ tickets }) => tickets.underground)).toEqual([4, 4, 3]);
    expect(t.state.x.tickets.underground).toBe(3);
    expect(t.notices(TABLE)).toContainEqual({
      type: 'confiscated',
      detective: 'd3',
      ticket: 'underground',
      to: 'x',
    });
  });

  it('SYC-15 the tickets go to the box where that was agreed', () => {
    const t = table({ at: [], x: 74, flags: { ...flags, voluntary_ticket_to: 'box' } });
    const { box } = t.state;
    t.travel('underground 46', { d1: 'taxi' });
    expect(t.state.box.taxi).toBe(box.taxi + 1);
    expect(t.state.x.tickets.taxi).toBe(4);
  });

  it('SYC-6 a ticket taken settles a loan, one that goes to the box does not', () => {
    const place = {
      variant: 'classic-1983',
      hunters: 5,
      at: [],
      x: 74,
      xTickets: { underground: 0 },
      log: [1, 2, 3].map((stop) => slot('underground', stop)),
    } as const;
    for (const to of ['x', 'box'] as const) {
      const t = table({ ...place, flags: { ...flags, voluntary_ticket_to: to } });
      t.travel('underground 46', { d1: 'underground' });
      expect(t.state.loans.underground).toBe(to === 'x' ? 0 : 1);
      const told = t.notices(TABLE).find(({ type }) => type === 'confiscated');
      expect(told).toEqual({
        type: 'confiscated',
        detective: 'd1',
        ticket: 'underground',
        to,
        ...(to === 'x' ? { settled: true } : {}),
      });
      expect(t.state.x.tickets.underground).toBe(0);
      expect(t.state.box.underground).toBe(to === 'x' ? 0 : 1);
    }
  });

  it('SYC-13 every way to show himself is listed, and none that would be refused', () => {
    const t = table({ at: [], tickets: [{ taxi: 1 }, {}, { taxi: 1, bus: 1 }], x: 74, flags });
    const shows = [...scotlandYardWithT.legalActions(t.state, 'x')].flatMap((action) =>
      action.type === 'travel' && action.legs.length === 1 && action.legs[0]?.stop === 94
        ? [JSON.stringify(action.show)]
        : [],
    );
    // By bus and by black, each without a reveal or with none or one of d1's and none or one of d3's.
    expect(shows).toHaveLength(2 * (1 + 2 * 3));
    expect(new Set(shows).size).toBe(1 + 2 * 3);
  });
});
