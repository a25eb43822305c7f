import { describe, expect, it } from 'vitest';
import { NO_KEYS, pressKey } from '../screen/move-input.svelte.js';
import { type MoveChoices, MoveDraft, type PawnMoves } from './move-draft.js';

type Ticket = 'tram' | 'bus' | 'metro' | 'black';
const ONE: MoveChoices<Ticket> = [
  {
    detective: 'd1',
    reach: [
      { ticket: 'tram', stops: [58, 73, 75] },
      { ticket: 'bus', stops: [58, 94] },
      { ticket: 'metro', stops: [46] },
    ],
    mayPass: false,
  },
];
const FREE: MoveChoices<Ticket> = [
  ...ONE,
  { detective: 'd2', reach: [{ ticket: 'tram', stops: [139, 152] }], mayPass: true },
];
const one = new MoveDraft<Ticket, number>(ONE);
const free = new MoveDraft<Ticket, number>(FREE);

describe("a detective's move", () => {
  it('goes from ticket to stop to confirm', () => {
    const picked = one.chooseTicket('bus');
    expect(picked.step).toBe('stop');
    expect(picked.targets).toEqual([
      { stop: 58, tickets: ['bus'] },
      { stop: 94, tickets: ['bus'] },
    ]);
    const whole = picked.chooseStop(94);
    expect(whole.step).toBe('confirm');
    expect(whole.action).toEqual({ type: 'move', detective: 'd1', ticket: 'bus', stop: 94 });
  });

  it('asks for the pawn first where the order is free (SY-12)', () => {
    expect(free.step).toBe('pawn');
    expect(free.choosePawn('d2').step).toBe('ticket');
  });

  it('takes a stop first and asks for the ticket only where two lead there (SY-19)', () => {
    expect(one.chooseStop(46).step).toBe('confirm');
    const both = one.chooseStop(58);
    expect(both.step).toBe('ticket');
    expect(both.tickets).toEqual(['tram', 'bus']);
    expect(both.chooseTicket('bus').action).toMatchObject({ ticket: 'bus', stop: 58 });
  });

  it('offers each stop once with all its tickets, in the order of its number', () => {
    expect(one.targets.map(({ stop }) => stop)).toEqual([46, 58, 73, 75, 94]);
    expect(one.targets[1]?.tickets).toEqual(['tram', 'bus']);
  });

  it('ignores what is not possible', () => {
    const picked = one.chooseTicket('metro');
    expect(picked.chooseStop(73)).toBe(picked);
    expect(one.chooseStop(199)).toBe(one);
    expect(one.chooseLeg('metro', 58)).toBe(one);
    expect(one.chooseTicket('black')).toBe(one);
    expect(one.chooseStop(58).chooseTicket('metro').step).toBe('ticket');
    expect(one.back().empty).toBe(true);
    const whole = one.chooseStop(46);
    expect([whole.chooseStop(73), whole.chooseTicket('tram')]).toEqual([whole, whole]);
  });

  it('puts a ticket back that is chosen again', () => {
    expect(one.chooseTicket('bus').chooseTicket('bus').empty).toBe(true);
    expect(one.chooseTicket('bus').chooseTicket('tram').picked).toBe('tram');
  });

  it('orders nothing before the summary (CM-4)', () => {
    for (const draft of [one, one.chooseStop(58), one.chooseTicket('bus')]) {
      expect([draft.action, draft.complete]).toEqual([undefined, undefined]);
    }
  });

  it('may be a pass only where that is allowed (SY-16)', () => {
    expect([one.mayPass, one.pass()]).toEqual([false, one]);
    const idle = free.choosePawn('d2');
    expect([idle.mayPass, idle.pass().step]).toEqual([true, 'confirm']);
    expect(idle.pass().action).toEqual({ type: 'pass', detective: 'd2' });
    expect(idle.pass().complete).toBeUndefined();
  });

  it('goes back one touch at a time', () => {
    const whole = free.choosePawn('d1').chooseTicket('bus').chooseStop(94);
    const back = [whole, whole.back(), whole.back().back(), whole.back().back().back()];
    expect(back.map(({ step }) => step)).toEqual(['confirm', 'stop', 'ticket', 'pawn']);
    const stopFirst = one.chooseStop(58).chooseTicket('bus');
    expect(stopFirst.back().empty).toBe(true);
    expect(one.chooseStop(58).back().empty).toBe(true);
  });

  it('begins again when someone else has moved, and is kept otherwise', () => {
    const draft = free.choosePawn('d1').chooseTicket('bus');
    expect(draft.under([...FREE]).ticket).toBe('bus');
    const others = FREE.filter(({ detective }) => detective === 'd2');
    expect(draft.under(others)).toMatchObject({ pawn: 'd2', empty: true });
    expect(draft.under([]).pawn).toBeNull();
    const spent = FREE.map((each) => ({ ...each, reach: each.reach.slice(0, 1) }));
    expect(draft.under(spent)).toMatchObject({ pawn: 'd1', empty: true });
    expect(free.choosePawn('d1').chooseStop(94).under(spent).stop).toBeNull();
  });
});

