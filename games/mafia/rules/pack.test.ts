import { describe, expect, it } from 'vitest';
import { CARD_COUNT_BY_TYPE, PACK_FAULTS, packFaults } from './check-pack.js';
import { DEFAULT_MAFIA_PACK_FILE } from './data/city.js';
import { mafia } from './game.js';
import { parseOptions } from './input.js';
import { compiledPackOf } from './pack.js';
import type { PackFile } from './pack-file.js';
import { MAFIA_PACK, readPack } from './read-pack.js';
import { BROKEN_PACKS } from '../test/broken-packs.js';
import { optionsOf } from '../test/position.js';
import { BLUE, GREEN, newTable, RED, TABLE, YELLOW } from '../test/table.js';

const { bank, city, prison, cards } = DEFAULT_MAFIA_PACK_FILE;

describe('the pack', () => {
  it.each(PACK_FAULTS)('%s is found, and no game begins [MF-14]', (code) => {
    const file = BROKEN_PACKS[code];
    expect(packFaults(file).map((fault) => fault.code)).toContain(code);
    expect(readPack(file)).toMatchObject({ ok: false, error: { code: 'PACK_INVALID' } });
    const started = mafia.start({ options: { ...optionsOf({}), pack: file } });
    expect(started).toMatchObject({ ok: false, error: { code: 'PACK_INVALID' } });
  });

  it.each([
    ['the code of another card', ['x', 'x']],
    ['the id of another card', [cards[3]?.id, undefined]],
    ['its own id', [cards[0]?.id, undefined]],
    ['a quarter', ['B2', undefined]],
  ])('a code that is %s could be read as either [MF-105]', (_, codes) => {
    const coded = cards.map((card, at) => (codes[at] ? { ...card, code: codes[at] } : card));
    const names = [0, 1].flatMap((at) => (codes[at] ? (cards[at]?.id ?? []) : []));
    expect(packFaults({ ...DEFAULT_MAFIA_PACK_FILE, cards: coded })).toEqual(
      names.map((id) => ({ code: 'CARD_CODE_TWICE', names: [id] })),
    );
  });

  it('Goods of one kind with two prices, each of them a legal one [MF-6 MF-14]', () => {
    const priced = (ids: readonly string[]) => ({
      ...DEFAULT_MAFIA_PACK_FILE,
      cards: cards.map((card) => (ids.includes(card.id) ? { ...card, price: 80 } : card)),
    });
    expect(packFaults(priced(['MF-good-cloth-1']))).toMatchObject([{ code: 'GOOD_KINDS' }]);
    expect(packFaults(priced(['MF-good-cloth-1', 'MF-good-cloth-2']))).toEqual([]);
  });

  it('what has the wrong shape [MF-14]', () => {
    for (const wrong of [
      null,
      {},
      { ...DEFAULT_MAFIA_PACK_FILE, ruleset: 'chess' },
      { ...DEFAULT_MAFIA_PACK_FILE, cards: [1] },
    ]) {
      expect(readPack(wrong)).toMatchObject({
        ok: false,
        error: { code: 'PACK_INVALID', causes: [] },
      });
    }
  });

  it('an Escape without a severity, where its arrest places no figure [MF-7 MF-60]', () => {
    const without = cards.map(({ severity, ...one }) =>
      one.type === 'escape' || severity === undefined ? one : { ...one, severity },
    );
    const pack = { ...DEFAULT_MAFIA_PACK_FILE, cards: without };
    expect(packFaults(pack)).toEqual([]);
    expect(parseOptions({ pack })).toMatchObject({
      error: { code: 'PACK_INVALID', causes: [{ code: 'SEVERITY', names: ['MF-escape-1'] }] },
    });
    expect(parseOptions({ pack, variant: 'authors1992' })).toMatchObject({ ok: true });
  });

  it('of its own colours, bank and price is played with [MF-14 MF-15 MF-71]', () => {
    const other: PackFile = {
      ...DEFAULT_MAFIA_PACK_FILE,
      pack: 'other',
      bank: { ...bank, start: 1000 },
      prison: {
        track: DEFAULT_MAFIA_PACK_FILE.prison_presets?.full30 ?? [],
        death_row: { ransom: 500 },
      },
    };
    const pack = MAFIA_PACK.read(other);
    expect(pack).toMatchObject({ ok: true, value: { name: 'other', places: 16 } });
    expect(MAFIA_PACK.claims({ ruleset: 'mafia' })).toBe(true);
    const t = newTable({ pack: other }).deal();
    expect(t.view(TABLE)).toMatchObject({ bank: 1000, pack: pack.ok ? pack.value.id : '' });
    expect(t.state.options.flags.death_row_ransom).toBe(500);
  });
});

