import { describe, expect, it } from 'vitest';
import type { TestPosition } from '../test/position.js';
import { draw, P1, P2, P3, REFEREE, WALK_NOWHERE, TABLE, table, walk } from '../test/table.js';

const YES = { type: 'vote', stop: true } as const;
const NO = { type: 'vote', stop: false } as const;

describe('a table that wants to stop', () => {
  it('a vote is public and may be taken back [SH-78]', () => {
    const t = table();
    t.play(P2, YES);
    expect(t.view(TABLE)).toMatchObject({ votes: [P2], mayVote: true });
    expect(t.refuse(P2, YES)).toBe('PHASE_WRONG');
    t.play(P2, NO);
    expect(t.view(TABLE).votes).toEqual([]);
    expect(t.refuse(P2, NO)).toBe('PHASE_WRONG');
  });

  it('is listed beside play, for the host as well', () => {
    const t = table({ eliminated: [3] });
    t.play(P2, YES);
    expect([P1, P2, P3, TABLE].map((seat) => t.sides(seat))).toEqual([[YES], [NO], [], []]);
    const forSeat = (seat: string, stop: boolean) => ({ type: 'voteFor', seat, stop });
    expect(t.sides(REFEREE)).toEqual([forSeat(P1, true), forSeat(P2, false)]);
    expect(t.toAct).toEqual([P1]);
    expect(table({ arrests: [[3, '15']] }).sides(P1)).toEqual([]);
  });

  it('it lapses when the turn passes [SH-78]', () => {
    const t = table({ phase: 'investigate', deck: '2 cab/weapon/2, cab/weapon/1' });
    t.play(P2, YES);
    t.play(P1, draw([1, 2, 3], 0));
    expect(t.view(TABLE).votes).toEqual([]);
  });

  it('not after an arrest, nor while a token lies open [SH-78]', () => {
    expect(table({ arrests: [[3, '15']] }).refuse(P1, YES)).toBe('PHASE_WRONG');
    const t = table({ phase: 'investigate', deck: '3 holmes/weapon/1' });
    t.play(P1, draw([1, 2, 3], 0));
    expect(t.state.phase).toBe('reveal');
    expect(t.refuse(P2, YES)).toBe('PHASE_WRONG');
  });

  it('the host votes for an absent seat [SH-78]', () => {
    const t = table();
    const absent = (seat: string) => ({ type: 'voteFor', seat, stop: true }) as const;
    expect(t.refuse(P1, absent(P3))).toBe('NOT_YOUR_TURN');
    expect(t.refuse(REFEREE, absent('sleuth-5'))).toBe('UNKNOWN_SEAT');
    expect(table({ eliminated: [3] }).refuse(REFEREE, absent(P3))).toBe('SEAT_OUT');
    t.play(P1, YES);
    t.play(P2, YES);
    t.play(REFEREE, absent(P3));
    expect(t.code).toBe('STOPPED');
  });

  it('and need not wait for him to note what Holmes shows [SH-48]', () => {
    const absent = (seat: string) => ({ type: 'noteFor', seat }) as const;
    const t = table({ phase: 'investigate', deck: '3 holmes/weapon/1' });
    expect(t.refuse(REFEREE, absent(P3))).toBe('PHASE_WRONG');
    t.play(P1, draw([1, 2, 3], 0));
    expect(t.refuse(P1, absent(P3))).toBe('NOT_YOUR_TURN');
    expect(t.refuse(REFEREE, absent('sleuth-5'))).toBe('UNKNOWN_SEAT');
    t.play(REFEREE, absent(P3));
    expect(t.refuse(P3, { type: 'noted' })).toBe('PHASE_WRONG');
    t.play(P1, { type: 'noted' });
    t.play(P2, { type: 'noted' });
    expect(t.state.reveal).toBeNull();
  });

  it('a round ends as the turn passes the first player, who may be out [SH-78]', () => {
    const place: TestPosition = {
      ...{ phase: 'investigate', onTurn: 3, first: 1, turn: { moved: true, round: 1 } },
      deck: '2 cab/weapon/2',
      arrests: [[1, '15']],
      flags: { stalemate: 'round_cap', round_cap: 2 },
    };
    const t = table(place);
    t.play(P3, draw([1, 2], 0));
    expect(t.view(TABLE).turn).toMatchObject({ seat: P2, round: 2 });
    const last = table({ ...place, turn: { moved: true, round: 2 } });
    last.play(P3, draw([1, 2], 0));
    expect(last.code).toBe('ROUND_CAP');
    expect(last.view(TABLE).end?.scores).toHaveLength(3);
  });
});

describe('taking back', () => {
  const ask = { kind: 'takeback' } as const;

  it('a stay, a walk or a cab, before the next step [SH-87]', () => {
    for (const action of [WALK_NOWHERE, walk('16'), { type: 'cab', card: 'SH-weapon-cab-2-1', to: '4' } as const]) {
      const t = table({ hands: ['cab/weapon/2'] });
      t.play(P1, action);
      expect([P1, P2, TABLE].map((seat) => t.mayTakeBack(seat))).toEqual([true, false, false]);
      expect(t.send(P1, ask).ok).toBe(true);
      expect(t.state.phase).toBe('move');
      expect(t.view(P1).own?.hand).toEqual(['SH-weapon-cab-2-1']);
    }
  });

  it('as often as a seat likes, one move after another [SH-87]', () => {
    const t = table({ hands: ['cab/weapon/2'] });
    for (const action of [walk('16'), WALK_NOWHERE, walk('22')]) {
      t.play(P1, action);
      expect(t.send(P1, ask).ok).toBe(true);
    }
    t.play(P1, { type: 'cab', card: 'SH-weapon-cab-2-1', to: '4' });
    expect(t.mayTakeBack(P1)).toBe(true);
    expect(t.send(P1, ask).ok).toBe(true);
    expect(t.refuseCommand(P1, ask)).toBe('TAKEBACK_NOT_NOW');
  });

  it('votes and notes of others are kept, and end nothing [SH-87 SH-19]', () => {
    const t = table();
    t.play(P1, walk('16'));
    t.play(P2, YES);
    t.play(P3, { type: 'mark', location: '8', mark: { struck: true } });
    expect(t.send(P1, ask).ok).toBe(true);
    expect(t.view(TABLE)).toMatchObject({ phase: 'move', votes: [P2] });
    expect(t.view(P3).own?.notebook.marks).toEqual({ '8': { struck: true } });
  });

  it('not the host, and not another seat [SH-87]', () => {
    const t = table();
    t.play(P1, walk('16'));
    expect(t.refuseCommand(REFEREE, ask)).toBe('NOT_YOUR_TURN');
    expect(t.refuseCommand(P2, ask)).toBe('TAKEBACK_NOT_NOW');
    expect(t.refuseCommand('someone', ask)).toBe('NOT_YOUR_TURN');
  });

  it('nothing, where nothing was done yet or the seat is out [SH-87]', () => {
    const t = table({ arrests: [[3, '15']] });
    expect(t.refuseCommand(P1, ask)).toBe('TAKEBACK_NOT_NOW');
    expect(t.refuseCommand(P3, ask)).toBe('SEAT_OUT');
  });
});
