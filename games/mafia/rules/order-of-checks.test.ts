import { describe, expect, it } from 'vitest';
import { mafia } from './game.js';
import {
  BLUE,
  CONFIRM,
  choose,
  exchange,
  GREEN,
  lay,
  move,
  newTable,
  open,
  PASS,
  plan,
  RED,
  REFEREE,
  ransom,
  table,
  vote,
  WITHDRAW,
  YELLOW,
} from '../test/table.js';
import { type Action, REFUSAL_CODES } from './types.js';

const OF_SEATS: readonly Action[] = [
  ...[exchange(), lay([]), open('A1'), choose('air'), move('blue-1'), PASS, ransom('blue-1')],
  ...[CONFIRM, WITHDRAW, vote(), plan({ moves: [] })],
  ...([
    { type: 'readCards', cards: [] },
    { type: 'peek', quarter: 'A1' },
    { type: 'give', to: RED, sum: 10 },
    { type: 'several', actions: [{}, {}] },
  ] as const),
];

/** Of several faults the first one in the order of MF-103 is named. */
describe('the order of the checks [MF-103]', () => {
  it('what cannot be read', () => {
    for (const wrong of [null, 7, {}, { type: 'fly' }, { type: 'open' }, { type: 'plan' }]) {
      expect(mafia.parseAction(wrong)).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    }
  });

  it('the state of the game: before the start and after the end', () => {
    const before = newTable();
    const after = table();
    after.send(REFEREE, { kind: 'abandon' });
    for (const action of OF_SEATS) {
      expect(before.refuse(BLUE, action)).toBe('GAME_NOT_STARTED');
      expect(after.refuse(BLUE, action)).toBe('GAME_OVER');
    }
    for (const action of [
      { type: 'scan', code: 'A1' },
      { type: 'correctCard', card: 'x' },
      { type: 'expire', step: 0 },
      { type: 'standIn', seat: BLUE, step: 0 },
    ] as const) {
      expect(before.refuse(REFEREE, action)).toBe('GAME_NOT_STARTED');
      expect(after.refuse(REFEREE, action)).toBe('GAME_OVER');
    }
    expect(table().refuse(BLUE, { type: 'configure', flags: {} })).toBe('OPTION_LOCKED');
  });

  it('the seat before the phase', () => {
    const t = table().passAll();
    for (const action of OF_SEATS) expect(t.refuse(REFEREE, action)).toBe('NOT_YOUR_TURN');
    expect(t.refuse(BLUE, { type: 'deal' })).toBe('NOT_YOUR_TURN');
    expect(t.refuse(BLUE, { type: 'correctCard', card: 'x' })).toBe('NOT_YOUR_TURN');
  });

  it('the phase before the own state, the turn and what is named', () => {
    const play = table({ clans: { red: { passed: true, confirmed: true } } });
    expect(play.refuse(RED, exchange('x'))).toBe('PHASE_WRONG');
    expect(play.refuse(RED, lay([{ quarter: 'x', card: 'x' }]))).toBe('PHASE_WRONG');
    expect(play.refuse(RED, ransom('x'))).toBe('RANSOM_CLOSED');
    expect(play.refuse(RED, CONFIRM)).toBe('PHASE_WRONG');
    const later = table({ clans: { red: { passed: true } } }).passAll();
    for (const action of [open('x'), choose('x'), move('x'), PASS]) {
      expect(later.refuse(RED, action)).toBe('PHASE_WRONG');
    }
    const swapping = newTable({ flags: { pacing: 'forum' } }).deal();
    expect(swapping.refuse(RED, plan({ layout: [] }))).toBe('PHASE_WRONG');
  });

  it('the own state before the turn', () => {
    const t = table({
      clans: { red: { passed: true } },
      city: { B4: 'buyer', D1: 'buyer', D2: 'buyer', C3: 'theft' },
    });
    for (const action of [open('A1'), move('x'), PASS]) expect(t.refuse(RED, action)).toBe('PASSED');
    for (const action of [open('A1'), move('x'), PASS]) {
      expect(t.refuse(GREEN, action)).toBe('NO_ACTION_LEFT');
    }
    const swapping = newTable().deal();
    swapping.play(BLUE, exchange());
    expect(swapping.refuse(BLUE, exchange('x'))).toBe('EXCHANGE_DONE');
    const closing = table({ clans: { blue: { confirmed: true } } }).passAll();
    expect(closing.refuse(BLUE, ransom('x'))).toBe('ROUND_CONFIRMED');
  });

  it('the turn before a choice that is due and before what is named', () => {
    const t = table({ city: { A1: 'pistol closed', B1: 'buyer closed' } });
    expect(t.refuse(YELLOW, open('A1'))).toBe('NOT_YOUR_TURN');
    t.open('A1');
    for (const action of [open('A1'), move('red-1'), choose('x'), PASS]) {
      expect(t.refuse(YELLOW, action)).toBe('NOT_YOUR_TURN');
    }
    const swapping = newTable({ variant: 'authors1992' }).bring(BLUE).deal();
    expect(swapping.refuse(YELLOW, exchange('x'))).toBe('EXCHANGE_ORDER');
    while (swapping.state.phase === 'exchange') {
      swapping.play(swapping.state.clans[BLUE].swapped === null ? BLUE : next(swapping), exchange());
    }
    expect(swapping.refuse(YELLOW, lay([{ quarter: 'x', card: 'x' }]))).toBe('LAYOUT_ORDER');
  });

  it('a choice that is due before possession', () => {
    const t = table({ city: { A1: 'pistol closed', B1: 'buyer closed' } });
    t.open('A1');
    for (const action of [open('B2'), open('A1'), move('red-1'), PASS]) {
      expect(t.refuse(BLUE, action)).toBe('CHOICE_REQUIRED');
    }
  });

  it('possession before the target, the target before funds', () => {
    const t = table({ city: { C1: 'buyer', A1: 'buyer' } });
    expect(t.refuse(BLUE, open('C1'))).toBe('NOT_YOUR_CARD');
    expect(t.refuse(BLUE, move('red-1'))).toBe('PRISONER_NOT_YOURS');
    const paying = table({ variant: 'authors1992', prison: { 'yellow-1': '60' } }).passAll();
    expect(paying.refuse(BLUE, ransom('nobody'))).toBe('PRISONER_UNKNOWN');
    expect(paying.refuse(BLUE, ransom('yellow-2'))).toBe('RANSOM_NOT_ALLOWED');
    expect(paying.refuse(BLUE, ransom('red-2'))).toBe('PRISONER_UNKNOWN');
    const alone = table({ flags: { ransom_for: 'owner' } }).passAll();
    expect(alone.refuse(BLUE, ransom('red-2'))).toBe('RANSOM_NOT_ALLOWED');
    expect(alone.refuse(BLUE, ransom('blue-2'))).toBe('PRISONER_UNKNOWN');
    expect(paying.refuse(BLUE, ransom('yellow-1'))).toBe('RANSOM_NOT_ALLOWED');
    expect(paying.refuse(YELLOW, ransom('yellow-1'))).toBe('INSUFFICIENT_FUNDS');
  });

  it('codes are listed once, in their order', () => {
    expect(new Set(REFUSAL_CODES).size).toBe(REFUSAL_CODES.length);
    expect(mafia.codes).toBe(REFUSAL_CODES);
  });
});

function next(t: ReturnType<typeof newTable>) {
  const [seat = BLUE] = t.toAct;
  return seat;
}
