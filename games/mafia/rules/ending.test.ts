import { describe, expect, it } from 'vitest';
import { DEFAULT_MAFIA_PACK_FILE } from './data/city.js';
import { compiledPackOf } from './pack.js';
import { rankingOf } from './ending.js';
import type { TestPosition } from '../test/position.js';
import { BLUE, CONFIRM, GREEN, PASS, RED, REFEREE, ransom, TABLE, table, YELLOW } from '../test/table.js';
import { OUTCOMES, type Variant } from './types.js';

const LAST: TestPosition = { bank: 0, more: { lastRound: true } };

describe('an empty bank', () => {
  it('makes this the last round, which is finished [MF-80]', () => {
    const t = table({ bank: 100, city: { A1: 'theft closed', B2: 'robbery closed' } });
    expect(t.open('A1').map(({ type }) => type)).toContain('lastRoundBegan');
    expect(t.state.lastRound).toBe(true);
    expect(t.later('B2').map(({ type }) => type)).not.toContain('lastRoundBegan');
    expect(t.balances).toEqual([0, 0, -200, 0]);
    expect(t.passAll().state.bank).toBe(0);
  });

  it('a bank of exactly the sum needs nobody else [MF-33 MF-82]', () => {
    const t = table({ bank: 100, balances: 50, city: { A1: 'theft closed' } });
    t.open('A1');
    expect(t.balances).toEqual([50, 50, 50, 50]);
  });

  it('with `payer_all` what is left belongs to nobody at the end [MF-82]', () => {
    const t = table({
      ...{ flags: { partial_bank: 'payer_all' }, bank: 60, balances: 200 },
      city: { A1: 'theft closed', C2: 'good-tinned closed', B1: 'buyer' },
    });
    t.open('A1');
    // Not even a sum that it had.
    t.later('C2');
    expect(t.state.bank).toBe(60);
    expect(t.view(TABLE).frozen).toBe(true);
    t.passAll().confirmAll();
    expect(t.code).toBe('BANK_EMPTY');
    expect(t.balances).toEqual([380, 20, 200, 200]);
  });

  it('in 1992 a balance at or below 0 gives nothing [MF-83]', () => {
    const t = table({
      ...{ ...LAST, variant: 'authors1992', city: { A1: 'theft closed', B1: '-' } },
      balances: { yellow: -30, green: 40, blue: 60 },
    });
    t.open('A1');
    expect(t.balances).toEqual([60, -90, 0, 0]);
    const broke = table({
      ...{ ...LAST, variant: 'authors1992', city: { A1: 'theft closed', B1: '-' } },
      balances: { yellow: 40, green: -30, blue: 60 },
    });
    broke.open('A1');
    expect(broke.balances).toEqual([60, -60, 0, -30]);
  });
});

