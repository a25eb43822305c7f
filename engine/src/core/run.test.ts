import { describe, expect, it } from 'vitest';
import { transitionOf } from './decision.js';
import { type Game, REFEREE, TABLE } from './game.js';
import type { Command } from './match.js';
import { ok, unwrap } from './result.js';
import { rngFor } from './rng.js';
import { type RngOfEntry, MatchRun, seededRngs } from './run.js';
import { AGREE_TO_TAKEBACK, ASK_TAKEBACK, act, startStubMatch, type Stub, stub } from './testing/stub-match.js';

const SEED = '5e'.repeat(32);
const TAKEBACK = { takeback: 'x_consents' } as const;

const begun = (game: Game<Stub> = stub, chance: RngOfEntry = seededRngs(SEED)): MatchRun<Stub> =>
  unwrap(MatchRun.begin(game, TAKEBACK, chance));

type Move = readonly [string, Command<Stub['action']>];
const played = (run: MatchRun<Stub>, ...moves: readonly Move[]): MatchRun<Stub> =>
  moves.reduce((so, [seat, command]) => unwrap(so.step(seat, command)).after, run);

/** The stub with a count of calls. */
function counting(): { readonly game: Game<Stub>; readonly calls: Record<string, number> } {
  const calls = { apply: 0, view: 0, notice: 0 };
  const game: Game<Stub> = {
    ...stub,
    apply: (state, event) => {
      calls.apply++;
      return stub.apply(state, event);
    },
    view: (state, viewer) => {
      calls.view++;
      return stub.view(state, viewer);
    },
    notice: (before, event, viewer) => {
      calls.notice++;
      return stub.notice(before, event, viewer);
    },
  };
  return { game, calls };
}

describe('a step', () => {
  it('leads on, and leaves the run that it was made from as it was', () => {
    const run = begun();
    const before = JSON.stringify(run.match);
    const [one, other] = [played(run, ['ann', act('add', 5)]), played(run, ['bob', act('add', 7)])];
    expect([run.state.sum, one.state.sum, other.state.sum]).toEqual([0, 5, 7]);
    expect([run.steps, one.steps, other.steps]).toEqual([0, 1, 1]);
    expect(JSON.stringify(run.match)).toBe(before);
  });

  it('goes from one run to the next, moment by moment', () => {
    const run = begun();
    const step = unwrap(run.step('ann', act('add', 5)));
    expect(step.before).toBe(run);
    expect(step.eventSteps.map(({ event }) => event)).toEqual(step.batch.events);
    expect(step.eventSteps.map(({ before }) => before.state.sum)).toEqual([0, 5]);
    expect(step.eventSteps.map(({ after }) => after.state.turn)).toEqual([1, 2]);
    expect(step.after.state).toBe(step.eventSteps[1]?.after.state);
  });

  it('of a decision folds nothing again', () => {
    const { game, calls } = counting();
    const run = begun(game);
    const step = unwrap(run.step('ann', act('add', 5)));
    expect(step.batch.events).toHaveLength(2);
    expect(step.after.state).toMatchObject({ sum: 5, turn: 2 });
    expect([step.notices(TABLE), step.disclosure, step.secretMoves]).toBeDefined();
    expect(calls.apply).toBe(0);
  });

  it('out of a log folds each event once', () => {
    const { game, calls } = counting();
    const { batch } = unwrap(begun().step('ann', act('add', 5)));
    const step = begun(game).retell(batch);
    expect([step.notices('spy'), step.disclosure]).toBeDefined();
    expect(calls.apply).toBe(batch.events.length);
  });

  it('out of a log folds nothing that was folded before', () => {
    const { game, calls } = counting();
    const { batch, eventSteps, after } = unwrap(begun().step('ann', act('add', 5)));
    const states = eventSteps.map(({ after }) => after.state);
    expect(begun(game).retell(batch, states).after.match).toEqual(after.match);
    expect(calls.apply).toBe(0);
  });

  it('is refused with the reason, of the game or of the match', () => {
    const run = begun();
    const code = (seat: string, command: Parameters<typeof run.step>[1]) => {
      const made = run.step(seat, command);
      return made.ok ? 'accepted' : made.error.code;
    };
    expect(code('ann', { kind: 'act', action: { type: 'fly' } })).toBe('NO');
    expect(code('ann', act('tick'))).toBe('NO');
    expect(code('ann', ASK_TAKEBACK)).toBe('TAKEBACK_NOT_NOW');
    expect(code('ann', act('pass'))).toBe('accepted');
  });

  it('ends the match, or does not', () => {
    const step = unwrap(begun().step('ann', act('add', 99)));
    expect(step.outcome).toEqual({ code: 'FULL', winners: [] });
    expect(step.disclosure.opens).toBe('all');
    expect(step.after.timers).toEqual([]);
    expect(unwrap(begun().step('ann', act('add', 5))).outcome).toBeUndefined();
  });

  it('makes a link of the public chain where the table is told or shown something', () => {
    const order = unwrap(begun().step('bob', act('order', 3)));
    expect([order.disclosure.told, order.disclosure.isPublic]).toEqual([[false], false]);
    const add = unwrap(begun().step('bob', act('add', 3)));
    expect([add.disclosure.told, add.disclosure.isPublic]).toEqual([[true, true], true]);
  });
});

