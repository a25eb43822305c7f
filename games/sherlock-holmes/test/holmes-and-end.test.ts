import { describe, expect, it } from 'vitest';
import { DEFAULT_HOLMES_PACK_FILE } from '../rules/data/london.js';
import { parseOptions } from '../rules/input.js';
import { hideoutOf } from '../rules/position.js';
import type { TestPosition } from './position.js';
import {
  answer,
  arrest,
  card,
  dealtTable,
  draw,
  P1,
  P2,
  P3,
  REFEREE,
  search,
  symbol,
  TABLE,
  table,
  take,
  walk,
} from './table.js';

/** Crimson as in the document's example. */
const CRIMSON = {
  '15': 'crimson-weapon',
  '6': 'crimson-fingerprints',
  '27': 'crimson-forensics',
  '5': 'crimson-witness',
  '22': 'crimson-evidence',
};
const THREE = ['crimson-weapon', 'crimson-fingerprints', 'crimson-forensics'];
const atYard: TestPosition = {
  phase: 'investigate',
  tokens: CRIMSON,
  piles: [THREE],
  hands: ['lestrade/weapon/1, watson/weapon/1'],
};

describe('scenarios of the Holmes pawn', () => {
  const weapons = {
    '8': 'crimson-weapon',
    '20': 'amber-weapon',
    '7': 'crimson-fingerprints',
    '10': 'amber-fingerprints',
    '1': 'emerald-weapon',
    '2': 'azure-weapon',
    '3': 'violet-weapon',
    '4': 'ivory-weapon',
    '15': 'emerald-fingerprints',
    '16': 'azure-fingerprints',
    '17': 'violet-fingerprints',
    '18': 'ivory-fingerprints',
  };

  it('SH-S4 two cards of Holmes in one top-up [SH-47 SH-48]', () => {
    const t = table({
      phase: 'investigate',
      turn: { moved: true },
      tokens: weapons,
      deck: 'holmes/weapon/1, holmes/fingerprints/1',
    });
    t.bring(card('holmes/weapon/1'), card('holmes/fingerprints/1'));
    t.play(P1, draw([2, 3], 0));
    const moves = t.notices(TABLE).flatMap((n) => (n.type === 'holmesMoved' ? [n.to] : []));
    expect(moves).toEqual(['8', '10']);
    expect(t.view(TABLE).reveal).toMatchObject({ location: '10', token: 'amber-fingerprints' });
    expect(t.textFor(TABLE)).not.toContain('crimson-weapon');
    for (const seat of [P1, P2, P3]) t.play(seat, { type: 'noted' });
    expect(t.view(TABLE).reveal).toBeNull();
    expect(t.view(TABLE).turn.seat).toBe(P2);
  });

  it('SH-S25 a card of Holmes that is drawn blind [SH-44]', () => {
    const t = table({
      phase: 'investigate',
      turn: { moved: true },
      deck: 'holmes/weapon/1, cab/weapon/1',
    });
    t.bring(card('holmes/weapon/1'));
    t.play(P1, draw([1], 1));
    expect(t.view(TABLE).holmes).toBe('6');
    expect(t.toldTypes(TABLE)).not.toContain('revealed');
  });

  it('SH-S26 cards of Holmes in the opening line [SH-17]', () => {
    const seed = Array.from({ length: 60 }, (_, i) => i).find((i) => {
      const { line } = dealtTable({}, i).state;
      return line.filter((id) => id?.includes('holmes')).length === 2;
    });
    const t = dealtTable({}, seed);
    expect(t.view(TABLE).holmes).toBe('6');
    expect(t.view(TABLE).reveal).toBeNull();
    expect(t.state.phase).toBe('move');
  });

  it('SH-S28 no token of that type on the route [SH-46]', () => {
    const off = ['1', '2', '3', '4', '5', '15'];
    const cases = ['crimson', 'amber', 'emerald', 'azure', 'violet', 'ivory'];
    const t = table({
      phase: 'investigate',
      turn: { moved: true },
      tokens: Object.fromEntries(off.map((at, i) => [at, `${cases[i]}-witness`])),
      deck: 'holmes/witness/1, cab/witness/1',
    });
    t.play(P1, draw([1, 2], 0));
    expect(t.notices(TABLE)).toContainEqual({
      ...{ type: 'holmesStayed', card: card('holmes/witness/1'), symbol: 'witness' },
    });
    expect(t.view(TABLE).holmes).toBe('6');
    expect(t.view(TABLE).turn.seat).toBe(P2);
  });

  it('SH-S47 a card of Holmes that lies in the line [SH-49]', () => {
    const t = table({
      phase: 'investigate',
      onTurn: 2,
      turn: { moved: true },
      line: 'cab/weapon/1, cab/witness/1, holmes/weapon/1, cab/evidence/1, cab/forensics/1',
      deck: '2 watson/weapon/1, 2 watson/witness/1, 2 watson/evidence/1',
    });
    t.play(P2, draw([5], 1));
    expect(t.view(TABLE).holmes).toBe('6');
    expect(t.toldTypes(TABLE)).not.toContain('holmesMoved');
    t.play(P3, walk('16'));
    t.play(P3, draw([3], 1));
    expect(t.view(P3).own?.hand).toContain(card('holmes/weapon/1'));
  });
});