describe('the end', () => {
  it.each([
    ['online2015', 'ransom'],
    ['authors1992', 'over'],
  ] as const)('the last ransoms, %s [MF-84]', (variant: Variant, phase) => {
    const t = table({ ...LAST, variant, balances: { red: 30 }, prison: { 'red-1': '30' } });
    t.passAll();
    expect(t.state.phase).toBe(phase);
    if (phase === 'ransom') {
      t.play(RED, ransom('red-1'));
      t.confirmAll();
    }
    expect(t.code).toBe('BANK_EMPTY');
    expect(t.balances).toEqual([0, 0, 0, 30]);
    expect(t.refuse(RED, CONFIRM)).toBe('GAME_OVER');
    expect(t.refuse(REFEREE, { type: 'deal' })).toBe('GAME_OVER');
  });

  it('every seat buys out its own, online by debt [MF-85]', () => {
    const t = table({
      ...{ ...LAST, balances: { blue: 50, red: 100 } },
      prison: { 'blue-1': '60', 'blue-2': 'death-row', 'red-1': '10' },
    });
    t.passAll().confirmAll();
    expect(t.balances).toEqual([-310, 360, 90, 10]);
    expect(['blue-1', 'blue-2', 'red-1'].map((figure) => t.where(figure))).toEqual([...['home', 'home', 'home']]);
    const bought = t.events().filter(({ type }) => type === 'boughtOut');
    expect(bought).toContainEqual({
      ...{ type: 'boughtOut', seat: BLUE, figures: ['blue-1', 'blue-2'] },
      ...{ sum: 360, payee: YELLOW },
    });
  });

  it('older debts are covered as well, all at once [MF-86]', () => {
    const t = table({
      ...{ ...LAST, variant: 'authors1992', balances: { blue: -40, red: 100 } },
      prison: { 'green-1': '20' },
    });
    t.passAll();
    // Green pays blue 20 first: red covers the rest. Yellow has nothing for green.
    expect(t.balances).toEqual([0, 0, 80, -20]);
  });

  it('with `turn_order` older debts come last [MF-86]', () => {
    const t = table({
      flags: { final_settlement: 'turn_order', insolvency: 'team_then_negative' },
      ...{ ...LAST, balances: { blue: -40, red: 70 } },
      prison: { 'blue-1': '60' },
    });
    t.passAll().confirmAll();
    const covered = t.events().flatMap((e) => (e.type === 'covered' ? [[e.seat, e.sum]] : []));
    expect(covered).toEqual([
      [BLUE, 60],
      [BLUE, 10],
    ]);
    expect(t.balances).toEqual([-30, 60, 0, 0]);
  });

  it("in the last round's turn order [MF-86]", () => {
    const more = { lastRound: true, first: RED };
    const prison = { 'blue-1': '60', 'red-1': '60' };
    const t = table({ bank: 0, balances: 50, more, prison }).passAll().confirmAll();
    const order = t.events().flatMap((e) => (e.type === 'boughtOut' ? [e.seat] : []));
    expect(order).toEqual([RED, BLUE]);
  });

  it('is one of these [MF-84 MF-111]', () => {
    expect(OUTCOMES).toEqual(['BANK_EMPTY', 'STOPPED', 'ABANDONED']);
    const t = table();
    t.send(REFEREE, { kind: 'abandon' });
    expect(t.code).toBe('ABANDONED');
    expect(t.view(TABLE).end).toEqual({ code: 'ABANDONED', winners: [], places: null });
    expect(t.refuse(BLUE, PASS)).toBe('GAME_OVER');
  });
});

describe('places', () => {
  const pack = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);

  function placed(scoring: 'team' | 'individual', balances: readonly number[]) {
    const [blue = 0, yellow = 0, red = 0, green = 0] = balances;
    const { state } = table({
      ...{ flags: { scoring }, ...LAST },
      balances: { blue, yellow, red, green },
    });
    return rankingOf(state, pack).map(({ seat, place }) => [seat, place]);
  }

  it('the better team first, whatever a loser has [MF-87]', () => {
    expect(placed('team', [1800, 1100, 10, 1090])).toEqual([
      [YELLOW, 1],
      [GREEN, 2],
      [BLUE, 3],
      [RED, 4],
    ]);
  });

  it('equal members share, equal teams are ranked one by one [MF-88]', () => {
    expect(placed('team', [100, 10, 100, 20])).toEqual([
      [BLUE, 1],
      [RED, 1],
      [GREEN, 3],
      [YELLOW, 4],
    ]);
    expect(placed('team', [100, 60, 20, 60])).toEqual([
      [BLUE, 1],
      [YELLOW, 2],
      [GREEN, 2],
      [RED, 4],
    ]);
  });

  it('in 1992 each for himself [MF-89 MF-2]', () => {
    expect(placed('individual', [50, 100, 100, 10])).toEqual([
      [YELLOW, 1],
      [RED, 1],
      [BLUE, 3],
      [GREEN, 4],
    ]);
  });

  it('both of the winning team win [MF-87]', () => {
    const balances = { blue: 1800, yellow: 1100, red: 10, green: 1090 };
    const t = table({ ...LAST, balances })
      .passAll()
      .confirmAll();
    expect(t.view(TABLE).end).toMatchObject({ code: 'BANK_EMPTY', winners: [YELLOW, GREEN] });
    expect(t.view(TABLE).end?.places?.[0]).toEqual({
      ...{ seat: YELLOW, balance: 1100, team: 2190, place: 1 },
    });
  });
});
