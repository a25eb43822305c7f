import { describe, expect, it } from 'vitest';
import {
  back,
  begin,
  type Choices,
  choosePawn,
  chooseStop,
  chooseTicket,
  keep,
  type MoveEntry,
  moveOf,
  stepOf,
  stopsOf,
  ticketsOf,
} from './move-entry.js';
import { pressKey } from './move-keys.js';

type Ticket = 'taxi' | 'bus' | 'underground';
const ONE: Choices<Ticket> = [
  {
    detective: 'd1',
    reach: [
      { ticket: 'taxi', stops: [58, 73, 75] },
      { ticket: 'bus', stops: [58, 94] },
      { ticket: 'underground', stops: [46] },
    ],
    mayPass: false,
  },
];
const FREE: Choices<Ticket> = [
  ...ONE,
  { detective: 'd2', reach: [{ ticket: 'taxi', stops: [139, 152] }], mayPass: true },
];

/** Types keys one after the other; a commit ends it. */
function type(choices: Choices<Ticket>, ...keys: string[]) {
  let entry: MoveEntry<Ticket> = begin(choices);
  for (const key of keys) {
    const answer = pressKey(entry, choices, key);
    if (answer.kind === 'commit') return answer.move;
    if (answer.kind === 'entry') entry = answer.entry;
  }
  return entry;
}

describe('a move in three touches', () => {
  it('goes from ticket to stop to confirm', () => {
    const ticket = chooseTicket(begin(ONE), 'bus');
    expect(stepOf(ticket)).toBe('stop');
    const stop = chooseStop(ticket, ONE, 94);
    expect(stepOf(stop)).toBe('confirm');
    expect(moveOf(stop)).toEqual({ type: 'move', detective: 'd1', ticket: 'bus', stop: 94 });
  });

  it('asks for the pawn first where the order is free (SY-12)', () => {
    expect(stepOf(begin(FREE))).toBe('pawn');
    expect(stepOf(choosePawn(begin(FREE), 'd2'))).toBe('ticket');
  });

  it('takes a stop first and asks for the ticket only where two lead there (SY-19)', () => {
    expect(stepOf(chooseStop(begin(ONE), ONE, 46))).toBe('confirm');
    const both = chooseStop(begin(ONE), ONE, 58);
    expect(stepOf(both)).toBe('ticket');
    expect(ticketsOf(both, ONE)).toEqual(['taxi', 'bus']);
    expect(moveOf(chooseTicket(both, 'bus'))).toMatchObject({ ticket: 'bus', stop: 58 });
  });

  it('does not take a stop that cannot be reached', () => {
    const entry = chooseTicket(begin(ONE), 'underground');
    expect(chooseStop(entry, ONE, 199)).toBe(entry);
  });

  it('lists each stop once, in the order of its number', () => {
    expect(stopsOf(begin(ONE), ONE).map(({ stop }) => stop)).toEqual([46, 58, 73, 75, 94]);
  });

  it('offers to pass only where it is allowed (SY-16)', () => {
    expect(ticketsOf(begin(ONE), ONE)).not.toContain('pass');
    const entry = chooseTicket(choosePawn(begin(FREE), 'd2'), 'pass');
    expect(moveOf(entry)).toEqual({ type: 'pass', detective: 'd2' });
  });

  it('goes back one step at a time', () => {
    const entry = chooseStop(chooseTicket(choosePawn(begin(FREE), 'd1'), 'bus'), FREE, 94);
    const steps = [entry, back(entry, FREE), back(back(entry, FREE), FREE)];
    expect(steps.map(stepOf)).toEqual(['confirm', 'stop', 'ticket']);
    expect(stepOf(back(back(back(entry, FREE), FREE), FREE))).toBe('pawn');
  });

  it('begins again when somebody else has moved, and is kept otherwise', () => {
    const entry = chooseTicket(choosePawn(begin(FREE), 'd1'), 'bus');
    expect(keep(entry, FREE)).toBe(entry);
    const others = FREE.filter(({ detective }) => detective === 'd2');
    expect(keep(entry, others)).toEqual(begin(others));
    expect(keep(entry, []).pawn).toBeNull();
  });
});

describe('a move by keyboard', () => {
  it('takes digits and Enter', () => {
    expect(type(ONE, '2', '9', '4', 'Enter', 'Enter')).toEqual({
      type: 'move',
      detective: 'd1',
      ticket: 'bus',
      stop: 94,
    });
  });

  it('takes arrows and Enter', () => {
    const move = { type: 'move', detective: 'd1', ticket: 'bus', stop: 94 };
    expect(type(ONE, 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'Enter')).toEqual(move);
    expect(type(ONE, 'ArrowLeft', 'ArrowLeft', 'Enter', 'ArrowUp', 'Enter', 'Enter')).toEqual(move);
  });

  it('chooses the pawn by its place in the list', () => {
    expect(type(FREE, '2', '1', '1', '5', '2', 'Enter', 'Enter')).toMatchObject({ stop: 152 });
  });

  it('never commits without a confirmation (CM-4)', () => {
    expect(type(ONE, '3', 'Enter')).toMatchObject({ stop: 46, ticket: 'underground' });
    expect(stepOf(type(ONE, '3', 'Enter') as MoveEntry<Ticket>)).toBe('confirm');
  });

  it('refuses a number that is no choice, and Escape goes back', () => {
    expect(stepOf(type(ONE, '1', '1', '9', '9', 'Enter') as MoveEntry<Ticket>)).toBe('stop');
    expect(stepOf(type(ONE, '1', 'Escape') as MoveEntry<Ticket>)).toBe('ticket');
  });
});
