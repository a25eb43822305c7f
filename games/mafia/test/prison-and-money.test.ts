import { describe, expect, it } from 'vitest';
import type { TestPosition } from './position.js';
import { BLUE, choose, GREEN, move, PASS, RED, ransom, TABLE, table, YELLOW } from './table.js';

const ransoming = { more: { phase: 'ransom', turn: null }, spare: false } as const;

describe('prison moves', () => {
  it('MF-S28 to freedom, each once in a round [MF-66 MF-70]', () => {
    const t = table({ prison: { 'blue-1': '10', 'blue-2': '30' } });
    t.play(BLUE, move('blue-1'));
    expect(t.where('blue-1')).toBe('home');
    t.turnTo(BLUE).play(BLUE, move('blue-2'));
    expect(t.where('blue-2')).toBe('20');
    t.turnTo(BLUE);
    expect(t.refuse(BLUE, move('blue-2'))).toBe('PRISONER_MOVED');
    expect(t.view(TABLE).clans[0]?.hand).toBe(0);
    expect(t.toldTypes(TABLE)).not.toContain('dealt');
  });

  it('MF-S29 a collision [MF-68]', () => {
    const t = table({ prison: { 'blue-1': '40', 'green-1': '30' } });
    t.play(BLUE, move('blue-1'));
    expect([t.where('blue-1'), t.where('green-1')]).toEqual(['20', '40']);
    t.turnTo(GREEN).play(GREEN, move('green-1'));
    expect(t.where('green-1')).toBe('30');
  });

  it.each([
    ['mover', ['10', '40', '30']],
    ['none', ['20', '40', '20']],
  ] as const)('MF-S30 a chain of collisions, %s [MF-69]', (collision_chain, places) => {
    const prison = { 'blue-1': '40', 'green-1': '30', 'red-1': '20' };
    const t = table({ flags: { collision_chain }, prison });
    t.play(BLUE, move('blue-1'));
    expect(Object.keys(prison).map((figure) => t.where(figure))).toEqual(places);
  });

  it('MF-S32 jailed in this round [MF-67]', () => {
    const t = table({
      city: { B3: 'theft 100', C3: 'prosecutor closed' },
      turn: GREEN,
    });
    t.open('C3');
    expect(t.where('red-1')).toBe('100');
    t.turnTo(RED);
    expect(t.refuse(RED, move('red-1'))).toBe('PRISONER_NEW');
  });

  it('MF-S33 death row [MF-71]', () => {
    const t = table({
      city: { B2: 'escape closed' },
      prison: { 'red-1': 'death-row', 'blue-1': '60' },
      balances: { red: 300 },
      turn: RED,
    });
    expect(t.refuse(RED, move('red-1'))).toBe('DEATH_ROW_LOCKED');
    t.later('B2');
    expect(t.refuse(YELLOW, choose('red-1'))).toBe('DEATH_ROW_LOCKED');
    t.play(YELLOW, choose('nobody'));
    t.passAll();
    t.play(RED, ransom('red-1'));
    expect(t.where('red-1')).toBe('home');
    expect(t.balances).toEqual([0, 0, 0, 300]);
  });

  it('MF-S64 two share a cell [MF-65]', () => {
    const t = table({
      city: { B2: 'robbery 200', C3: 'prosecutor closed' },
      prison: { 'yellow-1': '200' },
      turn: GREEN,
    });
    t.open('C3');
    expect([t.where('yellow-1'), t.where('yellow-2')]).toEqual(['200', '200']);
  });

  it('MF-S65 death row costs a card and moves nobody [MF-67 MF-71]', () => {
    const t = table({
      prison: { 'red-1': '60', 'red-2': 'death-row' },
      more: { phase: 'deal', round: 1, turn: null },
      spare: false,
    });
    t.deal();
    expect(t.state.clans[RED].hand).toHaveLength(2);
    t.layAll();
    t.turnTo(RED);
    const moves = t.legal(RED).filter(({ type }) => type === 'open' || type === 'movePrisoner');
    expect(moves).toHaveLength(3);
  });
});

describe('ransom', () => {
  it.each([
    ['online2015', undefined],
    ['authors1992', 'RANSOM_NOT_ALLOWED'],
  ] as const)('MF-S40 for an opponent, %s [MF-76]', (variant, code) => {
    const place: TestPosition = {
      variant,
      prison: { 'yellow-1': '30' },
      balances: { blue: 50 },
      ...ransoming,
    };
    const t = table(place);
    if (code !== undefined) {
      expect(t.refuse(BLUE, ransom('yellow-1'))).toBe(code);
      return;
    }
    t.play(BLUE, ransom('yellow-1'));
    expect(t.balances).toEqual([20, 30, 0, 0]);
    expect(t.where('yellow-1')).toBe('home');
  });

  it('MF-S41 money received counts at once [MF-77]', () => {
    const t = table({
      prison: { 'red-1': '100', 'yellow-1': '120' },
      balances: { red: 90, yellow: 120 },
      ...ransoming,
    });
    expect(t.refuse(RED, ransom('red-1'))).toBe('INSUFFICIENT_FUNDS');
    t.play(YELLOW, ransom('yellow-1'));
    expect(t.balances[2]).toBe(210);
    t.play(RED, ransom('red-1'));
    expect(t.balances).toEqual([0, 0, 110, 100]);
  });

  it('MF-S60 no gifts [MF-90]', () => {
    const t = table({ balances: { blue: 500 } });
    const give = { type: 'give', to: RED, sum: 100 } as const;
    expect(t.refuse(BLUE, give)).toBe('TRANSFER_FORBIDDEN');
    expect(table({ balances: { blue: 500 }, ...ransoming }).refuse(BLUE, give)).toBe('TRANSFER_FORBIDDEN');
  });
});

