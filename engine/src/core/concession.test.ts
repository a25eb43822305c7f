import { describe, expect, it } from 'vitest';
import { REFEREE } from './game.js';
import { matchTimers, startMatch } from './match.js';
import { matchNotice } from './match-view.js';
import { unwrap } from './result.js';
import {
  ASK,
  act,
  begin,
  code,
  decided,
  folded,
  play,
  stub,
  viewOf,
} from './testing/stub-match.js';

describe('giving up together (CM-17)', () => {
  const CONCEDE = { kind: 'concede' } as const;
  const YES = { kind: 'answer-concede', agree: true } as const;
  const NO = { kind: 'answer-concede', agree: false } as const;
  const LATE = { kind: 'concede-timeout' } as const;
  const moved = play(begin(), ['p1', act('add', 5)]);
  const wished = play(moved, ['p1', CONCEDE]);

  it('asks the others first, in front of everybody', () => {
    expect(stub.outcome(wished.state)).toBeUndefined();
    expect(wished.state).toEqual(moved.state);
    const event = { kind: 'concede-asked', by: 'p1', of: ['p2', 'p3'] } as const;
    expect(unwrap(decided(moved, 'p1', CONCEDE)).events).toEqual([event]);
    for (const viewer of ['table', 'spy', 'p1', 'p2']) {
      expect(matchNotice(stub, moved, event, viewer)).toEqual(event);
      expect(viewOf(wished, viewer).concession).toEqual({
        alone: ['spy'],
        together: [],
        open: { by: 'p1', waiting: ['p2', 'p3'], agreed: [] },
      });
    }
  });

  it('ends when the last of them agrees', () => {
    const half = play(wished, ['p3', YES]);
    expect(stub.outcome(half.state)).toBeUndefined();
    expect(viewOf(half, 'table').concession.open).toEqual({
      by: 'p1',
      waiting: ['p2'],
      agreed: ['p3'],
    });
    const over = play(half, ['p2', YES]);
    expect(stub.outcome(over.state)).toBeDefined();
    expect(over.wish).toBeUndefined();
    expect(unwrap(decided(half, 'p2', YES)).events).toEqual([
      { kind: 'concede-agreed', by: 'p2' },
      { kind: 'game', event: { type: 'ended', by: 5 } },
    ]);
    expect(viewOf(over, 'table').concession).toEqual({
      alone: [],
      together: [],
      open: null,
    });
  });

  it.each([
    ['one refusal', 'p2', NO, 'p2'],
    ['a refusal after an agreement', 'p2', NO, 'p2'],
    ['silence', REFEREE, LATE, null],
  ] as const)('goes on after %s', (what, seat, command, by) => {
    const before = what === 'a refusal after an agreement' ? play(wished, ['p3', YES]) : wished;
    expect(unwrap(decided(before, seat, command)).events).toEqual([
      { kind: 'concede-declined', by: 'p1', seat: by },
    ]);
    const after = play(before, [seat, command]);
    expect(after.state).toEqual(moved.state);
    expect(code(after, 'p2', act('add', 1))).toBe('accepted');
    // Nothing was played, so a move may still be taken back.
    expect(code(after, 'p1', ASK)).toBe('accepted');
  });

  it('is asked again in the next round at the earliest by the same player (CONCEDE_NOT_NOW)', () => {
    const declined = play(wished, ['p2', NO]);
    expect(code(declined, 'p1', CONCEDE)).toBe('CONCEDE_NOT_NOW');
    expect(code(declined, 'p2', CONCEDE)).toBe('accepted');
    const { alone, together } = viewOf(declined, 'table').concession;
    expect([alone, together]).toEqual([['spy'], ['p2', 'p3']]);
    const next = play(declined, ['p2', act('pass')]);
    expect(code(next, 'p1', CONCEDE)).toBe('accepted');
  });

  it('waits 60 s, by a timer of the referee', () => {
    expect(matchTimers(stub, wished)).toEqual([
      { id: 'concede', ms: 60_000, action: LATE, shown: true },
    ]);
    expect(matchTimers(stub, play(wished, ['p2', YES]))).toEqual(matchTimers(stub, wished));
    expect(code(wished, 'p2', LATE)).toBe('NOT_YOUR_TURN');
    expect(code(moved, REFEREE, LATE)).toBe('CONCEDE_NOT_NOW');
  });

  it('lets nobody play meanwhile (PHASE_WRONG), nor ask for anything else', () => {
    for (const seat of ['spy', 'p1', 'p2', REFEREE]) {
      expect(code(wished, seat, act('add', 1))).toBe('PHASE_WRONG');
    }
    expect(code(wished, 'p1', ASK)).toBe('TAKEBACK_NOT_NOW');
    expect(code(wished, 'p2', CONCEDE)).toBe('CONCEDE_NOT_NOW');
  });

  it('takes an answer from those who are asked alone, and once (CONCEDE_NOT_NOW)', () => {
    expect(code(wished, 'spy', YES)).toBe('CONCEDE_NOT_NOW');
    expect(code(wished, 'p1', YES)).toBe('CONCEDE_NOT_NOW');
    expect(code(play(wished, ['p2', YES]), 'p2', NO)).toBe('CONCEDE_NOT_NOW');
    expect(code(moved, 'p2', YES)).toBe('CONCEDE_NOT_NOW');
  });

  it('lets the spy give up at once, and the host abandon', () => {
    for (const [seat, command] of [
      ['spy', CONCEDE],
      [REFEREE, { kind: 'abandon' }],
    ] as const) {
      const over = play(wished, [seat, command]);
      expect(stub.outcome(over.state)).toBeDefined();
      expect(over.wish).toBeUndefined();
    }
  });

  it('waits for the answer to a request for a take-back (CM-13, PHASE_WRONG)', () => {
    const asked = play(moved, ['p1', ASK]);
    for (const command of [CONCEDE, YES, NO]) {
      for (const seat of ['spy', 'p1', 'p2'])
        expect(code(asked, seat, command)).toBe('PHASE_WRONG');
    }
  });

  it('asked nobody in matches that began under the first conventions', () => {
    const old = unwrap(startMatch(stub, { takeback: 'x_consents' as const }, 1));
    expect(stub.outcome(play(old, ['p1', CONCEDE]).state)).toBeDefined();
  });

  it('takes an agreement to nothing for a bug', () => {
    const forged = { by: 'p1', events: [{ kind: 'concede-agreed', by: 'p1' }] } as const;
    expect(() => folded(begin(), forged)).toThrow();
  });
});
