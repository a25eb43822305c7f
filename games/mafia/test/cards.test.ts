import { describe, expect, it } from 'vitest';
import { BLUE, card, choose, GREEN, move, open, PASS, RED, TABLE, table, YELLOW } from './table.js';
import { CLANS, VARIANTS } from '../rules/types.js';

describe('trade and crimes', () => {
  it('MF-S1 Theft [MF-38]', () => {
    const t = table({ city: { A1: 'theft closed' } });
    t.open('A1');
    expect(t.on('A1')?.money).toBe(100);
    expect(t.state.bank).toBe(3900);
  });

  it('MF-S2 a Buyer deals with every Good beside it [MF-34 MF-36]', () => {
    const t = table({
      city: {
        C1: 'good-cloth',
        D2: 'good-moonshine',
        B3: 'good-arms arrested',
        C2: 'buyer closed',
      },
    });
    t.open('C2');
    expect(t.money$('C1', 'D2', 'C2', 'B3')).toEqual([60, 120, 180, 0]);
    expect(t.state.bank).toBe(4000 - 360);
  });

  it('MF-S3 a Good between two Buyers [MF-35]', () => {
    const t = table({
      city: { C2: 'buyer', A4: 'buyer', B3: 'good-parts closed' },
      turn: RED,
    });
    t.open('B3');
    expect(t.on('B3')?.state).toBe('open');
    expect(t.refuse(RED, PASS)).toBe('CHOICE_REQUIRED');
    expect(t.refuse(RED, choose('D1'))).toBe('BUYER_NOT_ELIGIBLE');
    t.play(RED, choose('A4'));
    expect(t.money$('B3', 'A4', 'C2')).toEqual([80, 80, 0]);
    expect(t.state.choice).toBeNull();
  });

  it('MF-S5 a Good is sold once [MF-34 MF-35]', () => {
    const t = table({
      city: { B3: 'good-parts 80 sold', A4: 'buyer 80', C3: 'buyer closed' },
      turn: GREEN,
    });
    t.open('C3');
    expect(t.money$('B3', 'C3', 'A4')).toEqual([80, 0, 80]);
  });

  it('MF-S7 a Prostitute [MF-40]', () => {
    const t = table({
      city: {
        ...{ C2: 'good-arms 180', D2: 'good-tinned 20', B3: 'theft 30' },
        ...{ D3: 'buyer closed', C3: 'prostitute closed' },
      },
      turn: GREEN,
    });
    const { bank } = t.state;
    t.open('C3');
    expect(t.money$('C2', 'D2', 'B3', 'C3', 'D3')).toEqual([160, 20, 10, 40, 0]);
    expect(t.state.bank).toBe(bank);
  });
});

