import { describe, expect, it } from 'vitest';
import { REFEREE } from './game.js';
import { matchTimers } from './match.js';
import { matchNotice } from './match.js';
import { unwrap } from './result.js';
import {
  ASK_TAKEBACK,
  act,
  startStubMatch,
  refusalCodeOf,
  decisionOn,
  matchAfterBatch,
  matchAfterMoves,
  stub,
  viewOf,
} from './testing/stub-match.js';

describe('giving up together (CM-17)', () => {
  const CONCEDE = { kind: 'concede' } as const;
  const YES = { kind: 'answer-concede', agree: true } as const;
  const NO = { kind: 'answer-concede', agree: false } as const;
  const LATE = { kind: 'concede-timeout' } as const;
  const moved = matchAfterMoves(startStubMatch(), ['ann', act('add', 5)]);
  const requested = matchAfterMoves(moved, ['ann', CONCEDE]);

  it('asks the others first, in front of everybody', () => {
    expect(stub.outcome(requested.state)).toBeUndefined();
    expect(requested.state).toEqual(moved.state);
    const event = { kind: 'concede-asked', by: 'ann', of: ['bob', 'cyd'] } as const;
    expect(unwrap(decisionOn(moved, 'ann', CONCEDE)).events).toEqual([event]);
    for (const viewer of ['table', 'spy', 'ann', 'bob']) {
      expect(matchNotice(stub, moved, event, viewer)).toEqual(event);
      expect(viewOf(requested, viewer).concession).toEqual({
        alone: ['spy'],
        together: [],
        open: { by: 'ann', waiting: ['bob', 'cyd'], agreed: [] },
      });
    }
  });

  it('ends when the last of them agrees', () => {
    const half = matchAfterMoves(requested, ['cyd', YES]);
    expect(stub.outcome(half.state)).toBeUndefined();
    expect(viewOf(half, 'table').concession.open).toEqual({
      by: 'ann',
      waiting: ['bob'],
      agreed: ['cyd'],
    });
    const over = matchAfterMoves(half, ['bob', YES]);
    expect(stub.outcome(over.state)).toBeDefined();
    expect(over.concession).toBeUndefined();
    expect(unwrap(decisionOn(half, 'bob', YES)).events).toEqual([
      { kind: 'concede-agreed', by: 'bob' },
      { kind: 'game', event: { type: 'ended', by: 5 } },
    ]);
    expect(viewOf(over, 'table').concession).toEqual({
      alone: [],
      together: [],
      open: null,
    });
  });

  it.each([
    ['one refusal', 'bob', NO, 'bob'],
    ['a refusal after an agreement', 'bob', NO, 'bob'],
    ['silence', REFEREE, LATE, null],
  ] as const)('goes on after %s', (what, seat, command, by) => {
    const before = what === 'a refusal after an agreement' ? matchAfterMoves(requested, ['cyd', YES]) : requested;
    expect(unwrap(decisionOn(before, seat, command)).events).toEqual([
      { kind: 'concede-declined', by: 'ann', seat: by },
    ]);
    const after = matchAfterMoves(before, [seat, command]);
    expect(after.state).toEqual(moved.state);
    expect(refusalCodeOf(after, 'bob', act('add', 1))).toBe('accepted');
    // Nothing was played, so a move may still be taken back.
    expect(refusalCodeOf(after, 'ann', ASK_TAKEBACK)).toBe('accepted');
  });

  it('is asked again in the next round at the earliest by the same player (CONCEDE_NOT_NOW)', () => {
    const declined = matchAfterMoves(requested, ['bob', NO]);
    expect(refusalCodeOf(declined, 'ann', CONCEDE)).toBe('CONCEDE_NOT_NOW');
    expect(refusalCodeOf(declined, 'bob', CONCEDE)).toBe('accepted');
    const { alone, together } = viewOf(declined, 'table').concession;
    expect([alone, together]).toEqual([['spy'], ['bob', 'cyd']]);
    const next = matchAfterMoves(declined, ['bob', act('pass')]);
    expect(refusalCodeOf(next, 'ann', CONCEDE)).toBe('accepted');
  });

  it('waits 60 s, by a timer of the referee', () => {
    expect(matchTimers(stub, requested)).toEqual([{ id: 'concede', ms: 60_000, action: LATE, shown: true }]);
    expect(matchTimers(stub, matchAfterMoves(requested, ['bob', YES]))).toEqual(matchTimers(stub, requested));
    expect(refusalCodeOf(requested, 'bob', LATE)).toBe('NOT_YOUR_TURN');
    expect(refusalCodeOf(moved, REFEREE, LATE)).toBe('CONCEDE_NOT_NOW');
  });

  it('lets nobody play meanwhile (PHASE_WRONG), nor ask for anything else', () => {
    for (const seat of ['spy', 'ann', 'bob', REFEREE]) {
      expect(refusalCodeOf(requested, seat, act('add', 1))).toBe('PHASE_WRONG');
    }
    expect(refusalCodeOf(requested, 'ann', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
    expect(refusalCodeOf(requested, 'bob', CONCEDE)).toBe('CONCEDE_NOT_NOW');
  });

  it('takes an answer from those who are asked alone, and once (CONCEDE_NOT_NOW)', () => {
    expect(refusalCodeOf(requested, 'spy', YES)).toBe('CONCEDE_NOT_NOW');
    expect(refusalCodeOf(requested, 'ann', YES)).toBe('CONCEDE_NOT_NOW');
    expect(refusalCodeOf(matchAfterMoves(requested, ['bob', YES]), 'bob', NO)).toBe('CONCEDE_NOT_NOW');
    expect(refusalCodeOf(moved, 'bob', YES)).toBe('CONCEDE_NOT_NOW');
  });

  it('lets the spy give up at once, and the host abandon', () => {
    for (const [seat, command] of [
      ['spy', CONCEDE],
      [REFEREE, { kind: 'abandon' }],
    ] as const) {
      const over = matchAfterMoves(requested, [seat, command]);
      expect(stub.outcome(over.state)).toBeDefined();
      expect(over.concession).toBeUndefined();
    }
  });

  it('waits for the answer to a request for a take-back (CM-13, PHASE_WRONG)', () => {
    const asked = matchAfterMoves(moved, ['ann', ASK_TAKEBACK]);
    for (const command of [CONCEDE, YES, NO]) {
      for (const seat of ['spy', 'ann', 'bob']) expect(refusalCodeOf(asked, seat, command)).toBe('PHASE_WRONG');
    }
  });

  it('takes an agreement to nothing for a bug', () => {
    const forged = { by: 'ann', events: [{ kind: 'concede-agreed', by: 'ann' }] } as const;
    expect(() => matchAfterBatch(startStubMatch(), forged)).toThrow();
  });
});
