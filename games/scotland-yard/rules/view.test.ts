import { describe, expect, it } from 'vitest';
import { newTable, REFEREE, tableWithStarts, TABLE, table, travel } from '../test/table.js';
import { type Flags, VARIANTS } from './types.js';

const VIEWERS = [TABLE, 'h1', 'h2', 'h3'];

describe('what the public sees', () => {
  it('SY-27 SY-11 round and slots filled are public numbers of their own', () => {
    const t = table({ at: [], x: 74, round: 1 });
    t.travel('taxi 58, taxi 74');
    expect(t.view(TABLE)).toMatchObject({ round: 1, slotsTotal: 24, phase: 'detectives' });
    expect(t.view(TABLE).log).toHaveLength(2);
  });

  it.each([true, false])('SY-32 counts of X public: %s', (shown) => {
    const t = table({ at: [], x: 74, flags: { x_ticket_counts_public: shown } });
    const all = { taxi: 4, bus: 3, underground: 3, black: 3, double: 2 };
    for (const viewer of VIEWERS) {
      expect(t.view(viewer).x.tickets).toEqual(shown ? all : { black: 3, double: 2 });
    }
    expect(t.view('x').x.tickets).toEqual(all);
    t.send(REFEREE, { kind: 'abandon' });
    expect(t.view(TABLE).x.tickets).toEqual(all);
  });

  it('SY-6 SY-31 box and kits are public', () => {
    const { box, detectives } = newTable({ hunters: 4 }).view(TABLE);
    expect(box).toEqual({ taxi: 10, bus: 8, underground: 4, black: 1, double: 0 });
    expect(detectives.map(({ tickets }) => tickets.taxi)).toEqual([10, 10, 10, 10]);
  });

  it('SY-8 SY-25 SY-51 the same public game with X elsewhere looks the same to all but X', () => {
    const here = table({ at: [153], x: 58 });
    const there = table({ at: [153], x: 94 });
    here.travel('taxi 74');
    there.travel('taxi 93');
    for (const viewer of VIEWERS) {
      expect(here.view(viewer)).toEqual(there.view(viewer));
      expect(here.feed(viewer)).toEqual(there.feed(viewer));
    }
    expect(here.view('x')).not.toEqual(there.view('x'));
  });

  it('SY-30 the warning that a fare may run out is for X alone', () => {
    const place = {
      at: [],
      x: 46,
      xTickets: { taxi: 0, bus: 0, underground: 1, black: 0 },
    } as const;
    for (const shown of [true, false]) {
      const t = table({ ...place, flags: { x_ticket_counts_public: shown } });
      expect(t.view('x').own?.warnings).toContain('FARE_MAY_RUN_OUT');
      expect(t.view('x').own?.risky).toContainEqual({ ticket: 'underground', stop: 74 });
      expect(JSON.stringify(t.view(TABLE))).not.toMatch(/FARE_MAY|risky/);
    }
    const rich = table({ at: [], x: 46 });
    expect(rich.view('x').own).toMatchObject({ warnings: [], risky: [] });
  });

  it('SY-35 SYC-10 SY-57 X is warned of reveals, of his last black ticket, of the last round', () => {
    const warned = (place: object) => table({ at: [], x: 74, ...place }).view('x').own?.warnings;
    expect(warned({ log: 2 })).toEqual(['REVEAL_NEXT']);
    expect(warned({ log: 1 })).toEqual(['REVEAL_SECOND']);
    expect(warned({ xTickets: { black: 0 } })).toEqual(['BLACK_NONE_LEFT']);
    expect(warned({ log: 21, round: 22 })).toEqual(['LAST_ROUND']);
    const flags: Partial<Flags> = { limit: { unit: 'slot', count: 22 } };
    expect(warned({ log: 21, round: 20, flags })).toEqual(['LAST_ROUND']);
  });

  it('SY-60 a cover over log and own part is enough: the rest of X’s page is public', () => {
    const t = tableWithStarts({ hunters: 3 }, [13, 26, 29], 94);
    t.travel('bus 74');
    const { own, log, ...rest } = t.view('x');
    const { own: none, log: open, ...table } = t.view(TABLE);
    expect(own?.stop).toBe(74);
    expect(log).toEqual([{ ticket: 'bus', stop: 74 }]);
    expect(none).toBeNull();
    expect(open).toEqual([{ ticket: 'bus' }]);
    expect(rest).toEqual(table);
  });

  it('CM-1 the log names every pawn, ticket and card that people must move', () => {
    const t = table({ variant: 'classic-1983', at: [153, 139, 29], x: 58, log: 1 });
    t.travel('taxi 74, underground 46');
    t.move('d1', 'bus 154');
    expect(t.notices(TABLE)).toEqual([
      { type: 'doublePlayed', goesTo: 'left_neighbour' },
      { type: 'legTaken', slot: 2, ticket: 'taxi', double: 1 },
      { type: 'legTaken', slot: 3, ticket: 'underground', double: 2 },
      { type: 'revealed', slot: 3, stop: 46, why: 'due' },
      { type: 'moved', detective: 'd1', ticket: 'bus', from: 153, to: 154 },
    ]);
    // A board that disagrees is put right from the list of stops.
    expect(t.view(TABLE).detectives.map(({ stop }) => stop)).toEqual([154, 139, 29]);
  });

  it('CM-8 the public log holds each kind of public event', () => {
    const t = tableWithStarts({ hunters: 3 }, [13, 26, 29], 94);
    t.travel('bus 74');
    t.move('d1', 'taxi 24');
    t.play('h2', { type: 'audit' });
    expect(t.notices(TABLE).map(({ type }) => type)).toEqual([
      'startRegistered',
      'startRegistered',
      'startRegistered',
      'xReady',
      'roundOpened',
      'legTaken',
      'moved',
      'audited',
    ]);
  });

  it('CM-7 a whole turn of X is one batch; its size does not depend on the stop', () => {
    const far = table({ at: [153], x: 94 });
    const near = table({ at: [153], x: 5 });
    far.travel('taxi 95, taxi 122');
    near.travel('taxi 15, taxi 5');
    expect(far.batches).toHaveLength(1);
    expect(JSON.stringify(far.feed(TABLE))).toBe(JSON.stringify(near.feed(TABLE)));
    expect(JSON.stringify(far.view(TABLE))).toBe(JSON.stringify(near.view(TABLE)));
  });

  it('CM-6 the same command at the same point gets the same answer', () => {
    for (const legs of ['taxi 74', 'taxi 199', 'bus 74, bus 58']) {
      const answers = [1, 2].map(() => table({ at: [], x: 58 }).send('x', { kind: 'act', action: travel(legs) }));
      expect(answers[0]).toEqual(answers[1]);
    }
  });

  it.each(VARIANTS)('SYC-18 colours are theme: no view and no rule knows them, %s', (variant) => {
    const plain = table({ variant, at: [], x: 74, flags: { theme: {} } });
    const bright = table({ variant, at: [], x: 74, flags: { theme: { taxi: 'pink' } } });
    plain.travel('taxi 58');
    bright.travel('taxi 58');
    expect(bright.view('x')).toEqual(plain.view('x'));
    expect(bright.feed(TABLE)).toEqual(plain.feed(TABLE));
  });
});
