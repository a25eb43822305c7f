import { describe, expect, it } from 'vitest';
import { type Game, REFEREE, type TakebackRule } from './game.js';
import {
  type Batch,
  type Command,
  decideMatch,
  foldMatch,
  type Match,
  matchOutcome,
  matchTimers,
  startMatch,
  TAKEBACK_MS,
} from './match.js';
import { matchNotice, matchView } from './match-view.js';
import { err, ok, unwrap } from './result.js';
import { rngFor } from './rng.js';

/**
 * The smallest game that has everything a match asks for: hunters add numbers, `x` hides one of
 * them, `roll` draws, `order` is silent, `audit` is no move, 99 ends it.
 */
type Stub = {
  options: { takeback: 'x_consents' | 'public_only' | 'none' };
  setup: { takeback: 'x_consents' | 'public_only' | 'none' };
  state: {
    takeback: Stub['options']['takeback'];
    turn: number;
    sum: number;
    orders: number;
    end: string | null;
  };
  action: { type: 'add' | 'roll' | 'order' | 'audit' | 'pass' | 'tick'; by?: number };
  event: { type: 'added' | 'ordered' | 'audited' | 'passed' | 'ended'; by: number };
  refusal: { code: string };
  view: { sum: number };
  notice: { told: string };
};
type StubMatch = Match<Stub>;

const HUNTERS = ['h1', 'h2', 'h3'];

const stub: Game<Stub> = {
  id: 'stub',
  version: 2,
  conventions: { 1: 1, 2: 2 },
  seats: { min: 3, max: 3 },
  variants: [],
  codes: ['NO', 'TAKEBACK_DISABLED'],
  outcomes: ['FULL', 'GIVEN_UP', 'ABANDONED'],
  parseOptions: () => err({ code: 'NO' }),
  parseAction: () => err({ code: 'NO' }),
  seatPlan: () => ['x', ...HUNTERS].map((seat) => ({ seat, role: seat, secret: seat === 'x' })),
  setup: (options) => options,
  optionsOf: ({ takeback }) => ({ takeback }),
  start: ({ takeback }) => ok({ takeback, turn: 1, sum: 0, orders: 0, end: null }),
  toAct: () => [],
  legalActions: () => [],
  unlisted: () => ['audit'],
  sampleAction: () => undefined,
  timers: ({ sum }) => (sum > 50 ? [{ id: 'slow', ms: 5, action: { type: 'tick' } }] : []),
  decide: (state, seat, { type, by = 0 }, rng) => {
    if (state.end !== null) return err({ code: 'GAME_OVER' });
    switch (type) {
      case 'add':
        if (state.sum + by === 99) {
          return ok([
            { type: 'added', by },
            { type: 'ended', by },
          ]);
        }
        // What follows by itself is part of the same batch.
        return ok([
          { type: 'added', by },
          { type: 'passed', by: 0 },
        ]);
      case 'roll':
        return ok([{ type: 'added', by: rng.int(6) }]);
      case 'order':
        return ok([{ type: 'ordered', by }]);
      case 'audit':
        return ok([{ type: 'audited', by }]);
      case 'pass':
        return ok([{ type: 'passed', by: 0 }]);
      case 'tick':
        return seat === REFEREE ? ok([{ type: 'audited', by }]) : err({ code: 'NO' });
    }
  },
  apply: (state, { type, by }) => {
    switch (type) {
      case 'added':
        return { ...state, sum: state.sum + by };
      case 'ordered':
        return { ...state, orders: state.orders + by };
      case 'passed':
        return { ...state, turn: state.turn + 1 };
      case 'ended':
        return { ...state, end: 'FULL' };
      case 'audited':
        return state;
    }
  },
  outcome: ({ end }) => (end === null ? undefined : { code: end, winners: [] }),
  audience: (viewer) => (viewer === 'h1' ? viewer : 'table'),
  view: ({ sum }) => ({ sum }),
  notice: (_before, { type }, viewer) =>
    type === 'ordered' && viewer !== 'h1' ? undefined : { told: type },
  lasting: () => ({}),
  slot: () => undefined,
  opens: () => [],
  hostMay: () => false,
  takebackRefusal: ({ takeback }) =>
    takeback === 'none' ? { code: 'TAKEBACK_DISABLED' } : undefined,
  takeback: (before, seat, [first]): TakebackRule<{ code: string }> | undefined => {
    if (first?.type === 'ordered' || first?.type === 'audited') return 'aside';
    if (seat === 'x') return undefined;
    const turn = `${before.turn}/${seat}`;
    if (before.takeback === 'x_consents') return { allowed: true, turn, consent: 'x' };
    return first?.type === 'passed'
      ? { allowed: true, turn, consent: null }
      : { allowed: false, refusal: { code: 'TAKEBACK_DISABLED' } };
  },
  concession: ({ turn }, seat) =>
    seat === 'spectator'
      ? undefined
      : { others: seat === 'x' ? [] : HUNTERS.filter((other) => other !== seat), round: turn },
  close: (state, closing) =>
    closing.kind === 'conceded' && closing.by === 'spectator'
      ? []
      : [{ type: 'ended', by: state.sum }],
};

