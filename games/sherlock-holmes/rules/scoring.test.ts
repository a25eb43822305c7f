import { describe, expect, it } from 'vitest';
import type { TestPosition } from '../test/position.js';
import { arrest, draw, P1, P2, P3, P4, WALK_NOWHERE, TABLE, table } from '../test/table.js';

const THREE = ['crimson-weapon', 'crimson-fingerprints', 'crimson-witness'];
const moved: TestPosition = {
  phase: 'investigate',
  turn: { moved: true },
  deck: '2 cab/weapon/2, 2 cab/witness/2',
};

function places(t: ReturnType<typeof table>) {
  return t.view(TABLE).end?.scores.map(({ place }) => place);
}

describe('attrition', () => {
  it('one point at the end of each turn after an arrest, however many there were [SH-66 SH-67]', () => {
    const t = table({
      ...moved,
      onTurn: 3,
      seats: 4,
      arrests: [
        [1, '15'],
        [2, '3'],
      ],
      markers: [0, 0, -2, 0],
    });
    t.play(P3, draw([1, 2], 0));
    expect(t.view(TABLE).sleuths.map(({ marker }) => marker)).toEqual([0, 0, -3, 0]);
    expect(t.view(TABLE).turn.seat).toBe(P4);
  });

  it('none before the first arrest, and none for who arrests [SH-66 SH-67]', () => {
    const t = table({ ...moved, seats: 2 });
    t.play(P1, draw([1, 2], 0));
    expect(t.view(TABLE).sleuths[0]?.marker).toBe(0);
    const a = table({
      ...moved,
      arrests: [[2, '3']],
      piles: [THREE],
      hands: ['lestrade/weapon/1'],
    });
    a.play(P1, arrest('15'));
    expect(a.view(TABLE).sleuths[0]).toMatchObject({ marker: 0, arrest: { order: 2 } });
    expect(a.view(TABLE).turn.seat).toBe(P3);
  });

  it('after the reveal [SH-67 SH-48]', () => {
    const t = table({ ...moved, deck: '3 holmes/weapon/1', arrests: [[3, '15']] });
    t.play(P1, draw([1, 2], 0));
    expect(t.view(TABLE).sleuths[0]?.marker).toBe(0);
    t.play(P1, { type: 'noted' });
    t.play(P2, { type: 'noted' });
    expect(t.view(TABLE).sleuths[0]?.marker).toBe(-1);
  });

  it('a player who is eliminated is out and is not ranked [SH-68 SH-70 SH-77]', () => {
    const t = table({
      ...moved,
      onTurn: 2,
      arrests: [[1, '30']],
      markers: [0, -9],
      piles: [[], ['amber-weapon']],
    });
    t.play(P2, draw([1, 2], 0));
    expect(t.refuse(P2, WALK_NOWHERE)).toBe('SEAT_OUT');
    expect(t.view(TABLE).turn.seat).toBe(P3);
    const end = table({
      ...moved,
      seats: 2,
      onTurn: 2,
      arrests: [[1, '30']],
      markers: [-5, -9],
      piles: [[], ['amber-weapon']],
    });
    end.play(P2, draw([1, 2], 0));
    expect(end.code).toBe('ALL_OUT');
    expect(end.view(TABLE).end?.scores[1]).toMatchObject({ total: -10, tokens: 0, place: null });
    expect(end.view(TABLE).end?.winners).toEqual([P1]);
  });
});

describe('the account', () => {
  it('in a tie the earlier arrest wins, right or wrong [SH-77]', () => {
    const t = table({
      phase: 'investigate',
      cases: ['crimson', 'ivory', 'azure'],
      onTurn: 3,
      arrests: [
        [2, '30'],
        [1, '30'],
      ],
      piles: [
        ['crimson-weapon', 'crimson-forensics'],
        ['ivory-weapon', 'ivory-fingerprints'],
        ['azure-weapon', 'azure-fingerprints', 'azure-witness'],
      ],
      hands: ['', '', 'lestrade/weapon/1'],
      markers: [1, 0, -30],
    });
    t.play(P3, arrest('30'));
    const scores = t.view(TABLE).end?.scores ?? [];
    expect(scores.slice(0, 2).map(({ total }) => total)).toEqual([5, 5]);
    expect(places(t)).toEqual([2, 1, 3]);
  });

  it('without arrests places are shared, and those after them skipped [SH-77 SH-78]', () => {
    const t = table({ seats: 4, markers: [3, 2, 2, 1] });
    for (const seat of [P1, P2, P3, P4]) t.play(seat, { type: 'vote', stop: true });
    expect(places(t)).toEqual([1, 2, 2, 4]);
    const first = table({ seats: 3, markers: [2, 2, 1] });
    for (const seat of [P1, P2, P3]) first.play(seat, { type: 'vote', stop: true });
    expect(first.view(TABLE).end?.winners).toEqual([P1, P2]);
    expect(places(first)).toEqual([1, 1, 3]);
  });

  it('a seat that arrested is before one that did not [SH-78]', () => {
    const flags = { stalemate: 'round_cap', round_cap: 2 } as const;
    const t = table({
      ...moved,
      seats: 2,
      flags,
      onTurn: 2,
      arrests: [[1, '30']],
      markers: [0, 1],
    });
    t.play(P2, draw([1, 2], 0));
    expect(t.code).toBe('ROUND_CAP');
    expect(t.view(TABLE).end?.scores.map(({ total }) => total)).toEqual([0, 0]);
    expect(places(t)).toEqual([1, 2]);
  });

  it('the five places in order, the hideout, and all that was hidden [SH-70 SH-71]', () => {
    const tokens = {
      ...{ '15': 'crimson-weapon', '6': 'crimson-fingerprints', '27': 'crimson-forensics' },
      ...{ '5': 'crimson-witness', '22': 'crimson-evidence' },
    };
    const t = table({
      phase: 'investigate',
      tokens,
      piles: [THREE],
      eliminated: [2, 3],
      hands: ['lestrade/weapon/1'],
    });
    t.play(P1, arrest('15'));
    expect(t.view(TABLE).end?.cases[0]).toEqual({
      ...{
        seat: P1,
        case: 'crimson',
        places: ['5', '6', '15', '22', '27'],
        hideout: '15',
        pile: THREE,
      },
    });
    expect(t.view(TABLE).end?.scores[0]).toMatchObject({
      tokens: 6,
      links: 1,
      bonus: 10,
      total: 17,
    });
  });

  it('only the host breaks a game off, nobody gives up alone [SH-78]', () => {
    const t = table();
    expect(t.refuseCommand(P1, { kind: 'abandon' })).toBe('NOT_YOUR_TURN');
    expect(t.refuseCommand(P1, { kind: 'concede' })).toBe('PHASE_WRONG');
  });
});
