import { describe, expect, it } from 'vitest';
import { DEFAULT_MAFIA_PACK_FILE } from './data/city.js';
import { CLAN_ICONS, cardIcon, STATE_ICONS, SUIT_ICONS } from './icons.js';
import { CARD_TYPES } from './pack-file.js';

describe('signs', () => {
  it('differ for every type of card, every kind of Goods, every suit and every clan', () => {
    const cards = new Set(DEFAULT_MAFIA_PACK_FILE.cards.map((card) => cardIcon(card).d));
    // Goods are of five kinds, and have no sign in common.
    expect(cards.size).toBe(CARD_TYPES.length - 1 + 5);
    expect(new Set(Object.values(SUIT_ICONS).map(({ d }) => d)).size).toBe(4);
    expect(new Set(Object.values(CLAN_ICONS).map(({ d }) => d)).size).toBe(4);
  });

  it('are a crate for Goods of another pack', () => {
    expect(cardIcon({ type: 'good', name: 'Good: Cheese' })).toBe(cardIcon({ type: 'good', name: 'Good: Wine' }));
  });

  it('keep to their box of 24 × 24', () => {
    const all = [
      ...DEFAULT_MAFIA_PACK_FILE.cards.map(cardIcon),
      ...Object.values(SUIT_ICONS),
      ...Object.values(STATE_ICONS),
      ...Object.values(CLAN_ICONS),
    ];
    for (const { d } of all) {
      const absolute = [...d.matchAll(/[MLHV]([^a-zA-Z]+)/g)].flatMap(([, numbers]) =>
        (numbers?.match(/-?\d*\.?\d+/g) ?? []).map(Number),
      );
      expect(absolute.length).toBeGreaterThan(0);
      for (const n of absolute) expect(n >= 0 && n <= 24, `${n} in ${d}`).toBe(true);
    }
  });
});
