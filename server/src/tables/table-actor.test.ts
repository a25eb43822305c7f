import { hostGame, type Json, ok, REFEREE, type Seat, unwrap } from '@mister-x/engine';
import { Logger } from '@nestjs/common';
import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ComputerPool } from '../computers/computer-pool.js';
import { TableComputers } from '../computers/table-computers.js';
import { Answers } from './matches/answers.js';
import type { MatchActor } from './matches/match-actor.js';
import { stubGame } from '../testing/stub-game.js';
import { stubMatch } from '../testing/stub-match.js';
import type { RunAfter } from '../runtime/tokens.js';
import { SeatAnnouncements } from './seat-announcements.js';
import { TableTimers } from './table-timers.js';
import type { TableRecord } from './table.js';
import { TableActor } from './table-actor.js';
import type { MatchReadings, TableReadings, TableTransaction } from './table-state.js';

const BELL_MS = 1_000;
const OBJECTION_MS = 60_000;
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
  places: [],
  masks: false,
  replacing: null,
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
  const after: RunAfter = (_, work) => {
    running.add(work);
    return () => running.delete(work);
  };
  const timers = new TableTimers(after, {});
  const state = { record: RECORD, match, dormant: undefined, answers: new Answers() };
  const announcements = new SeatAnnouncements(after, OBJECTION_MS);
  return new TableActor(
    hostGame(stubGame),
    state,
    timers,
    announcements,
    new TableComputers(new ComputerPool(), after, 0, () => undefined),
    { runOut: async (_, { id }) => fired.push(id) > 0, played: async () => undefined },
  );
}

const noting = (what: string) => async () => {
  done.push(what);
  return ok(null);
};

const step = (match: Pick<MatchActor, 'run'> | undefined, seat: Seat, action: Json) => {
  if (match === undefined) throw new Error('there is no match');
  return unwrap(match.run.step(seat, { kind: 'act', action }));
};

/** In the queue of its table. */
const act = ({ match }: TableTransaction, seat: Seat, action: Json) =>
  match?.apply(match.prepare(step(match, seat, action), []));

const HIDE = { type: 'hide', value: 7 };
const GUESS = { type: 'guess', value: 3 };

/** Of a match that is nobody's yet. */
function made(...actions: readonly (readonly [Seat, Json])[]): MatchActor {
  const match = stubMatch(stubGame, BELL_MS);
  for (const [seat, action] of [[REFEREE, { type: 'deal' }] as const, ...actions]) {
    match.apply(match.prepare(step(match, seat, action), []));
  }
  return match;
}

/** Dealt; the bell is rung once the keeper has hidden something. */
const dealt = () => made();
const hidden = () => made(['keeper', HIDE]);

describe('work at a table', () => {
  it('is done one after another: the referee’s first, what only reads last', async () => {
    const table = actor();
    let go: () => void = () => undefined;
    const held = table.work(async () => {
      await new Promise<void>((resolve) => (go = resolve));
      return noting('first')();
    });
    const rest = [table.read(noting('read')), table.work(noting('asked')), table.runFirst(noting('referee'))];
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
    const queued = [table.work(noting('asked')), table.runFirst(noting('referee'))];
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
    await table.work(async (tx) => {
      tx.change({ lost: true });
      tx.enter(match);
      return ok(null);
    });
    expect(table.record).toEqual({ ...RECORD, status: 'over', lost: true });
    expect(table.match).toBe(match);
  });

  it('ends with the work, whether that succeeded or not', async () => {
    const table = actor(hidden());
    const all: TableTransaction[] = [];
    await table.work(async (tx) => {
      all.push(tx);
      return ok(null);
    });
    const failing = table.work(async (tx) => {
      all.push(tx);
      throw new Error('a bug');
    });
    await expect(failing).rejects.toThrow('a bug');
    expect(all).toHaveLength(2);
    const before = table.match?.run.view('g1');
    for (const tx of all) {
      for (const use of usesOf(tx)) expect(use).toThrow('revoked');
    }
    expect(table.record).toEqual(RECORD);
    expect(table.match?.run.view('g1')).toEqual(before);
  });

  it('alone gives a match that can be changed: nobody else gets more than its readings', () => {
    type Changes = Exclude<keyof MatchActor, keyof MatchReadings>;
    expectTypeOf<'apply' | 'applyOpenly' | 'present' | 'prepare' | 'replay' | 'settle'>().toExtend<Changes>();
    expectTypeOf<TableActor['match']>().toEqualTypeOf<MatchReadings | undefined>();
    expectTypeOf<TableTransaction['table']>().toEqualTypeOf<TableReadings>();
  });
});

/** Every way in which a transaction can be used. */
function usesOf(tx: TableTransaction): readonly (() => unknown)[] {
  return [
    () => tx.record,
    () => tx.match,
    () => tx.dormant,
    () => tx.answers,
    () => tx.announcements,
    () => tx.change({ lost: true }),
    () => tx.enter(dealt()),
  ];
}

