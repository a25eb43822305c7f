import { describe, expect, it } from 'vitest';
import type { Json } from '@mister-x/engine/core/json';
import { DEFAULT_HOLMES_PACK_FILE } from './data/london.js';
import { parseOptions } from './input.js';
import { unlistedActionTypes } from './legal.js';
import { ALL_CARDS, card, dealtTable, newTable, P1, P2, P3, REFEREE, TABLE, table, walk } from '../test/table.js';
import type { Flags } from './types.js';

const BEGIN = { type: 'begin' } as const;
const DEAL = { type: 'deal' } as const;
const nameFirst = { type: 'nameFirst', seat: P2 } as const;

function code(input: Json): string | undefined {
  const parsed = parseOptions(input);
  return parsed.ok ? undefined : parsed.error.code;
}

describe('who plays', () => {
  it('two to five [SH-1]', () => {
    expect(code({ seats: 1 })).toBe('TOO_FEW_PLAYERS');
    expect(code({ seats: 6 })).toBe('SEAT_FULL');
    expect([2, 3, 4, 5].map((seats) => code({ seats }))).toEqual([undefined, undefined, undefined, undefined]);
    expect(code({ seats: 1, flags: { players_min: 1 } })).toBeUndefined();
    expect(code({ seats: 2, flags: { players_min: 3 } })).toBe('TOO_FEW_PLAYERS');
    const pack = { ...DEFAULT_HOLMES_PACK_FILE, players: { min: 3, max: 4 } };
    expect(code({ seats: 2, pack })).toBe('TOO_FEW_PLAYERS');
    expect(code({ seats: 2, pack, flags: { players_min: 2 } })).toBeUndefined();
    expect(code({ seats: 5, pack })).toBe('SEAT_FULL');
  });

  it('in colours of their own [SH-14]', () => {
    expect(code({ seats: 2, colours: ['red', 'red'] })).toBe('COLOUR_TAKEN');
    expect(code({ seats: 2, colours: ['red', 'pink'] })).toBe('BAD_REQUEST');
    expect(code({ seats: 2, colours: ['red'] })).toBe('BAD_REQUEST');
    expect(code({ seats: 2, colours: ['white', 'green'] })).toBeUndefined();
  });

  it('the deal does not depend on colours [SH-14]', () => {
    const cases = (colours: readonly string[]) => {
      const parsed = parseOptions({ seats: 2, colours });
      expect(parsed.ok).toBe(true);
      return dealtTable({ seats: 2 }, 5).state.sleuths[P1].case;
    };
    expect(cases(['red', 'blue'])).toBe(cases(['white', 'green']));
  });
});

describe('flags before the beginning', () => {
  const configure = (flags: Record<string, Json>) => ({ type: 'configure', flags }) as const;

  it("are the host's to change until then [SH-80]", () => {
    const t = newTable();
    expect(t.refuse(P1, configure({ log_reveals: false }))).toBe('NOT_YOUR_TURN');
    expect(t.refuse(REFEREE, configure({ log_reveals: 3 }))).toBe('BAD_REQUEST');
    expect(t.refuse(REFEREE, configure({ players_min: 4 }))).toBe('TOO_FEW_PLAYERS');
    expect(t.refuse(REFEREE, configure({ stalemate: 'round_cap' }))).toBe('BAD_REQUEST');
    t.play(REFEREE, configure({ log_reveals: false }));
    expect(t.view(TABLE).deviations).toMatchObject([{ flag: 'log_reveals' }]);
    t.play(REFEREE, nameFirst);
    t.play(REFEREE, BEGIN);
    expect(t.refuse(REFEREE, configure({}))).toBe('OPTION_LOCKED');
    expect(dealtTable().refuse(REFEREE, configure({}))).toBe('OPTION_LOCKED');
    expect(dealtTable().refuse(P1, configure({}))).toBe('OPTION_LOCKED');
  });

  it('may change until the deal where the table lays nothing itself [SH-80]', () => {
    const t = newTable({ flags: { first_player: 'random' } });
    expect(unlistedActionTypes(t.state, REFEREE)).toEqual(['deal', 'configure']);
    expect(t.refuse(REFEREE, BEGIN)).toBe('PHASE_WRONG');
    t.play(REFEREE, configure({ first_player: 'table' }));
    expect(unlistedActionTypes(t.state, REFEREE)).toEqual(['configure']);
    t.play(REFEREE, nameFirst);
    t.play(REFEREE, BEGIN);
    expect(unlistedActionTypes(t.state, REFEREE)).toEqual(['deal']);
  });

  it('where chance names the first player, what the table named is void [SH-15]', () => {
    const t = newTable();
    t.play(REFEREE, nameFirst);
    t.play(REFEREE, configure({ first_player: 'random' }));
    t.bring(P3);
    t.play(REFEREE, DEAL);
    expect(t.view(TABLE).first).toBe(P3);
  });
});