const rng = rngFor('00'.repeat(32), 0);
const act = (type: Stub['action']['type'], by?: number): Command<Stub['action']> => ({
  kind: 'act',
  action: by === undefined ? { type } : { type, by },
});
const ASK = { kind: 'takeback' } as const;
const AGREE = { kind: 'answer-takeback', agree: true } as const;
const DECLINE = { kind: 'answer-takeback', agree: false } as const;
const TIMEOUT = { kind: 'takeback-timeout' } as const;

function begin(takeback: Stub['options']['takeback'] = 'x_consents'): StubMatch {
  return unwrap(startMatch(stub, { takeback }));
}

function decided(match: StubMatch, seat: string, command: Command<Stub['action']>) {
  return decideMatch(stub, match, seat, command, rng);
}

function play(match: StubMatch, ...moves: readonly [string, Command<Stub['action']>][]): StubMatch {
  return moves.reduce(
    (so, [seat, command]) => foldMatch(stub, so, unwrap(decided(so, seat, command))),
    match,
  );
}

function code(match: StubMatch, seat: string, command: Command<Stub['action']>): string {
  const answer = decided(match, seat, command);
  return answer.ok ? 'accepted' : answer.error.code;
}

describe('a move and its take-back (CM-13)', () => {
  const moved = play(begin(), ['h1', act('add', 5)]);
  const asked = play(moved, ['h1', ASK]);

  it('restores the state before the move and what followed by itself', () => {
    expect(moved.state).toMatchObject({ sum: 5, turn: 2 });
    const restored = play(asked, ['x', AGREE]);
    expect(restored.state).toEqual(begin().state);
    expect(restored.request).toBeUndefined();
  });

  it('keeps both events in the log', () => {
    expect(unwrap(decided(moved, 'h1', ASK))).toEqual({
      by: 'h1',
      events: [{ kind: 'takeback-asked', by: 'h1', of: 'x' }],
    });
    expect(unwrap(decided(asked, 'x', AGREE)).events).toEqual([{ kind: 'taken-back', by: 'h1' }]);
  });

  it('lets only the seat that moved last ask', () => {
    expect(code(moved, 'h2', ASK)).toBe('TAKEBACK_NOT_NOW');
    expect(code(moved, 'x', ASK)).toBe('TAKEBACK_NOT_NOW');
    expect(code(begin(), 'h1', ASK)).toBe('TAKEBACK_NOT_NOW');
  });

  it.each([
    ['another move', 'h2', act('add', 1)],
    ["X's turn", 'x', act('add', 1)],
  ] as const)('is too late after %s', (_what, seat, command) => {
    expect(code(play(moved, [seat, command]), 'h1', ASK)).toBe('TAKEBACK_NOT_NOW');
  });

  it('is not too late after an audit, whoever asked for it (CM-17)', () => {
    const audited = play(moved, ['h2', act('audit')], ['x', act('audit')]);
    expect(code(audited, 'h1', ASK)).toBe('accepted');
    expect(play(audited, ['h1', ASK], ['x', AGREE]).state).toEqual(begin().state);
  });

  it('is asked once a turn, also when another turn was asked about in between', () => {
    const first = play(moved, ['h1', ASK], ['x', AGREE]);
    // The turn of h2 is another; then h1 moves again in the same round.
    const other = play(first, ['h2', act('add', 1)], ['h2', ASK], ['x', AGREE]);
    expect(code(play(other, ['h1', act('add', 2)]), 'h1', ASK)).toBe('TAKEBACK_NOT_NOW');
  });

  it('is not too late after a refused command', () => {
    expect(code(moved, 'h2', act('tick'))).toBe('NO');
    expect(code(moved, 'h1', ASK)).toBe('accepted');
  });

  it('may be asked once per turn, also when it was granted', () => {
    const again = play(asked, ['x', AGREE], ['h1', act('add', 7)]);
    expect(code(again, 'h1', ASK)).toBe('TAKEBACK_NOT_NOW');
    expect(code(play(again, ['h1', act('add', 1)]), 'h1', ASK)).toBe('accepted');
  });

  it('changes nothing when X declines, and tells so to the asker (TAKEBACK_DECLINED)', () => {
    const declined = play(asked, ['x', DECLINE]);
    expect(declined.state).toEqual(moved.state);
    expect(code(declined, 'h1', ASK)).toBe('TAKEBACK_NOT_NOW');
    const [event] = unwrap(decided(asked, 'x', DECLINE)).events;
    if (event === undefined) throw new Error('nothing happened');
    const told = { kind: 'takeback-declined', by: 'h1', timeout: false };
    expect(matchNotice(stub, asked, event, 'h1')).toEqual({ ...told, code: 'TAKEBACK_DECLINED' });
    expect(matchNotice(stub, asked, event, 'table')).toEqual(told);
    expect(matchNotice(stub, asked, event, 'x')).toEqual(told);
  });

  it('counts as declined after 60 s, by a timer of the referee', () => {
    expect(TAKEBACK_MS).toBe(60_000);
    expect(matchTimers(stub, asked)).toEqual([
      { id: 'takeback', ms: 60_000, action: { kind: 'takeback-timeout' }, shown: true },
    ]);
    expect(unwrap(decided(asked, REFEREE, TIMEOUT)).events).toEqual([
      { kind: 'takeback-declined', by: 'h1', timeout: true },
    ]);
    expect(play(asked, [REFEREE, TIMEOUT]).state).toEqual(moved.state);
    expect(code(asked, 'h1', TIMEOUT)).toBe('NOT_YOUR_TURN');
    expect(code(moved, REFEREE, TIMEOUT)).toBe('TAKEBACK_NOT_NOW');
  });

  it('refuses everything else while a request is open (PHASE_WRONG)', () => {
    for (const seat of ['x', 'h1', 'h2', REFEREE]) {
      expect(code(asked, seat, act('add', 1))).toBe('PHASE_WRONG');
    }
    expect(code(asked, 'x', { kind: 'concede' })).toBe('PHASE_WRONG');
  });

  it('takes an answer from X alone, and no second request (TAKEBACK_NOT_NOW)', () => {
    expect(code(asked, 'h1', AGREE)).toBe('TAKEBACK_NOT_NOW');
    expect(code(asked, 'h2', DECLINE)).toBe('TAKEBACK_NOT_NOW');
    expect(code(asked, 'h1', ASK)).toBe('TAKEBACK_NOT_NOW');
    expect(code(moved, 'x', AGREE)).toBe('TAKEBACK_NOT_NOW');
  });

  it('never undoes a move that ended the game', () => {
    const over = play(begin(), ['h1', act('add', 99)]);
    expect(matchOutcome(stub, over)?.code).toBe('FULL');
    expect(over.undo).toBeUndefined();
    for (const command of [ASK, AGREE, TIMEOUT, { kind: 'concede' }] as const) {
      expect(code(over, 'h1', command)).toBe('GAME_OVER');
    }
  });

  it('never crosses drawn chance', () => {
    const rolled = unwrap(decided(begin(), 'h1', act('roll')));
    expect(rolled.drew).toBe(true);
    expect(unwrap(decided(begin(), 'h1', act('add', 1)))).not.toHaveProperty('drew');
    expect(code(foldMatch(stub, begin(), rolled), 'h1', ASK)).toBe('TAKEBACK_NOT_NOW');
    const after = play(moved, ['h2', act('roll')]);
    expect(code(after, 'h1', ASK)).toBe('TAKEBACK_NOT_NOW');
  });
});