describe('a move by scanned cards', () => {
  it('keeps the stop that the card leads to as well, and no other', () => {
    const stop = one.putStop(58);
    expect(stop).toMatchObject({ step: 'ticket', stop: 58, ticket: null });
    const card = stop.putCard('bus', 7);
    expect(card.action).toMatchObject({ ticket: 'bus', stop: 58, card: 7 });
    expect(card.putCard('metro', 8)).toMatchObject({ stop: null, step: 'stop', card: 8 });
  });

  it('takes a card of its own for the ticket, which a touch on the stop keeps (CM-9)', () => {
    expect(one.putCard('bus', 7).chooseStop(94).action).toMatchObject({ card: 7 });
    expect(one.chooseTicket('bus').chooseStop(94).nameCard(9).action).toMatchObject({ card: 9 });
  });

  it('lets a stop take the place of a pass, and forgets it while digits are spelt', () => {
    const idle = free.choosePawn('d2').pass();
    expect(idle.putStop(139)).toMatchObject({ ticket: null, stop: 139 });
    expect(idle.putStop(null).ticket).toBe('pass');
    expect(one.putCard('bus', null).putStop(94).putStop(null).step).toBe('stop');
  });
});

/** 58 and 46 lead on, 75 is a dead end. */
const X: PawnMoves<Ticket> = {
  detective: null,
  reach: [
    { ticket: 'tram', stops: [58, 75] },
    { ticket: 'bus', stops: [58] },
    { ticket: 'black', stops: [58, 46] },
  ],
  double: {
    first: [
      { ticket: 'tram', stops: [58] },
      { ticket: 'bus', stops: [58] },
      { ticket: 'black', stops: [58, 46] },
    ],
    second: ({ stop }) => [
      { ticket: 'tram', stops: stop === 58 ? [45] : [61] },
      { ticket: 'bus', stops: stop === 58 ? [45] : [] },
    ],
    stepwise: false,
  },
};

