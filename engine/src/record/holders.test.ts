import { describe, expect, it } from 'vitest';
import { SEAT_CHANGES, type SeatEvent, seatBatch } from '../core/match.js';
import type { Genesis } from '../trust/genesis.js';
import { canAct, changeFault, firstHolders, holdersAfter } from './holders.js';

/** X's phone and h1's gave shares of the seed; of h2 nothing is known. */
const genesis = {
  seats: [
    { seat: 'x', role: 'misterX', secret: true, name: '' },
    { seat: 'h1', role: 'hunter', secret: false, name: '' },
    { seat: 'h2', role: 'hunter', secret: false, name: '' },
  ],
  seedShares: ['x', 'h1'],
} as unknown as Genesis;

type What = SeatEvent['what'];
const changed = (seat: string, changes: readonly What[]) =>
  changes.reduce(
    (holders, what) => holdersAfter(holders, seatBatch(seat, what)),
    firstHolders(genesis),
  );

describe('changes of a seat', () => {
  it.each<readonly [string, readonly What[], readonly What[]]>([
    ['x', [], ['taken-over', 'reopened']],
    ['x', ['reopened'], ['claimed']],
    ['x', ['reopened', 'claimed'], ['taken-over', 'reopened']],
    ['x', ['taken-over'], ['taken-over', 'reopened']],
    ['h1', [], ['taken-over', 'released']],
    ['h1', ['released'], ['claimed']],
    ['h1', ['released', 'claimed'], ['taken-over', 'released']],
    ['h2', [], ['claimed', 'taken-over', 'released']],
    ['h2', ['claimed'], ['taken-over', 'released']],
    ['nobody', [], []],
  ])('of %s after %j can be %j', (seat, before, possible) => {
    const holders = changed(seat, before);
    const found = SEAT_CHANGES.filter(
      (what) => changeFault(genesis, holders, { kind: 'seat', seat, what }) === undefined,
    );
    expect(found).toEqual(possible);
  });

  it('leave a seat with secrets without anybody who can act for it, the others with the kiosk', () => {
    expect(canAct(genesis, changed('x', []), 'x')).toBe(true);
    expect(canAct(genesis, changed('x', ['reopened']), 'x')).toBe(false);
    expect(canAct(genesis, changed('x', ['reopened', 'claimed']), 'x')).toBe(true);
    expect(canAct(genesis, changed('h1', ['released']), 'h1')).toBe(true);
    expect(canAct(genesis, changed('x', ['reopened']), 'referee')).toBe(true);
  });

  it('are by the holder to come, or by the host who takes the seat', () => {
    expect(SEAT_CHANGES.map((what) => seatBatch('h1', what).by)).toEqual([
      'h1',
      'h1',
      'referee',
      'referee',
    ]);
  });
});
