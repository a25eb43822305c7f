import { describe, expect, it } from 'vitest';
import { REFEREE } from './game.js';
import { type Batch, matchTimers, TAKEBACK_TIMEOUT_MS } from './match.js';
import { matchNotice } from './match.js';
import { unwrap } from './result.js';
import {
  AGREE_TO_TAKEBACK,
  ASK_TAKEBACK,
  act,
  startStubMatch,
  refusalCodeOf,
  DECLINE_TAKEBACK,
  decisionOn,
  matchAfterBatch,
  matchAfterMoves,
  type Stub,
  stub,
  TAKEBACK_TIMED_OUT,
  viewOf,
} from './testing/stub-match.js';

describe('a move and its take-back (CM-13)', () => {
  const moved = matchAfterMoves(startStubMatch(), ['ann', act('add', 5)]);
  const asked = matchAfterMoves(moved, ['ann', ASK_TAKEBACK]);

  it('restores the state before the move and what followed by itself', () => {
    expect(moved.state).toMatchObject({ sum: 5, turn: 2 });
    const restored = matchAfterMoves(asked, ['spy', AGREE_TO_TAKEBACK]);
    expect(restored.state).toEqual(startStubMatch().state);
    expect(restored.request).toBeUndefined();
  });

  it('keeps both events in the log', () => {
    expect(unwrap(decisionOn(moved, 'ann', ASK_TAKEBACK))).toEqual({
      by: 'ann',
      events: [{ kind: 'takeback-asked', by: 'ann', of: 'spy' }],
    });
    expect(unwrap(decisionOn(asked, 'spy', AGREE_TO_TAKEBACK)).events).toEqual([{ kind: 'taken-back', by: 'ann' }]);
  });

  it('lets only the seat that moved last ask', () => {
    expect(refusalCodeOf(moved, 'bob', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
    expect(refusalCodeOf(moved, 'spy', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
    expect(refusalCodeOf(startStubMatch(), 'ann', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
  });

  it.each([
    ['another move', 'bob', act('add', 1)],
    ["the spy's turn", 'spy', act('add', 1)],
  ] as const)('is too late after %s', (_what, seat, command) => {
    expect(refusalCodeOf(matchAfterMoves(moved, [seat, command]), 'ann', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
  });

  it('is not too late after an audit, the one who asked for it (CM-17)', () => {
    const audited = matchAfterMoves(moved, ['bob', act('audit')], ['spy', act('audit')]);
    expect(refusalCodeOf(audited, 'ann', ASK_TAKEBACK)).toBe('accepted');
    expect(matchAfterMoves(audited, ['ann', ASK_TAKEBACK], ['spy', AGREE_TO_TAKEBACK]).state).toEqual(
      startStubMatch().state,
    );
  });

  it('is asked once a turn, also when another turn was asked about in between', () => {
    const first = matchAfterMoves(moved, ['ann', ASK_TAKEBACK], ['spy', AGREE_TO_TAKEBACK]);
    // The turn of bob is another; then ann moves again in the same round.
    const other = matchAfterMoves(first, ['bob', act('add', 1)], ['bob', ASK_TAKEBACK], ['spy', AGREE_TO_TAKEBACK]);
    expect(refusalCodeOf(matchAfterMoves(other, ['ann', act('add', 2)]), 'ann', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
  });

  it('is not too late after a refused command', () => {
    expect(refusalCodeOf(moved, 'bob', act('tick'))).toBe('NO');
    expect(refusalCodeOf(moved, 'ann', ASK_TAKEBACK)).toBe('accepted');
  });

  it('may be asked once per turn, also when it was granted', () => {
    const again = matchAfterMoves(asked, ['spy', AGREE_TO_TAKEBACK], ['ann', act('add', 7)]);
    expect(refusalCodeOf(again, 'ann', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
    expect(refusalCodeOf(matchAfterMoves(again, ['ann', act('add', 1)]), 'ann', ASK_TAKEBACK)).toBe('accepted');
  });

  it('changes nothing when the spy declines, and tells so to the asker (TAKEBACK_DECLINED)', () => {
    const declined = matchAfterMoves(asked, ['spy', DECLINE_TAKEBACK]);
    expect(declined.state).toEqual(moved.state);
    expect(refusalCodeOf(declined, 'ann', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
    const [event] = unwrap(decisionOn(asked, 'spy', DECLINE_TAKEBACK)).events;
    if (event === undefined) throw new Error('nothing happened');
    const told = { kind: 'takeback-declined', by: 'ann', timeout: false };
    expect(matchNotice(stub, asked, event, 'ann')).toEqual({ ...told, code: 'TAKEBACK_DECLINED' });
    expect(matchNotice(stub, asked, event, 'table')).toEqual(told);
    expect(matchNotice(stub, asked, event, 'spy')).toEqual(told);
  });

  it('counts as declined after 60 s, by a timer of the referee', () => {
    expect(TAKEBACK_TIMEOUT_MS).toBe(60_000);
    expect(matchTimers(stub, asked)).toEqual([
      { id: 'takeback', ms: 60_000, action: { kind: 'takeback-timeout' }, shown: true },
    ]);
    expect(unwrap(decisionOn(asked, REFEREE, TAKEBACK_TIMED_OUT)).events).toEqual([
      { kind: 'takeback-declined', by: 'ann', timeout: true },
    ]);
    expect(matchAfterMoves(asked, [REFEREE, TAKEBACK_TIMED_OUT]).state).toEqual(moved.state);
    expect(refusalCodeOf(asked, 'ann', TAKEBACK_TIMED_OUT)).toBe('NOT_YOUR_TURN');
    expect(refusalCodeOf(moved, REFEREE, TAKEBACK_TIMED_OUT)).toBe('TAKEBACK_NOT_NOW');
  });

  it('refuses everything else while a request is open (PHASE_WRONG)', () => {
    for (const seat of ['spy', 'ann', 'bob', REFEREE]) {
      expect(refusalCodeOf(asked, seat, act('add', 1))).toBe('PHASE_WRONG');
    }
    expect(refusalCodeOf(asked, 'spy', { kind: 'concede' })).toBe('PHASE_WRONG');
  });

  it('lets the host abandon the game even then (CM-17)', () => {
    const over = matchAfterMoves(asked, [REFEREE, { kind: 'abandon' }]);
    expect(stub.outcome(over.state)).toBeDefined();
    expect(over.request).toBeUndefined();
    expect(refusalCodeOf(over, 'spy', AGREE_TO_TAKEBACK)).toBe('GAME_OVER');
  });

  it('takes an answer from the spy alone, and no second request (TAKEBACK_NOT_NOW)', () => {
    expect(refusalCodeOf(asked, 'ann', AGREE_TO_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
    expect(refusalCodeOf(asked, 'bob', DECLINE_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
    expect(refusalCodeOf(asked, 'ann', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
    expect(refusalCodeOf(moved, 'spy', AGREE_TO_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
  });

  it('never undoes a move that ended the game', () => {
    const over = matchAfterMoves(startStubMatch(), ['ann', act('add', 99)]);
    expect(stub.outcome(over.state)?.code).toBe('FULL');
    expect(over.undo).toBeUndefined();
    for (const command of [ASK_TAKEBACK, AGREE_TO_TAKEBACK, TAKEBACK_TIMED_OUT, { kind: 'concede' }] as const) {
      expect(refusalCodeOf(over, 'ann', command)).toBe('GAME_OVER');
    }
  });

  it('never crosses drawn chance', () => {
    const rolled = unwrap(decisionOn(startStubMatch(), 'ann', act('roll')));
    expect(rolled.drew).toBe(true);
    expect(unwrap(decisionOn(startStubMatch(), 'ann', act('add', 1)))).not.toHaveProperty('drew');
    expect(refusalCodeOf(matchAfterBatch(startStubMatch(), rolled), 'ann', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
    const after = matchAfterMoves(moved, ['bob', act('roll')]);
    expect(refusalCodeOf(after, 'ann', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
  });
});

describe('the flag takeback (CM-13)', () => {
  it('none: always TAKEBACK_DISABLED, also when there is nothing to undo', () => {
    const moved = matchAfterMoves(startStubMatch('none'), ['ann', act('add', 5)]);
    for (const seat of ['ann', 'bob', 'spy']) {
      expect(refusalCodeOf(startStubMatch('none'), seat, ASK_TAKEBACK)).toBe('TAKEBACK_DISABLED');
      expect(refusalCodeOf(moved, seat, ASK_TAKEBACK)).toBe('TAKEBACK_DISABLED');
    }
  });

  it('public_only: a pass goes back without asking, a move is TAKEBACK_DISABLED', () => {
    const passed = matchAfterMoves(startStubMatch('public_only'), ['ann', act('pass')]);
    const restored = matchAfterMoves(passed, ['ann', ASK_TAKEBACK]);
    expect(restored.state).toEqual(startStubMatch('public_only').state);
    expect(restored.request).toBeUndefined();
    expect(refusalCodeOf(matchAfterMoves(restored, ['ann', act('pass')]), 'ann', ASK_TAKEBACK)).toBe(
      'TAKEBACK_NOT_NOW',
    );
    const moved = matchAfterMoves(startStubMatch('public_only'), ['ann', act('add', 5)]);
    expect(refusalCodeOf(moved, 'ann', ASK_TAKEBACK)).toBe('TAKEBACK_DISABLED');
  });
});

describe('a silent command', () => {
  const moved = matchAfterMoves(startStubMatch(), ['ann', act('add', 5)]);
  const silent = matchAfterMoves(moved, ['bob', act('order', 3)], ['spy', act('order', 1)]);

  it("leaves another seat's chance to ask as it was", () => {
    expect(viewOf(silent, 'ann').takeback).toEqual(viewOf(moved, 'ann').takeback);
    expect(refusalCodeOf(silent, 'ann', ASK_TAKEBACK)).toBe('accepted');
  });

  it('survives the take-back of a move before it', () => {
    const restored = matchAfterMoves(silent, ['ann', ASK_TAKEBACK], ['spy', AGREE_TO_TAKEBACK]);
    expect(restored.state).toEqual({ ...startStubMatch().state, orders: 4 });
  });

  it('can not be taken back itself', () => {
    expect(refusalCodeOf(silent, 'bob', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
  });
});

describe('ends from outside the rules', () => {
  it('lets a seat concede and the referee abandon', () => {
    expect(stub.outcome(matchAfterMoves(startStubMatch(), ['spy', { kind: 'concede' }]).state)).toBeDefined();
    expect(stub.outcome(matchAfterMoves(startStubMatch(), [REFEREE, { kind: 'abandon' }]).state)).toBeDefined();
  });

  it('refuses who cannot', () => {
    expect(refusalCodeOf(startStubMatch(), 'ann', { kind: 'abandon' })).toBe('NOT_YOUR_TURN');
    expect(refusalCodeOf(startStubMatch(), REFEREE, { kind: 'concede' })).toBe('NOT_YOUR_TURN');
    expect(refusalCodeOf(startStubMatch(), 'spectator', { kind: 'concede' })).toBe('PHASE_WRONG');
  });

  it('closes an open request when the host abandons the table', () => {
    const asked = matchAfterMoves(startStubMatch(), ['ann', act('add', 5)], ['ann', ASK_TAKEBACK]);
    const over = matchAfterMoves(asked, [REFEREE, { kind: 'abandon' }]);
    expect(over.request).toBeUndefined();
    expect(matchTimers(stub, over)).toEqual([]);
    expect(viewOf(over, 'spy').takeback).toEqual({ mayAsk: false, asker: null, open: null });
  });
});

describe('what a viewer sees of a match', () => {
  const moved = matchAfterMoves(startStubMatch(), ['ann', act('add', 5)]);
  const asked = matchAfterMoves(moved, ['ann', ASK_TAKEBACK]);

  it('tells who may ask, and whose answer is awaited', () => {
    expect(viewOf(moved, 'ann').takeback).toEqual({
      mayAsk: true,
      asker: 'ann',
      open: null,
    });
    expect(viewOf(moved, 'table').takeback.mayAsk).toBe(false);
    expect(viewOf(asked, 'spy').takeback.open).toEqual({
      by: 'ann',
      of: 'spy',
      yours: true,
      move: { told: 'added' },
    });
    expect(viewOf(asked, 'table').takeback.open).toEqual({
      by: 'ann',
      of: 'spy',
      yours: false,
      move: { told: 'added' },
    });
  });

  it("hands on the game's own timers and notices", () => {
    const late = matchAfterMoves(startStubMatch(), ['ann', act('add', 60)]);
    expect(matchTimers(stub, late)).toEqual([{ id: 'slow', ms: 5, action: act('tick'), shown: true }]);
    const event = { kind: 'game', event: { type: 'ordered', by: 1 } } as const;
    expect(matchNotice(stub, moved, event, 'ann')).toEqual({
      kind: 'game',
      notice: { told: 'ordered' },
    });
    expect(matchNotice(stub, moved, event, 'bob')).toBeUndefined();
  });
});

describe('folding', () => {
  it('takes a log that was never decided for a bug', () => {
    const forged: Batch<Stub['event']> = { by: 'ann', events: [{ kind: 'taken-back', by: 'ann' }] };
    expect(() => matchAfterBatch(startStubMatch(), forged)).toThrow();
  });
});
