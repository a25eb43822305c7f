import { describe, expect, it } from 'vitest';
import { BLUE, GREEN, move, RED, TABLE, table } from '../test/table.js';

const full = { collision_chain: 'full' } as const;

describe('a prison move', () => {
  it('is one cell of an own prisoner, once a round [MF-66 MF-67]', () => {
    const t = table({ prison: { 'blue-1': '300', 'blue-2': '60' } });
    t.play(BLUE, move('blue-1'));
    expect(t.where('blue-1')).toBe('250');
    t.turnTo(BLUE);
    expect(t.refuse(BLUE, move('blue-1'))).toBe('PRISONER_MOVED');
    t.play(BLUE, move('blue-2'));
    expect(t.where('blue-2')).toBe('40');
  });

  it('what is refused, the first reason that applies [MF-66]', () => {
    const t = table({
      city: { B2: 'escape @blue-2' },
      prison: {
        ...{ 'red-1': 'death-row', 'blue-1': 'death-row', 'blue-2': '60' },
        ...{ 'blue-3': '60 new', 'blue-4': '60 moved' },
      },
    });
    expect(t.refuse(BLUE, move('red-1'))).toBe('PRISONER_NOT_YOURS');
    expect(t.refuse(BLUE, move('green-1'))).toBe('PRISONER_NOT_YOURS');
    expect(t.refuse(BLUE, move('blue-9'))).toBe('PRISONER_UNKNOWN');
    expect(t.refuse(BLUE, move('blue-1'))).toBe('DEATH_ROW_LOCKED');
    expect(t.refuse(BLUE, move('blue-2'))).toBe('ESCAPEE_LOCKED');
    expect(t.refuse(BLUE, move('blue-3'))).toBe('PRISONER_NEW');
    expect(t.refuse(BLUE, move('blue-4'))).toBe('PRISONER_MOVED');
    const home = table({});
    expect(home.refuse(BLUE, move('blue-1'))).toBe('PRISONER_UNKNOWN');
  });

  it('a new round lets them move again [MF-66 MF-67]', () => {
    const t = table({ prison: { 'blue-1': '60 moved', 'blue-2': '30 new' } });
    t.passAll().confirmAll().deal().layAll().turnTo(BLUE);
    t.play(BLUE, move('blue-1'));
    t.turnTo(BLUE).play(BLUE, move('blue-2'));
    expect([t.where('blue-1'), t.where('blue-2')]).toEqual(['40', '20']);
  });

  it('from the last cell it is freedom, without a card in this round [MF-70 MF-72]', () => {
    const t = table({ prison: { 'blue-1': '20', 'red-1': '10' } });
    t.play(BLUE, move('blue-1'));
    // The extra step of a collision leads out as well.
    expect([t.where('blue-1'), t.where('red-1')]).toEqual(['home', '20']);
    expect(t.state.clans[BLUE].hand).toEqual([]);
    t.passAll().confirmAll().deal();
    expect(t.view(TABLE).clans.map(({ hand }) => hand)).toEqual([4, 4, 3, 4]);
  });
});

describe('collisions', () => {
  it('all who are there are thrown back, and lose no move [MF-68]', () => {
    const t = table({ prison: { 'blue-1': '40', 'green-1': '30', 'green-2': '30 moved' } });
    const events = t.play(BLUE, move('blue-1'));
    expect(events[0]).toMatchObject({
      ...{ type: 'prisonerMoved', from: 40, to: 20 },
      thrown: [
        { figure: 'green-1', from: 30, to: 40 },
        { figure: 'green-2', from: 30, to: 40 },
      ],
    });
    t.turnTo(GREEN);
    expect(t.refuse(GREEN, move('green-2'))).toBe('PRISONER_MOVED');
    t.play(GREEN, move('green-1'));
    expect(t.where('green-1')).toBe('30');
  });

  it('nobody is thrown beyond 300, or into death row [MF-68]', () => {
    const t = table({ prison: { 'blue-1': '300', 'red-1': '250', 'red-2': 'death-row' } });
    t.play(BLUE, move('blue-1'));
    expect([t.where('blue-1'), t.where('red-1'), t.where('red-2')]).toEqual([...['200', '300', 'death-row']]);
  });

  it('with `full` a figure that lands on another pushes it on, at 300 they share [MF-69]', () => {
    const prison = {
      ...{ 'blue-1': '250', 'green-1': '200', 'green-2': '200', 'red-1': '250', 'red-2': '300' },
    };
    const t = table({ flags: full, prison });
    t.play(BLUE, move('blue-1'));
    expect(Object.keys(prison).map((figure) => t.where(figure))).toEqual([...['150', '250', '250', '300', '300']]);
  });

  it('sentences and thrown-back figures share cells [MF-65]', () => {
    const t = table({ prison: { 'blue-1': '40', 'green-1': '30', 'red-1': '40' } });
    t.play(BLUE, move('blue-1'));
    expect([t.where('green-1'), t.where('red-1')]).toEqual(['40', '40']);
    const jailed = table({ city: { A2: 'theft arrested' }, prison: { 'blue-1': '100' } });
    jailed.passAll();
    expect([jailed.where('red-1'), jailed.where('blue-1')]).toEqual(['100', '100']);
  });
});

describe('death row', () => {
  it('costs a card and is left by ransom only [MF-71]', () => {
    const t = table({ prison: { 'red-1': 'death-row' }, turn: RED });
    expect(t.legal(RED).some(({ type }) => type === 'movePrisoner')).toBe(false);
    t.passAll().confirmAll().deal();
    expect(t.where('red-1')).toBe('death-row');
    expect(t.state.clans[RED].hand).toHaveLength(3);
  });
});
