import { describe, expect, it } from 'vitest';
import { DEFAULT_MAFIA_PACK_FILE } from './data/city.js';
import { BLUE, choose, GREEN, move, open, PASS, RED, TABLE, table, YELLOW } from '../test/table.js';
import { CARD_TYPES, CHOICE_KINDS } from './types.js';

describe('what cards do when they are opened [MF-32 MF-63]', () => {
  /** What the seat that opens it sees happen, with a crime, a Buyer, a Good and a prisoner about. */
  const HAPPENS: { readonly [type: string]: readonly string[] } = {
    buyer: ['traded', 'paid', 'paid'],
    good: ['traded', 'paid', 'paid'],
    witness: ['arrested', 'arrested'],
    lawyer: ['bribed'],
    prostitute: ['feePaid'],
    theft: ['paid'],
    robbery: ['paid'],
    escape: ['choiceAsked'],
    police: ['arrested'],
    commissioner: ['arrested'],
    prosecutor: ['arrested', 'jailed'],
    pistol: ['choiceAsked'],
  };

  it.each(CARD_TYPES)('%s', (type) => {
    const isBuyer = type === 'buyer';
    const city = {
      ...{ C2: `${type} closed`, D2: isBuyer ? 'good-cloth' : 'buyer' },
      ...{ B2: type === 'prostitute' ? 'good-cloth 60 sold' : 'theft' },
      ...(type === 'commissioner' ? { B4: 'good-arms', B2: '-' } : {}),
      ...(type === 'witness' ? { C1: 'police', A3: 'theft', B1: 'police', B2: 'prostitute' } : {}),
      ...(type === 'lawyer' ? { A4: 'police 100' } : {}),
      ...(type === 'theft' || type === 'witness' ? { D3: 'buyer closed' } : {}),
      ...(type === 'theft' ? { B2: '-' } : {}),
    };
    const seen = type === 'witness' ? { ...city, A3: 'robbery', A2: 'theft' } : city;
    const t = table({ city: seen, prison: { 'red-1': '60' } });
    const kinds = t.open('C2').map((event) => event.type);
    expect(kinds.filter((kind) => kind !== 'turnBegan').slice(1)).toEqual(HAPPENS[type]);
    expect(kinds[0]).toBe('opened');
  });

  it('every card of the pack has its procedure, and three kinds ask [MF-63 MF-27]', () => {
    for (const { type } of DEFAULT_MAFIA_PACK_FILE.cards) expect(Object.keys(HAPPENS)).toContain(type);
    expect(CHOICE_KINDS).toEqual(['buyer', 'target', 'prisoner']);
  });
});

describe('trade', () => {
  it('in reading order, the Good first [MF-33 MF-34]', () => {
    const city = { D1: 'good-parts', C1: 'good-cloth', B1: 'good-tinned sold', C2: 'buyer closed' };
    const t = table({ city });
    const paid = t.open('C2').flatMap((e) => (e.type === 'paid' ? [[e.quarter, e.sum]] : []));
    expect(paid).toEqual([
      ['C1', 60],
      ['C2', 60],
      ['D1', 80],
      ['C2', 80],
    ]);
    expect(t.state.bank).toBe(4000 - 280);
  });

  it('a Buyer deals any number of times, also with his own [MF-34 MF-36]', () => {
    const t = table({ city: { C2: 'buyer', D3: 'good-parts closed', B1: 'good-cloth closed' } });
    t.open('D3');
    t.later('B1');
    expect(t.money$('C2', 'D3', 'B1')).toEqual([140, 80, 60]);
  });

  it('a Good waits for the first Buyer that opens [MF-35]', () => {
    const t = table({ city: { D3: 'good-parts closed', C2: 'buyer closed', C3: 'buyer closed' } });
    t.open('D3');
    expect(t.on('D3')).toMatchObject({ money: 0, sold: false });
    t.later('C3');
    t.later('C2');
    expect(t.money$('D3', 'C3', 'C2')).toEqual([80, 80, 0]);
  });

  it('the deal cannot be declined [MF-35]', () => {
    const t = table({ city: { D3: 'good-parts closed', C2: 'buyer', C3: 'buyer' } });
    t.open('D3');
    expect(t.refuse(BLUE, choose('nobody'))).toBe('BUYER_NOT_ELIGIBLE');
    expect(t.refuse(BLUE, PASS)).toBe('CHOICE_REQUIRED');
    expect(t.legal(BLUE)).toEqual([choose('C2'), choose('C3')]);
  });

  it('criminal Goods trade, and are arrested sold or not [MF-37]', () => {
    const t = table({
      city: { D2: 'good-arms closed', C2: 'buyer', D3: 'police closed' },
      turn: GREEN,
    });
    t.open('D2');
    expect(t.money$('D2', 'C2')).toEqual([150, 150]);
    t.later('D3');
    // The Buyer keeps what he got.
    expect(t.money$('D2', 'C2', 'D3')).toEqual([0, 150, 150]);
    expect(t.on('D2')?.state).toBe('arrested');
  });
});

