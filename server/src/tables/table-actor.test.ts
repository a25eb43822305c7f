import { hostGame, type Json, ok, REFEREE, type Seat, unwrap } from '@mister-x/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { Answers } from '../matches/answers.js';
import type { MatchActor } from '../matches/match-actor.js';
import { stubGame } from '../testing/stub-game.js';
import { stubMatch } from '../testing/stub-match.js';
import type { TableRecord } from './table.js';
import { TableActor, type TableHold } from './table-actor.js';
import { TableTimers } from './table-timers.js';

const BELL_MS = 1_000;
const RECORD: TableRecord = {
  id: 't',
  game: 'stub',
  gameVersion: 1,
  options: { bellMs: BELL_MS },
  language: 'en',
  status: 'playing',
  createdAt: 1,
  seal: 'phones',
  seedCommitment: '',
  serverShare: null,
  genesis: null,
  sealedSeed: null,
  matchKey: null,
  lost: false,
  next: null,
  joinCode: null,
  seats: [],
};

/** Timers that run, each ended by what starts it; nothing runs out by itself. */
let running: Set<() => void>;
let fired: string[];
let done: string[];

beforeEach(() => {
  running = new Set();
  fired = [];
  done = [];
});

function actor(match?: MatchActor): TableActor {
  const timers = new TableTimers((_, work) => {
    running.add(work);
    return () => running.delete(work);
  }, {});
  const state = { record: RECORD, match, dormant: undefined, answers: new Answers() };
  return new TableActor(hostGame(stubGame), state, timers, (_, { id }) => fired.push(id));
}

const noting = (what: string) => async () => {
  done.push(what);
  return ok(null);
};

const act = (match: MatchActor, seat: Seat, action: Json) =>
  match.prepare(unwrap(match.decide(seat, { kind: 'act', action })), []);

/** Dealt; the bell is rung once the keeper has hidden something. */
function dealt(): MatchActor {
  const match = stubMatch(stubGame, BELL_MS);
  match.apply(act(match, REFEREE, { type: 'deal' }));
  return match;
}

const hide = (match: MatchActor) => match.apply(act(match, 'keeper', { type: 'hide', value: 7 }));

describe('work at a table', () => {
  it('is done one after another: the referee’s first, what only reads last', async () => {
    const table = actor();
    let go: () => void = () => undefined;
    const held = table.work(async () => {
      await new Promise<void>((resolve) => (go = resolve));
      return noting('first')();
    });
    const rest = [
      table.read(noting('read')),
      table.work(noting('asked')),
      table.referee(noting('referee')),
    ];
    expect(table.queued).toBe(1);
    expect(table.isBusy).toBe(true);
    go();
    await Promise.all([held, ...rest]);
    expect(done).toEqual(['first', 'referee', 'asked', 'read']);
    await table.idle();
    expect(table.isBusy).toBe(false);
  });

  it('that throws holds up nobody', async () => {
    const table = actor();
    const failing = table.work(() => Promise.reject(new Error('a bug')));
    const next = table.work(noting('next'));
    await expect(failing).rejects.toThrow('a bug');
    expect(await next).toEqual(ok(null));
  });

  it('is not done any more once another actor has its place', async () => {
    const table = actor();
    const lost = table.work(async () => {
      table.retire();
      return ok('written');
    });
    const queued = [table.work(noting('asked')), table.referee(noting('referee'))];
    expect(await lost).toEqual(ok('written'));
    expect(await Promise.all(queued)).toMatchObject([
      { ok: false, error: { code: 'BUSY' } },
      { ok: false, error: { code: 'BUSY' } },
    ]);
    expect(done).toEqual([]);
  });
});

describe('the right to change a table', () => {
  it('changes what everybody may ask', async () => {
    const table = actor();
    const match = dealt();
    await table.work(async (hold) => {
      hold.change({ status: 'over' });
      hold.enter(match);
      return ok(null);
    });
    expect(table.record).toEqual({ ...RECORD, status: 'over' });
    expect(table.match).toBe(match);
  });

  it('ends with the work, whether that succeeded or not', async () => {
    const table = actor();
    const holds: TableHold[] = [];
    await table.work(async (hold) => {
      holds.push(hold);
      return ok(null);
    });
    const failing = table.work(async (hold) => {
      holds.push(hold);
      throw new Error('a bug');
    });
    await expect(failing).rejects.toThrow('a bug');
    expect(holds).toHaveLength(2);
    for (const hold of holds) {
      expect(() => hold.change({ lost: true })).toThrow('after its turn');
      expect(() => hold.enter(dealt())).toThrow('after its turn');
      expect(() => hold.match).toThrow('after its turn');
      expect(() => hold.answers).toThrow('after its turn');
    }
    expect(table.record).toEqual(RECORD);
    expect(table.match).toBeUndefined();
  });
});

describe('the timers of a table', () => {
  it('run as soon as it is in memory, and after a change of what its match waits for', async () => {
    const match = dealt();
    const table = actor(match);
    expect(running.size).toBe(0);
    await table.work(async () => ok(hide(match)));
    expect(running.size).toBe(1);
    await table.work(noting('something else'));
    expect(running.size).toBe(1);
    expect(actor(match).isBusy).toBe(true);
    expect(running.size).toBe(2);
    for (const runOut of running) runOut();
    expect(fired).toEqual(['bell', 'bell']);
  });

  it('run where a match is entered, and where the work that changed it failed then', async () => {
    const table = actor();
    const match = dealt();
    hide(match);
    const failing = table.work(async (hold) => {
      hold.enter(match);
      throw new Error('a bug');
    });
    await expect(failing).rejects.toThrow('a bug');
    expect(running.size).toBe(1);
  });

  it('stop when the match waits no more, and when another actor has its place', async () => {
    const match = dealt();
    hide(match);
    const table = actor(match);
    await table.work(async () => ok(match.apply(act(match, REFEREE, { type: 'ring' }))));
    expect(running.size).toBe(0);

    const other = dealt();
    const retired = actor(other);
    await retired.work(async () => {
      hide(other);
      retired.retire();
      return ok(null);
    });
    expect(running.size).toBe(0);
  });

  it('run out at once where they have no time', () => {
    actor(stubMatch());
    expect(fired).toEqual(['deal']);
  });
});

it('tells a secret seat what was put off before it is shown more, and only then (CM-3)', () => {
  const match = dealt();
  hide(match);
  const table = actor(match);
  const told: string[] = [];
  match.applyOpenly(act(match, 'g1', { type: 'guess', value: 3 }), 'g1', (updates) =>
    told.push(...updates.map(({ viewer }) => viewer)),
  );
  table.settleFor('g1');
  table.settleFor('table');
  expect(told).toEqual([]);
  expect(() => table.match?.revision('keeper')).toThrow('before it was told');
  table.settleFor('keeper');
  expect(told).toEqual(['keeper']);
  expect(table.match?.revision('keeper')).toBeGreaterThan(0);
});

it('lets an answer leave before the next work tells secret seats what was put off (CM-3)', async () => {
  const match = dealt();
  hide(match);
  const table = actor(match);
  const asked = table.work(async () => {
    const prepared = act(match, 'g1', { type: 'guess', value: 3 });
    match.applyOpenly(prepared, 'g1', () => done.push('told'));
    return ok(null);
  });
  const answered = asked.then(() => done.push('answered'));
  await table.work(async () => {
    match.settle();
    return ok(null);
  });
  await answered;
  expect(done).toEqual(['answered', 'told']);
});