describe('an empty bank', () => {
  it('MF-S42 pays what it has [MF-82]', () => {
    const t = table({ bank: 60, balances: { yellow: 100 }, city: { A1: 'theft closed' } });
    expect(t.open('A1')).toContainEqual({
      ...{ type: 'paid', quarter: 'A1', sum: 100, frozen: false },
      sources: [
        { from: 'bank', sum: 60 },
        { from: YELLOW, sum: 40 },
      ],
    });
    expect(t.on('A1')?.money).toBe(100);
    expect(t.balances).toEqual([0, 60, 0, 0]);
    expect(t.state.lastRound).toBe(true);
  });

  it('MF-S43 in a deal, the Good first [MF-82]', () => {
    const t = table({
      ...{ bank: 100, balances: { yellow: 100 } },
      ...{ city: { A1: 'buyer', B2: 'good-parts closed' }, turn: YELLOW },
    });
    const paid = t.open('B2').flatMap((event) => (event.type === 'paid' ? [event] : []));
    expect(paid.map(({ quarter, sources }) => [quarter, sources])).toEqual([
      ['B2', [{ from: 'bank', sum: 80 }]],
      [
        'A1',
        [
          { from: 'bank', sum: 20 },
          { from: YELLOW, sum: 60 },
        ],
      ],
    ]);
  });

  const broke = {
    ...{ bank: 0, balances: 50, city: { B3: 'buyer', C3: 'good-parts closed' }, turn: GREEN },
    more: { lastRound: true },
  } as const;

  it('MF-S44 below zero [MF-81 MF-83]', () => {
    const t = table(broke);
    t.open('C3');
    expect(t.balances).toEqual([-30, 50, 50, -30]);
    t.passAll();
    expect(t.balances).toEqual([-30, 50, 130, 50]);
  });

  it('MF-S45 the other one of the clan pays [MF-83]', () => {
    const t = table({ ...broke, variant: 'authors1992' });
    const paid = t.open('C3').flatMap((event) => (event.type === 'paid' ? [event] : []));
    expect(paid.map(({ sources }) => sources)).toEqual([
      [
        { from: BLUE, sum: 50 },
        { from: RED, sum: 30 },
      ],
      [
        { from: GREEN, sum: 50 },
        { from: YELLOW, sum: 30 },
      ],
    ]);
    expect(t.balances).toEqual([0, 20, 20, 0]);
    t.passAll();
    expect(t.balances).toEqual([0, 20, 100, 80]);
  });

  it('MF-S46 ends the game after its round [MF-80 MF-84]', () => {
    const t = table({ bank: 100, city: { A1: 'theft closed' }, prison: { 'red-1': '30' } });
    t.open('A1');
    expect(t.state.bank).toBe(0);
    expect(t.state.lastRound).toBe(true);
    t.passAll().confirmAll();
    expect(t.code).toBe('BANK_EMPTY');
    expect(t.timers).toEqual([]);
    expect(t.where('red-1')).toBe('home');
    expect(t.balances).toEqual([100, 0, -30, 30]);
    expect(t.refuse(BLUE, PASS)).toBe('GAME_OVER');
  });

  it.each([
    ['authors1992', [0, 120, 430, 0]],
    ['online2015', [-70, 120, 500, 0]],
  ] as const)('MF-S47 settling, %s [MF-85 MF-86]', (variant, balances) => {
    const t = table({
      ...{ variant, bank: 0, balances: { blue: 50, red: 500 }, prison: { 'blue-1': '120' } },
      more: { lastRound: true },
    });
    t.passAll().confirmAll();
    expect(t.balances).toEqual(balances);
    expect(t.code).toBe('BANK_EMPTY');
  });

  it('MF-S49 each for himself [MF-89]', () => {
    const t = table({
      flags: { scoring: 'individual' },
      ...{ bank: 0, balances: { blue: 1800, yellow: 1100, red: 10, green: 1090 } },
      more: { lastRound: true },
    });
    t.passAll().confirmAll();
    const { end } = t.view(TABLE);
    expect(end?.places?.map(({ seat, place }) => [seat, place])).toEqual([
      [BLUE, 1],
      [YELLOW, 2],
      [GREEN, 3],
      [RED, 4],
    ]);
    expect(end?.winners).toEqual([BLUE]);
  });
});