describe('a log', () => {
  const moves: readonly Move[] = [
    ['ann', act('add', 5)],
    ['bob', act('order', 3)],
    ['ann', ASK_TAKEBACK],
    ['spy', AGREE_TO_TAKEBACK],
    ['cyd', act('roll')],
    ['ann', { kind: 'concede' }],
    ['bob', { kind: 'answer-concede', agree: true }],
    ['cyd', { kind: 'answer-concede', agree: true }],
  ];

  it('tells the same steps as were made', () => {
    let [made, told] = [begun(), begun()];
    for (const [seat, command] of moves) {
      const step = unwrap(made.step(seat, command));
      const retold = told.retell(JSON.parse(JSON.stringify(step.batch)));
      expect(retold.batch).toEqual(step.batch);
      expect(retold.eventSteps).toEqual(step.eventSteps);
      for (const viewer of ['spy', 'ann', 'bob', TABLE]) {
        expect(retold.notices(viewer)).toEqual(step.notices(viewer));
        expect(retold.after.view(viewer)).toEqual(step.after.view(viewer));
      }
      [made, told] = [step.after, retold.after];
    }
    expect(made.outcome?.code).toBe('FULL');
    expect(told.steps).toBe(made.steps);
  });

  it('is played step by step, to where the match stood', () => {
    const batches = [];
    let run = begun();
    for (const [seat, command] of moves) {
      const step = unwrap(run.step(seat, command));
      batches.push(step.batch);
      run = step.after;
    }
    const playing = begun().play(batches);
    const places: number[] = [];
    let next = playing.next();
    for (; !next.done; next = playing.next()) places.push(next.value.before.steps);
    expect(places).toEqual(moves.map((_, place) => place));
    expect(next.value.match).toEqual(run.match);
  });
});

describe('what is shown and told', () => {
  it('keeps no view: what someone does to one that he was given is of no concern to others', () => {
    const run = begun();
    expect(run.view('spy').game).toEqual(run.view(TABLE).game);
    expect(run.view('spy').game).not.toBe(run.view('spy').game);
  });

  it('is the command as the game read it, whatever was sent', () => {
    const game: Game<Stub> = { ...stub, parseAction: () => ok({ type: 'add', by: 5 }) };
    const sent = { kind: 'act', action: { type: 'add', __proto__: 7 } } as const;
    const step = unwrap(begun(game).step('ann', sent));
    expect(step.command).toEqual({ kind: 'act', action: { type: 'add', by: 5 } });
    expect(begun(game).changeSeat('ann', 'claimed').command).toBeNull();
  });

  it('is made once for each group, and differs between them', () => {
    const { game, calls } = counting();
    const step = unwrap(begun(game).step('bob', act('order', 3)));
    calls.notice = 0;
    for (const viewer of ['spy', 'bob', 'cyd', TABLE]) expect(step.notices(viewer)).toEqual([]);
    expect(calls.notice).toBe(1);
    expect(step.notices('ann')).toEqual([{ kind: 'game', notice: { told: 'ordered' } }]);
    expect(step.notices('ann')).toHaveLength(1);
    expect(calls.notice).toBe(2);
  });

  it('is told event by event, too, with a gap where a viewer hears nothing', () => {
    const game: Game<Stub> = {
      ...stub,
      notice: (_before, { type }, viewer) => (type === 'passed' && viewer !== 'ann' ? undefined : { told: type }),
    };
    const step = unwrap(begun(game).step('bob', act('add', 5)));
    const [added, passed] = ['added', 'passed'].map((told) => ({ kind: 'game', notice: { told } }));
    expect(step.noticesByEvent('ann')).toEqual([added, passed]);
    expect(step.noticesByEvent('bob')).toEqual([added, undefined]);
    expect(step.notices('bob')).toEqual([added]);
    expect(step.disclosure.told).toEqual([true, false]);
  });

  it('tells within one group who asked in vain', () => {
    const asked = played(begun(), ['bob', act('add', 5)], ['bob', ASK_TAKEBACK]);
    const step = unwrap(asked.step('spy', { kind: 'answer-takeback', agree: false }));
    const declined = { kind: 'takeback-declined', by: 'bob', timeout: false };
    expect(step.notices(TABLE)).toEqual([declined]);
    expect(step.notices('bob')).toEqual([{ ...declined, code: 'TAKEBACK_DECLINED' }]);
    expect(step.notices('cyd')).toEqual([declined]);
  });

  it('asks within one group the seat that must answer', () => {
    const asked = played(begun(), ['bob', act('add', 5)], ['bob', ASK_TAKEBACK]);
    expect(asked.view('spy').takeback.open?.yours).toBe(true);
    expect(asked.view(TABLE).takeback.open?.yours).toBe(false);
    expect(asked.toAct).toEqual(['spy']);
    expect(asked.asked).toEqual(['spy']);
  });
});

