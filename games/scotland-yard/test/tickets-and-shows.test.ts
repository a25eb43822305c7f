import { describe, expect, it } from 'vitest';
import { replayRows } from '../rules/audit.js';
import { BOARDS } from '../rules/board.js';
import { PRESETS } from '../rules/flags.js';
import { slot } from './position.js';
import { tableWithStarts, eventTexts, TABLE, table, travel } from './table.js';
import { VARIANTS } from '../rules/types.js';

const BOTH = ['modern', 'classic-1983'] as const;

describe('scenarios of tickets', () => {
  it('SY-S39 X uses what he was given (modern) [SY-29 SY-30]', () => {
    const place = { at: [74], x: 58, xTickets: { bus: 0 } } as const;
    const without = table({ ...place, at: [153], round: 6 });
    expect(without.refuse('x', travel('bus 74'))).toEqual({ code: 'TICKET_NOT_HELD' });
    const given = table({ ...place, round: 5, phase: 'detectives' });
    given.move('d1', 'bus 94');
    given.move('d2', 'taxi 162');
    given.move('d3', 'taxi 29');
    expect(given.state.x.tickets.bus).toBe(1);
    given.travel('bus 74');
    expect(given.state.x.tickets.bus).toBe(0);
  });

  it('SY-S40 unlimited tickets and a loan (classic) [SYC-4 SYC-6]', () => {
    const t = table({
      variant: 'classic-1983',
      hunters: 5,
      at: [89, 153, 17, 188, 7],
      x: 74,
      xTickets: { underground: 0 },
      log: [1, 2, 3].map((stop) => slot('underground', stop)),
    });
    t.travel('underground 46');
    expect(t.notices(TABLE)[0]).toEqual({
      type: 'legTaken',
      slot: 4,
      ticket: 'underground',
      from: 'substitute',
    });
    expect(t.view(TABLE).x.loans.underground).toBe(1);
    expect(t.view(TABLE).log[3]).toEqual({ ticket: 'underground', loan: true });
    t.move('d1', 'underground 128');
    expect(t.notices(TABLE)).toContainEqual(expect.objectContaining({ settled: true }));
    expect(t.state.loans.underground).toBe(0);
    expect(t.state.x.tickets.underground).toBe(0);
    expect(t.view(TABLE).log[3]).toEqual({ ticket: 'underground' });
  });
});

describe('scenarios of the voluntary reveal', () => {
  const on = { variant: 'classic-1983', flags: { voluntary_reveal: true } } as const;

  it('SY-S45 X shows himself and takes a ticket from each (classic) [SYC-13 SYC-14 SYC-15]', () => {
    const t = table({
      ...on,
      at: [],
      tickets: [{ taxi: 6 }, { underground: 1 }, {}],
      x: 74,
      log: 4,
    });
    const events = t.travel('underground 46', { d1: 'taxi', d2: 'underground' });
    expect(eventTexts(events).slice(0, 4)).toEqual(['slot 5: underground', 'X on 46', 'confiscated', 'confiscated']);
    expect(t.state.detectives.map(({ tickets }) => tickets)).toEqual([
      { taxi: 5, bus: 0, underground: 0 },
      { taxi: 0, bus: 0, underground: 0 },
      { taxi: 0, bus: 0, underground: 0 },
    ]);
    expect(t.state.x.tickets).toMatchObject({ taxi: 5, underground: 3 });
    expect(t.view(TABLE).x.pawn).toBe(46);
    t.move('d1', 'taxi 162');
    expect(t.view(TABLE).x.pawn).toBe(46);
    t.travel('taxi 61');
    expect(t.view(TABLE).x.pawn).toBeNull();
  });

  it.each(VARIANTS)('SY-S46 a voluntary reveal is off by default, %s [SYC-13]', (variant) => {
    const t = table({ variant, at: [], x: 74, log: 4 });
    expect(t.refuse('x', travel('underground 46', {}))).toEqual({
      code: 'VOLUNTARY_REVEAL_DISABLED',
    });
  });

  it('SY-S46 a voluntary reveal is refused at the wrong moment [SYC-14 SYC-15 SY-10]', () => {
    const due = table({ ...on, at: [], x: 74, log: 7 });
    expect(due.refuse('x', travel('underground 46', {}))).toEqual({
      code: 'VOLUNTARY_REVEAL_NOT_NOW',
    });
    const t = table({ ...on, at: [], tickets: [{ taxi: 1 }], x: 74, log: 4 });
    expect(t.refuse('x', travel('underground 46', { d1: 'bus' }))).toEqual({
      code: 'CONFISCATION_INVALID',
    });
    for (const seat of ['h1', 'referee', 'x']) {
      const set = { type: 'configure', flags: { voluntary_reveal: false } } as const;
      expect(t.refuse(seat, set)).toEqual({ code: 'OPTION_LOCKED' });
    }
  });
});

describe.each(BOTH)('scenarios of checking, %s', (variant) => {
  it('SY-S48 replay [SY-61 CM-14]', () => {
    const rows = [
      { ticket: 'bus', stop: 74, shown: false },
      { ticket: 'taxi', stop: 58, shown: false },
      { ticket: 'bus', stop: 74, shown: true },
      { ticket: 'underground', stop: 46, shown: false },
    ];
    const board = BOARDS.london[PRESETS[variant].board_edition];
    const verdicts = replayRows(board, PRESETS[variant], 94, rows).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['OK', 'OK', 'OK', 'OK']);
    const paper = tableWithStarts({ variant, hunters: 3 }, [13, 26, 29], 94);
    paper.play('referee', {
      type: 'paperLog',
      rows: [
        { ticket: 'bus', stop: 74 },
        { ticket: 'taxi', stop: 94 },
      ],
      result: 'X_ESCAPED',
    });
    expect(paper.view(TABLE).end).toMatchObject({
      code: 'X_ESCAPED',
      report: [{ verdict: 'OK' }, { slot: 2, ticket: 'taxi', stop: 94, verdict: 'NO_CONNECTION' }],
    });
  });

  it("SY-S49 X's rejections are silent [CM-2 CM-7]", () => {
    const place = { variant, at: [46], x: 74 } as const;
    const tried = table(place);
    for (const legs of ['underground 46', 'taxi 200', 'gondola 58', 'bus 92', 'black 194']) {
      expect(tried.refuse('x', travel(legs)).code).toBeTypeOf('string');
    }
    const straight = table(place);
    tried.travel('bus 58');
    straight.travel('bus 58');
    expect(tried.feed(TABLE)).toEqual(straight.feed(TABLE));
    expect(tried.view(TABLE)).toEqual(straight.view(TABLE));
    expect(tried.match).toEqual(straight.match);
  });
});
