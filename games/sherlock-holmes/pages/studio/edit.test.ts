import { packFaults, readPackShape } from '../../rules/custom-pack.js';
import { cardsOf, DEFAULT_HOLMES_PACK_FILE, type PackFile, tokensOf } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import * as cards from './cards.js';
import * as cases from './cases.js';
import * as numbers from './numbers.js';
import * as places from './places.js';

const codes = (file: PackFile) => [...new Set(packFaults(file).map(({ code }) => code))];
const listed: PackFile = {
  ...cards.listCards(DEFAULT_HOLMES_PACK_FILE),
  cases: DEFAULT_HOLMES_PACK_FILE.cases.map(({ tokens: _, ...each }) => each),
  tokens: tokensOf(DEFAULT_HOLMES_PACK_FILE),
};

describe('places', () => {
  it('are added under a free number, and taken away with all that leads there', () => {
    const less = places.removePlace(DEFAULT_HOLMES_PACK_FILE, '7');
    expect(less.roads.flat()).not.toContain('7');
    expect(less.holmes_loop).not.toContain('7');
    const { file, id } = places.addPlace(less);
    expect(places.placeIn(file, id)).toMatchObject({ id: '7', number: 7, token: true });
    expect(codes(file)).toEqual(['ROADS_APART', 'LOOP_GAP']);
  });

  it('are one of them Scotland Yard, and a token lies where it was', () => {
    const moved = places.makeYard(DEFAULT_HOLMES_PACK_FILE, '3');
    expect(moved.yard).toBe('3');
    expect(places.placeIn(moved, 'SY')?.token).toBe(true);
    // Its printed number is for the owner to know.
    expect(codes(moved)).toEqual(['NUMBER_MISSING']);
    expect(places.makeYard(places.makeYard(DEFAULT_HOLMES_PACK_FILE, '3'), 'SY')).toEqual(DEFAULT_HOLMES_PACK_FILE);
  });

  it('are moved on the map and not off it, also where none said where it was', () => {
    expect(places.placeIn(places.movePlace(DEFAULT_HOLMES_PACK_FILE, '1', 33.333, -4), '1')?.pos).toEqual([33.3, 0]);
    const { locations } = DEFAULT_HOLMES_PACK_FILE;
    const bare = {
      ...DEFAULT_HOLMES_PACK_FILE,
      locations: locations.map(({ pos: _, ...place }) => place),
    };
    const spots = places.withPositions(bare);
    expect(spots.locations.every(({ pos }) => pos !== undefined)).toBe(true);
    expect(places.positionOf(bare, 4)).toEqual(spots.locations[4]?.pos);
  });

  it('are joined and parted by the same two taps', () => {
    const without = places.toggleLine(DEFAULT_HOLMES_PACK_FILE, 'roads', '2', '1');
    expect(without.roads).toHaveLength(DEFAULT_HOLMES_PACK_FILE.roads.length - 1);
    expect(places.toggleLine(without, 'roads', '2', '1').roads.at(-1)).toEqual(['2', '1']);
  });

  it('are walked by Holmes in the order of the taps', () => {
    const begun = places.setLoop(DEFAULT_HOLMES_PACK_FILE, ['1']);
    expect(begun.holmes_start).toBe('1');
    const walked = ['2', '7', '6', '5'].reduce(places.stepLoop, begun);
    expect(codes(walked)).toEqual([]);
    expect(places.stepLoop(walked, '5').holmes_loop).toEqual(['1', '2', '7', '6']);
    expect(places.stepLoop(walked, '1')).toBe(walked);
    expect(places.stepLoop(begun, '1')).toBe(begun);
  });
});

describe.each([
  ['with their cases', DEFAULT_HOLMES_PACK_FILE],
  ['by themselves', listed],
])('tokens %s', (_, box) => {
  it('get numbers and links', () => {
    const file = cases.setNumber(box, 'amber', 'weapon', 1);
    expect(cases.tokenAt(file, 'amber', 'weapon')?.number).toBe(1);
    const linked = cases.toggleLink(file, 'amber', 'amber-weapon', 'amber-witness');
    expect(codes(linked)).toEqual([]);
    expect(cases.toggleLink(linked, 'amber', 'amber-witness', 'amber-weapon')).toEqual(file);
  });

  it('come and go with their case', () => {
    const less = cases.removeCase(box, 'azure');
    expect(codes(less)).toEqual(['CASE_COUNT', 'TOKEN_COUNT']);
    const { file, id } = cases.addCase(less);
    expect(id).toBe('azure');
    expect(codes(file)).toEqual([]);
  });

  it('keep everything when their type gets another name', () => {
    const file = numbers.renameType(box, 0, 'knife');
    expect(codes(file)).toEqual([]);
    expect(cardsOf(file).some(({ symbols }) => 'weapon' in symbols)).toBe(false);
    expect(numbers.renameType(file, 1, 'knife')).toBe(file);
  });
});

describe('cards', () => {
  it('are the same one by one as by the recipe', () => {
    expect(cardsOf(cards.listCards(DEFAULT_HOLMES_PACK_FILE))).toEqual(cardsOf(DEFAULT_HOLMES_PACK_FILE));
    expect(cards.useRecipe(cards.listCards(DEFAULT_HOLMES_PACK_FILE))).toEqual(DEFAULT_HOLMES_PACK_FILE);
  });

  it('show a type if they are Holmes’s, and only then', () => {
    const at = listed.cards?.findIndex(({ character }) => character === 'watson') ?? 0;
    const file = cards.changeCard(listed, at, { character: 'holmes' });
    expect(codes(file)).toEqual([]);
    expect(codes(cards.changeCard(file, at, { character: 'cab' }))).toEqual([]);
    expect(codes(cards.setPips(file, at, 'witness', 2))).toEqual([]);
  });

  it('are added under an id of their own', () => {
    const more = cards.addCard(cards.removeCard(listed, 0));
    expect(codes(more)).toEqual([]);
    expect(codes(cards.addCard(more))).toEqual(['CARD_COUNT']);
  });
});

it('numbers are set where they stand, within what a file can hold', () => {
  for (const { key, min, max } of numbers.NUMBERS) {
    for (const value of [min, max]) {
      const file = numbers.setNumberAt(DEFAULT_HOLMES_PACK_FILE, key, value);
      expect(numbers.numberAt(file, key)).toBe(value);
      expect(readPackShape(file).ok, key).toBe(true);
    }
  }
});