describe('the flag takeback (CM-13)', () => {
  it('none: always TAKEBACK_DISABLED, also when there is nothing to undo', () => {
    const moved = play(begin('none'), ['h1', act('add', 5)]);
    for (const seat of ['h1', 'h2', 'x']) {
      expect(code(begin('none'), seat, ASK)).toBe('TAKEBACK_DISABLED');
      expect(code(moved, seat, ASK)).toBe('TAKEBACK_DISABLED');
    }
  });

  it('public_only: a pass goes back without asking, a move is TAKEBACK_DISABLED', () => {
    const passed = play(begin('public_only'), ['h1', act('pass')]);
    const restored = play(passed, ['h1', ASK]);
    expect(restored.state).toEqual(begin('public_only').state);
    expect(restored.request).toBeUndefined();
    expect(code(play(restored, ['h1', act('pass')]), 'h1', ASK)).toBe('TAKEBACK_NOT_NOW');
    const moved = play(begin('public_only'), ['h1', act('add', 5)]);
    expect(code(moved, 'h1', ASK)).toBe('TAKEBACK_DISABLED');
  });
});

describe('a silent command', () => {
  const moved = play(begin(), ['h1', act('add', 5)]);
  const silent = play(moved, ['h2', act('order', 3)], ['x', act('order', 1)]);

  it("leaves another seat's chance to ask as it was", () => {
    expect(matchView(stub, silent, 'h1').takeback).toEqual(matchView(stub, moved, 'h1').takeback);
    expect(code(silent, 'h1', ASK)).toBe('accepted');
  });

  it('survives the take-back of a move before it', () => {
    const restored = play(silent, ['h1', ASK], ['x', AGREE]);
    expect(restored.state).toEqual({ ...begin().state, orders: 4 });
  });

  it('can not be taken back itself', () => {
    expect(code(silent, 'h2', ASK)).toBe('TAKEBACK_NOT_NOW');
  });
});