describe('crimes for money', () => {
  it('Theft and Robbery [MF-38 MF-39]', () => {
    const t = table({ city: { A1: 'theft closed', B1: 'robbery closed' } });
    t.open('A1');
    t.later('B1');
    expect(t.money$('A1', 'B1')).toEqual([100, 200]);
    expect(t.state.bank).toBe(3700);
  });

  it('everybody pays a Prostitute, law and own cards too; arrested ones do not [MF-40]', () => {
    const t = table({
      city: {
        ...{ C2: 'prostitute closed', D3: 'buyer 30', B2: 'police 100', D2: 'prosecutor 20' },
        ...{ C3: 'theft arrested', A3: 'lawyer 100' },
      },
    });
    t.open('C2');
    expect(t.money$('C2', 'D3', 'B2', 'D2', 'A3')).toEqual([40, 10, 80, 20, 100]);
  });

  it('with `continuous` each card pays her once a round, after a choice [MF-40]', () => {
    const t = table({
      flags: { prostitute_timing: 'continuous' },
      city: {
        ...{ C3: 'prostitute', C2: 'buyer', D3: 'good-parts closed', D2: 'good-cloth closed' },
        C4: 'buyer',
      },
    });
    t.open('D3');
    expect(t.money$('C3')).toEqual([0]);
    t.play(BLUE, choose('C2'));
    // Of the deal both sides pay her; a second deal of the same Buyer costs nothing more.
    expect(t.money$('C3', 'C2', 'D3')).toEqual([40, 60, 60]);
    t.later('D2');
    expect(t.money$('C3', 'C2', 'D2')).toEqual([60, 120, 40]);
  });

  it('two of them pay each other once [MF-40]', () => {
    const t = table({
      flags: { prostitute_timing: 'continuous' },
      city: { C3: 'prostitute 30', C2: 'prostitute closed' },
    });
    t.open('C2');
    expect(t.money$('C3', 'C2')).toEqual([10, 20]);
  });
});

describe('the Pistol', () => {
  it('the figure of an own arrested card is home before the lowest is placed [MF-45 MF-53 MF-8]', () => {
    const city = { A1: 'pistol closed', B1: 'theft arrested' };
    const t = table({ flags: { shoot_arrested: true }, city });
    expect(t.standing('B1')).toEqual(['blue-1']);
    t.open('A1', 'B1');
    expect([t.on('B1'), t.standing('B1')]).toEqual([undefined, ['blue-1']]);
    expect(t.where('blue-2')).toBe('home');
  });

  it('takes the money of its victim, own and team cards too [MF-53]', () => {
    const t = table({ city: { A1: 'pistol closed', B1: 'buyer 60', A2: 'theft 100' } });
    t.open('A1', 'B1');
    expect(t.money$('A1')).toEqual([60]);
    expect(t.on('B1')).toBeUndefined();
    expect(t.standing('B1')).toEqual(['blue-1']);
    const killed = { type: 'killed', victim: 'B1', open: true, card: 'MF-buyer-1', money: 60 };
    expect(t.notices(TABLE)).toContainEqual(expect.objectContaining(killed));
  });

  it('its own quarter is the air, and without a target nothing is asked [MF-52]', () => {
    const t = table({ city: { A1: 'pistol closed', B1: 'buyer' } });
    t.open('A1', 'A1');
    expect(t.on('A1')?.shot).toBe('air');
    const alone = table({ city: { A1: 'pistol closed', D4: 'buyer closed' }, spare: false });
    alone.open('A1');
    expect(alone.events()).toContainEqual({ type: 'shotInAir', quarter: 'A1' });
    expect(alone.events().some(({ type }) => type === 'choiceAsked')).toBe(false);
  });

  it('what death undoes [MF-54]', () => {
    // A law card: what it arrested stays arrested, and no Witness uses it again.
    const t = table({
      city: {
        ...{ B1: 'police 100', A2: 'theft arrested', B2: 'robbery 200' },
        ...{ C1: 'pistol closed', D2: 'witness closed' },
      },
      turn: YELLOW,
    });
    t.open('C1', 'B1');
    expect(t.on('A2')?.state).toBe('arrested');
    expect(t.money$('C1')).toEqual([100]);
    t.later('D2');
    expect(t.on('B2')?.state).toBe('open');
    // A fired Pistol: its figure stays where the murder was, and goes home.
    const shooter = table({
      city: { B3: 'pistol >C3', C2: 'pistol closed', D3: 'police closed' },
    });
    shooter.open('C2', 'B3');
    expect(shooter.standing('C3')).toEqual(['red-1']);
    expect(shooter.standing('B3')).toEqual(['blue-1']);
    shooter.passAll();
    expect(shooter.where('red-1')).toBe('home');
    // An Escape: foiled.
    const run = table({
      city: { B2: 'escape @green-1', B1: 'pistol closed' },
      prison: { 'green-1': '60' },
    });
    run.open('B1', 'B2');
    expect(run.where('green-1')).toBe('60');
    expect(run.refuse(GREEN, move('green-1'))).toBe('NOT_YOUR_TURN');
    expect(run.turnTo(GREEN).refuse(GREEN, move('green-1'))).toBe('ESCAPEE_LOCKED');
    // A closed card: its owner has one opening less.
    const closed = table({ city: { A1: 'pistol closed', A2: 'theft closed', D4: '-', C4: '-' } });
    closed.open('A1', 'A2');
    expect(closed.turnTo(RED).refuse(RED, open('A2'))).toBe('NO_CARD_THERE');
  });
});

