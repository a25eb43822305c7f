import { describe, expect, it } from 'vitest';
import { sherlockHolmes } from './game.js';
import type { TestPosition } from '../test/position.js';
import {
  ability,
  answer,
  arrest,
  card,
  draw,
  look,
  newTable,
  P1,
  P2,
  P3,
  REFEREE,
  WALK_NOWHERE,
  search,
  symbol,
  TABLE,
  table,
  take,
  walk,
} from '../test/table.js';
import type { Action } from './types.js';

/** Of several faults the first one in the order of SH-80 and 14.1 is named. */
describe('the order of the checks', () => {
  it('what cannot be read [SH-80]', () => {
    for (const wrong of [null, 7, {}, { type: 'fly' }, { type: 'walk' }, { type: 'walk', path: [1] }]) {
      expect(sherlockHolmes.parseAction(wrong)).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    }
  });

  it('before the beginning [SH-80]', () => {
    const t = newTable();
    for (const early of [walk('99'), draw([], 9), arrest('SY'), answer(1, null)]) {
      expect(t.refuse(P1, early)).toBe('GAME_NOT_STARTED');
    }
    expect(t.refuseCommand(P1, { kind: 'takeback' })).toBe('GAME_NOT_STARTED');
    expect(t.refuse(P1, { type: 'nameFirst', seat: P1 })).toBe('NOT_YOUR_TURN');
    expect(t.refuse(P1, { type: 'deal' })).toBe('NOT_YOUR_TURN');
    expect(t.refuse(REFEREE, { type: 'deal' })).toBe('PHASE_WRONG');
    expect(t.refuse(P1, { type: 'registerHand', cards: [] })).toBe('GAME_NOT_STARTED');
    expect(t.refuse(REFEREE, { type: 'scan', card: 'x' })).toBe('GAME_NOT_STARTED');
  });

  it('after the end [SH-69 SH-80]', () => {
    const t = table();
    t.send(REFEREE, { kind: 'abandon' });
    expect(t.code).toBe('ABANDONED');
    expect(t.view(TABLE).end).toMatchObject({ winners: [], scores: [] });
    for (const late of [WALK_NOWHERE, { type: 'peek', at: 'deck' }] as Action[]) {
      expect(t.refuse(P1, late)).toBe('GAME_OVER');
    }
  });

  it('seat, then phase [SH-20 SH-21 SH-64]', () => {
    const t = table({ arrests: [[3, '15']], eliminated: [] });
    expect(t.refuse(P3, search())).toBe('SEAT_OUT');
    expect(t.refuse(P2, search())).toBe('NOT_YOUR_TURN');
    expect(t.refuse('sleuth-5', search())).toBe('NOT_YOUR_TURN');
    expect(t.refuse('stranger', WALK_NOWHERE)).toBe('NOT_YOUR_TURN');
    expect(t.refuse(REFEREE, WALK_NOWHERE)).toBe('NOT_YOUR_TURN');
    for (const early of [search(), take(), { type: 'leave' }, arrest('SY'), draw([9], 9)] as Action[]) {
      expect(t.refuse(P1, early)).toBe('PHASE_WRONG');
    }
    expect(table({ eliminated: [1] }).refuse(P1, WALK_NOWHERE)).toBe('SEAT_OUT');
    expect(t.refuse(P3, { type: 'vote', stop: true })).toBe('SEAT_OUT');
  });

  it('a walk: places, roads, length [SH-22 SH-23 SH-4]', () => {
    const t = table({ at: ['6'] });
    expect(t.refuse(P1, walk('1', '99'))).toBe('UNKNOWN_LOCATION');
    expect(t.refuse(P1, walk('7', '8', '15', '3'))).toBe('NOT_ADJACENT');
    expect(t.refuse(P1, walk('7', '8', '15'))).toBe('TOO_FAR');
    expect(t.refuse(P1, walk('20'))).toBe('NOT_ADJACENT');
    expect(table({ at: ['7'] }).refuse(P1, walk('19'))).toBe('NOT_ADJACENT');
  });

  it('a cab: phase, ability, card, place [SH-60 SH-80]', () => {
    const hands = ['2 cab/weapon/2, watson/weapon/1'];
    const cab = (id: string, to: string): Action => ({ type: 'cab', card: id, to });
    const t = table({ hands });
    expect(t.refuse(P1, cab(card('cab/weapon/1'), '99'))).toBe('CARD_NOT_IN_HAND');
    expect(t.refuse(P1, cab('nothing', '99'))).toBe('CARD_NOT_IN_HAND');
    expect(t.refuse(P1, cab(card('watson/weapon/1'), '99'))).toBe('WRONG_CHARACTER');
    expect(t.refuse(P1, cab(card('cab/weapon/2'), '99'))).toBe('UNKNOWN_LOCATION');
    expect(t.refuse(P1, cab(card('cab/weapon/2'), 'SY'))).toBe('SAME_LOCATION');
    t.play(P1, cab(card('cab/weapon/2'), '4'));
    expect(t.refuse(P1, cab(card('cab/weapon/2', 2), '5'))).toBe('ABILITY_USED');
    expect(t.refuse(P1, WALK_NOWHERE)).toBe('ALREADY_MOVED');
    const stayed = table({ hands });
    stayed.play(P1, WALK_NOWHERE);
    expect(stayed.refuse(P1, cab(card('cab/weapon/2'), '4'))).toBe('ALREADY_MOVED');
    const riding = table({ hands, deck: '3 holmes/weapon/1' });
    riding.play(P1, cab(card('cab/weapon/2'), '4'));
    riding.play(P1, draw([1, 2], 0));
    expect(riding.state.phase).toBe('reveal');
    expect(riding.refuse(P1, cab(card('cab/weapon/2', 2), '5'))).toBe('ABILITY_USED');
    expect(riding.refuse(P1, walk('3'))).toBe('ALREADY_MOVED');
  });

  const searching: TestPosition = {
    phase: 'investigate',
    at: ['8'],
    tokens: { '8': 'crimson-weapon' },
    hands: ['2 cab/weapon/2, watson/witness/1, holmes/evidence/1, lestrade/weapon/1, cab/witness/2'],
  };

  it('a search: phase, cards, place, symbol [SH-26 SH-28 SH-50]', () => {
    const t = table(searching);
    const own = card('cab/weapon/2');
    expect(t.refuse(P1, search())).toBe('ONE_OPENING_CARD');
    expect(t.refuse(P1, { type: 'search', cards: [{ card: own }, { card: own }] })).toBe('ONE_OPENING_CARD');
    expect(t.refuse(P1, { type: 'search', cards: [{ card: 'nothing' }] })).toBe('CHOICE_REQUIRED');
    expect(t.refuse(P1, { type: 'search', cards: [{ card: own, mode: 'pips' }] })).toBe('CHOICE_REQUIRED');
    const elsewhere = (location: string, play = symbol('cab/witness/2')): Action => ({
      ...search(play),
      location,
    });
    expect(t.refuse(P1, elsewhere('99', symbol('cab/evidence/2')))).toBe('CARD_NOT_IN_HAND');
    expect(t.refuse(P1, elsewhere('99', ability('ability:watson', 'cab/weapon/2')))).toBe('WRONG_CHARACTER');
    expect(t.refuse(P1, elsewhere('99', ability('ability:lestrade', 'lestrade/weapon/1')))).toBe('PHASE_WRONG');
    expect(t.refuse(P1, elsewhere('99', ability('ability:cab', 'cab/weapon/2')))).toBe('PHASE_WRONG');
    expect(t.refuse(P1, elsewhere('99'))).toBe('UNKNOWN_LOCATION');
    expect(t.refuse(P1, elsewhere('9'))).toBe('NOT_YOUR_LOCATION');
    expect(t.refuse(P1, elsewhere('8'))).toBe('SYMBOL_MISMATCH');
    t.play(P1, search(symbol('cab/weapon/2')));
    t.passAll();
    t.play(P1, { type: 'leave' });
    expect(t.refuse(P1, search())).toBe('ALREADY_SEARCHED');
    t.play(P1, draw([1, 2, 3], 0));
  });

  it('a payment: cards, case, symbol, price [SH-30 SH-31 SH-32]', () => {
    const t = table(searching);
    t.play(P1, search(symbol('cab/weapon/2')));
    t.passAll();
    const more = symbol('cab/weapon/2', 2);
    expect(t.refuse(P1, { type: 'take', cards: [more, { card: more.card }] })).toBe('CHOICE_REQUIRED');
    expect(t.refuse(P1, take(more, more))).toBe('CARD_USED_TWICE');
    expect(t.refuse(P1, take(symbol('cab/weapon/2')))).toBe('CARD_USED_TWICE');
    expect(t.refuse(P1, take(symbol('cab/evidence/2')))).toBe('CARD_NOT_IN_HAND');
    expect(t.refuse(P1, take(ability('ability:watson', 'cab/witness/2')))).toBe('WRONG_CHARACTER');
    expect(t.refuse(P1, take(symbol('cab/witness/2')))).toBe('SYMBOL_MISMATCH');
    // More than the price is allowed where each card adds something.
    t.play(P1, take(more, ability('ability:watson', 'watson/witness/1')));
    expect(t.state.discards).toHaveLength(3);
    const foreign = table({ ...searching, tokens: { '8': 'ivory-weapon' } });
    foreign.play(P1, search(symbol('cab/weapon/2')));
    foreign.passAll();
    expect(foreign.refuse(P1, take(symbol('cab/witness/2')))).toBe('TOKEN_NOT_YOUR_CASE');
  });

  it("Holmes's look: ability, card, place, symbol [SH-53]", () => {
    const t = table({
      ...searching,
      tokens: { '8': 'crimson-weapon', '30': 'amber-evidence', '29': 'ivory-evidence' },
      piles: [[], [], ['ivory-evidence']],
    });
    expect(t.refuse(P1, look('holmes/weapon/1', '99'))).toBe('CARD_NOT_IN_HAND');
    expect(t.refuse(P1, look('cab/weapon/2', '99'))).toBe('WRONG_CHARACTER');
    expect(t.refuse(P1, look('holmes/evidence/1', '99'))).toBe('UNKNOWN_LOCATION');
    expect(t.refuse(P1, look('holmes/evidence/1', '29'))).toBe('NO_TOKEN_HERE');
    expect(t.refuse(P1, look('holmes/evidence/1', 'SY'))).toBe('NO_TOKEN_HERE');
    expect(t.refuse(P1, look('holmes/evidence/1', '8'))).toBe('SYMBOL_MISMATCH');
    t.play(P1, look('holmes/evidence/1', '30'));
    t.passAll();
    expect(t.refuse(P1, look('cab/weapon/2', '99'))).toBe('ABILITY_USED');
    const busy = table(searching);
    busy.play(P1, search(symbol('cab/weapon/2')));
    expect(busy.refuse(P1, look('holmes/evidence/1', '30'))).toBe('PHASE_WRONG');
  });

  it('an arrest: card, place, tokens [SH-62 SH-63]', () => {
    const t = table({ ...searching, hands: ['lestrade/weapon/1, watson/weapon/1'] });
    expect(t.refuse(P1, arrest('99', 'lestrade/weapon/2'))).toBe('CARD_NOT_IN_HAND');
    expect(t.refuse(P1, arrest('99', 'watson/weapon/1'))).toBe('WRONG_CHARACTER');
    expect(t.refuse(P1, arrest('99'))).toBe('NOT_AT_YARD');
    const yard = table({ ...searching, at: ['SY'], hands: ['lestrade/weapon/1'] });
    expect(yard.refuse(P1, arrest('99'))).toBe('ARREST_TARGET');
    expect(yard.refuse(P1, arrest('15'))).toBe('TOO_FEW_TOKENS');
  });
});