describe('giving up together (CM-17)', () => {
  const CONCEDE = { kind: 'concede' } as const;
  const YES = { kind: 'answer-concede', agree: true } as const;
  const NO = { kind: 'answer-concede', agree: false } as const;
  const LATE = { kind: 'concede-timeout' } as const;
  const moved = play(begin(), ['h1', act('add', 5)]);
  const wished = play(moved, ['h1', CONCEDE]);

  it('asks the others first, in front of everybody', () => {
    expect(matchOutcome(stub, wished)).toBeUndefined();
    expect(wished.state).toEqual(moved.state);
    const event = { kind: 'concede-asked', by: 'h1', of: ['h2', 'h3'] } as const;
    expect(unwrap(decided(moved, 'h1', CONCEDE)).events).toEqual([event]);
    for (const viewer of ['table', 'x', 'h1', 'h2']) {
      expect(matchNotice(stub, moved, event, viewer)).toEqual(event);
      expect(matchView(stub, wished, viewer).concession).toEqual({
        alone: ['x'],
        together: [],
        open: { by: 'h1', waiting: ['h2', 'h3'], agreed: [] },
      });
    }
  });

  it('ends when the last of them agrees', () => {
    const half = play(wished, ['h3', YES]);
    expect(matchOutcome(stub, half)).toBeUndefined();
    expect(matchView(stub, half, 'table').concession.open).toEqual({
      by: 'h1',
      waiting: ['h2'],
      agreed: ['h3'],
    });
    const over = play(half, ['h2', YES]);
    expect(matchOutcome(stub, over)).toBeDefined();
    expect(over.wish).toBeUndefined();
    expect(unwrap(decided(half, 'h2', YES)).events).toEqual([
      { kind: 'concede-agreed', by: 'h2' },
      { kind: 'game', event: { type: 'ended', by: 5 } },
    ]);
    expect(matchView(stub, over, 'table').concession).toEqual({
      alone: [],
      together: [],
      open: null,
    });
  });

  it.each([
    ['one refusal', 'h2', NO, 'h2'],
    ['a refusal after an agreement', 'h2', NO, 'h2'],
    ['silence', REFEREE, LATE, null],
  ] as const)('goes on after %s', (what, seat, command, by) => {
    const before = what === 'a refusal after an agreement' ? play(wished, ['h3', YES]) : wished;
    expect(unwrap(decided(before, seat, command)).events).toEqual([
      { kind: 'concede-declined', by: 'h1', seat: by },
    ]);
    const after = play(before, [seat, command]);
    expect(after.state).toEqual(moved.state);
    expect(code(after, 'h2', act('add', 1))).toBe('accepted');
    // Nothing was played, so a move may still be taken back.
    expect(code(after, 'h1', ASK)).toBe('accepted');
  });

  it('is asked again in the next round at the earliest by the same hunter (CONCEDE_NOT_NOW)', () => {
    const declined = play(wished, ['h2', NO]);
    expect(code(declined, 'h1', CONCEDE)).toBe('CONCEDE_NOT_NOW');
    expect(code(declined, 'h2', CONCEDE)).toBe('accepted');
    const { alone, together } = matchView(stub, declined, 'table').concession;
    expect([alone, together]).toEqual([['x'], ['h2', 'h3']]);
    const next = play(declined, ['h2', act('pass')]);
    expect(code(next, 'h1', CONCEDE)).toBe('accepted');
  });

  it('waits 60 s, by a timer of the referee', () => {
    expect(matchTimers(stub, wished)).toEqual([
      { id: 'concede', ms: 60_000, action: LATE, shown: true },
    ]);
    expect(matchTimers(stub, play(wished, ['h2', YES]))).toEqual(matchTimers(stub, wished));
    expect(code(wished, 'h2', LATE)).toBe('NOT_YOUR_TURN');
    expect(code(moved, REFEREE, LATE)).toBe('CONCEDE_NOT_NOW');
  });

  it('lets nobody play meanwhile (PHASE_WRONG), nor ask for anything else', () => {
    for (const seat of ['x', 'h1', 'h2', REFEREE]) {
      expect(code(wished, seat, act('add', 1))).toBe('PHASE_WRONG');
    }
    expect(code(wished, 'h1', ASK)).toBe('TAKEBACK_NOT_NOW');
    expect(code(wished, 'h2', CONCEDE)).toBe('CONCEDE_NOT_NOW');
  });

  it('takes an answer from those who are asked alone, and once (CONCEDE_NOT_NOW)', () => {
    expect(code(wished, 'x', YES)).toBe('CONCEDE_NOT_NOW');
    expect(code(wished, 'h1', YES)).toBe('CONCEDE_NOT_NOW');
    expect(code(play(wished, ['h2', YES]), 'h2', NO)).toBe('CONCEDE_NOT_NOW');
    expect(code(moved, 'h2', YES)).toBe('CONCEDE_NOT_NOW');
  });

  it('lets X give up at once, and the host abandon', () => {
    for (const [seat, command] of [
      ['x', CONCEDE],
      [REFEREE, { kind: 'abandon' }],
    ] as const) {
      const over = play(wished, [seat, command]);
      expect(matchOutcome(stub, over)).toBeDefined();
      expect(over.wish).toBeUndefined();
    }
  });

  it('waits for the answer to a request for a take-back (PHASE_WRONG)', () => {
    expect(code(play(moved, ['h1', ASK]), 'h2', CONCEDE)).toBe('PHASE_WRONG');
  });

  it('asked nobody in matches that began under the first conventions', () => {
    const old = unwrap(startMatch(stub, { takeback: 'x_consents' as const }, 1));
    expect(matchOutcome(stub, play(old, ['h1', CONCEDE]))).toBeDefined();
  });

  it('takes an agreement to nothing for a bug', () => {
    const forged = { by: 'h1', events: [{ kind: 'concede-agreed', by: 'h1' }] } as const;
    expect(() => foldMatch(stub, begin(), forged)).toThrow();
  });
});

