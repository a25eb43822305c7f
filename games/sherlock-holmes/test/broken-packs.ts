import type { PackFaultCode } from '../rules/check-pack.js';
import { DEFAULT_HOLMES_PACK_FILE } from '../rules/data/london.js';
import { cardsOf, tokensOf } from '../rules/pack.js';
import type { PackFile } from '../rules/pack-file.js';

const { locations, roads, cases, card_recipe: _, ...rest } = DEFAULT_HOLMES_PACK_FILE;
const cards = cardsOf(DEFAULT_HOLMES_PACK_FILE);
const tokens = tokensOf(DEFAULT_HOLMES_PACK_FILE);
/** With its cards one by one. */
export const PACK_WITH_LISTED_CARDS: PackFile = { ...rest, locations, roads, cases, cards };
const casesWithoutTokens = cases.map(({ tokens: __, ...one }) => one);

function packWithPlaceChanged(id: string, change: object): PackFile {
  return {
    ...DEFAULT_HOLMES_PACK_FILE,
    locations: locations.map((one) => (one.id === id ? { ...one, ...change } : one)),
  };
}

export function packWithCaseChanged(change: object): PackFile {
  return {
    ...DEFAULT_HOLMES_PACK_FILE,
    cases: cases.map((one, i) => (i === 0 ? { ...one, ...change } : one)),
  };
}

export function packWithCardChanged(at: number, change: object): PackFile {
  return {
    ...PACK_WITH_LISTED_CARDS,
    cards: cards.map((one, i) => (i === at ? { ...one, ...change } : one)),
  };
}

const link = ['crimson-weapon', 'crimson-fingerprints'] as const;

/** For each fault a pack that has it (SH-10). */
export const BROKEN_PACKS: Readonly<Record<PackFaultCode, PackFile>> = {
  PLAYERS: { ...DEFAULT_HOLMES_PACK_FILE, players: { min: 4, max: 3 } },
  COLOURS: { ...DEFAULT_HOLMES_PACK_FILE, seat_colours: ['red', 'red', 'blue', 'green', 'white'] },
  TYPES: {
    ...DEFAULT_HOLMES_PACK_FILE,
    token_types: DEFAULT_HOLMES_PACK_FILE.token_types.slice(1),
  },
  LOCATION_COUNT: { ...DEFAULT_HOLMES_PACK_FILE, locations: locations.slice(1) },
  LOCATION_TWICE: packWithPlaceChanged('1', { id: '2' }),
  YARD: packWithPlaceChanged('1', { token: false }),
  NUMBER_MISSING: packWithPlaceChanged('1', { number: null }),
  NUMBER_TWICE: packWithPlaceChanged('1', { number: 2 }),
  ROAD_END: { ...DEFAULT_HOLMES_PACK_FILE, roads: [...roads, ['1', '99']] },
  ROAD_SELF: { ...DEFAULT_HOLMES_PACK_FILE, roads: [...roads, ['1', '1']] },
  ROAD_TWICE: { ...DEFAULT_HOLMES_PACK_FILE, roads: [...roads, ['2', '1']] },
  ROADS_APART: {
    ...DEFAULT_HOLMES_PACK_FILE,
    roads: roads.filter(([a, b]) => a !== '1' && b !== '1'),
  },
  UNDERGROUND_END: { ...DEFAULT_HOLMES_PACK_FILE, underground: [['6', '99']] },
  UNDERGROUND_SELF: { ...DEFAULT_HOLMES_PACK_FILE, underground: [['6', '6']] },
  LOOP_PLACE: {
    ...DEFAULT_HOLMES_PACK_FILE,
    holmes_loop: [...DEFAULT_HOLMES_PACK_FILE.holmes_loop, '99'],
  },
  LOOP_TWICE: {
    ...DEFAULT_HOLMES_PACK_FILE,
    holmes_loop: [...DEFAULT_HOLMES_PACK_FILE.holmes_loop, '6'],
  },
  LOOP_GAP: {
    ...DEFAULT_HOLMES_PACK_FILE,
    holmes_loop: DEFAULT_HOLMES_PACK_FILE.holmes_loop.slice(0, -2),
  },
  LOOP_START: { ...DEFAULT_HOLMES_PACK_FILE, holmes_start: '1' },
  CASE_COUNT: { ...DEFAULT_HOLMES_PACK_FILE, cases: cases.slice(1) },
  CASE_TWICE: packWithCaseChanged({ id: 'amber' }),
  TOKEN_FORM: { ...DEFAULT_HOLMES_PACK_FILE, tokens },
  TOKEN_COUNT: { ...DEFAULT_HOLMES_PACK_FILE, cases: casesWithoutTokens, tokens: tokens.slice(1) },
  TOKEN_CASE: {
    ...DEFAULT_HOLMES_PACK_FILE,
    cases: casesWithoutTokens,
    tokens: tokens.map((one, i) => (i === 0 ? { ...one, case: 'amber' } : one)),
  },
  TOKEN_TYPE: {
    ...DEFAULT_HOLMES_PACK_FILE,
    cases: casesWithoutTokens,
    tokens: tokens.map((one, i) => (i === 0 ? { ...one, type: 'x' } : one)),
  },
  TOKEN_TWICE: {
    ...DEFAULT_HOLMES_PACK_FILE,
    cases: casesWithoutTokens,
    tokens: tokens.map((one, i) => (i === 0 ? { ...one, id: 'amber-weapon' } : one)),
  },
  LINK_TOKEN: packWithCaseChanged({ links: [['crimson-weapon', 'amber-weapon']] }),
  LINK_SELF: packWithCaseChanged({ links: [['crimson-weapon', 'crimson-weapon']] }),
  LINK_TWICE: packWithCaseChanged({ links: [link, [...link].reverse()] }),
  CARD_FORM: { ...DEFAULT_HOLMES_PACK_FILE, cards },
  CARD_COUNT: { ...PACK_WITH_LISTED_CARDS, cards: cards.slice(1) },
  CARD_TWICE: packWithCardChanged(1, { id: cards[0]?.id }),
  CARD_CODE_TWICE: packWithCardChanged(1, { code: cards[0]?.id }),
  CARD_PIPS: packWithCardChanged(5, { symbols: {} }),
  CARD_TYPE: packWithCardChanged(5, { symbols: { x: 1 } }),
  HOLMES_SYMBOL: packWithCardChanged(5, { holmes_symbol: 'weapon' }),
  DEALT_TOO_MANY: { ...DEFAULT_HOLMES_PACK_FILE, hand_size: 12 },
  DRAW: { ...DEFAULT_HOLMES_PACK_FILE, draw: { moved: 2, stayed: 4, cap: 3 } },
  SCORE: {
    ...DEFAULT_HOLMES_PACK_FILE,
    score: { ...DEFAULT_HOLMES_PACK_FILE.score, eliminate_at: 0 },
  },
};
