import { describe, expect, it } from 'vitest';
import { matchTimers, TAKEBACK_TIMEOUT_MS } from '@mister-x/engine/core/match';
import { scotlandYardWithT } from '../test/boards.js';
import type { TestPosition } from '../test/position.js';
import { move, REFEREE, TABLE, table, travel } from '../test/table.js';
import type { Action } from './types.js';

const ask = { kind: 'takeback' } as const;
const agree = { kind: 'answer-takeback', agree: true } as const;
const decline = { kind: 'answer-takeback', agree: false } as const;
const playing: TestPosition = { at: [74, 153, 46], x: 1, phase: 'detectives' };

describe('x_consents', () => {
  it('CM-13 X is asked and agrees: the move never happened, the log keeps both', () => {
    const t = table(playing);
    const before = JSON.stringify(t.state);
    t.move('d1', 'bus 94');
    expect(t.takeback('h1')).toMatchObject({ mayAsk: true, asker: 'h1', open: null });
    expect(t.takeback('x').mayAsk).toBe(false);
    expect(t.send('h1', ask).ok).toBe(true);
    expect(t.takeback('x').open).toEqual({
      by: 'h1',
      of: 'x',
      yours: true,
      move: { type: 'moved', detective: 'd1', ticket: 'bus', from: 74, to: 94 },
    });
    expect(t.send('x', agree).ok).toBe(true);
    expect(JSON.stringify(t.state)).toBe(before);
    expect(t.feed(TABLE).map((line) => line.kind)).toEqual(['game', 'takeback-asked', 'taken-back']);
    expect(t.feed(TABLE)[1]).toEqual({ kind: 'takeback-asked', by: 'h1', of: 'x' });
    t.move('d1', 'taxi 58');
    expect(t.state.detectives[0]?.stop).toBe(58);
  });

  it('CM-13 X declines: nothing changes, and there is no second request', () => {
    const t = table(playing);
    t.move('d1', 'bus 94');
    const after = JSON.stringify(t.state);
    t.send('h1', ask);
    t.send('x', decline);
    expect(JSON.stringify(t.state)).toBe(after);
    expect(t.feed('h1').at(-1)).toMatchObject({
      kind: 'takeback-declined',
      code: 'TAKEBACK_DECLINED',
    });
    expect(t.refuseCommand('h1', ask)).toEqual({ code: 'TAKEBACK_NOT_NOW' });
  });

  it('CM-13 silence of 60 s is a no', () => {
    const t = table(playing);
    t.move('d1', 'bus 94');
    t.send('h1', ask);
    expect(TAKEBACK_TIMEOUT_MS).toBe(60_000);
    expect(matchTimers(scotlandYardWithT, t.match)).toMatchObject([{ ms: 60_000 }]);
    const timeout = { kind: 'takeback-timeout' } as const;
    expect(t.refuseCommand('h1', timeout)).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(t.send(REFEREE, timeout).ok).toBe(true);
    expect(t.state.detectives[0]?.stop).toBe(94);
    expect(t.refuseCommand(REFEREE, timeout)).toEqual({ code: 'TAKEBACK_NOT_NOW' });
  });

  it('CM-13 only once per turn, even after X agreed', () => {
    const t = table(playing);
    t.move('d1', 'bus 94');
    t.send('h1', ask);
    t.send('x', agree);
    t.move('d1', 'taxi 58');
    expect(t.takeback('h1').mayAsk).toBe(false);
    expect(t.refuseCommand('h1', ask)).toEqual({ code: 'TAKEBACK_NOT_NOW' });
    t.move('d2', 'taxi 139');
    expect(t.send('h2', ask).ok).toBe(true);
  });

  it('CM-13 only the hunter whose pawn moved last, and before any later command', () => {
    const t = table(playing);
    expect(t.refuseCommand('h1', ask)).toEqual({ code: 'TAKEBACK_NOT_NOW' });
    t.move('d1', 'bus 94');
    expect(t.refuseCommand('h2', ask)).toEqual({ code: 'TAKEBACK_NOT_NOW' });
    expect(t.refuseCommand('x', ask)).toEqual({ code: 'TAKEBACK_NOT_NOW' });
    t.move('d2', 'taxi 139');
    expect(t.refuseCommand('h1', ask)).toEqual({ code: 'TAKEBACK_NOT_NOW' });
  });

  it('CM-13 skips that followed by themselves are undone with the move', () => {
    const t = table({
      ...playing,
      board: 'T',
      at: [5, 3, 9],
      tickets: [undefined, { bus: 1 }, {}],
      x: 1,
    });
    const before = JSON.stringify(t.state);
    t.move('d1', 'taxi 6');
    expect(t.state.phase).toBe('x_turn');
    expect(t.send('h1', ask).ok).toBe(true);
    t.send('x', agree);
    expect(JSON.stringify(t.state)).toBe(before);
  });

  it('CM-13 also when X’s turn has opened, but not once X has moved', () => {
    const place: TestPosition = { ...playing, acted: 2 };
    const opened = table(place);
    opened.move('d3', 'taxi 61');
    expect(opened.state).toMatchObject({ phase: 'x_turn', round: 2 });
    expect(opened.send('h3', ask).ok).toBe(true);
    opened.send('x', agree);
    expect(opened.state).toMatchObject({ phase: 'detectives', round: 1 });
    const late = table(place);
    late.move('d3', 'taxi 61');
    late.travel('taxi 8');
    expect(late.refuseCommand('h3', ask)).toEqual({ code: 'TAKEBACK_NOT_NOW' });
  });

  it('CM-13 a move that ended the game cannot be taken back', () => {
    const t = table({ ...playing, at: [74], x: 46 });
    t.move('d1', 'underground 46');
    expect(t.takeback('h1')).toMatchObject({ mayAsk: false, asker: null });
    expect(t.refuseCommand('h1', ask)).toEqual({ code: 'GAME_OVER' });
  });

  it('CM-13 while a request is open every command but the answer waits', () => {
    const t = table({ ...playing, flags: { voluntary_reveal: true } });
    t.move('d1', 'bus 94');
    t.send('h1', ask);
    for (const [seat, action] of [
      ['h2', move('d2', 'taxi 139')],
      ['h2', { type: 'pass' }],
      ['x', travel('taxi 8')],
      ['x', { type: 'show', take: {} }],
      ['h1', { type: 'audit' }],
      ['h1', { type: 'configure', flags: {} }],
    ] satisfies [string, Action][]) {
      expect(t.refuse(seat, action)).toEqual({ code: 'PHASE_WRONG' });
    }
    expect(t.refuseCommand('h2', { kind: 'concede' })).toEqual({ code: 'PHASE_WRONG' });
    expect(t.refuseCommand('h2', agree)).toEqual({ code: 'TAKEBACK_NOT_NOW' });
    t.send('x', decline);
    t.move('d2', 'taxi 139');
  });

  it('CM-13 an answer nobody asked for is TAKEBACK_NOT_NOW', () => {
    const t = table(playing);
    expect(t.refuseCommand('x', agree)).toEqual({ code: 'TAKEBACK_NOT_NOW' });
  });

  it('CM-13 a chosen pass may be taken back too, and X never takes back', () => {
    const t = table({ ...playing, flags: { detective_pass: 'allowed' } });
    t.play('h1', { type: 'pass' });
    expect(t.send('h1', ask).ok).toBe(true);
    const own = table({ ...playing, phase: 'x_turn', at: [74] });
    own.travel('taxi 8');
    expect(own.refuseCommand('x', ask)).toEqual({ code: 'TAKEBACK_NOT_NOW' });
    expect(own.refuseCommand('h1', ask)).toEqual({ code: 'TAKEBACK_NOT_NOW' });
  });

  it('CM-13 the request tells X nothing, and the others nothing of X', () => {
    const t = table(playing);
    const elsewhere = table({ ...playing, x: 2 });
    for (const match of [t, elsewhere]) {
      match.move('d1', 'bus 94');
      match.send('h1', ask);
      match.send('x', agree);
    }
    expect(t.feed(TABLE)).toEqual(elsewhere.feed(TABLE));
    expect(t.view('h1')).toEqual(elsewhere.view('h1'));
  });
});

