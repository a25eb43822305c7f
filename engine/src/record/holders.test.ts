import { describe, expect, it } from 'vitest';
import { SEAT_CHANGES, type SeatEvent, seatBatch } from '../core/match.js';
import type { Genesis } from '../trust/genesis.js';
import { canAct, seatChangeFault, firstHolders, type Holders, holdersAfter } from './holders.js';

/** The spy's phone and ann's gave shares of the seed; of bob nothing is known; a computer is cy. */
const genesis = {
  seats: [
    { seat: 'spy', role: 'spy', secret: true, name: '' },
    { seat: 'ann', role: 'other', secret: false, name: '' },
    { seat: 'bob', role: 'other', secret: false, name: '' },
    { seat: 'cy', role: 'other', secret: false, name: '', computer: 'easy' },
  ],
  seedShares: ['spy', 'ann'],
} as unknown as Genesis;

/** All seats of a table at which one person plays against computers, and looks at the table's screen. */
const solo = {
  seats: [
    { seat: 'spy', role: 'spy', secret: true, name: '', onScreen: true },
    { seat: 'ann', role: 'other', secret: false, name: '', computer: 'hard' },
  ],
  seedShares: ['spy'],
} as unknown as Genesis;

type What = SeatEvent['what'];
const changed = (seat: string, changes: readonly What[], from = genesis) =>
  changes.reduce((holders, what) => holdersAfter(holders, seatBatch(seat, what)), firstHolders(from));

/** As it stands in a log. */
const eventOf = (seat: string, what: What): SeatEvent => ({
  ...{ kind: 'seat', seat, what },
  ...(what === 'computer' ? { level: 'medium' } : {}),
});
const possible = (from: Genesis, holders: Holders, seat: string) =>
  SEAT_CHANGES.filter((what) => seatChangeFault(from, holders, eventOf(seat, what)) === undefined);

describe('changes of a seat', () => {
  it.each<readonly [string, readonly What[], readonly What[]]>([
    ['spy', [], ['taken-over', 'reopened', 'computer']],
    ['spy', ['reopened'], ['claimed']],
    ['spy', ['reopened', 'claimed'], ['taken-over', 'reopened', 'computer']],
    ['spy', ['taken-over'], ['taken-over', 'reopened', 'computer']],
    ['spy', ['computer'], []],
    ['ann', [], ['taken-over', 'released', 'computer']],
    ['ann', ['released'], ['claimed', 'computer']],
    ['ann', ['released', 'claimed'], ['taken-over', 'released', 'computer']],
    ['ann', ['computer'], ['released', 'computer']],
    ['ann', ['computer', 'released'], ['claimed', 'computer']],
    ['bob', [], ['claimed', 'taken-over', 'released', 'computer']],
    ['bob', ['claimed'], ['taken-over', 'released', 'computer']],
    ['cy', [], ['released', 'computer']],
    ['cy', ['released', 'claimed'], ['taken-over', 'released', 'computer']],
    ['nobody', [], []],
  ])('of %s after %j can be %j', (seat, before, changes) => {
    expect(possible(genesis, changed(seat, before), seat)).toEqual(changes);
  });

  it('say how well a computer plays, and nothing of the kind of anybody else', () => {
    const held = firstHolders(genesis);
    for (const what of SEAT_CHANGES) {
      const { level: _, ...bare } = eventOf('ann', what);
      const levelled = { ...bare, level: 'easy' } as const;
      const wrong = what === 'computer' ? bare : levelled;
      expect(seatChangeFault(genesis, held, wrong)).toBeDefined();
    }
  });

  it('let nobody in who could see the screen on which the secrets of a seat are', () => {
    const held = firstHolders(solo);
    expect(possible(solo, held, 'spy')).toEqual(['taken-over', 'reopened']);
    expect(possible(solo, held, 'ann')).toEqual(['computer']);
  });

  it('give no seat to a computer where lots were drawn among people', () => {
    const masked = { ...genesis, places: ['Ada', 'Ben', 'Cleo', 'Dan'] };
    expect(possible(masked, firstHolders(masked), 'bob')).toEqual(['taken-over', 'released']);
  });

  it('give a seat to a new person where that was agreed, and all others who hold one agree', () => {
    const fault = (agreed: readonly string[] | undefined, before: Holders, mayReplace = true) => {
      const along = agreed === undefined ? {} : { agreed };
      const event = { kind: 'seat', seat: 'spy', what: 'replaced', ...along } as const;
      return seatChangeFault(genesis, before, event, mayReplace);
    };
    const held = firstHolders(genesis);
    expect(fault(['ann', 'bob', 'cy'], held)).toBeUndefined();
    expect(fault(['ann', 'bob', 'cy'], held, false)).toContain('not agreed on');
    for (const few of [undefined, [], ['ann'], ['ann', 'ann'], ['ann', 'bob'], ['spy', 'ann', 'bob', 'cy']]) {
      expect(fault(few, held)).toBeDefined();
    }
    expect(fault(['ann', 'cy'], changed('bob', ['released']))).toBeUndefined();
    expect(fault(['ann', 'bob', 'cy'], changed('spy', ['replaced']))).toContain('nobody held');
    expect(canAct(genesis, changed('spy', ['replaced']), 'spy')).toBe(false);
    const along = {
      kind: 'seat',
      seat: 'spy',
      what: 'taken-over',
      agreed: ['ann', 'bob', 'cy'],
    } as const;
    expect(seatChangeFault(genesis, held, along, true)).toBeDefined();
  });

  it('leave a seat with secrets without anybody who can act for it, the others with the kiosk', () => {
    expect(canAct(genesis, changed('spy', []), 'spy')).toBe(true);
    expect(canAct(genesis, changed('spy', ['reopened']), 'spy')).toBe(false);
    expect(canAct(genesis, changed('spy', ['reopened', 'claimed']), 'spy')).toBe(true);
    expect(canAct(genesis, changed('spy', ['computer']), 'spy')).toBe(true);
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
      'referee',
    ]);
  });
});
