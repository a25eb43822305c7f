import { describe, expect, it } from 'vitest';
import { PACK_FAULTS, type PackFaultCode, packFaults } from './check-pack.js';
import { LONDON } from './data/london.js';
import { sherlockHolmes } from './game.js';
import { cardsOf, packOf, tokensOf } from './pack.js';
import type { PackFile } from './pack-file.js';
import { readPack } from './read-pack.js';
import { options } from './testing/position.js';

const { locations, roads, cases, card_recipe: _, ...rest } = LONDON;
const cards = cardsOf(LONDON);
const tokens = tokensOf(LONDON);
const listed: PackFile = { ...rest, locations, roads, cases, cards };
const bare = cases.map(({ tokens: __, ...one }) => one);

function place(id: string, change: object): PackFile {
  return {
    ...LONDON,
    locations: locations.map((one) => (one.id === id ? { ...one, ...change } : one)),
  };
}

function oneCase(change: object): PackFile {
  return { ...LONDON, cases: cases.map((one, i) => (i === 0 ? { ...one, ...change } : one)) };
}

function oneCard(at: number, change: object): PackFile {
  return { ...listed, cards: cards.map((one, i) => (i === at ? { ...one, ...change } : one)) };
}

const link = ['crimson-weapon', 'crimson-fingerprints'] as const;

/** For each fault a pack that has it. */
const BROKEN: Readonly<Record<PackFaultCode, PackFile>> = {
  PLAYERS: { ...LONDON, players: { min: 4, max: 3 } },
  COLOURS: { ...LONDON, seat_colours: ['red', 'red', 'blue', 'green', 'white'] },
  TYPES: { ...LONDON, token_types: LONDON.token_types.slice(1) },
  LOCATION_COUNT: { ...LONDON, locations: locations.slice(1) },
  LOCATION_TWICE: place('1', { id: '2' }),
  YARD: place('1', { token: false }),
  NUMBER_MISSING: place('1', { number: null }),
  NUMBER_TWICE: place('1', { number: 2 }),
  ROAD_END: { ...LONDON, roads: [...roads, ['1', '99']] },
  ROAD_SELF: { ...LONDON, roads: [...roads, ['1', '1']] },
  ROAD_TWICE: { ...LONDON, roads: [...roads, ['2', '1']] },
  ROADS_APART: { ...LONDON, roads: roads.filter(([a, b]) => a !== '1' && b !== '1') },
  UNDERGROUND_END: { ...LONDON, underground: [['6', '99']] },
  UNDERGROUND_SELF: { ...LONDON, underground: [['6', '6']] },
  LOOP_PLACE: { ...LONDON, holmes_loop: [...LONDON.holmes_loop, '99'] },
  LOOP_TWICE: { ...LONDON, holmes_loop: [...LONDON.holmes_loop, '6'] },
  LOOP_GAP: { ...LONDON, holmes_loop: LONDON.holmes_loop.slice(0, -2) },
  LOOP_START: { ...LONDON, holmes_start: '1' },
  CASE_COUNT: { ...LONDON, cases: cases.slice(1) },
  CASE_TWICE: oneCase({ id: 'amber' }),
  TOKEN_FORM: { ...LONDON, tokens },
  TOKEN_COUNT: { ...LONDON, cases: bare, tokens: tokens.slice(1) },
  TOKEN_CASE: {
    ...LONDON,
    cases: bare,
    tokens: tokens.map((one, i) => (i === 0 ? { ...one, case: 'amber' } : one)),
  },
  TOKEN_TYPE: {
    ...LONDON,
    cases: bare,
    tokens: tokens.map((one, i) => (i === 0 ? { ...one, type: 'x' } : one)),
  },
  TOKEN_TWICE: {
    ...LONDON,
    cases: bare,
    tokens: tokens.map((one, i) => (i === 0 ? { ...one, id: 'amber-weapon' } : one)),
  },
  LINK_TOKEN: oneCase({ links: [['crimson-weapon', 'amber-weapon']] }),
  LINK_SELF: oneCase({ links: [['crimson-weapon', 'crimson-weapon']] }),
  LINK_TWICE: oneCase({ links: [link, link.toReversed()] }),
  CARD_FORM: { ...LONDON, cards },
  CARD_COUNT: { ...listed, cards: cards.slice(1) },
  CARD_TWICE: oneCard(1, { id: cards[0]?.id }),
  CARD_CODE_TWICE: oneCard(1, { code: cards[0]?.id }),
  CARD_PIPS: oneCard(5, { symbols: {} }),
  CARD_TYPE: oneCard(5, { symbols: { x: 1 } }),
  HOLMES_SYMBOL: oneCard(5, { holmes_symbol: 'weapon' }),
  DEALT_TOO_MANY: { ...LONDON, hand_size: 12 },
  DRAW: { ...LONDON, draw: { moved: 2, stayed: 4, cap: 3 } },
  SCORE: { ...LONDON, score: { ...LONDON.score, eliminate_at: 0 } },
};