describe('ends from outside the rules', () => {
  it('lets a seat concede and the referee abandon', () => {
    expect(matchOutcome(stub, play(begin(), ['x', { kind: 'concede' }]))).toBeDefined();
    expect(matchOutcome(stub, play(begin(), [REFEREE, { kind: 'abandon' }]))).toBeDefined();
  });

  it('refuses who cannot', () => {
    expect(code(begin(), 'h1', { kind: 'abandon' })).toBe('NOT_YOUR_TURN');
    expect(code(begin(), REFEREE, { kind: 'concede' })).toBe('NOT_YOUR_TURN');
    expect(code(begin(), 'spectator', { kind: 'concede' })).toBe('PHASE_WRONG');
  });

  it('closes an open request when the host abandons the table', () => {
    const asked = play(begin(), ['h1', act('add', 5)], ['h1', ASK]);
    const over = play(asked, [REFEREE, { kind: 'abandon' }]);
    expect(over.request).toBeUndefined();
    expect(matchTimers(stub, over)).toEqual([]);
    expect(matchView(stub, over, 'x').takeback).toEqual({ mayAsk: false, asker: null, open: null });
  });
});

describe('what a viewer sees of a match', () => {
  const moved = play(begin(), ['h1', act('add', 5)]);
  const asked = play(moved, ['h1', ASK]);

  it('tells who may ask, and whose answer is awaited', () => {
    expect(matchView(stub, moved, 'h1').takeback).toEqual({
      mayAsk: true,
      asker: 'h1',
      open: null,
    });
    expect(matchView(stub, moved, 'table').takeback.mayAsk).toBe(false);
    expect(matchView(stub, asked, 'x').takeback.open).toEqual({
      by: 'h1',
      yours: true,
      move: { told: 'added' },
    });
    expect(matchView(stub, asked, 'table').takeback.open).toEqual({
      by: 'h1',
      yours: false,
      move: { told: 'added' },
    });
  });

  it("hands on the game's own timers and notices", () => {
    const late = play(begin(), ['h1', act('add', 60)]);
    expect(matchTimers(stub, late)).toEqual([{ id: 'slow', ms: 5, action: act('tick') }]);
    const event = { kind: 'game', event: { type: 'ordered', by: 1 } } as const;
    expect(matchNotice(stub, moved, event, 'h1')).toEqual({
      kind: 'game',
      notice: { told: 'ordered' },
    });
    expect(matchNotice(stub, moved, event, 'h2')).toBeUndefined();
  });
});

describe('folding', () => {
  it('takes a log that was never decided for a bug', () => {
    const forged: Batch<Stub['event']> = { by: 'h1', events: [{ kind: 'taken-back', by: 'h1' }] };
    expect(() => foldMatch(stub, begin(), forged)).toThrow();
  });
});