describe('the timers of a table', () => {
  it('run as soon as it is in memory, and after a change of what its match waits for', async () => {
    const table = actor(dealt());
    expect(running.size).toBe(0);
    await table.work(async (tx) => ok(act(tx, 'keeper', HIDE)));
    expect(running.size).toBe(1);
    await table.work(noting('something else'));
    expect(running.size).toBe(1);
    expect(actor(hidden()).isBusy).toBe(true);
    expect(running.size).toBe(2);
    for (const runOut of running) runOut();
    expect(fired).toEqual(['bell', 'bell']);
  });

  it('run where a match is entered, and where the work that changed it failed then', async () => {
    const table = actor();
    const failing = table.work(async (tx) => {
      tx.enter(hidden());
      throw new Error('a bug');
    });
    await expect(failing).rejects.toThrow('a bug');
    expect(running.size).toBe(1);
  });

  it('stop when the match waits no more, and when another actor has its place', async () => {
    const table = actor(hidden());
    expect(running.size).toBe(1);
    await table.work(async (tx) => ok(act(tx, REFEREE, { type: 'ring' })));
    expect(running.size).toBe(0);

    const retired = actor(dealt());
    await retired.work(async (tx) => {
      act(tx, 'keeper', HIDE);
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

describe('a seat that is about to be taken from a lost phone', () => {
  /** In memory, and announced. */
  async function announced(): Promise<TableActor> {
    const table = actor(hidden());
    running.clear();
    const tell = () => done.push('reopened');
    await table.work(async (tx) => ok(tx.announcements.announce({ what: 'reopen', seat: 'keeper' }, tell)));
    expect(table.announced).toEqual({
      ...{ seat: 'keeper', what: 'reopen', left: expect.any(Number) },
    });
    expect(running.size).toBe(1);
    return table;
  }

  it('is one at a time, keeps the table in memory, and is opened in the end', async () => {
    const table = await announced();
    const again = await table.work(async (tx) =>
      ok(tx.announcements.announce({ what: 'reopen', seat: 'keeper' }, () => undefined)),
    );
    expect(again).toEqual(ok(false));
    expect(table.isBusy).toBe(true);
    for (const runOut of running) runOut();
    expect(done).toEqual(['reopened']);
    expect(table.announced).toBeNull();
  });

  it.each([
    ['its phone objects', (tx: TableTransaction) => tx.announcements.callOff('keeper')],
    ['the game is over', (tx: TableTransaction) => tx.change({ lost: true })],
  ])('stays where it is when %s', async (_, happen) => {
    const table = await announced();
    await table.work(async (tx) => ok(happen(tx)));
    expect([table.announced, running.size]).toEqual([null, 0]);
  });

  it('stays where it is when another actor has its place: the host can ask again', async () => {
    const table = await announced();
    table.retire();
    expect([table.announced, running.size]).toEqual([null, 0]);
  });
});

describe('what is put off until an answer has left (CM-3)', () => {
  /** A guest guesses; the keeper is told later. */
  const guessed = (table: TableActor) =>
    table
      .work(async (tx) => {
        const { match } = tx;
        const prepared = match?.prepare(step(match, 'g1', GUESS), []);
        if (prepared === undefined) throw new Error('there is no match');
        match?.applyOpenly(prepared, 'g1', (updates) => done.push(...updates.map(({ viewer }) => `told ${viewer}`)));
        return ok(null);
      })
      .then(() => done.push('answered'));

  const OTHERS = ['told g1', 'told g2', 'told table'];

  it('is told by the table itself, although nobody comes and nothing else is done', async () => {
    const table = actor(hidden());
    await guessed(table);
    expect(done).toEqual([...OTHERS, 'answered']);
    expect(() => table.match?.revision('keeper')).toThrow('before it was told');
    await expect.poll(() => done).toEqual([...OTHERS, 'answered', 'told keeper']);
    expect(table.match?.revision('keeper')).toBeGreaterThan(0);
  });

  it('is told before the next work begins, and after the answer', async () => {
    const table = actor(hidden());
    const answered = guessed(table);
    await table.work(noting('next'));
    await answered;
    expect(done).toEqual([...OTHERS, 'answered', 'told keeper', 'next']);
  });

  it('is told by an actor that is retired as well: it is on the disk', async () => {
    const table = actor(hidden());
    await guessed(table);
    table.retire();
    await expect.poll(() => done.at(-1)).toBe('told keeper');
  });

  it('holds up nothing where it cannot be told', async () => {
    const logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const table = actor(hidden());
    await table.work(async (tx) => {
      const { match } = tx;
      const prepared = match?.prepare(step(match, 'g1', GUESS), []);
      if (prepared === undefined) throw new Error('there is no match');
      match?.applyOpenly(prepared, 'g1', (updates) => {
        if (updates.some(({ viewer }) => viewer === 'keeper')) throw new Error('a bug');
      });
      return ok(null);
    });
    expect(await table.work(noting('next'))).toEqual(ok(null));
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
