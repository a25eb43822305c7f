import { describe, expect, it } from 'vitest';
import { PACK_FAULTS, packFaults } from './check-pack.js';
import { DEFAULT_HOLMES_PACK_FILE } from './data/london.js';
import { sherlockHolmes } from './game.js';
import { cardsOf, compiledPackOf, tokensOf } from './pack.js';
import { readPack } from './read-pack.js';
import {
  BROKEN_PACKS,
  packWithCardChanged,
  packWithCaseChanged,
  PACK_WITH_LISTED_CARDS,
} from '../test/broken-packs.js';
import { optionsOf } from '../test/position.js';

const { locations, roads, cases } = DEFAULT_HOLMES_PACK_FILE;
const cards = cardsOf(DEFAULT_HOLMES_PACK_FILE);
const tokens = tokensOf(DEFAULT_HOLMES_PACK_FILE);
const bare = cases.map(({ tokens: _, ...one }) => one);

describe('the pack', () => {
  it.each(PACK_FAULTS)('%s is found, and no game begins [SH-2 SH-10]', (code) => {
    const file = BROKEN_PACKS[code];
    expect(packFaults(file).map((fault) => fault.code)).toContain(code);
    expect(readPack(file)).toMatchObject({ ok: false, error: { code: 'PACK_INVALID' } });
    const started = sherlockHolmes.start({ options: { ...optionsOf({}), pack: file } });
    expect(started).toMatchObject({ ok: false, error: { code: 'PACK_INVALID' } });
  });

  it('a card of Holmes without a symbol [SH-9]', () => {
    const holmes = cards.map(({ holmes_symbol: _, ...one }) => one);
    expect(packFaults({ ...PACK_WITH_LISTED_CARDS, cards: holmes })).toHaveLength(15);
  });

  it('what has the wrong shape [SH-10 SH-7 SH-9]', () => {
    for (const wrong of [
      null,
      {},
      { ...DEFAULT_HOLMES_PACK_FILE, ruleset: 'chess' },
      packWithCaseChanged({ tokens: { weapon: 4 } }),
      packWithCardChanged(5, { symbols: { weapon: 0 } }),
    ]) {
      expect(readPack(wrong)).toMatchObject({
        ok: false,
        error: { code: 'PACK_INVALID', causes: [] },
      });
    }
  });

  it('is whole as it comes, with tokens and cards listed as well [SH-2 SH-7]', () => {
    expect(packFaults(DEFAULT_HOLMES_PACK_FILE)).toEqual([]);
    expect(packFaults(PACK_WITH_LISTED_CARDS)).toEqual([]);
    expect(packFaults({ ...DEFAULT_HOLMES_PACK_FILE, cases: bare, tokens })).toEqual([]);
    // Five tokens of a case may be of any type in a list (SH-Q5).
    const swapped = tokens.map((one) =>
      one.id === 'crimson-weapon'
        ? { ...one, type: 'witness' }
        : one.id === 'amber-witness'
          ? { ...one, type: 'weapon' }
          : one,
    );
    expect(packFaults({ ...DEFAULT_HOLMES_PACK_FILE, cases: bare, tokens: swapped })).toEqual([]);
  });
});

describe('London', () => {
  it('places, roads and the loop [SH-3 SH-4 SH-5 SH-6]', () => {
    expect(locations).toHaveLength(31);
    expect(locations.flatMap(({ number }) => number ?? [])).toEqual(Array.from({ length: 30 }, (__, i) => i + 1));
    expect(locations.filter(({ token }) => !token).map(({ id }) => id)).toEqual(['SY']);
    expect(roads).toHaveLength(56);
    expect(DEFAULT_HOLMES_PACK_FILE.underground).toEqual([['6', '19']]);
    const loop = ['6', '7', '8', '9', '10', '11', '20', '27', '26', '29', '28', '22', '21', '12', '13', '14'];
    expect(DEFAULT_HOLMES_PACK_FILE.holmes_loop).toEqual(loop);
    const { neighbours } = compiledPackOf(DEFAULT_HOLMES_PACK_FILE);
    expect([...(neighbours.get('18') ?? [])].sort()).toEqual(['17', '19', '25', '26', '9']);
    expect([...(neighbours.get('SY') ?? [])].sort()).toEqual(['16', '22', '23', '24']);
  });

  it('tokens and links [SH-7 SH-8]', () => {
    const sum = (some: typeof tokens) => some.reduce((total, { number }) => total + number, 0);
    for (const { id, links } of cases) {
      expect(sum(tokens.filter((one) => one.case === id))).toBe(10);
      expect(links).toHaveLength(4);
    }
    for (const type of DEFAULT_HOLMES_PACK_FILE.token_types) {
      const numbers = tokens.filter((one) => one.type === type).map(({ number }) => number);
      expect([...numbers].sort()).toEqual([1, 1, 2, 2, 3, 3]);
    }
  });

  it('cards [SH-9]', () => {
    expect(cards).toHaveLength(60);
    for (const character of ['holmes', 'watson', 'lestrade', 'cab']) {
      expect(cards.filter((one) => one.character === character)).toHaveLength(15);
    }
    const pips = cards.flatMap(({ symbols }) => Object.values(symbols));
    expect(pips.reduce((total, one) => total + one, 0)).toBe(80);
    expect(cards.every((one) => one.holmes_symbol === undefined || one.symbols[one.holmes_symbol] === 1)).toBe(true);
  });

  it('numbers of the game [SH-11 SH-22 SH-38 SH-62]', () => {
    expect(DEFAULT_HOLMES_PACK_FILE).toMatchObject({
      ...{ hand_size: 5, line_size: 5, walk_max: 2, arrest_min_tokens: 3 },
      draw: { moved: 2, stayed: 3, cap: 3 },
      score: { start: 0, eliminate_at: -10, arrest_bonus: 10, link_bonus: 1 },
    });
  });
});