describe('chance', () => {
  /** Notes which numbers were asked for. */
  const noting = () => {
    const asked: number[] = [];
    const chance: RngOfEntry = (sequence) => {
      asked.push(sequence);
      return rngFor(SEED, sequence);
    };
    return { asked, chance };
  };

  it('is numbered by the steps, changes of seats included', () => {
    const { asked, chance } = noting();
    let run = begun(stub, chance);
    run = played(run, ['ann', act('add', 5)]);
    run = run.changeSeat('bob', 'claimed').after;
    run = run.retell(unwrap(run.step('bob', act('roll'))).batch).after;
    run = played(run, ['cyd', act('roll')]);
    expect(asked).toEqual([1, 3, 4]);
    expect(run.steps).toBe(4);
  });

  it('draws what the number of the step says, and says that it drew', () => {
    const run = played(begun(), ['ann', act('add', 5)], ['bob', act('pass')]);
    const { batch } = unwrap(run.step('cyd', act('roll')));
    const by = rngFor(SEED, 3).int(6);
    expect(batch).toEqual({
      by: 'cyd',
      events: [{ kind: 'game', event: { type: 'added', by } }],
      drew: true,
    });
  });

  it('may be another for anyone who tries what it might bring', () => {
    const { asked, chance } = noting();
    const rolled = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (n) => unwrap(begun(stub, chance).step('ann', act('roll'), rngFor(SEED, n))).after.state.sum,
    );
    expect(new Set(rolled).size).toBeGreaterThan(1);
    expect(asked).toEqual([]);
  });
});

it('a change of seats is a step that changes nothing of the game', () => {
  const run = played(begun(), ['ann', act('add', 5)]);
  const step = run.changeSeat('bob', 'released');
  expect(step.batch).toEqual({
    by: REFEREE,
    events: [{ kind: 'seat', seat: 'bob', what: 'released' }],
  });
  expect(step.after.match).toEqual(run.match);
  expect(step.after.steps).toBe(2);
  expect(step.disclosure.isPublic).toBe(true);
  expect(run.changeSeat('bob', 'claimed').batch.by).toBe('bob');
});

it('a match that stands already is played on', () => {
  const run = MatchRun.at(stub, startStubMatch('none'), seededRngs(SEED));
  expect(run.options).toEqual({ takeback: 'none' });
  expect(played(run, ['ann', act('add', 60)]).timers).toEqual([
    { id: 'slow', ms: 5, action: act('tick'), shown: true },
  ]);
});

it('a game that cannot be set up begins no match', () => {
  const game: Game<Stub> = { ...stub, start: () => ({ ok: false, error: { code: 'NO' } }) };
  expect(MatchRun.begin(game, TAKEBACK, seededRngs(SEED))).toEqual({
    ok: false,
    error: { code: 'NO' },
  });
});

it('an end from outside the rules folds its events once', () => {
  const { game, calls } = counting();
  const step = unwrap(begun(game).step(REFEREE, { kind: 'abandon' }));
  expect(step.outcome).toBeDefined();
  expect(calls.apply).toBe(1);
});

it('a decision is believed the states that it leads to', () => {
  const elsewhere = { ...startStubMatch().state, sum: 42 };
  const game: Game<Stub> = {
    ...stub,
    decide: (state) => {
      const { events } = transitionOf(stub.apply, state, [{ type: 'passed', by: 0 }]);
      return ok({ events, states: [elsewhere] });
    },
  };
  expect(unwrap(begun(game).step('ann', act('pass'))).after.state).toBe(elsewhere);
});
