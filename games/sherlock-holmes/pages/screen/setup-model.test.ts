import { packId } from '../../rules/custom-pack.js';
import { FLAG_CHOICES, DEFAULT_HOLMES_PACK_FILE, type PackFile } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { packs } from '../shared/pack.js';
import { DEFAULT_PACK, SetupModel } from './setup-model.svelte.js';

const fallback = (n: number) => `Detective ${n}`;

describe('the set-up of a table', () => {
  it('offers to let the referee deal where computers would have to draw printed cards', () => {
    const model = new SetupModel();
    model.players = 2;
    model.set('card_source', 'printed_cards');
    model.computers = [null, null, 'easy'];
    expect(model.keepsComputersOut).toBe(false);
    model.computers = [null, 'easy'];
    expect(model.keepsComputersOut).toBe(true);
    model.letComputersPlay();
    expect(model.keepsComputersOut).toBe(false);
  });

  it('asks for names and pawns of as many as play [SH-1 SH-14]', () => {
    const model = new SetupModel();
    model.players = 2;
    model.names = ['  Ada ', '', '', '', ''];
    expect(model.draft(fallback)).toEqual({
      options: { pack: DEFAULT_PACK, seats: 2, colours: ['red', 'blue'], flags: {} },
      seats: [
        { name: 'Ada', colour: 'red' },
        { name: 'Detective 2', colour: 'blue' },
      ],
    });
  });

  it('two pawns never get the same colour', () => {
    const model = new SetupModel();
    for (let touches = 0; touches < 12; touches++) {
      model.nextColour(touches % 2);
      expect(new Set(model.colours).size).toBe(5);
    }
  });

  it('fewer may play where that was agreed', () => {
    const model = new SetupModel();
    expect(model.counts).toEqual([2, 3, 4, 5]);
    model.set('players_min', 1);
    expect(model.counts).toEqual([1, 2, 3, 4, 5]);
    model.set('players_min', 5);
    expect(model.players).toBe(5);
  });

  it('every flag has a question', () => {
    const model = new SetupModel();
    model.set('stalemate', 'round_cap');
    const asked = new Set<string>(model.choices.map(({ flag }) => flag));
    expect(FLAG_CHOICES.map(({ flag }) => flag).filter((flag) => !asked.has(flag))).toEqual([
      'token_source',
      'card_source',
    ]);
  });

  it('time that never ends early means nothing where there is none [SH-56]', () => {
    const model = new SetupModel();
    const silencer = () => model.silencerOf('lestrade_window_ends');
    model.set('lestrade_window_s', null);
    expect(silencer()).toBeUndefined();
    model.set('lestrade_window_ends', 'full_time');
    expect(silencer()).toBe('lestrade_window_s');
    model.set('lestrade_window_s', 30);
    expect(silencer()).toBeUndefined();
  });

  it('a table that stops after some rounds says after how many [SH-78]', () => {
    const model = new SetupModel();
    model.set('stalemate', 'round_cap');
    expect(model.draft(fallback)?.options).toMatchObject({
      flags: { stalemate: 'round_cap', round_cap: 15 },
    });
    model.set('round_cap', null);
    expect(model.valueOf('round_cap')).toBe(15);
    model.set('stalemate', 'unanimous');
    expect(model.draft(fallback)?.options).toMatchObject({ flags: {} });
  });
});

const THREE: PackFile = {
  ...DEFAULT_HOLMES_PACK_FILE,
  pack: 'three',
  players: { min: 1, max: 3 },
  seat_colours: ['black', 'green', 'orange'],
};

describe('the pack of a new table', () => {
  it('is the game’s own at first', () => {
    expect(new SetupModel().draft(fallback)?.options).toMatchObject({
      pack: DEFAULT_PACK,
      seats: 3,
    });
  });

  it('says how many play, and with which pawns', async () => {
    packs.remember(packId(THREE), THREE);
    const model = new SetupModel();
    model.players = 5;
    expect(await model.choose(packId(THREE))).toBe(true);
    expect(model.counts).toEqual([1, 2, 3]);
    expect(model.draft(fallback)?.options).toEqual({
      pack: packId(THREE),
      seats: 3,
      colours: ['green', 'orange', 'black'],
      flags: {},
    });
    model.nextColour(0);
    expect(model.colours).toEqual(['orange', 'green', 'black']);
    await model.choose(DEFAULT_PACK);
    expect(model.counts).toEqual([2, 3, 4, 5]);
  });

  it('gives out its colours itself where we cannot draw them', async () => {
    const file = { ...THREE, seat_colours: ['teal', 'mauve', 'red'] };
    packs.remember(packId(file), file);
    const model = new SetupModel();
    await model.choose(packId(file));
    expect(model.draft(fallback)?.options).not.toHaveProperty('colours');
    expect(model.draft(fallback)?.seats).toHaveLength(3);
  });

  it('is the game’s own again where the other cannot be fetched', async () => {
    const model = new SetupModel();
    expect(await model.choose(`p-${'A'.repeat(22)}`)).toBe(false);
    expect(model.draft(fallback)?.options).toMatchObject({ pack: DEFAULT_PACK });
  });
});