describe('the first player', () => {
  it('is named by the table [SH-15]', () => {
    const t = newTable();
    expect(t.toAct).toEqual([REFEREE]);
    expect(t.refuse(REFEREE, BEGIN)).toBe('SETUP_INCOMPLETE');
    expect(t.refuse(REFEREE, { type: 'nameFirst', seat: 'sleuth-4' })).toBe('UNKNOWN_SEAT');
    expect(t.refuse(P1, BEGIN)).toBe('NOT_YOUR_TURN');
    t.play(REFEREE, nameFirst);
    t.play(REFEREE, BEGIN);
    expect(t.refuse(REFEREE, BEGIN)).toBe('PHASE_WRONG');
    expect(t.timers).toMatchObject([{ id: 'deal', ms: 0 }]);
    t.play(REFEREE, DEAL);
    expect(t.view(TABLE).turn).toMatchObject({ seat: P2, number: 1, round: 1 });
    expect(t.refuse(REFEREE, nameFirst)).toBe('PHASE_WRONG');
    expect(t.refuse(REFEREE, DEAL)).toBe('PHASE_WRONG');
  });

  it('is drawn [SH-15]', () => {
    const t = newTable({ flags: { first_player: 'random' } });
    expect(t.refuse(REFEREE, nameFirst)).toBe('PHASE_WRONG');
    t.bring(P3);
    t.play(REFEREE, DEAL);
    expect(t.view(TABLE)).toMatchObject({ first: P3, turn: { seat: P3 } });
  });
});

describe('the deal', () => {
  it.each([2, 3, 5])('to %i seats: tokens, cases, hands, line, pawns [SH-12 SH-13 SH-16 SH-18]', (seats) => {
    const t = dealtTable({ seats });
    const { state } = t;
    expect(new Set(Object.values(state.start)).size).toBe(30);
    expect(Object.keys(state.start)).not.toContain('SY');
    expect(Object.keys(t.view(TABLE).symbols)).toHaveLength(30);
    const dealt = t.view(TABLE).sleuths;
    expect(dealt.map(({ hand }) => hand)).toEqual(Array(seats).fill(5));
    expect(new Set(dealt.map(({ seat }) => t.view(seat).own?.case)).size).toBe(seats);
    expect(dealt.every(({ at, marker }) => at === 'SY' && marker === 0)).toBe(true);
    expect(t.view(TABLE)).toMatchObject({ holmes: '6', deck: 60 - 5 * seats - 5, phase: 'move' });
    const hands = dealt.flatMap(({ seat }) => t.view(seat).own?.hand ?? []);
    expect([...hands, ...state.line, ...state.deck].sort()).toEqual([...ALL_CARDS].sort());
    for (const { seat } of dealt) {
      const others = dealt.filter((other) => other.seat !== seat).flatMap((o) => t.view(o.seat).own?.hand ?? []);
      for (const id of others) expect(t.textFor(seat)).not.toContain(`"${id}"`);
    }
  });

  it('is another one under another seed, and the same under the same [SH-89]', () => {
    expect(dealtTable({}, 3).state).toEqual(dealtTable({}, 3).state);
    expect(dealtTable({}, 3).state.start).not.toEqual(dealtTable({}, 4).state.start);
  });

  it('Holmes in the opening line moves where that is agreed, with one reveal [SH-17]', () => {
    const flags: Partial<Flags> = { holmes_moves_at_setup: true };
    const withHolmes = (seed: number) => {
      const trial = dealtTable({ flags, first: 2 }, seed);
      return trial.state.phase === 'reveal' ? trial : undefined;
    };
    const found = Array.from({ length: 20 }, (_, i) => i).flatMap((i) => withHolmes(i) ?? [])[0];
    expect(found).toBeDefined();
    if (found === undefined) return;
    expect(found.toldTypes(TABLE).filter((type) => type === 'revealed')).toHaveLength(1);
    expect(found.refuse(P2, walk())).toBe('PHASE_WRONG');
    expect(found.refuse(P1, walk())).toBe('NOT_YOUR_TURN');
    for (const seat of [P1, P2, P3]) found.play(seat, { type: 'noted' });
    expect(found.view(TABLE)).toMatchObject({ phase: 'move', turn: { seat: P2, number: 1 } });
  });
});

