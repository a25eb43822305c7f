import type { PackFaultCode } from '../rules/check-pack.js';
import { LONDON } from '../rules/data/london.js';
import { cardsOf, tokensOf } from '../rules/pack.js';
import type { PackFile } from '../rules/pack-file.js';

const { locations, roads, cases, card_recipe: _, ...rest } = LONDON;
const cards = cardsOf(LONDON);
const tokens = tokensOf(LONDON);
/** With its cards one by one. */
export const LISTED: PackFile = { ...rest, locations, roads, cases, cards };
const bare = cases.map(({ tokens: __, ...one }) => one);

function place(id: string, change: object): PackFile {
  return {
    ...LONDON,
    locations: locations.map((one) => (one.id === id ? { ...one, ...change } : one)),
  };
}

export function changedCase(change: object): PackFile {
  return { ...LONDON, cases: cases.map((one, i) => (i === 0 ? { ...one, ...change } : one)) };
}

export function changedCard(at: number, change: object): PackFile {
  return { ...LISTED, cards: cards.map((one, i) => (i === at ? { ...one, ...change } : one)) };
}

const link = ['crimson-weapon', 'crimson-fingerprints'] as const;

/** For each fault a pack that has it (SH-10). */
export const BROKEN_PACKS: Readonly<Record<PackFaultCode, PackFile>> = {
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
  CASE_TWICE: changedCase({ id: 'amber' }),
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
  LINK_TOKEN: changedCase({ links: [['crimson-weapon', 'amber-weapon']] }),
  LINK_SELF: changedCase({ links: [['crimson-weapon', 'crimson-weapon']] }),
  LINK_TWICE: changedCase({ links: [link, [...link].reverse()] }),
  CARD_FORM: { ...LONDON, cards },
  CARD_COUNT: { ...LISTED, cards: cards.slice(1) },
  CARD_TWICE: changedCard(1, { id: cards[0]?.id }),
  CARD_CODE_TWICE: changedCard(1, { code: cards[0]?.id }),
  CARD_PIPS: changedCard(5, { symbols: {} }),
  CARD_TYPE: changedCard(5, { symbols: { x: 1 } }),
  HOLMES_SYMBOL: changedCard(5, { holmes_symbol: 'weapon' }),
  DEALT_TOO_MANY: { ...LONDON, hand_size: 12 },
  DRAW: { ...LONDON, draw: { moved: 2, stayed: 4, cap: 3 } },
  SCORE: { ...LONDON, score: { ...LONDON.score, eliminate_at: 0 } },
};
