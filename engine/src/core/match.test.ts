import { describe, expect, it } from 'vitest';
import { REFEREE } from './game.js';
import { type Batch, matchTimers, TAKEBACK_MS } from './match.js';
import { matchNotice } from './match.js';
import { unwrap } from './result.js';
import {
  AGREE,
  ASK,
  act,
  begin,
  code,
  DECLINE,
  decided,
  folded,
  play,
  type Stub,
  stub,
  TIMEOUT,
  viewOf,
} from './testing/stub-match.js';

describe('a move and its take-back (CM-13)', () => {
  const moved = play(begin(), ['ann', act('add', 5)]);
  const asked = play(moved, ['ann', ASK]);

  it('restores the state before the move and what followed by itself', () => {
    expect(moved.state).toMatchObject({ sum: 5, turn: 2 });
    const restored = play(asked, ['spy', AGREE]);
    expect(restored.state).toEqual(begin().state);
    expect(restored.request).toBeUndefined();
  });

  it('keeps both events in the log', () => {
    expect(unwrap(decided(moved, 'ann', ASK))).toEqual({
      by: 'ann',
      events: [{ kind: 'takeback-asked', by: 'ann', of: 'spy' }],
    });
    expect(unwrap(decided(asked, 'spy', AGREE)).events).toEqual([
      { kind: 'taken-back', by: 'ann' },
    ]);
  });

  it('lets only the seat that moved last ask', () => {
    expect(code(moved, 'bob', ASK)).toBe('TAKEBACK_NOT_NOW');
    expect(code(moved, 'spy', ASK)).toBe('TAKEBACK_NOT_NOW');
    expect(code(begin(), 'ann', ASK)).toBe('TAKEBACK_NOT_NOW');
  });

  it.each([
    ['another move', 'bob', act('add', 1)],
    ["the spy's turn", 'spy', act('add', 1)],
  ] as const)('is too late after %s', (_what, seat, command) => {
    expect(code(play(moved, [seat, command]), 'ann', ASK)).toBe('TAKEBACK_NOT_NOW');
  });

  it('is not too late after an audit, the one who asked for it (CM-17)', () => {
    const audited = play(moved, ['bob', act('audit')], ['spy', act('audit')]);
    expect(code(audited, 'ann', ASK)).toBe('accepted');
    expect(play(audited, ['ann', ASK], ['spy', AGREE]).state).toEqual(begin().state);
  });

  it('is asked once a turn, also when another turn was asked about in between', () => {
    const first = play(moved, ['ann', ASK], ['spy', AGREE]);
    // The turn of bob is another; then ann moves again in the same round.
    const other = play(first, ['bob', act('add', 1)], ['bob', ASK], ['spy', AGREE]);
    expect(code(play(other, ['ann', act('add', 2)]), 'ann', ASK)).toBe('TAKEBACK_NOT_NOW');
  });

  it('is not too late after a refused command', () => {
    expect(code(moved, 'bob', act('tick'))).toBe('NO');
    expect(code(moved, 'ann', ASK)).toBe('accepted');
  });

  it('may be asked once per turn, also when it was granted', () => {
    const again = play(asked, ['spy', AGREE], ['ann', act('add', 7)]);
    expect(code(again, 'ann', ASK)).toBe('TAKEBACK_NOT_NOW');
    expect(code(play(again, ['ann', act('add', 1)]), 'ann', ASK)).toBe('accepted');
  });

  it('changes nothing when the spy declines, and tells so to the asker (TAKEBACK_DECLINED)', () => {
    const declined = play(asked, ['spy', DECLINE]);
    expect(declined.state).toEqual(moved.state);
    expect(code(declined, 'ann', ASK)).toBe('TAKEBACK_NOT_NOW');
    const [event] = unwrap(decided(asked, 'spy', DECLINE)).events;
    if (event === undefined) throw new Error('nothing happened');
    const told = { kind: 'takeback-declined', by: 'ann', timeout: false };
    expect(matchNotice(stub, asked, event, 'ann')).toEqual({ ...told, code: 'TAKEBACK_DECLINED' });
    expect(matchNotice(stub, asked, event, 'table')).toEqual(told);
    expect(matchNotice(stub, asked, event, 'spy')).toEqual(told);
  });

  it('counts as declined after 60 s, by a timer of the referee', () => {
    expect(TAKEBACK_MS).toBe(60_000);
    expect(matchTimers(stub, asked)).toEqual([
      { id: 'takeback', ms: 60_000, action: { kind: 'takeback-timeout' }, shown: true },
    ]);
    expect(unwrap(decided(asked, REFEREE, TIMEOUT)).events).toEqual([
      { kind: 'takeback-declined', by: 'ann', timeout: true },
    ]);
    expect(play(asked, [REFEREE, TIMEOUT]).state).toEqual(moved.state);
    expect(code(asked, 'ann', TIMEOUT)).toBe('NOT_YOUR_TURN');
    expect(code(moved, REFEREE, TIMEOUT)).toBe('TAKEBACK_NOT_NOW');
  });

  it('refuses everything else while a request is open (PHASE_WRONG)', () => {
    for (const seat of ['spy', 'ann', 'bob', REFEREE]) {
      expect(code(asked, seat, act('add', 1))).toBe('PHASE_WRONG');
    }
    expect(code(asked, 'spy', { kind: 'concede' })).toBe('PHASE_WRONG');
  });

  it('lets the host abandon the game even then (CM-17)', () => {
    const over = play(asked, [REFEREE, { kind: 'abandon' }]);
    expect(stub.outcome(over.state)).toBeDefined();
    expect(over.request).toBeUndefined();
    expect(code(over, 'spy', AGREE)).toBe('GAME_OVER');
  });

  it('takes an answer from the spy alone, and no second request (TAKEBACK_NOT_NOW)', () => {
    expect(code(asked, 'ann', AGREE)).toBe('TAKEBACK_NOT_NOW');
    expect(code(asked, 'bob', DECLINE)).toBe('TAKEBACK_NOT_NOW');
    expect(code(asked, 'ann', ASK)).toBe('TAKEBACK_NOT_NOW');
    expect(code(moved, 'spy', AGREE)).toBe('TAKEBACK_NOT_NOW');
  });

  it('never undoes a move that ended the game', () => {
    const over = play(begin(), ['ann', act('add', 99)]);
    expect(stub.outcome(over.state)?.code).toBe('FULL');
    expect(over.undo).toBeUndefined();
    for (const command of [ASK, AGREE, TIMEOUT, { kind: 'concede' }] as const) {
      expect(code(over, 'ann', command)).toBe('GAME_OVER');
    }
  });

  it('never crosses drawn chance', () => {
    const rolled = unwrap(decided(begin(), 'ann', act('roll')));
    expect(rolled.drew).toBe(true);
    expect(unwrap(decided(begin(), 'ann', act('add', 1)))).not.toHaveProperty('drew');
    expect(code(folded(begin(), rolled), 'ann', ASK)).toBe('TAKEBACK_NOT_NOW');
    const after = play(moved, ['bob', act('roll')]);
    expect(code(after, 'ann', ASK)).toBe('TAKEBACK_NOT_NOW');
  });
});

