import { DEFAULT_MAFIA_PACK_FILE, compiledPackOf } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { LayoutDraft } from './layout-draft.js';

const hand = ['MF-theft-1', 'MF-buyer-1'];
const empty = LayoutDraft.of(compiledPackOf(DEFAULT_MAFIA_PACK_FILE), 'clan-1', hand, null);

describe('a layout in the making', () => {
  it('is complete once all cards lie on own quarters (MF-23)', () => {
    const one = empty.put('MF-theft-1', 'B1');
    expect(one.left).toEqual(['MF-buyer-1']);
    expect(one.isComplete).toBe(false);
    const both = one.put('MF-buyer-1', 'A1');
    expect(both.isComplete).toBe(true);
    expect(both.layout).toEqual([
      { quarter: 'A1', card: 'MF-buyer-1' },
      { quarter: 'B1', card: 'MF-theft-1' },
    ]);
  });

  it('takes no foreign quarter and no card of someone else', () => {
    expect(empty.put('MF-theft-1', 'C1').left).toEqual(hand);
    expect(empty.put('MF-robbery-1', 'A1').left).toEqual(hand);
  });

  it('gives a card back for another one, and lets two change places', () => {
    const one = empty.put('MF-theft-1', 'A1').put('MF-buyer-1', 'A1');
    expect(one.left).toEqual(['MF-theft-1']);
    const two = one.put('MF-theft-1', 'B1').put('MF-theft-1', 'A1');
    expect(two.layout).toEqual([
      { quarter: 'A1', card: 'MF-theft-1' },
      { quarter: 'B1', card: 'MF-buyer-1' },
    ]);
  });

  it('begins with what was stored, as far as that is still in hand', () => {
    const stored = [
      { quarter: 'A1', card: 'MF-theft-1' },
      { quarter: 'B1', card: 'MF-police-1' },
    ];
    const draft = LayoutDraft.of(compiledPackOf(DEFAULT_MAFIA_PACK_FILE), 'clan-1', hand, stored);
    expect([...draft.laid]).toEqual([['A1', 'MF-theft-1']]);
    expect(draft.take('A1').left).toEqual(hand);
    expect(draft.cleared().laid.size).toBe(0);
  });
});
