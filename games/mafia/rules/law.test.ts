import { describe, expect, it } from 'vitest';
import { choose, GREEN, RED, table, YELLOW } from '../test/table.js';
import { VARIANTS } from './types.js';

describe('arrests', () => {
  it('take the free figure with the lowest number [MF-8 MF-44]', () => {
    const t = table({
      city: { C2: 'theft 100', D3: 'police closed' },
      prison: { 'blue-1': '60', 'blue-3': '10' },
    });
    t.open('D3');
    expect(t.standing('C2')).toEqual(['blue-2']);
  });

  it('Police see what is beside them, fired Pistols included [MF-41]', () => {
    const t = table({
      city: {
        ...{ C2: 'police closed', B3: 'pistol >A3', D2: 'pistol air', D3: 'buyer', C3: 'theft' },
        ...{ A1: 'robbery', B2: 'good-cloth', C1: 'good-arms closed' },
      },
    });
    const arrested = t.open('C2').flatMap((e) => (e.type === 'arrested' ? [e.quarter] : []));
    expect(arrested).toEqual(['B3', 'C3']);
  });

  it("the Commissioner sees a knight's move away, nothing beside him [MF-42]", () => {
    const t = table({
      city: {
        C2: 'commissioner closed',
        A1: 'theft',
        A3: 'robbery',
        B4: 'good-arms',
        D3: 'prostitute',
      },
    });
    const arrested = t.open('C2').flatMap((e) => (e.type === 'arrested' ? [e.quarter] : []));
    expect(arrested).toEqual(['A1', 'A3', 'B4']);
  });

  it('the Prosecutor sends all away, no matter who arrested them [MF-43 MF-64]', () => {
    const t = table({
      city: { A1: 'theft arrested', B2: 'prostitute 40', C3: 'prosecutor closed' },
      turn: GREEN,
    });
    t.open('C3');
    expect([t.where('blue-1'), t.where('yellow-1')]).toEqual(['100', '30']);
    expect(t.money$('C3')).toEqual([40]);
    expect([t.on('A1'), t.on('B2')]).toEqual([undefined, undefined]);
  });

  it('what is under arrest is left alone until the end [MF-45]', () => {
    const t = table({
      city: {
        ...{ B2: 'good-arms arrested', A1: 'police closed', A2: 'buyer closed', C2: 'police' },
        ...{ B3: 'pistol closed', C1: 'witness closed', D1: 'prostitute closed' },
      },
    });
    expect(t.open('A1').some(({ type }) => type === 'arrested')).toBe(false);
    expect(t.later('A2').some(({ type }) => type === 'traded')).toBe(false);
    expect(t.later('C1').some(({ type }) => type === 'arrested')).toBe(false);
    t.later('B3');
    expect(t.refuse(RED, choose('B2'))).toBe('TARGET_ARRESTED');
    t.play(RED, choose('air'));
    expect(t.standing('B2')).toEqual(['yellow-1']);
    expect(t.passAll().where('yellow-1')).toBe('150');
  });

  it('no law card looks when a crime opens or a Pistol fires [MF-46]', () => {
    const t = table({
      city: {
        ...{ C2: 'police', C3: 'prosecutor', B3: 'pistol closed', D2: 'theft closed' },
        A3: 'buyer',
      },
      turn: RED,
    });
    t.open('B3', 'A3');
    t.later('D2');
    expect([t.on('B3')?.state, t.on('D2')?.state]).toEqual(['open', 'open']);
  });
});