describe('scenarios of the arrest and the account', () => {
  it('SH-S1 the hideout of the example [SH-61]', () => {
    expect(hideoutOf(table({ tokens: CRIMSON }).state, 'crimson')).toBe('15');
    expect(hideoutOf(table({ tokens: CRIMSON, piles: [THREE] }).state, 'crimson')).toBe('15');
  });

  it('SH-S2 the account of the example [SH-73 SH-74 SH-75 SH-76]', () => {
    const t = table({
      phase: 'investigate',
      seats: 2,
      tokens: CRIMSON,
      cases: ['amber', 'crimson'],
      piles: [
        ['amber-weapon', 'amber-witness', 'amber-evidence'],
        [...THREE, 'crimson-witness'],
      ],
      hands: ['lestrade/weapon/1'],
      arrests: [[2, '15']],
      markers: [0, -3],
    });
    t.play(P1, arrest('1'));
    expect(t.view(TABLE).end?.scores[1]).toEqual({
      ...{ seat: P2, marker: -3, tokens: 8, links: 3, bonus: 10, total: 18 },
      ...{ right: true, place: 1 },
    });
  });

  it('SH-S30 what an arrest takes [SH-62 SH-63]', () => {
    const two = table({ ...atYard, piles: [THREE.slice(0, 2)] });
    expect(two.refuse(P1, arrest('15'))).toBe('TOO_FEW_TOKENS');
    expect(table({ ...atYard, at: ['16'] }).refuse(P1, arrest('15'))).toBe('NOT_AT_YARD');
    expect(table(atYard).refuse(P1, arrest('15', 'watson/weapon/1'))).toBe('WRONG_CHARACTER');
    expect(table(atYard).refuse(P1, arrest('SY'))).toBe('ARREST_TARGET');
    expect(table(atYard).refuse(P1, arrest('99'))).toBe('ARREST_TARGET');
  });

  it('SH-S31 an arrest ends the turn at once [SH-63 SH-64]', () => {
    const t = table({ ...atYard, phase: 'move', at: ['24'] });
    t.play(P1, walk('SY'));
    const { line, deck } = t.state;
    t.play(P1, arrest('15'));
    expect(t.state.discards).toEqual([card('lestrade/weapon/1')]);
    expect(t.state.line).toEqual(line);
    expect(t.state.deck).toEqual(deck);
    const own = t.view(TABLE).sleuths[0];
    expect(own).toMatchObject({ at: '15', marker: 0, hand: 1, arrest: { order: 1 } });
    expect(t.view(TABLE).turn.seat).toBe(P2);
    expect(t.refuse(P1, walk('16'))).toBe('SEAT_OUT');
    expect(t.refuseCommand(P1, { kind: 'takeback' })).toBe('SEAT_OUT');
  });

  it('SH-S32 nothing tells whether an arrest is right [SH-65]', () => {
    const arrested = (other: Record<string, string>) => {
      const t = table({ ...atYard, tokens: { ...CRIMSON, ...other } });
      t.play(P1, arrest('15'));
      t.play(P2, walk('16'));
      t.play(P2, draw([1], 1));
      const { symbols } = t.view(TABLE);
      return {
        hideout: hideoutOf(t.state, 'crimson'),
        symbols,
        text: [TABLE, P1, P2, P3].map((v) => t.textFor(v)),
      };
    };
    const right = arrested({ '22': 'crimson-evidence', '14': 'amber-evidence' });
    const wrong = arrested({ '22': 'amber-evidence', '14': 'crimson-evidence' });
    expect([right.hideout, wrong.hideout]).toEqual(['15', '14']);
    expect(right.text).toEqual(wrong.text);
  });

  it('SH-S34 the tenth point [SH-68]', () => {
    const t = table({
      phase: 'investigate',
      onTurn: 3,
      turn: { moved: true },
      arrests: [
        [1, '15'],
        [2, '3'],
      ],
      markers: [0, 0, -9],
      deck: '2 watson/weapon/1',
    });
    t.play(P3, draw([1, 2], 0));
    expect(t.notices(TABLE)).toContainEqual({ type: 'penalised', seat: P3, marker: -10 });
    expect(t.view(TABLE).sleuths[2]).toMatchObject({ marker: -10, eliminated: true });
    expect(t.code).toBe('ALL_OUT');
  });

  it('SH-S35 the last arrest ends the game [SH-69]', () => {
    const t = table({
      ...atYard,
      onTurn: 3,
      cases: ['amber', 'azure', 'crimson'],
      piles: [[], [], THREE],
      hands: ['', '', 'lestrade/weapon/1'],
      arrests: [
        [1, '15'],
        [2, '3'],
      ],
    });
    t.play(P3, arrest('15'));
    expect(t.code).toBe('ALL_OUT');
    expect(Object.keys(t.view(TABLE).end?.tokens ?? {})).toHaveLength(30);
    expect(t.refuse(P3, walk())).toBe('GAME_OVER');
  });

  it.each([
    ['no_bonus', 1],
    ['excluded', null],
  ] as const)('SH-S36 a wrong arrest, %s [SH-72]', (wrong_arrest, place) => {
    const t = table({
      ...atYard,
      flags: { wrong_arrest },
      cases: ['emerald', 'amber', 'azure'],
      piles: [['emerald-forensics', 'emerald-weapon', 'emerald-witness']],
      eliminated: [2, 3],
    });
    t.play(P1, arrest('30'));
    expect(t.view(TABLE).end?.scores[0]).toEqual({
      ...{ seat: P1, marker: 0, tokens: 6, links: 2, bonus: 0, total: 8, right: false, place },
    });
    expect(t.view(TABLE).end?.winners).toEqual(place === 1 ? [P1] : []);
  });

  it('SH-S38 tokens of cases that nobody held [SH-70]', () => {
    const t = table({ ...atYard, eliminated: [2, 3] });
    expect(t.textFor(TABLE)).not.toContain('emerald');
    t.play(P1, arrest('15'));
    expect(t.view(TABLE).end?.undealt).toEqual(['emerald', 'violet', 'ivory']);
    expect(t.textFor(TABLE)).toContain('emerald-weapon');
  });

  it('SH-S39 what is not to be seen [SH-8 SH-79]', () => {
    for (const at of ['case', 'hand', 'notebook', 'seen']) {
      const peek = { type: 'peek', at, seat: P1 } as const;
      expect(table().refuse(P2, peek)).toBe('FORBIDDEN_VIEW');
      expect(table({ phase: 'setup', cases: [] }).refuse(P2, peek)).toBe('FORBIDDEN_VIEW');
    }
  });

  it('SH-S40 a card that is in a hand cannot enter the line [SH-82 SH-84]', () => {
    const t = table({
      flags: { card_source: 'printed_cards' },
      phase: 'refill',
      line: 'cab/weapon/1, -, cab/witness/1, cab/evidence/1, cab/forensics/1',
      hands: ['watson/weapon/1'],
    });
    const scan = { type: 'scan', card: card('watson/weapon/1') } as const;
    expect(t.refuse(REFEREE, scan)).toBe('CARD_MISMATCH');
    expect(t.view(TABLE).line[1]).toBeNull();
  });

  it('SH-S42 a player who has arrested does not react [SH-55 SH-64]', () => {
    const t = table({
      phase: 'investigate',
      onTurn: 2,
      arrests: [[1, '15']],
      at: ['', '9'],
      tokens: { '9': 'azure-weapon' },
      hands: ['lestrade/weapon/1', 'cab/weapon/2'],
    });
    t.play(P2, search(symbol('cab/weapon/2')));
    expect(t.view(P1).own?.mayAnswer).toBe(false);
    expect(t.toAct).not.toContain(P1);
    expect(t.refuse(P1, answer(1, 'lestrade/weapon/1'))).toBe('SEAT_OUT');
  });

  it('SH-S43 decoys [SH-13 SH-70]', () => {
    const t = dealtTable({ seats: 2 });
    const dealt = [P1, P2].map((seat) => t.view(seat).own?.case);
    const tokens = Object.values(t.state.start);
    expect(tokens).toHaveLength(30);
    expect(tokens.filter((token) => dealt.some((one) => token.startsWith(`${one}-`)))).toHaveLength(10);
    for (const one of DEFAULT_HOLMES_PACK_FILE.cases) expect(t.textFor(TABLE)).not.toContain(one.id);
  });

  it('SH-S44 a loop with a gap [SH-10]', () => {
    const pack = {
      ...DEFAULT_HOLMES_PACK_FILE,
      holmes_loop: DEFAULT_HOLMES_PACK_FILE.holmes_loop.filter((at) => at !== '7'),
    };
    expect(parseOptions({ seats: 3, pack })).toEqual({
      ok: false,
      error: { code: 'PACK_INVALID', causes: [{ code: 'LOOP_GAP', names: ['6', '8'] }] },
    });
  });

  it('SH-S45 what others see of a token that was collected [SH-34 SH-79]', () => {
    const t = table({
      phase: 'investigate',
      at: ['9'],
      tokens: { '9': 'crimson-weapon' },
      hands: ['cab/weapon/2'],
    });
    t.play(P1, search(symbol('cab/weapon/2')));
    t.passAll();
    t.play(P1, take());
    expect(t.view(P2).sleuths[0]?.pile).toEqual([{ location: '9', symbol: 'weapon', turn: 4 }]);
    expect(t.notices(P2)).toContainEqual(expect.objectContaining({ type: 'resolved', take: true }));
    for (const viewer of [TABLE, P2]) expect(t.textFor(viewer)).not.toContain('crimson');
  });

  it('SH-S50 a table that stops [SH-78]', () => {
    const t = table({ tokens: CRIMSON, piles: [THREE] });
    t.play(P1, { type: 'vote', stop: true });
    t.play(P2, { type: 'vote', stop: true });
    expect(t.code).toBeUndefined();
    t.play(P3, { type: 'vote', stop: true });
    expect(t.code).toBe('STOPPED');
    expect(t.view(TABLE).end?.scores.map(({ total, bonus }) => [total, bonus])).toEqual([
      [9, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('SH-S53 a phone that comes back sees its hand and case again [SH-81 SH-86]', () => {
    const t = dealtTable();
    const { own } = t.view(P2);
    expect(own?.hand).toHaveLength(5);
    expect(own?.case).not.toBeNull();
    expect(t.view('someone')).toEqual(t.view(TABLE));
  });

  it('SH-S54 a card of a hand under the scanner [SH-82]', () => {
    const t = table({ flags: { card_source: 'printed_cards' }, hands: ['watson/weapon/1'] });
    const scan = { type: 'scan', card: card('watson/weapon/1') } as const;
    expect(t.refuse(REFEREE, scan)).toBe('SCAN_WOULD_EXPOSE');
    expect(t.textFor(TABLE)).not.toContain(scan.card);
  });
});
