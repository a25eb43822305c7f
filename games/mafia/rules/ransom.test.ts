import { describe, expect, it } from 'vitest';
import { ransomPayee, shortfallPayer } from './money.js';
import type { TestPosition } from '../test/position.js';
import { BLUE, CONFIRM, GREEN, PASS, RED, ransom, TABLE, table, WITHDRAW, YELLOW } from '../test/table.js';
import { CLANS } from './types.js';

const ransoming: TestPosition = { more: { phase: 'ransom', turn: null }, spare: false };

describe('ransom', () => {
  it('after play, for a figure that was jailed in this round too [MF-73 MF-74]', () => {
    const t = table({ city: { A2: 'theft arrested' }, balances: { red: 100 } });
    expect(t.refuse(RED, ransom('red-1'))).toBe('RANSOM_CLOSED');
    t.passAll();
    const events = t.play(RED, ransom('red-1'));
    expect(events).toEqual([{ type: 'ransomed', seat: RED, figure: 'red-1', cell: 100, price: 100, payee: GREEN }]);
    expect(t.balances).toEqual([0, 0, 0, 100]);
  });

  it('goes to the next seat, while shortfalls come from it [MF-75 MF-81]', () => {
    const { flags } = table().state.options;
    expect(CLANS.map((seat) => ransomPayee(flags, seat))).toEqual([YELLOW, RED, GREEN, BLUE]);
    expect(CLANS.map((seat) => shortfallPayer(flags, seat))).toEqual([YELLOW, RED, GREEN, BLUE]);
    // The sum that a seat earned is paid by the next one: blue pays for green, yellow for blue.
    const t = table({
      ...{ bank: 0, balances: 100, more: { lastRound: true } },
      city: { D1: 'theft closed' },
      turn: GREEN,
    });
    t.open('D1');
    expect(t.balances).toEqual([0, 100, 100, 100]);
  });

  it('whom one may not buy out [MF-76 MF-77]', () => {
    const t = table({
      ...{ ...ransoming, variant: 'authors1992', balances: { blue: 50 } },
      prison: { 'red-1': '40', 'yellow-1': '10', 'blue-1': '60' },
    });
    expect(t.refuse(BLUE, ransom('green-1'))).toBe('RANSOM_NOT_ALLOWED');
    expect(t.refuse(BLUE, ransom('red-2'))).toBe('PRISONER_UNKNOWN');
    expect(t.refuse(BLUE, ransom('nobody'))).toBe('PRISONER_UNKNOWN');
    expect(t.refuse(BLUE, ransom('yellow-1'))).toBe('RANSOM_NOT_ALLOWED');
    expect(t.refuse(BLUE, ransom('blue-1'))).toBe('INSUFFICIENT_FUNDS');
    t.play(BLUE, ransom('red-1'));
    expect(t.where('red-1')).toBe('home');
    expect(t.balances).toEqual([10, 40, 0, 0]);
  });

  it('any number of them [MF-77]', () => {
    const t = table({
      ...{ ...ransoming, balances: { blue: 100 } },
      prison: { 'blue-1': '10', 'blue-2': '20', 'green-1': '30' },
    });
    for (const figure of ['blue-1', 'blue-2', 'green-1']) t.play(BLUE, ransom(figure));
    expect(t.balances).toEqual([40, 60, 0, 0]);
  });
});

describe('closing a round [MF-78]', () => {
  it('takes four confirmations, also with an empty prison', () => {
    const t = table().passAll();
    expect(t.toAct).toEqual([...CLANS]);
    for (const seat of [BLUE, YELLOW, RED]) t.play(seat, CONFIRM);
    expect(t.view(TABLE).clans.map(({ confirmed }) => confirmed)).toEqual([...[true, true, true, false]]);
    t.play(RED, WITHDRAW);
    expect(t.refuse(RED, WITHDRAW)).toBe('PHASE_WRONG');
    t.play(GREEN, CONFIRM);
    expect(t.state.phase).toBe('ransom');
    t.play(RED, CONFIRM);
    expect(t.state.phase).toBe('deal');
    expect(t.refuse(RED, WITHDRAW)).toBe('PHASE_WRONG');
  });

  it('a clan that has confirmed buys nobody out', () => {
    const t = table({ ...ransoming, prison: { 'red-1': '10' }, balances: { red: 10 } });
    t.play(RED, CONFIRM);
    expect(t.refuse(RED, ransom('red-1'))).toBe('ROUND_CONFIRMED');
    expect(t.refuse(RED, CONFIRM)).toBe('ROUND_CONFIRMED');
    t.play(RED, WITHDRAW);
    t.play(RED, ransom('red-1'));
    expect(t.balances[3]).toBe(10);
    expect(t.refuse(RED, PASS)).toBe('PHASE_WRONG');
  });
});
