import { describe, expect, it } from 'vitest';
import { type EntryRules, MoveEntry } from './move-entry.js';

/** 74 with taxi 58, bus 58, black everywhere; from 58 only the taxi to 45; 75 is a dead end. */
const rules: EntryRules<'taxi' | 'bus' | 'underground' | 'black'> = {
  first: (double) => [
    { ticket: 'taxi', stops: double ? [58] : [58, 75] },
    { ticket: 'bus', stops: [58] },
    { ticket: 'black', stops: [58, 46] },
  ],
  second: ({ stop }) => (stop === 75 ? [] : [{ ticket: 'taxi', stops: [stop === 58 ? 45 : 61] }]),
  mayDouble: true,
  stepwise: false,
};
const start = new MoveEntry(rules);

describe('entering a move', () => {
  it('offers each stop once with all its tickets', () => {
    expect(start.targets).toEqual([
      { stop: 58, tickets: ['taxi', 'bus', 'black'] },
      { stop: 75, tickets: ['taxi'] },
      { stop: 46, tickets: ['black'] },
    ]);
  });

  it('asks for the ticket only where several lead there', () => {
    expect(start.chooseStop(75).step).toBe('summary');
    const asked = start.chooseStop(58);
    expect(asked.step).toBe('ticket');
    expect(asked.tickets).toEqual(['taxi', 'bus', 'black']);
    expect(asked.chooseTicket('bus').complete).toEqual([{ ticket: 'bus', stop: 58 }]);
  });

  it('takes the ticket first as well, and then only where it leads', () => {
    const picked = start.pickTicket('bus');
    expect(picked.targets).toEqual([{ stop: 58, tickets: ['bus'] }]);
    expect(picked.chooseStop(75)).toBe(picked);
    expect(picked.chooseStop(58).complete).toEqual([{ ticket: 'bus', stop: 58 }]);
    expect(picked.pickTicket('bus').empty).toBe(true);
    expect(picked.back().empty).toBe(true);
    expect(picked.pickTicket('taxi').targets.map(({ stop }) => stop)).toEqual([58, 75]);
    expect(start.pickTicket('underground')).toBe(start);
    expect(start.chooseStop(58).pickTicket('bus').step).toBe('summary');
  });

  it('commands nothing before the summary (CM-4)', () => {
    expect(start.complete).toBeUndefined();
    expect(start.chooseStop(58).complete).toBeUndefined();
    expect(start.setDouble(true).chooseLeg('taxi', 58).complete).toBeUndefined();
  });

  it('ignores what is not possible', () => {
    expect(start.chooseStop(199)).toBe(start);
    expect(start.chooseLeg('underground', 58)).toBe(start);
    expect(start.chooseTicket('taxi')).toBe(start);
    expect(start.back()).toBe(start);
  });

  it('undoes one touch at a time', () => {
    const asked = start.chooseStop(58);
    const entered = asked.chooseTicket('bus');
    expect(entered.back().step).toBe('stop');
    expect(asked.back().empty).toBe(true);
  });
});

describe('a double move (SY-39)', () => {
  const double = start.setDouble(true);

  it('is one command with both legs (SY-44)', () => {
    const entered = double.chooseLeg('black', 46).chooseStop(61);
    expect(entered.step).toBe('summary');
    expect(entered.complete).toEqual([
      { ticket: 'black', stop: 46 },
      { ticket: 'taxi', stop: 61 },
    ]);
  });

  it('offers no first leg from which nothing leads on (SY-43)', () => {
    expect(double.targets.map(({ stop }) => stop)).toEqual([58, 46]);
  });

  it('may be decided upon at the summary of a single leg', () => {
    const single = start.chooseLeg('bus', 58);
    const turned = single.setDouble(true);
    expect(turned.leg).toBe(2);
    expect(turned.targets).toEqual([{ stop: 45, tickets: ['taxi'] }]);
    expect(turned.setDouble(false).complete).toEqual([{ ticket: 'bus', stop: 58 }]);
    expect(start.chooseStop(75).setDouble(true).legs).toEqual([]);
  });

  it('is not offered without a card (SY-40)', () => {
    const none = new MoveEntry({ ...rules, mayDouble: false });
    expect(none.setDouble(true)).toBe(none);
  });

  it('is declared with its first leg alone where it goes step by step (SY-44)', () => {
    const entered = new MoveEntry({ ...rules, stepwise: true })
      .setDouble(true)
      .chooseLeg('taxi', 58);
    expect(entered.complete).toEqual([{ ticket: 'taxi', stop: 58 }]);
  });
});

describe('the move of a detective', () => {
  it('names pawn, ticket and stop', () => {
    expect(start.chooseLeg('taxi', 58).move('d2')).toEqual({
      type: 'move',
      detective: 'd2',
      ticket: 'taxi',
      stop: 58,
    });
    expect(start.move('d2')).toBeUndefined();
  });
});