describe('a double move (SY-39)', () => {
  const single = new MoveDraft([X]);
  const double = single.setDouble(true);

  it('has its second leg back where it is turned off and on again', () => {
    const whole = double.chooseLeg('black', 46).chooseStop(61);
    expect(whole.legs).toHaveLength(2);
    const off = whole.setDouble(false);
    expect(off.legs).toEqual(whole.legs.slice(0, 1));
    expect(off.setDouble(true).complete).toEqual(whole.complete);
    // Another first leg has another second one.
    const other = off.back().chooseLeg('tram', 58).setDouble(true);
    expect(other.legs).toEqual([{ ticket: 'tram', stop: 58 }]);
  });

  it('is one command with both legs (SY-44)', () => {
    const first = double.chooseLeg('black', 46);
    expect([first.step, first.legs.length, first.complete]).toEqual(['ticket', 1, undefined]);
    expect(first.chooseStop(61).complete).toEqual([
      { ticket: 'black', stop: 46 },
      { ticket: 'tram', stop: 61 },
    ]);
  });

  it('asks for the ticket of its second leg as well', () => {
    const asked = double.chooseLeg('tram', 58).chooseStop(45);
    expect([asked.stop, asked.tickets]).toEqual([45, ['tram', 'bus']]);
    expect(asked.chooseTicket('bus').complete).toHaveLength(2);
  });

  it('offers no first leg from which nothing leads on (SY-43)', () => {
    expect(double.targets.map(({ stop }) => stop)).toEqual([46, 58]);
  });

  it('may be decided upon at the summary of a single leg', () => {
    const turned = single.chooseLeg('bus', 58).setDouble(true);
    expect(turned.legs).toHaveLength(1);
    expect(turned.targets).toEqual([{ stop: 45, tickets: ['tram', 'bus'] }]);
    expect(turned.setDouble(false).complete).toEqual([{ ticket: 'bus', stop: 58 }]);
    expect(single.chooseStop(75).setDouble(true).legs).toEqual([]);
  });

  it('goes back leg by leg, and to a single move at last', () => {
    const whole = double.chooseLeg('black', 46).chooseStop(61);
    expect(whole.back().legs).toHaveLength(1);
    expect(whole.back().back()).toMatchObject({ double: true, empty: true });
    expect(whole.back().back().back().double).toBe(false);
  });

  it('is not offered without a card (SY-40)', () => {
    const { double: _, ...rest } = X;
    const none = new MoveDraft([rest]);
    expect([none.mayDouble, none.setDouble(true)]).toEqual([false, none]);
  });

  it('is declared with its first leg alone where it goes step by step (SY-44)', () => {
    const stepwise: PawnMoves<Ticket> = {
      ...X,
      double: { first: X.reach, second: () => [], stepwise: true },
    };
    const entered = new MoveDraft([stepwise]).setDouble(true).chooseLeg('tram', 58);
    expect(entered.complete).toEqual([{ ticket: 'tram', stop: 58 }]);
    expect(entered.action).toBeUndefined();
  });
});

describe('a move by keyboard', () => {
  /** Types keys one after the other; a commit ends it. */
  function type(choices: MoveChoices<Ticket>, ...typed: string[]) {
    let draft = new MoveDraft<Ticket>(choices);
    let keys = NO_KEYS;
    for (const key of typed) {
      const answer = pressKey(draft, choices, keys, key);
      if (answer.kind === 'commit') return draft.action;
      if (answer.kind === 'keys') keys = answer.keys;
      if (answer.kind !== 'draft') continue;
      draft = answer.draft;
      keys = NO_KEYS;
    }
    return draft;
  }
  const MOVE = { type: 'move', detective: 'd1', ticket: 'bus', stop: 94 };

  it('takes digits and Enter', () => {
    expect(type(ONE, '2', '9', '4', 'Enter', 'Enter')).toEqual(MOVE);
  });

  it('takes arrows and Enter', () => {
    expect(type(ONE, 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'Enter')).toEqual(MOVE);
    const back = ['ArrowLeft', 'ArrowLeft', 'Enter', 'ArrowUp', 'Enter', 'Enter'];
    expect(type(ONE, ...back)).toEqual(MOVE);
  });

  it('chooses the pawn by its place in the list, and a pass after the tickets', () => {
    expect(type(FREE, '2', '1', '1', '5', '2', 'Enter', 'Enter')).toMatchObject({ stop: 152 });
    expect(type(FREE, '2', '2', 'Enter')).toEqual({ type: 'pass', detective: 'd2' });
  });

  it('never commits without a confirmation (CM-4)', () => {
    expect(type(ONE, '3', 'Enter')).toMatchObject({ ticket: 'metro', step: 'confirm' });
  });

  it('refuses a number that is no choice, and Escape goes back', () => {
    expect(type(ONE, '1', '1', '9', '9', 'Enter')).toMatchObject({ step: 'stop' });
    expect(type(ONE, '1', 'Escape')).toMatchObject({ step: 'ticket' });
  });
});