describe('the law', () => {
  it('MF-S8 Police [MF-41 MF-44]', () => {
    const city = {
      B2: 'robbery 200',
      C2: 'theft 100',
      A2: 'good-arms closed',
      B1: 'police closed',
    };
    const t = table({ city });
    t.open('B1');
    expect(t.money$('B1', 'B2', 'C2')).toEqual([300, 0, 0]);
    expect(t.standing('B2')).toEqual(['yellow-1']);
    expect(t.standing('C2')).toEqual(['blue-1']);
    expect(t.on('A2')?.state).toBe('closed');
  });

  it('MF-S9 the law looks once [MF-46]', () => {
    const t = table({ city: { B1: 'police', A2: 'theft closed' }, turn: RED });
    t.open('A2');
    expect(t.on('A2')).toMatchObject({ state: 'open', money: 100 });
  });

  it('MF-S10 a Witness [MF-47]', () => {
    const t = table({
      city: { B1: 'police', A2: 'theft closed', D2: 'witness closed' },
      turn: RED,
    });
    t.open('A2');
    t.later('D2');
    expect(t.on('A2')?.state).toBe('arrested');
    expect(t.standing('A2')).toEqual(['red-1']);
    expect(t.money$('D2', 'B1')).toEqual([100, 0]);
  });

  it('MF-S12 the Commissioner [MF-42]', () => {
    const city = { B3: 'good-arms 150 sold', B2: 'robbery 200', A1: 'commissioner closed' };
    const t = table({ city });
    t.open('A1');
    expect(t.on('B3')?.state).toBe('arrested');
    expect(t.money$('A1', 'B2')).toEqual([150, 200]);
    expect(t.on('B2')?.state).toBe('open');
  });

  it('MF-S13 the Prosecutor [MF-43 MF-64]', () => {
    const t = table({
      city: {
        ...{ A2: 'theft arrested', B1: 'police 100', B2: 'robbery 200' },
        C3: 'prosecutor closed',
      },
      turn: GREEN,
    });
    t.open('C3');
    expect(t.money$('C3', 'B1')).toEqual([200, 100]);
    expect(t.where('yellow-1')).toBe('200');
    expect(t.where('red-1')).toBe('100');
    expect([t.on('B2'), t.on('A2')]).toEqual([undefined, undefined]);
  });

  it('MF-S15 a Lawyer takes the money of the Police [MF-51]', () => {
    const t = table({
      city: { B1: 'police 100', C3: 'prosecutor 200', C1: 'lawyer closed' },
      prison: { 'red-1': '100' },
      turn: YELLOW,
    });
    t.open('C1');
    expect(t.money$('C1', 'B1', 'C3')).toEqual([100, 0, 200]);
    expect(t.where('red-1')).toBe('100');
  });

  it.each([
    ['online2015', '200', 'A2'],
    ['authors1992', '200', '100'],
  ] as const)('MF-S50 a Witness and the Prosecutor, %s [MF-49]', (variant, one, other) => {
    const t = table({
      variant,
      city: {
        ...{ C3: 'prosecutor', B1: 'police 100', A2: 'theft arrested' },
        ...{ C4: 'robbery 200', A1: 'witness closed' },
      },
    });
    t.open('A1');
    expect(t.on('A1')?.money).toBe(200);
    expect(t.on('C4')).toBeUndefined();
    expect(t.where('red-2')).toBe(one);
    expect(t.where('red-1')).toBe(other);
    expect(t.on('A2')?.state).toBe(other === 'A2' ? 'arrested' : undefined);
    if (other === 'A2') expect(t.passAll().where('red-1')).toBe('100');
  });

  it('MF-S59 nobody is spared by his own Police [MF-41]', () => {
    const t = table({ city: { C2: 'theft 100', D3: 'police closed' } });
    t.open('D3');
    expect(t.on('C2')?.state).toBe('arrested');
    expect(t.on('D3')?.money).toBe(100);
  });

  it('MF-S63 an arrested Good does not trade [MF-37 MF-45]', () => {
    const t = table({
      city: { D2: 'good-moonshine', C2: 'police closed', C1: 'buyer closed' },
    });
    t.open('C2');
    expect(t.on('D2')?.state).toBe('arrested');
    expect(t.on('C2')?.money).toBe(0);
    t.later('C1');
    expect(t.money$('C1', 'D2')).toEqual([0, 0]);
    expect(t.state.bank).toBe(4000);
  });
});

