import { describe, expect, it } from 'vitest';
import { DEFAULT_HOLMES_PACK_FILE } from './data/london.js';
import { CHARACTER_ICONS, typeIcon } from './icons.js';
import { CHARACTERS } from './types.js';

describe('signs', () => {
  it('differ for every type of token and every character', () => {
    const types = DEFAULT_HOLMES_PACK_FILE.token_types.map((type) => typeIcon(DEFAULT_HOLMES_PACK_FILE, type));
    const characters = CHARACTERS.map((each) => CHARACTER_ICONS[each]);
    const all = [...types, ...characters].map(({ d }) => d);
    expect(new Set(all).size).toBe(DEFAULT_HOLMES_PACK_FILE.token_types.length + CHARACTERS.length);
  });

  it('differ for the types of a pack that has other ones', () => {
    const token_types = ['poison', 'letters', 'ash', 'mud', 'wax'];
    const all = token_types.map((type) => typeIcon({ token_types }, type).d);
    expect(new Set(all).size).toBe(5);
    expect(all).not.toContain('');
  });

  it('keep to their box of 24 × 24', () => {
    for (const { d } of [
      ...DEFAULT_HOLMES_PACK_FILE.token_types.map((type) => typeIcon(DEFAULT_HOLMES_PACK_FILE, type)),
      ...Object.values(CHARACTER_ICONS),
    ]) {
      const absolute = [...d.matchAll(/[MLHV]([^a-zA-Z]+)/g)].flatMap(([, numbers]) =>
        (numbers?.match(/-?\d*\.?\d+/g) ?? []).map(Number),
      );
      expect(absolute.length).toBeGreaterThan(0);
      for (const n of absolute) expect(n >= 0 && n <= 24, `${n} in ${d}`).toBe(true);
    }
  });
});
