import { describe, expect, it } from 'vitest';
import { TABLE, table, ticketsOfText, travel } from './table.js';
import { kindOf } from '../rules/tickets.js';

const SERVER = { hand_source: 'server' } as const;

describe("scenarios of X's turn", () => {
  it('MX-S04 an ordinary move [MX-17 MX-18 MX-19]', () => {
    const t = table({ board: 'EU', x: 164, log: 3, hand: 'train/M, 7 car/F' });
    t.travel('train/M 137');
    expect(t.view(TABLE).slots[3]).toEqual({
      faceDown: false,
      double: 0,
      ticket: 'train/magnifier',
    });
    expect(t.view('x').slots[3]?.stop).toBe(137);
    expect(t.view('x').own?.stop).toBe(137);
    expect(JSON.stringify(t.feed(TABLE))).not.toContain('137');
  });

  it('MX-S05 the wrong transport [MX-2 MX-17]', () => {
    const t = table({ x: 301, hand: 'train/M' });
    expect(t.refuse('x', travel('train/M 302'))).toEqual({ code: 'NO_CONNECTION' });
  });

  it("MX-S06 the seed's double [MX-23 MX-29]", () => {
    const t = table({
      board: 'EU',
      flags: SERVER,
      x: 194,
      round: 4,
      log: [195, 173, 164],
      at: [135, 111, 110, 174, 84],
      hand: '3 plane/F, train/M, car/B, 3 plane/M',
    });
    t.travel('train/M 137, car/B 136', 'double', '3 plane/F');
    expect(t.state.box).toHaveLength(3);
    expect(t.state.x.log.slice(3).map(({ ticket, stop }) => [ticket, stop])).toEqual([
      ['train/magnifier', 137],
      ['car/beacon', 136],
    ]);
    expect(t.state.x.hand).toHaveLength(3);
    const told = t.notices(TABLE);
    expect(told).toContainEqual({ type: 'specialPaid', special: 'double', count: 3 });
    expect(told.flatMap((told) => (told.type === 'legTaken' ? [told.ticket] : []))).toEqual([
      'train/magnifier',
      'car/beacon',
    ]);
    t.draw('x');
    expect(t.state.x.hand).toHaveLength(8);
  });

  it('MX-S08 a double with two footprints [MX-23]', () => {
    const t = table({ x: 301, hand: '2 car/F, car/S, 5 car/M' });
    const legs = 'car/M 302, car/M 303';
    expect(t.refuse('x', travel(legs, 'double', '2 car/F'))).toEqual({ code: 'SPECIAL_COUNT' });
    expect(t.refuse('x', travel(legs, 'double', '2 car/F, car/S'))).toEqual({
      code: 'SPECIAL_SYMBOL',
    });
  });

  it('MX-S10 a secret trip [MX-25 MX-26 MX-27]', () => {
    const t = table({ board: 'EU', x: 164, log: 3, hand: '3 plane/S, car/B' });
    t.travel('car/B 137', 'secret', '3 plane/S');
    expect(t.state.box).toHaveLength(3);
    expect(t.state.x.stop).toBe(137);
    const told = t.notices(TABLE);
    expect(told).toContainEqual({ type: 'specialPaid', special: 'secret', count: 3 });
    expect(told).toContainEqual({
      type: 'legTaken',
      slot: 4,
      ticket: null,
      faceDown: true,
      double: 0,
    });
    expect(JSON.stringify(told)).not.toMatch(/137|car|train/);
    expect(t.view(TABLE).slots[3]).toEqual({ faceDown: true, double: 0 });
  });

  it('MX-S11 a secret trip without a line [MX-26]', () => {
    const t = table({ x: 301, hand: '3 plane/S, car/B' });
    expect(t.refuse('x', travel('car/B 304', 'secret', '3 plane/S'))).toEqual({
      code: 'NO_CONNECTION',
    });
  });

  it('MX-S12 no combination [MX-22]', () => {
    const t = table({ x: 301, hand: '3 car/F, 3 car/S, 2 car/M' });
    const legs = ticketsOfText('2 car/M').map((ticket, i) => ({
      ticket,
      stop: 302 + i,
      ...(i === 1 ? { faceDown: true } : {}),
    }));
    const pay = ticketsOfText('3 car/F');
    expect(t.refuse('x', { type: 'travel', legs, special: 'double', pay })).toEqual({
      code: 'SPECIAL_ALREADY_USED',
    });
  });

  it('MX-S13 X onto a detective [MX-21]', () => {
    const place = { x: 303, at: [302], hand: 'car/M' };
    expect(table(place).refuse('x', travel('car/M 302'))).toEqual({ code: 'X_STOP_OCCUPIED' });
    const t = table({ ...place, flags: { x_onto_detective: 'caught' } });
    t.travel('car/M 302');
    expect(t.code).toBe('CAUGHT');
  });

  it('MX-S14 X in round 1 [MX-22]', () => {
    const t = table({ x: 301, round: 1, hand: '3 car/F, 2 car/M' });
    t.travel('car/M 302, car/M 303', 'double', '3 car/F');
    expect(t.state.x.stop).toBe(303);
  });

  it('MX-S39 the twenty-fifth move [MX-56 MX-58 MX-59]', () => {
    const log = Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? 303 : 302));
    const at = [301, 310, 309, 308, 307];
    const t = table({ x: 302, log, at, hand: 'car/B', round: 25 });
    const before = t.view(TABLE);
    expect(before.slots[23]?.stop).toBeUndefined();
    expect(before.x.pawn).toBeNull();
    t.travel('car/B 306');
    expect(t.notices(TABLE)).toContainEqual({
      type: 'openLegTaken',
      leg: 25,
      ticket: 'car/beacon',
      double: 0,
      stop: 306,
      pawnAppears: true,
    });
    expect(t.view(TABLE).x.pawn).toBe(306);
    expect(t.state.discard).toEqual(['car/beacon']);
    expect(t.view(TABLE).slots).toHaveLength(24);
  });

  it('MX-S41 a swap of eight [MX-30]', () => {
    const t = table({ x: 301, flags: SERVER, hand: '2 train/S, 6 plane/M' });
    t.play('x', { type: 'swap' });
    expect(t.state.discard.map(kindOf).sort()).toEqual([...ticketsOfText('6 plane/M, 2 train/S')].sort());
    expect(t.state.x.hand).toHaveLength(8);
    expect(t.state.phase).toBe('x_move');
    expect(t.notices(TABLE)).toContainEqual({ type: 'swapped', count: 8 });
  });
});