describe('the Pistol', () => {
  it.each(VARIANTS)('MF-S16 shoots a closed card, %s [MF-53]', (variant) => {
    const t = table({
      variant,
      city: { C3: 'lawyer closed', B3: 'pistol closed' },
      turn: RED,
    });
    const before = t.view(GREEN).own?.laid.map(({ quarter }) => quarter);
    t.open('B3', 'C3');
    expect(t.on('C3')).toBeUndefined();
    expect(t.standing('C3')).toEqual(['red-1']);
    expect(t.on('B3')?.shot).toBe('C3');
    expect(before?.includes('C3')).toBe(variant === 'online2015');
    for (const viewer of [TABLE, BLUE, YELLOW, RED]) {
      expect(t.textFor(viewer)).not.toContain(card('lawyer'));
    }
    expect(t.notices(TABLE)).toContainEqual(
      expect.objectContaining({ type: 'killed', victim: 'C3', open: false, card: null }),
    );
    t.later('B4');
    t.turnTo(GREEN);
    expect(t.refuse(GREEN, open('C3'))).toBe('NO_ACTION_LEFT');
    // Now it is a crime that the law can see.
    const police = table({ city: { B3: 'pistol >C3', C2: 'police closed' } });
    police.open('C2');
    expect(police.on('B3')?.state).toBe('arrested');
  });

  it('MF-S18 in the air it is legal for good [MF-52]', () => {
    const t = table({
      city: { B3: 'pistol closed', C2: 'police closed' },
      turn: RED,
    });
    t.open('B3', 'air');
    t.later('C2');
    expect(t.on('B3')).toMatchObject({ state: 'open', shot: 'air' });
    t.turnTo(RED);
    expect(t.refuse(RED, open('B3', 'C2'))).toBe('ALREADY_OPEN');
    expect(t.refuse(RED, choose('C2'))).toBe('ALREADY_OPEN');
  });

  it('MF-S19 its figure is moved onto it [MF-44 MF-55]', () => {
    const t = table({ city: { B3: 'pistol 300 >C3', C2: 'police closed' } });
    expect(t.standing('C3')).toEqual(['red-1']);
    t.open('C2');
    expect(t.on('C2')?.money).toBe(300);
    expect(t.standing('B3')).toEqual(['red-1']);
    expect(t.standing('C3')).toEqual([]);
  });

  it.each([
    ['A4', YELLOW, 'death-row'],
    ['D1', GREEN, '300'],
  ] as const)('MF-S20 the sentence with the Prosecutor on %s [MF-56]', (quarter, turn, cell) => {
    const t = table({
      city: { B3: 'pistol arrested >C3', A1: 'commissioner', [quarter]: 'prosecutor closed' },
      turn,
    });
    t.open(quarter);
    expect(t.where('red-1')).toBe(cell);
    expect(t.on('B3')).toBeUndefined();
  });

  it('MF-S22 what it cannot shoot [MF-53 MF-45]', () => {
    const t = table({
      city: {
        ...{ C3: 'buyer closed', B2: 'theft arrested', B3: 'pistol closed' },
        ...{ C4: '-', D1: 'buyer closed' },
      },
      turn: RED,
    });
    t.open('B3');
    for (const [target, code] of [
      ['D1', 'TARGET_NOT_ADJACENT'],
      ['C4', 'TARGET_EMPTY'],
      ['B2', 'TARGET_ARRESTED'],
    ] as const) {
      expect(t.refuse(RED, choose(target))).toBe(code);
      expect(t.state.choice).toMatchObject({ seat: RED, quarter: 'B3', kind: 'target' });
    }
  });
});

describe('the Escape', () => {
  function escaping(variant: (typeof VARIANTS)[number] = 'online2015') {
    const t = table({
      variant,
      city: { B2: 'escape closed', A1: 'police closed' },
      prison: { 'blue-1': '60' },
      turn: YELLOW,
    });
    t.open('B2', 'blue-1');
    return t;
  }

  it('MF-S24 under way, and away [MF-57 MF-58 MF-61]', () => {
    const t = escaping();
    expect(t.where('blue-1')).toBe('beside 60');
    t.turnTo(BLUE);
    expect(t.refuse(BLUE, move('blue-1'))).toBe('ESCAPEE_LOCKED');
    t.passAll();
    expect(t.state.phase).toBe('ransom');
    expect(t.where('blue-1')).toBe('home');
    t.confirmAll().deal();
    expect(t.state.clans[BLUE].hand).toHaveLength(4);
  });

  it('MF-S25 foiled, online2015 [MF-59 MF-60]', () => {
    const t = escaping();
    t.later('A1');
    expect(t.where('blue-1')).toBe('60');
    expect(t.standing('B2')).toEqual(['yellow-1']);
    t.turnTo(BLUE);
    expect(t.refuse(BLUE, move('blue-1'))).toBe('ESCAPEE_LOCKED');
    t.passAll();
    expect(t.where('yellow-1')).toBe('80');
    expect(t.where('blue-1')).toBe('60');
  });

  it('MF-S25 foiled, authors1992 [MF-59 MF-60]', () => {
    const t = escaping('authors1992');
    t.later('A1');
    expect(t.where('blue-1')).toBe('60');
    expect(t.on('B2')).toBeUndefined();
    expect(t.standing('B2')).toEqual([]);
    t.passAll();
    expect(CLANS.map((_, at) => t.where(`yellow-${at + 1}`))).toEqual(Array(4).fill('home'));
  });

  it('MF-S27 nobody is there [MF-62]', () => {
    const t = table({ city: { B2: 'escape closed', A1: 'police closed' }, turn: YELLOW });
    t.open('B2');
    expect(t.on('B2')).toBeUndefined();
    expect(t.state.choice).toBeNull();
    const events = t.later('A1');
    expect(events.map(({ type }) => type)).not.toContain('arrested');
  });
});
