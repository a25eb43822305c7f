import { describe, expect, it } from 'vitest';
import {
  ability,
  answer,
  card,
  draw,
  look,
  P1,
  P2,
  P3,
  WALK_NOWHERE,
  search,
  symbol,
  TABLE,
  table,
  take,
  walk,
} from './table.js';

describe('scenarios of moving, searching and drawing', () => {
  it('SH-S3 the price of a token, with the opening card [SH-28 SH-31]', () => {
    const t = table({
      phase: 'investigate',
      cases: ['amber', 'crimson', 'azure'],
      at: ['8'],
      tokens: { '8': 'amber-weapon' },
      hands: ['holmes/weapon/1, cab/weapon/2'],
    });
    t.play(P1, search(symbol('holmes/weapon/1')));
    t.passAll();
    t.play(P1, take(symbol('cab/weapon/2')));
    expect(t.state.discards).toEqual([card('holmes/weapon/1'), card('cab/weapon/2')]);
    expect(t.view(P1).own?.pile).toEqual(['amber-weapon']);
    expect(t.view(TABLE).symbols['8']).toBeUndefined();
  });

  it('SH-S5 the underground is a step [SH-5 SH-23]', () => {
    const t = table({ at: ['6'] });
    t.play(P1, walk('19', '20'));
    expect(t.view(TABLE).sleuths[0]?.at).toBe('20');
    expect(t.view(TABLE).turn.moved).toBe(true);
  });

  it('SH-S6 three steps on foot [SH-22]', () => {
    const t = table();
    expect(t.refuse(P1, walk('16', '15', '8'))).toBe('TOO_FAR');
    expect(t.view(TABLE).sleuths[0]?.at).toBe('SY');
    expect(t.state.phase).toBe('move');
  });

  it('SH-S8 out and back is a move [SH-24 SH-38]', () => {
    const t = table({ at: ['23'] });
    t.play(P1, walk('14', '23'));
    expect(t.refuse(P1, draw([], 3))).toBe('DRAW_COUNT');
    t.play(P1, draw([], 2));
    expect(t.view(TABLE).sleuths[0]?.hand).toBe(2);
  });

  it('SH-S9 three cards for a pawn that stayed [SH-38]', () => {
    const t = table({ deck: '2 watson/weapon/1, cab/weapon/2' });
    const [first, , , fourth] = t.state.line;
    t.play(P1, WALK_NOWHERE);
    t.bring(card('cab/weapon/2'));
    t.play(P1, draw([1, 4], 1));
    expect(t.view(P1).own?.hand).toHaveLength(3);
    expect(t.view(P1).own?.hand).toEqual(expect.arrayContaining([first, fourth, card('cab/weapon/2')]));
    expect(t.notices(P1)).toContainEqual({
      ...{ type: 'deckDrawn', seat: P1, card: card('cab/weapon/2') },
    });
    expect(t.notices(P2)).toContainEqual({ type: 'deckDrawn', seat: P1 });
    expect(t.textFor(P2)).not.toContain(card('cab/weapon/2'));
    const filled = t.notices(TABLE).flatMap((n) => (n.type === 'lineFilled' ? [n.position] : []));
    expect(filled).toEqual([1, 4]);
  });

  it('SH-S10 a cab [SH-60]', () => {
    const t = table({ hands: ['cab/witness/2'] });
    t.play(P1, { type: 'cab', card: card('cab/witness/2'), to: '4' });
    expect(t.state.discards).toEqual([card('cab/witness/2')]);
    expect(t.refuse(P1, walk('3'))).toBe('ALREADY_MOVED');
    expect(t.view(TABLE).turn.draws).toBe(2);
    t.play(P1, draw([], 2));
  });

  it('SH-S12 nothing to search for [SH-27]', () => {
    const hands = ['watson/weapon/1'];
    const opening = search(ability('ability:watson', 'watson/weapon/1'));
    expect(table({ phase: 'investigate', hands }).refuse(P1, opening)).toBe('NO_TOKEN_HERE');
    const piles = [[], ['violet-weapon']];
    const tokens = { '8': 'violet-weapon' };
    const t = table({ phase: 'investigate', hands, at: ['8'], tokens, piles });
    expect(t.refuse(P1, opening)).toBe('NO_TOKEN_HERE');
  });

  it('SH-S13 a foreign token looks like an own one that is left [SH-30 SH-35]', () => {
    const left = (own: string) => {
      const t = table({
        phase: 'investigate',
        cases: [own, 'crimson', 'azure'],
        at: ['8'],
        tokens: { '8': 'violet-weapon' },
        hands: ['holmes/weapon/1'],
      });
      t.play(P1, search(symbol('holmes/weapon/1')));
      if (own === 'amber') expect(t.refuse(P1, take())).toBe('TOKEN_NOT_YOUR_CASE');
      t.passAll();
      t.play(P1, { type: 'leave' });
      expect(t.state.discards).toEqual([card('holmes/weapon/1')]);
      expect(t.view(TABLE).symbols['8']).toBe('weapon');
      return t.textFor(TABLE);
    };
    expect(left('amber')).toBe(left('violet'));
  });

  it('SH-S14 too few pips [SH-31 SH-33]', () => {
    const t = table({
      phase: 'investigate',
      at: ['8'],
      tokens: { '8': 'crimson-fingerprints' },
      hands: ['holmes/fingerprints/1, cab/fingerprints/1'],
    });
    t.play(P1, search(symbol('holmes/fingerprints/1')));
    t.passAll();
    expect(t.refuse(P1, take(symbol('cab/fingerprints/1')))).toBe('NOT_ENOUGH_SYMBOLS');
    t.play(P1, { type: 'leave' });
    expect(t.state.discards).toEqual([card('holmes/fingerprints/1')]);
    expect(t.view(P1).own?.hand).toEqual([card('cab/fingerprints/1')]);
  });

  it('SH-S15 an own token may be left [SH-33]', () => {
    const t = table({
      phase: 'investigate',
      seats: 2,
      at: ['8'],
      tokens: { '8': 'crimson-witness' },
      hands: ['2 holmes/witness/1'],
    });
    t.play(P1, search(symbol('holmes/witness/1')));
    t.passAll();
    t.play(P1, { type: 'leave' });
    expect(t.view(TABLE).symbols['8']).toBe('witness');
    t.play(P1, draw([1, 2, 3], 0));
    while (t.state.turn.seat !== P1 || t.state.phase === 'reveal') {
      if (t.state.phase === 'reveal') {
        t.play(P1, { type: 'noted' });
        t.play(P2, { type: 'noted' });
      } else {
        t.play(P2, WALK_NOWHERE);
        t.play(P2, draw([1, 2, 3], 0));
      }
    }
    t.play(P1, WALK_NOWHERE);
    t.play(P1, search(symbol('holmes/witness/1', 2)));
    t.passAll();
    t.play(P1, take());
    expect(t.view(P1).own?.pile).toEqual(['crimson-witness']);
  });

  it('SH-S16 Watson stands for a pip, twice [SH-59]', () => {
    const t = table({
      phase: 'investigate',
      cases: ['azure', 'amber', 'crimson'],
      at: ['8'],
      tokens: { '8': 'azure-witness' },
      hands: ['watson/evidence/2, watson/weapon/1, cab/witness/1'],
    });
    t.play(P1, search(ability('ability:watson', 'watson/evidence/2')));
    t.passAll();
    const wild = ability('ability:watson', 'watson/weapon/1');
    expect(t.refuse(P1, take(wild))).toBe('NOT_ENOUGH_SYMBOLS');
    t.play(P1, take(wild, symbol('cab/witness/1')));
    expect(t.view(P1).own?.pile).toEqual(['azure-witness']);
  });

  it('SH-S18 Lestrade looks along [SH-55 SH-56]', () => {
    const t = table({
      phase: 'investigate',
      at: ['9'],
      tokens: { '9': 'crimson-weapon' },
      hands: ['cab/weapon/2', 'lestrade/witness/2'],
    });
    t.play(P1, search(symbol('cab/weapon/2')));
    t.play(P1, take());
    expect(t.toldTypes(TABLE)).toEqual(['looked']);
    t.play(P2, answer(1, 'lestrade/witness/2'));
    t.play(P3, answer(1, null));
    expect(t.view(P2).own?.seen).toEqual({ '9': 'crimson-weapon' });
    expect(t.view(P3).own?.seen).toEqual({});
    expect(t.textFor(P3)).not.toContain('crimson-weapon');
    expect(t.toldTypes(TABLE)).toEqual(['looked', 'reacted', 'windowClosed', 'resolved']);
    expect(t.state.discards).toContain(card('lestrade/witness/2'));
  });

  it('SH-S19 one Lestrade in a turn of anybody [SH-51 SH-55]', () => {
    const t = table({
      at: ['9'],
      tokens: { '9': 'crimson-weapon', '30': 'azure-evidence' },
      hands: ['holmes/evidence/1, cab/weapon/2', '2 lestrade/witness/1, lestrade/weapon/1', 'holmes/evidence/1'],
    });
    t.play(P1, look('holmes/evidence/1', '30'));
    t.play(P2, answer(1, 'lestrade/witness/1'));
    t.play(P3, answer(1, null));
    t.play(P1, WALK_NOWHERE);
    t.play(P1, search(symbol('cab/weapon/2')));
    expect(t.refuse(P2, answer(2, 'lestrade/witness/1', 2))).toBe('ABILITY_USED');
    t.passAll();
    t.play(P1, { type: 'leave' });
    const later = table({
      onTurn: 3,
      tokens: { '30': 'azure-evidence' },
      hands: ['', 'lestrade/witness/1', 'holmes/evidence/1'],
    });
    later.play(P3, look('holmes/evidence/1', '30'));
    later.play(P2, answer(1, 'lestrade/witness/1'));
    expect(later.view(P2).own?.seen).toEqual({ '30': 'azure-evidence' });
  });

  it("SH-S20 Lestrade in Holmes's look [SH-53 SH-55]", () => {
    const t = table({
      at: ['8'],
      tokens: { '30': 'azure-evidence', '8': 'crimson-weapon' },
      hands: ['holmes/evidence/1, cab/weapon/2', '', 'lestrade/weapon/1'],
    });
    t.play(P1, look('holmes/evidence/1', '30'));
    t.play(P3, answer(1, 'lestrade/weapon/1'));
    t.play(P2, answer(1, null));
    expect(t.view(P1).own?.seen).toEqual({ '30': 'azure-evidence' });
    expect(t.view(P3).own?.seen).toEqual({ '30': 'azure-evidence' });
    expect(t.refuse(P1, take())).toBe('PHASE_WRONG');
    expect(t.refuse(P3, take())).toBe('NOT_YOUR_TURN');
    t.play(P1, WALK_NOWHERE);
    t.play(P1, search(symbol('cab/weapon/2')));
  });

  it("SH-S22 too late for Holmes's look [SH-53 SH-80]", () => {
    const place = {
      phase: 'investigate',
      tokens: { '8': 'crimson-weapon', '30': 'azure-evidence' },
      hands: ['holmes/evidence/1'],
    } as const;
    const open = table({ ...place, deck: '3 holmes/weapon/1' });
    open.play(P1, draw([1, 2, 3], 0));
    expect(open.state.phase).toBe('reveal');
    expect(open.refuse(P1, look('holmes/evidence/1', '30'))).toBe('PHASE_WRONG');
    const over = table({ ...place, deck: '2 cab/weapon/2, cab/weapon/1' });
    over.play(P1, draw([1, 2, 3], 0));
    expect(over.refuse(P1, look('holmes/evidence/1', '30'))).toBe('NOT_YOUR_TURN');
  });

  it('SH-S23 one more card, and never more than three [SH-54]', () => {
    const place = { phase: 'investigate', hands: ['holmes/weapon/1'] } as const;
    const t = table({ ...place, turn: { moved: true } });
    t.play(P1, draw([2, 5], 1, card('holmes/weapon/1')));
    expect(t.view(TABLE).sleuths[0]?.hand).toBe(3);
    expect(t.state.discards).toEqual([card('holmes/weapon/1')]);
    const stayed = table(place);
    expect(stayed.refuse(P1, draw([2, 5], 2, card('holmes/weapon/1')))).toBe('DRAW_CAP');
    expect(stayed.refuse(P1, draw([2, 5], 1, card('holmes/weapon/1')))).toBe('DRAW_CAP');
  });

  it("SH-S48 what Holmes's look showed is still to be searched for [SH-36 SH-37]", () => {
    const t = table({
      at: ['24'],
      tokens: { '30': 'crimson-evidence' },
      hands: ['holmes/evidence/1, cab/evidence/2'],
    });
    t.play(P1, look('holmes/evidence/1', '30'));
    t.passAll();
    expect(t.refuse(P1, take(symbol('cab/evidence/2')))).toBe('PHASE_WRONG');
    t.play(P1, WALK_NOWHERE);
    expect(t.refuse(P1, take(symbol('cab/evidence/2')))).toBe('PHASE_WRONG');
    const there = { ...search(symbol('cab/evidence/2')), location: '30' };
    expect(t.refuse(P1, there)).toBe('NOT_YOUR_LOCATION');
    expect(t.refuse(P1, search(symbol('holmes/evidence/1')))).toBe('CARD_NOT_IN_HAND');
  });

  it('SH-S51 taking back a walk [SH-87]', () => {
    const t = table({ hands: ['watson/weapon/1'] });
    t.play(P1, walk('16'));
    expect(t.send(P1, { kind: 'takeback' }).ok).toBe(true);
    expect(t.view(TABLE).sleuths[0]?.at).toBe('SY');
    const searched = table({ hands: ['watson/weapon/1'] });
    searched.play(P1, walk('16'));
    searched.play(P1, search(ability('ability:watson', 'watson/weapon/1')));
    expect(searched.refuseCommand(P1, { kind: 'takeback' })).toBe('TAKEBACK_NOT_NOW');
  });
});
