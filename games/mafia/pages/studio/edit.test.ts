import { packFaults, readPackShape } from '../../rules/custom-pack.js';
import { CITY, type PackFile } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import * as cards from './cards.js';
import * as clans from './clans.js';
import * as money from './money.js';
import * as prison from './prison.js';

const codes = (file: PackFile) => [...new Set(packFaults(file).map(({ code }) => code))];
const kind = (file: PackFile, name: string): cards.Kind => {
  const found = cards.kindsOf(file).find(({ card }) => card.name.includes(name));
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

describe('clans', () => {
  it('get a colour that nobody has, and keep their quarters and partners', () => {
    const file = clans.setColour(CITY, 0, 'black');
    expect(codes(file)).toEqual([]);
    expect(file.seat_order[0]).toBe('black');
    expect(file.city.owner.A1).toBe('black');
  });

  it('change seats when they get the colour of another; partners are who sits opposite', () => {
    const file = clans.setColour(CITY, 0, 'yellow');
    expect(file.seat_order).toEqual(['yellow', 'blue', 'red', 'green']);
    expect(file.teams).toEqual([
      ['yellow', 'red'],
      ['blue', 'green'],
    ]);
    expect(file.city.owner).toEqual(CITY.city.owner);
    expect(codes(file)).toEqual([]);
  });

  it('are added and removed until there are four', () => {
    const less = clans.removeClan(CITY, 3);
    expect(codes(less)).toEqual(['SEATS', 'TEAMS', 'QUARTER_OWNER']);
    expect(codes(clans.setColour(clans.addClan(less), 3, 'green'))).toEqual([]);
  });

  it('of one colour leave all quarters to the clan that keeps it', () => {
    const twice = { ...CITY, seat_order: ['blue', 'blue', 'red', 'green'] };
    const file = clans.setColour(twice, 1, 'yellow');
    expect(codes(file)).toEqual([]);
  });
});

describe('the city', () => {
  it('has quarters that change hands', () => {
    const file = clans.giveQuarter(CITY, 'A1', 'red');
    expect(codes(file)).toEqual(['QUARTER_COUNT']);
    expect(clans.giveQuarter(file, 'A1', 'blue')).toEqual(CITY);
  });

  it('names them otherwise, and everybody owns the same places', () => {
    const columns = clans.columnsOf('k, b c d');
    const file = clans.renameCity(CITY, { columns, rows: clans.rowsOf('2345') });
    expect(codes(file)).toEqual([]);
    expect([file.city.owner.K2, file.city.owner.D5]).toEqual(['blue', 'red']);
    expect(clans.renameCity(CITY, { columns: clans.columnsOf('123') })).toBe(CITY);
  });

  it('finds quarters that lie nowhere', () => {
    const file = clans.giveQuarter(CITY, 'E1', 'red');
    expect(clans.strayQuarters(file)).toEqual(['E1']);
    expect(clans.removeQuarter(file, 'E1')).toEqual(CITY);
  });
});

describe('money', () => {
  it('is set within what a file can hold', () => {
    for (const key of [...money.AMOUNTS, ...money.BANK]) {
      for (const value of [1, key === 'bank.unit' ? money.MOST.unit : money.MOST.sum]) {
        const file = money.setSumAt(CITY, key, value);
        expect(money.sumAt(file, key)).toBe(value);
        expect(readPackShape(file).ok, key).toBe(true);
      }
    }
  });

  it('has coins of any number', () => {
    const more = money.addCoin(CITY);
    expect(more.bank.coins.at(-1)).toEqual({ value: 10, count: 10, colour: 'blue' });
    expect(codes(money.changeCoin(more, 3, { value: 15 }))).toEqual(['COIN_VALUE']);
    expect(money.removeCoin(more, 3)).toEqual(CITY);
    expect(money.coinsInAll(CITY)).toBe(4000);
  });
});

describe('the prison', () => {
  it('gets cells where they fall, and none twice', () => {
    const track = prison.addCell(CITY.prison.track, 270);
    expect(track.slice(0, 3)).toEqual([300, 270, 250]);
    expect(prison.addCell(track, 270)).toBe(track);
    expect(prison.addCell([300], 10)).toEqual([300, 10]);
    expect(codes(prison.setTrack(CITY, null, track))).toEqual([]);
  });

  it('keeps copies, which are renamed, used and forgotten', () => {
    const kept = prison.keepTrack(CITY);
    const named = prison.renamePreset(kept.file, kept.name, 'short');
    expect(Object.keys(named.prison_presets ?? {})).toEqual(['full30', 'short']);
    expect(prison.renamePreset(named, 'short', 'full30')).toBe(named);
    expect(prison.trackOf(named, 'short')).toEqual(CITY.prison.track);
    expect(codes(named)).toEqual([]);
    expect(prison.forgetPreset(named, 'short')).toEqual(CITY);
    expect('prison_presets' in prison.forgetPreset(CITY, 'full30')).toBe(false);
  });

  it('counts the kinds of cards that lead to each cell', () => {
    const crimes = prison.crimesOf(prison.setTrack(CITY, null, [300]));
    expect([crimes.get(300), crimes.get(120), crimes.get(10)]).toEqual([1, 1, undefined]);
  });
});

describe('cards', () => {
  it('of a kind have one price, name and cell', () => {
    const cloth = cards.changeKind(CITY, kind(CITY, 'Cloth'), { name: 'Silk', price: 70 });
    expect(codes(cloth)).toEqual([]);
    expect(cloth.cards.filter(({ name, price }) => name === 'Silk' && price === 70)).toHaveLength(
      2,
    );
    const theft = cards.changeKind(CITY, kind(CITY, 'Theft'), { severity: 150 });
    expect(codes(theft)).toEqual([]);
    const none = cards.changeKind(CITY, kind(CITY, 'Theft'), { severity: null });
    expect(codes(none)).toEqual(['SEVERITY']);
  });

  it('that change sides lead to a cell, or no longer', () => {
    const cloth = cards.setCardSuit(CITY, kind(CITY, 'Cloth'), 'criminal');
    expect(codes(cloth)).toEqual(['GOOD_KINDS']);
    expect(cards.setCardSuit(cloth, kind(cloth, 'Cloth'), 'legal')).toEqual(CITY);
  });

  it('of another type have what that type has', () => {
    for (const type of ['police', 'pistol', 'theft', 'good'] as const) {
      const file = cards.setType(CITY, kind(CITY, 'Witness'), type);
      expect(codes(file)).toEqual(type === 'good' ? ['CARD_COUNT', 'GOOD_KINDS'] : ['CARD_COUNT']);
    }
  });

  it('have ids and codes of their own', () => {
    const coded = cards.nameCard(CITY, 0, { code: 'Buyer_1' });
    expect(coded.cards[0]?.code).toBe('Buyer_1');
    expect(cards.nameCard(coded, 0, { id: 'B1' }).cards[0]).toMatchObject({
      id: 'B1',
      code: 'Buyer_1',
    });
    expect(cards.nameCard(coded, 0, { code: '' })).toEqual(CITY);
  });

  it('come and go one by one', () => {
    const less = cards.removeCard(CITY, 1);
    expect(codes(less)).toEqual(['CARD_COUNT']);
    const more = cards.addLike(less, kind(less, 'Buyer'));
    expect(codes(more)).toEqual([]);
    expect(new Set(more.cards.map(({ id }) => id)).size).toBe(32);
  });

  it('of a type that is missing come as in the game’s own pack', () => {
    const none = { ...CITY, cards: [] };
    expect(cards.missingTypes(CITY)).toEqual([]);
    const file = cards.missingTypes(none).reduce(cards.addType, none);
    expect(file.cards).toHaveLength(12);
    const without = { ...CITY, cards: CITY.cards.filter(({ type }) => type !== 'escape') };
    expect(codes(cards.addType(without, 'escape'))).toEqual([]);
  });
});