describe('tokens that the table lays', () => {
  const types = DEFAULT_HOLMES_PACK_FILE.token_types;

  it('by their symbols [SH-83 SH-12]', () => {
    const t = newTable({ flags: { token_source: 'entered_symbols' } });
    const enter = (location: string, symbol: string) => ({ type: 'enterSymbol', location, symbol }) as const;
    expect(t.refuse(P1, enter('1', 'weapon'))).toBe('NOT_YOUR_TURN');
    expect(t.refuse(REFEREE, enter('99', 'weapon'))).toBe('UNKNOWN_LOCATION');
    expect(t.refuse(REFEREE, enter('SY', 'weapon'))).toBe('NO_TOKEN_HERE');
    expect(t.refuse(REFEREE, enter('1', 'banana'))).toBe('UNKNOWN_CODE');
    for (let i = 0; i < 6; i++) t.play(REFEREE, enter(String(i + 1), 'weapon'));
    expect(t.refuse(REFEREE, enter('1', 'witness'))).toBe('TOKEN_BOUND_TWICE');
    expect(t.refuse(REFEREE, enter('7', 'weapon'))).toBe('TOKEN_COUNT');
    t.play(REFEREE, { type: 'unbind', location: '6' });
    expect(t.refuse(REFEREE, { type: 'unbind', location: '6' })).toBe('NO_TOKEN_HERE');
    expect(t.refuse(REFEREE, { type: 'unbind', location: '99' })).toBe('UNKNOWN_LOCATION');
    t.play(REFEREE, enter('6', 'weapon'));
    t.play(REFEREE, nameFirst);
    expect(t.refuse(REFEREE, BEGIN)).toBe('SETUP_INCOMPLETE');
    expect(t.refuse(REFEREE, { type: 'configure', flags: {} })).toBe('OPTION_LOCKED');
    for (let i = 6; i < 30; i++) t.play(REFEREE, enter(String(i + 1), types[Math.floor(i / 6)] ?? ''));
    t.play(REFEREE, BEGIN);
    t.play(REFEREE, DEAL);
    expect(new Set(Object.values(t.state.start)).size).toBe(30);
    expect(Object.values(t.view(TABLE).symbols).slice(0, 6)).toEqual(Array(6).fill('weapon'));
    expect(t.refuse(REFEREE, { type: 'unbind', location: '6' })).toBe('PHASE_WRONG');
  });

  it('by their codes [SH-83]', () => {
    const t = newTable({ flags: { token_source: 'scanned_tokens' } });
    const tokens = DEFAULT_HOLMES_PACK_FILE.cases.flatMap(({ id }) => types.map((type) => `${id}-${type}`));
    const codes = Object.fromEntries(tokens.map((token, i) => [`c${i + 1}`, token]));
    const load = (list: Record<string, string>) => ({ type: 'loadCodes', codes: list }) as const;
    const bind = (location: string, code: string) => ({ type: 'bindToken', location, code }) as const;
    expect(t.refuse(REFEREE, bind('1', 'c1'))).toBe('UNKNOWN_CODE');
    expect(t.refuse(P1, load(codes))).toBe('NOT_YOUR_TURN');
    expect(t.refuse(REFEREE, load({ ...codes, c1: 'nothing' }))).toBe('UNKNOWN_CODE');
    expect(t.refuse(REFEREE, load({ ...codes, c1: 'amber-weapon' }))).toBe('TOKEN_BOUND_TWICE');
    expect(t.refuse(REFEREE, load({ c1: 'amber-weapon' }))).toBe('TOKEN_COUNT');
    t.play(REFEREE, load(codes));
    expect(t.refuse(REFEREE, load(codes))).toBe('PHASE_WRONG');
    expect(t.refuse(REFEREE, bind('1', 'x1'))).toBe('UNKNOWN_CODE');
    t.play(REFEREE, bind('1', 'c1'));
    expect(t.refuse(REFEREE, bind('1', 'c2'))).toBe('TOKEN_BOUND_TWICE');
    expect(t.refuse(REFEREE, bind('2', 'c1'))).toBe('TOKEN_BOUND_TWICE');
    expect(t.refuse(REFEREE, bind('SY', 'c2'))).toBe('NO_TOKEN_HERE');
    expect(t.refuse(REFEREE, bind('99', 'c2'))).toBe('UNKNOWN_LOCATION');
    for (let i = 2; i <= 30; i++) t.play(REFEREE, bind(String(i), `c${i}`));
    t.play(REFEREE, nameFirst);
    t.play(REFEREE, BEGIN);
    t.play(REFEREE, DEAL);
    expect(t.state.start['1']).toBe('crimson-weapon');
    for (const viewer of [TABLE, P1, P2, P3]) {
      for (const token of tokens) expect(t.textFor(viewer)).not.toContain(`"${token}"`);
    }
  });

  it('not where the server lays them [SH-83]', () => {
    const t = newTable();
    expect(t.refuse(REFEREE, { type: 'enterSymbol', location: '1', symbol: 'weapon' })).toBe('PHASE_WRONG');
    expect(t.refuse(REFEREE, { type: 'loadCodes', codes: {} })).toBe('PHASE_WRONG');
    expect(t.refuse(REFEREE, { type: 'bindToken', location: '1', code: 'c' })).toBe('PHASE_WRONG');
  });
});