describe('the flag takeback (CM-13)', () => {
  it('none: always TAKEBACK_DISABLED, also when there is nothing to undo', () => {
    const moved = play(begin('none'), ['ann', act('add', 5)]);
    for (const seat of ['ann', 'bob', 'spy']) {
      expect(code(begin('none'), seat, ASK)).toBe('TAKEBACK_DISABLED');
      expect(code(moved, seat, ASK)).toBe('TAKEBACK_DISABLED');
    }
  });

  it('public_only: a pass goes back without asking, a move is TAKEBACK_DISABLED', () => {
    const passed = play(begin('public_only'), ['ann', act('pass')]);
    const restored = play(passed, ['ann', ASK]);
    expect(restored.state).toEqual(begin('public_only').state);
    expect(restored.request).toBeUndefined();
    expect(code(play(restored, ['ann', act('pass')]), 'ann', ASK)).toBe('TAKEBACK_NOT_NOW');
    const moved = play(begin('public_only'), ['ann', act('add', 5)]);
    expect(code(moved, 'ann', ASK)).toBe('TAKEBACK_DISABLED');
  });
});

describe('a silent command', () => {
  const moved = play(begin(), ['ann', act('add', 5)]);
  const silent = play(moved, ['bob', act('order', 3)], ['spy', act('order', 1)]);

  it("leaves another seat's chance to ask as it was", () => {
    expect(viewOf(silent, 'ann').takeback).toEqual(viewOf(moved, 'ann').takeback);
    expect(code(silent, 'ann', ASK)).toBe('accepted');
  });

  it('survives the take-back of a move before it', () => {
    const restored = play(silent, ['ann', ASK], ['spy', AGREE]);
    expect(restored.state).toEqual({ ...begin().state, orders: 4 });
  });

  it('can not be taken back itself', () => {
    expect(code(silent, 'bob', ASK)).toBe('TAKEBACK_NOT_NOW');
  });
});

describe('ends from outside the rules', () => {
  it('lets a seat concede and the referee abandon', () => {
    expect(stub.outcome(play(begin(), ['spy', { kind: 'concede' }]).state)).toBeDefined();
    expect(stub.outcome(play(begin(), [REFEREE, { kind: 'abandon' }]).state)).toBeDefined();
  });

  it('refuses who cannot', () => {
    expect(code(begin(), 'ann', { kind: 'abandon' })).toBe('NOT_YOUR_TURN');
    expect(code(begin(), REFEREE, { kind: 'concede' })).toBe('NOT_YOUR_TURN');
    expect(code(begin(), 'spectator', { kind: 'concede' })).toBe('PHASE_WRONG');
  });

  it('closes an open request when the host abandons the table', () => {
    const asked = play(begin(), ['ann', act('add', 5)], ['ann', ASK]);
    const over = play(asked, [REFEREE, { kind: 'abandon' }]);
    expect(over.request).toBeUndefined();
    expect(matchTimers(stub, over)).toEqual([]);
    expect(viewOf(over, 'spy').takeback).toEqual({ mayAsk: false, asker: null, open: null });
  });
});

describe('what a viewer sees of a match', () => {
  const moved = play(begin(), ['ann', act('add', 5)]);
  const asked = play(moved, ['ann', ASK]);

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
    const late = play(begin(), ['ann', act('add', 60)]);
    expect(matchTimers(stub, late)).toEqual([
      { id: 'slow', ms: 5, action: act('tick'), shown: true },
    ]);
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
    expect(() => folded(begin(), forged)).toThrow();
  });
});