describe('the pack as it comes', () => {
  const pack = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);

  it('is whole [MF-3 MF-14]', () => {
    expect(packFaults(DEFAULT_MAFIA_PACK_FILE)).toEqual([]);
    expect(DEFAULT_MAFIA_PACK_FILE.cards).toHaveLength(32);
    expect(pack.figures).toHaveLength(16);
    expect(Object.keys(city.owner)).toHaveLength(16);
  });

  it('four seats, two teams of opposite ones [MF-1 MF-2]', () => {
    expect(DEFAULT_MAFIA_PACK_FILE.seat_order).toEqual(['blue', 'yellow', 'red', 'green']);
    expect(pack.mate).toEqual({ [BLUE]: RED, [RED]: BLUE, [YELLOW]: GREEN, [GREEN]: YELLOW });
    const code = (colours: readonly string[]) => {
      const parsed = parseOptions({ colours: [...colours] });
      return parsed.ok ? undefined : parsed.error.code;
    };
    expect(code(DEFAULT_MAFIA_PACK_FILE.seat_order)).toBeUndefined();
    expect(code(['blue', 'red'])).toBe('TOO_FEW_PLAYERS');
    expect(code(['blue', 'blue', 'red', 'green'])).toBe('COLOUR_TAKEN');
    expect(code([...DEFAULT_MAFIA_PACK_FILE.seat_order, 'pink'])).toBe('SEAT_FULL');
    expect(code(['blue', 'yellow', 'red', 'pink'])).toBe('BAD_REQUEST');
    expect(mafia.seats).toEqual({ min: 4, max: 4 });
  });

  it('32 cards and their suits [MF-4 MF-5]', () => {
    const count = (is: (card: (typeof cards)[number]) => boolean) => cards.filter(is).length;
    const types = Object.keys(CARD_COUNT_BY_TYPE);
    expect(types.map((type) => count((one) => one.type === type))).toEqual([...[4, 10, 2, 2, 2, 1, 1, 1, 3, 1, 1, 4]]);
    const suits = ['law', 'legal', 'criminal', 'neutral'];
    expect(suits.map((suit) => count((one) => one.suit === suit))).toEqual([5, 14, 9, 4]);
  });

  it('Goods in pairs, and cells for crimes [MF-6 MF-7 MF-13]', () => {
    const goods = cards.filter(({ type }) => type === 'good');
    expect(goods.map(({ price }) => price)).toEqual([...[40, 40, 60, 60, 80, 80, 120, 120, 150, 150]]);
    for (const { suit, severity } of cards) {
      const isCrime = suit === 'criminal' || suit === 'neutral';
      expect(isCrime ? prison.track.includes(severity ?? 0) : severity).toBe(isCrime ? true : undefined);
    }
    expect([prison.track[0], prison.track.at(-1)]).toEqual([300, 10]);
    expect([...prison.track].sort((a, b) => b - a)).toEqual(prison.track);
  });

  it('16 quarters, four of each colour [MF-10]', () => {
    expect(pack.quarters.slice(0, 5)).toEqual(['A1', 'B1', 'C1', 'D1', 'A2']);
    expect(pack.quartersOf).toEqual({
      [BLUE]: ['A1', 'B1', 'C2', 'D3'],
      [YELLOW]: ['C1', 'B2', 'A3', 'A4'],
      [RED]: ['A2', 'B3', 'C4', 'D4'],
      [GREEN]: ['D1', 'D2', 'C3', 'B4'],
    });
  });

  it('42 pairs of neighbours [MF-11]', () => {
    const sizes = pack.quarters.map((id) => pack.adjacent.get(id)?.length ?? 0);
    expect(sizes.reduce((a, b) => a + b)).toBe(84);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([3, 8]);
    expect(pack.adjacent.get('C3')).toEqual(['B2', 'C2', 'D2', 'B3', 'D3', 'B4', 'C4', 'D4']);
    expect(pack.adjacent.get('A4')).toEqual(['A3', 'B3', 'B4']);
  });

  it("24 pairs a knight's move apart [MF-12]", () => {
    const sizes = pack.quarters.map((id) => pack.knights.get(id)?.length ?? 0);
    expect(sizes.reduce((a, b) => a + b)).toBe(48);
    expect(pack.knights.get('A1')).toEqual(['C2', 'B3']);
    expect(pack.knights.get('B2')).toEqual(['D1', 'D3', 'A4', 'C4']);
  });

  it('all its money is in the bank, in coins too [MF-9 MF-16]', () => {
    const coins = bank.coins.reduce((sum, { value, count }) => sum + value * count, 0);
    expect(coins).toBe(4000);
    const t = newTable();
    expect(t.state.bank).toBe(4000);
    expect(t.balances).toEqual([0, 0, 0, 0]);
    expect(Object.values(t.state.figures).every(({ at }) => at === 'home')).toBe(true);
    expect(t.state.city).toEqual({});
  });
});