describe('the Escape', () => {
  it('whom it may name, also one jailed or moved in this round [MF-57]', () => {
    const t = table({
      city: { B2: 'escape closed' },
      prison: { 'red-1': '100 new', 'blue-1': '60 moved', 'green-1': 'death-row' },
      turn: YELLOW,
    });
    t.open('B2');
    expect(t.refuse(YELLOW, PASS)).toBe('CHOICE_REQUIRED');
    expect(t.refuse(YELLOW, choose('yellow-1'))).toBe('PRISONER_UNKNOWN');
    expect(t.refuse(YELLOW, choose('who'))).toBe('PRISONER_UNKNOWN');
    expect(t.refuse(YELLOW, choose('green-1'))).toBe('DEATH_ROW_LOCKED');
    expect(t.legal(YELLOW)).toEqual([choose('blue-1'), choose('red-1'), choose('nobody')]);
    t.play(YELLOW, choose('red-1'));
    expect(t.where('red-1')).toBe('beside 100');
    expect(t.passAll().where('red-1')).toBe('home');
  });

  it('nobody: the card goes, and is no crime [MF-62]', () => {
    const t = table({ city: { B2: 'escape closed' }, prison: { 'red-1': '60' }, turn: YELLOW });
    t.open('B2', 'nobody');
    expect(t.on('B2')).toBeUndefined();
    expect(t.where('red-1')).toBe('60');
  });

  it('a figure on the run is in no cell for a collision [MF-58]', () => {
    const t = table({
      city: { B2: 'escape @green-1' },
      prison: { 'green-1': '30', 'blue-1': '40' },
    });
    t.play(BLUE, move('blue-1'));
    expect([t.where('blue-1'), t.where('green-1')]).toEqual(['30', 'beside 30']);
    // Foiled, he shares the cell.
    const back = table({
      city: { B2: 'escape @green-1', A1: 'police closed' },
      prison: { 'green-1': '30', 'blue-1': '30' },
    });
    back.open('A1');
    expect([back.where('blue-1'), back.where('green-1')]).toEqual(['30', '30']);
  });

  it('a Lawyer does not revive it [MF-59 MF-50]', () => {
    const t = table({
      city: { B2: 'escape @green-1', A1: 'police closed', C1: 'lawyer closed' },
      prison: { 'green-1': '30' },
    });
    t.open('A1');
    t.later('C1');
    expect(t.on('B2')).toBeUndefined();
    expect([t.where('yellow-1'), t.where('green-1')]).toEqual(['home', '30']);
    expect(t.passAll().where('green-1')).toBe('30');
  });

  it('success counts for the next deal and costs nothing [MF-61 MF-72]', () => {
    const t = table({ city: { B2: 'escape @green-1' }, prison: { 'green-1': '300' } });
    t.passAll();
    expect(t.where('green-1')).toBe('home');
    expect(t.balances).toEqual([0, 0, 0, 0]);
    t.confirmAll().deal();
    expect(t.state.clans[GREEN].hand).toHaveLength(4);
  });
});