describe('the pack', () => {
  it.each(PACK_FAULTS)('%s is found, and no game begins [SH-2 SH-10]', (code) => {
    const file = BROKEN[code];
    expect(packFaults(file).map((fault) => fault.code)).toContain(code);
    expect(readPack(file)).toMatchObject({ ok: false, error: { code: 'PACK_INVALID' } });
    const started = sherlockHolmes.start({ options: { ...options({}), pack: file } });
    expect(started).toMatchObject({ ok: false, error: { code: 'PACK_INVALID' } });
  });

  it('a card of Holmes without a symbol [SH-9]', () => {
    const holmes = cards.map(({ holmes_symbol: __, ...one }) => one);
    expect(packFaults({ ...listed, cards: holmes })).toHaveLength(15);
  });

  it('what has the wrong shape [SH-10 SH-7 SH-9]', () => {
    for (const wrong of [
      null,
      {},
      { ...LONDON, ruleset: 'chess' },
      oneCase({ tokens: { weapon: 4 } }),
      oneCard(5, { symbols: { weapon: 0 } }),
    ]) {
      expect(readPack(wrong)).toMatchObject({
        ok: false,
        error: { code: 'PACK_INVALID', causes: [] },
      });
    }
  });

  it('is whole as it comes, with tokens and cards listed as well [SH-2 SH-7]', () => {
    expect(packFaults(LONDON)).toEqual([]);
    expect(packFaults(listed)).toEqual([]);
    expect(packFaults({ ...LONDON, cases: bare, tokens })).toEqual([]);
    // Five tokens of a case may be of any type in a list (SH-Q5).
    const swapped = tokens.map((one) =>
      one.id === 'crimson-weapon'
        ? { ...one, type: 'witness' }
        : one.id === 'amber-witness'
          ? { ...one, type: 'weapon' }
          : one,
    );
    expect(packFaults({ ...LONDON, cases: bare, tokens: swapped })).toEqual([]);
  });
});

describe('London', () => {
  it('places, roads and the loop [SH-3 SH-4 SH-5 SH-6]', () => {
    expect(locations).toHaveLength(31);
    expect(locations.flatMap(({ number }) => number ?? [])).toEqual(
      Array.from({ length: 30 }, (__, i) => i + 1),
    );
    expect(locations.filter(({ token }) => !token).map(({ id }) => id)).toEqual(['SY']);
    expect(roads).toHaveLength(56);
    expect(LONDON.underground).toEqual([['6', '19']]);
    const loop = [
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '20',
      '27',
      '26',
      '29',
      '28',
      '22',
      '21',
      '12',
      '13',
      '14',
    ];
    expect(LONDON.holmes_loop).toEqual(loop);
    const { neighbours } = packOf(LONDON);
    expect([...(neighbours.get('18') ?? [])].toSorted()).toEqual(['17', '19', '25', '26', '9']);
    expect([...(neighbours.get('SY') ?? [])].toSorted()).toEqual(['16', '22', '23', '24']);
  });

  it('tokens and links [SH-7 SH-8]', () => {
    const sum = (some: typeof tokens) => some.reduce((total, { number }) => total + number, 0);
    for (const { id, links } of cases) {
      expect(sum(tokens.filter((one) => one.case === id))).toBe(10);
      expect(links).toHaveLength(4);
    }
    for (const type of LONDON.token_types) {
      const numbers = tokens.filter((one) => one.type === type).map(({ number }) => number);
      expect(numbers.toSorted()).toEqual([1, 1, 2, 2, 3, 3]);
    }
  });

  it('cards [SH-9]', () => {
    expect(cards).toHaveLength(60);
    for (const character of ['holmes', 'watson', 'lestrade', 'cab']) {
      expect(cards.filter((one) => one.character === character)).toHaveLength(15);
    }
    const pips = cards.flatMap(({ symbols }) => Object.values(symbols));
    expect(pips.reduce((total, one) => total + one, 0)).toBe(80);
    expect(
      cards.every((one) => one.holmes_symbol === undefined || one.symbols[one.holmes_symbol] === 1),
    ).toBe(true);
  });

  it('numbers of the game [SH-11 SH-22 SH-38 SH-62]', () => {
    expect(LONDON).toMatchObject({
      ...{ hand_size: 5, line_size: 5, walk_max: 2, arrest_min_tokens: 3 },
      draw: { moved: 2, stayed: 3, cap: 3 },
      score: { start: 0, eliminate_at: -10, arrest_bonus: 10, link_bonus: 1 },
    });
  });
});