describe('printed cards', () => {
  const flags: Partial<Flags> = { card_source: 'printed_cards' };
  const scan = (id: string) => ({ type: 'scan', card: id }) as const;
  const hand = (cards: readonly string[]) => ({ type: 'registerHand', cards }) as const;

  it('are read before the first turn, hands in private [SH-84 SH-16]', () => {
    const t = dealtTable({ seats: 2, flags });
    const of = (from: number, count = 5) => ALL_CARDS.slice(from, from + count);
    expect(t.state.phase).toBe('cards');
    expect(t.refuse(P1, walk())).toBe('GAME_NOT_STARTED');
    expect(t.refuse(P1, hand(['x', ...of(0, 4)]))).toBe('UNKNOWN_CODE');
    expect(t.refuse(P1, hand(of(0, 4)))).toBe('SCAN_INCOMPLETE');
    expect(t.refuse(P1, hand(of(0, 6)))).toBe('DRAW_COUNT');
    expect(t.refuse(P1, hand([...of(0, 4), ...of(0, 1)]))).toBe('CARD_USED_TWICE');
    expect(t.refuse(REFEREE, hand(of(0)))).toBe('NOT_YOUR_TURN');
    t.play(P1, hand(of(0)));
    expect(t.refuse(P1, hand(of(20)))).toBe('PHASE_WRONG');
    expect(t.refuse(P2, hand(of(4)))).toBe('CARD_MISMATCH');
    // Of too few cards nobody hears where they are.
    expect(t.refuse(P2, hand(of(0, 1)))).toBe('SCAN_INCOMPLETE');
    expect(t.refuse(P2, hand(of(20, 1)))).toBe('SCAN_INCOMPLETE');
    expect(t.refuse(REFEREE, scan(of(0)[0] ?? ''))).toBe('CARD_MISMATCH');
    expect(t.refuse(P1, scan(of(5)[0] ?? ''))).toBe('NOT_YOUR_TURN');
    expect(t.refuse(REFEREE, scan('x'))).toBe('UNKNOWN_CODE');
    for (const id of of(5)) t.play(REFEREE, scan(id));
    expect(t.refuse(REFEREE, scan(of(5)[0] ?? ''))).toBe('CARD_MISMATCH');
    expect(t.view(TABLE).laying?.hands).toEqual([P2]);
    t.play(P2, hand(of(10)));
    expect(t.state.phase).toBe('move');
    expect(t.view(TABLE).line).toEqual(of(5));
    for (const id of of(0)) expect(t.textFor(P2)).not.toContain(`"${id}"`);
  });

  it('are read by who draws, and by the scanner in the line [SH-84 SH-44]', () => {
    const t = table({
      flags,
      phase: 'investigate',
      turn: { moved: true },
      line: 'cab/weapon/1, cab/witness/1, cab/evidence/1, cab/forensics/1, watson/weapon/2',
      hands: ['', 'watson/weapon/1'],
      holmes: '6',
      tokens: { '8': 'crimson-weapon' },
    });
    const drawn = (cards: readonly string[]) => ({ type: 'draw', line: [1], deck: 1, holmes: null, cards }) as const;
    const weapon = card('cab/weapon/2');
    expect(t.refuse(P1, { type: 'draw', line: [1], deck: 1, holmes: null })).toBe('SCAN_INCOMPLETE');
    expect(t.refuse(P1, drawn(['x']))).toBe('UNKNOWN_CODE');
    expect(t.refuse(P1, drawn([card('watson/weapon/1')]))).toBe('CARD_MISMATCH');
    t.play(P1, drawn([weapon]));
    expect(t.state.phase).toBe('refill');
    expect(t.toAct).toEqual([REFEREE]);
    expect(t.refuse(P2, walk())).toBe('NOT_YOUR_TURN');
    t.play(REFEREE, scan(card('holmes/weapon/1')));
    expect(t.state.phase).toBe('reveal');
    expect(t.textFor(TABLE)).not.toContain(weapon);
  });

  it("Holmes's card is among the discards that become the deck [SH-54 SH-41 SH-84]", () => {
    const holmes = card('holmes/weapon/1');
    const more = { hands: ['holmes/weapon/1'], deck: '', discards: '' };
    const t = table({ flags, phase: 'investigate', turn: { moved: true }, ...more });
    const extra = { type: 'draw', line: [1, 2], deck: 1, holmes, cards: [holmes] } as const;
    expect(t.legal(P1)).toContainEqual(extra);
    t.play(P1, extra);
    expect(t.view(P1).own?.hand).toContain(holmes);
  });

  it('in a window a Lestrade card under the scanner is a reaction [SH-82 SH-55]', () => {
    const t = table({
      flags,
      phase: 'investigate',
      at: ['8'],
      tokens: { '8': 'crimson-weapon' },
      hands: ['cab/weapon/2', 'lestrade/weapon/1, watson/weapon/1'],
    });
    expect(t.refuse(REFEREE, scan(card('lestrade/weapon/1')))).toBe('SCAN_WOULD_EXPOSE');
    t.play(P1, { type: 'search', cards: [{ card: card('cab/weapon/2'), mode: 'symbol' }] });
    expect(t.refuse(REFEREE, scan(card('watson/weapon/1')))).toBe('SCAN_WOULD_EXPOSE');
    t.play(REFEREE, scan(card('lestrade/weapon/1')));
    expect(t.view(P2).own?.seen).toEqual({ '8': 'crimson-weapon' });
    expect(table().refuse(REFEREE, scan('x'))).toBe('PHASE_WRONG');
  });
});