describe('the Witness', () => {
  it('all open law cards act again, the money is hers [MF-47]', () => {
    const t = table({
      city: {
        ...{ B1: 'police 10', D4: 'commissioner 10', A2: 'theft 100', C2: 'robbery 200' },
        ...{ D1: 'witness closed', A4: 'good-arms 150 sold', C1: 'police closed' },
      },
      turn: GREEN,
    });
    t.open('D1');
    // B1 sees A2 and C2, D4 sees C2 too; nobody sees A4.
    expect(t.money$('D1', 'B1', 'D4', 'A4')).toEqual([300, 10, 10, 150]);
    expect([t.on('A2')?.state, t.on('C2')?.state, t.on('A4')?.state]).toEqual([...['arrested', 'arrested', 'open']]);
  });

  it('without an open law card nothing happens [MF-47]', () => {
    const t = table({ city: { A1: 'witness closed', A2: 'theft 100', B1: 'police closed' } });
    t.open('A1');
    expect(t.on('A2')?.state).toBe('open');
  });

  it('overlooks crimes of her own colour, not of the team [MF-48]', () => {
    const t = table({
      city: { B1: 'police', C2: 'theft 100', A2: 'robbery 200', A1: 'witness closed' },
    });
    t.open('A1');
    expect([t.on('C2')?.state, t.on('A2')?.state]).toEqual(['open', 'arrested']);
    expect(t.money$('A1', 'C2')).toEqual([200, 100]);
  });

  it.each(VARIANTS)('without the Prosecutor nobody goes to prison at once, %s [MF-49]', (variant) => {
    const t = table({ variant, city: { B1: 'police', A2: 'theft', A1: 'witness closed' } });
    t.open('A1');
    expect(t.on('A2')?.state).toBe('arrested');
  });
});

describe('the Lawyer', () => {
  it('frees all under arrest, and nobody in prison [MF-50]', () => {
    const t = table({
      city: {
        ...{ A2: 'theft arrested', B3: 'pistol arrested >C3', D4: 'pistol >D3' },
        C1: 'lawyer closed',
      },
      prison: { 'blue-1': '60' },
      turn: YELLOW,
    });
    t.open('C1');
    expect([t.on('A2'), t.on('B3')]).toEqual([undefined, undefined]);
    expect([t.where('red-1'), t.where('red-2'), t.where('red-3')]).toEqual(['home', 'home', 'D3']);
    expect(t.where('blue-1')).toBe('60');
    expect(t.passAll().where('red-3')).toBe('home');
  });

  it('is paid by Police and Commissioner, by nobody else [MF-51]', () => {
    const t = table({
      city: {
        ...{ B1: 'police 100', D4: 'commissioner 50', C3: 'prosecutor 200' },
        ...{ A1: 'witness 40', A2: 'pistol air 30', C1: 'lawyer closed' },
      },
      turn: YELLOW,
    });
    t.open('C1');
    expect(t.money$('C1', 'B1', 'D4', 'C3', 'A1', 'A2')).toEqual([150, 0, 0, 200, 40, 30]);
  });
});

describe('murder', () => {
  it('is arrested where the Pistol lies, and its place is empty then [MF-55]', () => {
    const t = table({ city: { B3: 'pistol >A4', C2: 'police closed', A1: 'police closed' } });
    t.later('A1');
    expect(t.standing('A4')).toEqual(['red-1']);
    t.later('C2');
    expect([t.standing('A4'), t.standing('B3')]).toEqual([[], ['red-1']]);
  });

  it('beside an open Prosecutor it is death row, at collection too [MF-56]', () => {
    const city = { B3: 'pistol arrested >A3', C2: 'police' };
    const end = (more: Record<string, string>) =>
      table({ city: { ...city, ...more } })
        .passAll()
        .where('red-1');
    expect(end({ C3: 'prosecutor' })).toBe('death-row');
    expect(end({ C3: 'prosecutor closed' })).toBe('300');
    expect(end({ D4: 'prosecutor' })).toBe('300');
    expect(end({})).toBe('300');
  });

  it('a Witness has it sentenced at once [MF-49 MF-56]', () => {
    const t = table({
      city: { B3: 'pistol >A3', C3: 'prosecutor', B2: 'witness closed' },
      turn: YELLOW,
    });
    t.open('B2');
    expect(t.where('red-1')).toBe('death-row');
  });
});
