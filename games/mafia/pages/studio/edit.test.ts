import { packFaults, readPackShape } from '../../rules/custom-pack.js';
import { DEFAULT_MAFIA_PACK_FILE, type PackFile } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import * as cards from './cards.js';
import * as clans from './clans.js';
import * as money from './money.js';
import * as prison from './prison.js';

const codes = (file: PackFile) => [...new Set(packFaults(file).map(({ code }) => code))];
const kind = (file: PackFile, name: string): cards.CardKindRow => {
  const found = cards.cardKindsOf(file).find(({ card }) => card.name.includes(name));
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

describe('clans', () => {
  it('get a colour that nobody has, and keep their quarters and partners', () => {
    const file = clans.setColour(DEFAULT_MAFIA_PACK_FILE, 0, 'black');
    expect(codes(file)).toEqual([]);
    expect(file.seat_order[0]).toBe('black');
    expect(file.city.owner.A1).toBe('black');
  });

  it('change seats when they get the colour of another; partners are who sits opposite', () => {
    const file = clans.setColour(DEFAULT_MAFIA_PACK_FILE, 0, 'yellow');
    expect(file.seat_order).toEqual(['yellow', 'blue', 'red', 'green']);
    expect(file.teams).toEqual([
      ['yellow', 'red'],
      ['blue', 'green'],
    ]);
    expect(file.city.owner).toEqual(DEFAULT_MAFIA_PACK_FILE.city.owner);
    expect(codes(file)).toEqual([]);
  });

  it('are added and removed until there are four', () => {
    const less = clans.removeClan(DEFAULT_MAFIA_PACK_FILE, 3);
    expect(codes(less)).toEqual(['SEATS', 'TEAMS', 'QUARTER_OWNER']);
    expect(codes(clans.setColour(clans.addClan(less), 3, 'green'))).toEqual([]);
  });

  it('of one colour leave all quarters to the clan that keeps it', () => {
    const twice = { ...DEFAULT_MAFIA_PACK_FILE, seat_order: ['blue', 'blue', 'red', 'green'] };
    const file = clans.setColour(twice, 1, 'yellow');
    expect(codes(file)).toEqual([]);
  });
});

describe('the city', () => {
  it('has quarters that change hands', () => {
    const file = clans.giveQuarter(DEFAULT_MAFIA_PACK_FILE, 'A1', 'red');
    expect(codes(file)).toEqual(['QUARTER_COUNT']);
    expect(clans.giveQuarter(file, 'A1', 'blue')).toEqual(DEFAULT_MAFIA_PACK_FILE);
  });

  it('names them otherwise, and everybody owns the same places', () => {
    const columns = clans.columnsOf('k, b c d');
    const file = clans.renameCity(DEFAULT_MAFIA_PACK_FILE, { columns, rows: clans.rowsOf('2345') });
    expect(codes(file)).toEqual([]);
    expect([file.city.owner.K2, file.city.owner.D5]).toEqual(['blue', 'red']);
    expect(clans.renameCity(DEFAULT_MAFIA_PACK_FILE, { columns: clans.columnsOf('123') })).toBe(
      DEFAULT_MAFIA_PACK_FILE,
    );
  });

  it('finds quarters that lie nowhere', () => {
    const file = clans.giveQuarter(DEFAULT_MAFIA_PACK_FILE, 'E1', 'red');
    expect(clans.quartersWithoutOwner(file)).toEqual(['E1']);
    expect(clans.removeQuarter(file, 'E1')).toEqual(DEFAULT_MAFIA_PACK_FILE);
  });
});

describe('money', () => {
  it('is set within what a file can hold', () => {
    for (const key of [...money.AMOUNT_KEYS, ...money.BANK_KEYS]) {
      for (const value of [1, key === 'bank.unit' ? money.INPUT_MAX.unit : money.INPUT_MAX.sum]) {
        const file = money.setSumAt(DEFAULT_MAFIA_PACK_FILE, key, value);
        expect(money.sumAt(file, key)).toBe(value);
        expect(readPackShape(file).ok, key).toBe(true);
      }
    }
  });

  it('has coins of any number', () => {
    const more = money.addCoin(DEFAULT_MAFIA_PACK_FILE);
    expect(more.bank.coins.at(-1)).toEqual({ value: 10, count: 10, colour: 'blue' });
    expect(codes(money.changeCoin(more, 3, { value: 15 }))).toEqual(['COIN_VALUE']);
    expect(money.removeCoin(more, 3)).toEqual(DEFAULT_MAFIA_PACK_FILE);
    expect(money.coinsTotal(DEFAULT_MAFIA_PACK_FILE)).toBe(4000);
  });
});

describe('the prison', () => {
  it('gets cells where they fall, and none twice', () => {
    const track = prison.addCell(DEFAULT_MAFIA_PACK_FILE.prison.track, 270);
    expect(track.slice(0, 3)).toEqual([300, 270, 250]);
    expect(prison.addCell(track, 270)).toBe(track);
    expect(prison.addCell([300], 10)).toEqual([300, 10]);
    expect(codes(prison.setTrack(DEFAULT_MAFIA_PACK_FILE, null, track))).toEqual([]);
  });

  it('keeps copies, which are renamed, used and forgotten', () => {
    const kept = prison.saveTrackAsPreset(DEFAULT_MAFIA_PACK_FILE);
    const named = prison.renamePreset(kept.file, kept.name, 'short');
    expect(Object.keys(named.prison_presets ?? {})).toEqual(['full30', 'short']);
    expect(prison.renamePreset(named, 'short', 'full30')).toBe(named);
    expect(prison.trackOf(named, 'short')).toEqual(DEFAULT_MAFIA_PACK_FILE.prison.track);
    expect(codes(named)).toEqual([]);
    expect(prison.removePreset(named, 'short')).toEqual(DEFAULT_MAFIA_PACK_FILE);
    expect('prison_presets' in prison.removePreset(DEFAULT_MAFIA_PACK_FILE, 'full30')).toBe(false);
  });

  it('counts the kinds of cards that lead to each cell', () => {
    const crimes = prison.crimesOf(prison.setTrack(DEFAULT_MAFIA_PACK_FILE, null, [300]));
    expect([crimes.get(300), crimes.get(120), crimes.get(10)]).toEqual([1, 1, undefined]);
  });
});

describe('cards', () => {
  it('of a kind have one price, name and cell', () => {
    const cloth = cards.changeKind(DEFAULT_MAFIA_PACK_FILE, kind(DEFAULT_MAFIA_PACK_FILE, 'Cloth'), {
      name: 'Silk',
      price: 70,
    });
    expect(codes(cloth)).toEqual([]);
    expect(cloth.cards.filter(({ name, price }) => name === 'Silk' && price === 70)).toHaveLength(2);
    const theft = cards.changeKind(DEFAULT_MAFIA_PACK_FILE, kind(DEFAULT_MAFIA_PACK_FILE, 'Theft'), { severity: 150 });
    expect(codes(theft)).toEqual([]);
    const none = cards.changeKind(DEFAULT_MAFIA_PACK_FILE, kind(DEFAULT_MAFIA_PACK_FILE, 'Theft'), {
      severity: null,
    });
    expect(codes(none)).toEqual(['SEVERITY']);
  });

  it('that change sides lead to a cell, or no longer', () => {
    const cloth = cards.setCardSuit(DEFAULT_MAFIA_PACK_FILE, kind(DEFAULT_MAFIA_PACK_FILE, 'Cloth'), 'criminal');
    expect(codes(cloth)).toEqual(['GOOD_KINDS']);
    expect(cards.setCardSuit(cloth, kind(cloth, 'Cloth'), 'legal')).toEqual(DEFAULT_MAFIA_PACK_FILE);
  });

  it('of another type have what that type has', () => {
    for (const type of ['police', 'pistol', 'theft', 'good'] as const) {
      const file = cards.setType(DEFAULT_MAFIA_PACK_FILE, kind(DEFAULT_MAFIA_PACK_FILE, 'Witness'), type);
      expect(codes(file)).toEqual(type === 'good' ? ['CARD_COUNT', 'GOOD_KINDS'] : ['CARD_COUNT']);
    }
  });

  it('have ids and codes of their own', () => {
    const coded = cards.nameCard(DEFAULT_MAFIA_PACK_FILE, 0, { code: 'Buyer_1' });
    expect(coded.cards[0]?.code).toBe('Buyer_1');
    expect(cards.nameCard(coded, 0, { id: 'B1' }).cards[0]).toMatchObject({
      id: 'B1',
      code: 'Buyer_1',
    });
    expect(cards.nameCard(coded, 0, { code: '' })).toEqual(DEFAULT_MAFIA_PACK_FILE);
  });

  it('come and go one by one', () => {
    const less = cards.removeCard(DEFAULT_MAFIA_PACK_FILE, 1);
    expect(codes(less)).toEqual(['CARD_COUNT']);
    const more = cards.addCardLike(less, kind(less, 'Buyer'));
    expect(codes(more)).toEqual([]);
    expect(new Set(more.cards.map(({ id }) => id)).size).toBe(32);
  });

  it('of a type that is missing come as in the game’s own pack', () => {
    const none = { ...DEFAULT_MAFIA_PACK_FILE, cards: [] };
    expect(cards.missingTypes(DEFAULT_MAFIA_PACK_FILE)).toEqual([]);
    const file = cards.missingTypes(none).reduce(cards.addType, none);
    expect(file.cards).toHaveLength(12);
    const without = {
      ...DEFAULT_MAFIA_PACK_FILE,
      cards: DEFAULT_MAFIA_PACK_FILE.cards.filter(({ type }) => type !== 'escape'),
    };
    expect(codes(cards.addType(without, 'escape'))).toEqual([]);
  });
});
