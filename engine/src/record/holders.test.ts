import { describe, expect, it } from 'vitest';
import { SEAT_CHANGES, type SeatEvent, seatBatch } from '../core/match.js';
import type { Genesis } from '../trust/genesis.js';
import { canAct, changeFault, firstHolders, type Holders, holdersAfter } from './holders.js';

/** The spy's phone and ann's gave shares of the seed; of bob nothing is known. */
const genesis = {
  seats: [
    { seat: 'spy', role: 'spy', secret: true, name: '' },
    { seat: 'ann', role: 'other', secret: false, name: '' },
    { seat: 'bob', role: 'other', secret: false, name: '' },
  ],
  seedShares: ['spy', 'ann'],
} as unknown as Genesis;

type What = SeatEvent['what'];
const changed = (seat: string, changes: readonly What[]) =>
  changes.reduce(
    (holders, what) => holdersAfter(holders, seatBatch(seat, what)),
    firstHolders(genesis),
  );

describe('changes of a seat', () => {
  it.each<readonly [string, readonly What[], readonly What[]]>([
    ['spy', [], ['taken-over', 'reopened']],
    ['spy', ['reopened'], ['claimed']],
    ['spy', ['reopened', 'claimed'], ['taken-over', 'reopened']],
    ['spy', ['taken-over'], ['taken-over', 'reopened']],
    ['ann', [], ['taken-over', 'released']],
    ['ann', ['released'], ['claimed']],
    ['ann', ['released', 'claimed'], ['taken-over', 'released']],
    ['bob', [], ['claimed', 'taken-over', 'released']],
    ['bob', ['claimed'], ['taken-over', 'released']],
    ['nobody', [], []],
  ])('of %s after %j can be %j', (seat, before, possible) => {
    const holders = changed(seat, before);
    const found = SEAT_CHANGES.filter(
      (what) => changeFault(genesis, holders, { kind: 'seat', seat, what }) === undefined,
    );
    expect(found).toEqual(possible);
  });

  it('give a seat to a new person where that was agreed, and all others who hold one agree', () => {
    const fault = (agreed: readonly string[] | undefined, before: Holders, mayReplace = true) => {
      const along = agreed === undefined ? {} : { agreed };
      const event = { kind: 'seat', seat: 'spy', what: 'replaced', ...along } as const;
      return changeFault(genesis, before, event, mayReplace);
    };
    const held = firstHolders(genesis);
    expect(fault(['ann', 'bob'], held)).toBeUndefined();
    expect(fault(['ann', 'bob'], held, false)).toContain('not agreed on');
    for (const few of [undefined, [], ['ann'], ['ann', 'ann'], ['spy', 'ann', 'bob']]) {
      expect(fault(few, held)).toBeDefined();
    }
    expect(fault(['ann'], changed('bob', ['released']))).toBeUndefined();
    expect(fault(['ann', 'bob'], changed('spy', ['replaced']))).toContain('nobody held');
    expect(canAct(genesis, changed('spy', ['replaced']), 'spy')).toBe(false);
    const along = {
      kind: 'seat',
      seat: 'spy',
      what: 'taken-over',
      agreed: ['ann', 'bob'],
    } as const;
    expect(changeFault(genesis, held, along, true)).toBeDefined();
  });

  it('leave a seat with secrets without anybody who can act for it, the others with the kiosk', () => {
    expect(canAct(genesis, changed('spy', []), 'spy')).toBe(true);
    expect(canAct(genesis, changed('spy', ['reopened']), 'spy')).toBe(false);
    expect(canAct(genesis, changed('spy', ['reopened', 'claimed']), 'spy')).toBe(true);
    expect(canAct(genesis, changed('ann', ['released']), 'ann')).toBe(true);
    expect(canAct(genesis, changed('spy', ['reopened']), 'referee')).toBe(true);
  });

  it('are by the holder to come, or by the host who takes the seat', () => {
    expect(SEAT_CHANGES.map((what) => seatBatch('ann', what).by)).toEqual([
      'ann',
      'ann',
      'referee',
      'referee',
      'referee',
    ]);
  });
});