describe('public_only', () => {
  const place: TestPosition = {
    ...playing,
    flags: { takeback: 'public_only', detective_pass: 'allowed' },
  };

  it('CM-13 a chosen pass goes back without asking, once per turn', () => {
    const t = table(place);
    const before = JSON.stringify(t.state);
    t.play('h1', { type: 'pass' });
    expect(t.send('h1', ask).ok).toBe(true);
    expect(JSON.stringify(t.state)).toBe(before);
    expect(t.feed(TABLE).at(-1)).toEqual({ kind: 'taken-back', by: 'h1' });
    t.play('h1', { type: 'pass' });
    expect(t.refuseCommand('h1', ask)).toEqual({ code: 'TAKEBACK_NOT_NOW' });
  });

  it('CM-13 a move was tested against X and stays', () => {
    const t = table(place);
    t.move('d1', 'bus 94');
    expect(t.takeback('h1').mayAsk).toBe(false);
    expect(t.refuseCommand('h1', ask)).toEqual({ code: 'TAKEBACK_DISABLED' });
  });
});

describe('none', () => {
  it('CM-13 nothing ever goes back', () => {
    const t = table({ ...playing, flags: { takeback: 'none', detective_pass: 'allowed' } });
    expect(t.refuseCommand('h1', ask)).toEqual({ code: 'TAKEBACK_DISABLED' });
    t.play('h1', { type: 'pass' });
    expect(t.refuseCommand('h1', ask)).toEqual({ code: 'TAKEBACK_DISABLED' });
    t.move('d2', 'taxi 139');
    expect(t.refuseCommand('h2', ask)).toEqual({ code: 'TAKEBACK_DISABLED' });
    expect(t.takeback('h2')).toEqual({ mayAsk: false, asker: null, open: null });
  });
});
