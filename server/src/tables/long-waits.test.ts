import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SLEEP_MS_MAX } from '../runtime/clock.js';
import { Connection } from '../database/connection.js';
import { migrate } from '../database/migrations.js';
import { EventBus } from '../runtime/events.js';
import { Lifetime } from '../runtime/lifetime.js';
import { FakeClocks } from '../testing/fake-clocks.js';
import { ClockWatch } from '../database/clock-watch.js';
import { TimesRepository } from '../database/times.repository.js';
import { LongWaits } from './long-waits.js';
import { WaitsRepository } from './waits.repository.js';

let connection: Connection;
let repository: WaitsRepository;
/** Timers that run, by what is left of them. */
let running: { readonly ms: number; readonly work: () => unknown }[];
let clocks: FakeClocks;
let clock: ClockWatch;
let lifetime: Lifetime;
let events: EventBus;

beforeEach(async () => {
  connection = await Connection.open(':memory:', 'create');
  await migrate(connection);
  repository = new WaitsRepository(connection);
  running = [];
  clocks = new FakeClocks();
  lifetime = new Lifetime(() => () => undefined);
  events = new EventBus(lifetime);
  clock = new ClockWatch(new TimesRepository(connection), lifetime, events);
});
afterEach(async () => {
  clocks.restore();
  clock.onModuleDestroy();
  await lifetime.settled();
  await connection.close();
});

function make(wake: (table: string) => Promise<boolean>): LongWaits {
  const waits = new LongWaits(
    repository,
    (ms, work) => {
      const timer = { ms, work };
      running.push(timer);
      return () => {
        running = running.filter((each) => each !== timer);
      };
    },
    clock,
    events,
  );
  waits.onDue(wake);
  return waits;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const due = (ms: number) => new Map([['deadline', { at: Date.now() + ms, ms: DAY }]]);
const left = () => running.map(({ ms }) => Math.round(ms / 1000));

async function runOut(): Promise<void> {
  const timers = running;
  running = [];
  for (const { work } of timers) await work();
}

it('one timer runs for all tables, until the next of their waits is over', async () => {
  const waits = make(async () => true);
  await waits.keep('a', due(50_000));
  await waits.keep('b', due(20_000));
  expect(left()).toEqual([20]);
  await waits.keep('b', new Map());
  expect(left()).toEqual([50]);
  await waits.keep('a', new Map());
  expect(running).toEqual([]);
});

it('what was over while no server ran is woken at the start', async () => {
  await repository.keep('a', due(-5_000));
  await repository.keep('b', due(60_000));
  const woken: string[] = [];
  await make(async (table) => woken.push(table) > 0).onApplicationBootstrap();
  expect(woken).toEqual(['a']);
  expect(running).toHaveLength(1);
});

it('a table that cannot be opened is tried again', async () => {
  await repository.keep('a', due(-5_000));
  let tries = 0;
  const waits = make(async () => ++tries > 1);
  await waits.onApplicationBootstrap();
  expect([tries, running.map(({ ms }) => ms)]).toEqual([1, [60_000]]);
  await runOut();
  expect(tries).toBe(2);
});

it('a clock that is set back hides no deadline', async () => {
  const woken: string[] = [];
  const waits = make(async (table) => woken.push(table) > 0);
  await waits.onApplicationBootstrap();
  await waits.keep('a', due(-1_000_000));
  await runOut();
  expect(woken).toEqual(['a']);
});

it('no sleep is longer than a minute', async () => {
  const woken: string[] = [];
  const waits = make(async (table) => woken.push(table) > 0);
  // It began before this server did, whose clock is three days behind.
  await waits.keep('a', new Map([['deadline', { at: Date.now() + 3 * DAY, ms: 4 * DAY }]]));
  expect(running.map(({ ms }) => ms)).toEqual([SLEEP_MS_MAX]);
  clocks.set(3 * DAY);
  await runOut();
  expect(woken).toEqual(['a']);
});

describe('a disk that fails', () => {
  const error = () => Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });

  it.each([1, 2, 9])('%d times in a row when deadlines are read ends no deadline', async (times) => {
    const woken: string[] = [];
    const waits = make(async (table) => woken.push(table) > 0);
    await waits.keep('a', due(4_000));
    const { all } = connection;
    clocks.pass(4_000);
    connection.all = () => Promise.reject(error());
    for (let time = 0; time < times; time++) {
      await runOut();
      // Tried again, less and less often and at least once a minute.
      expect(running).toHaveLength(1);
      expect(running[0]?.ms).toBeLessThanOrEqual(SLEEP_MS_MAX);
    }
    expect(woken).toEqual([]);
    connection.all = all;
    await runOut();
    expect(woken).toEqual(['a']);
  });

  it('at a start, before any deadline was read, ends none', async () => {
    await repository.keep('a', due(-5_000));
    const { all } = connection;
    connection.all = () => Promise.reject(error());
    const woken: string[] = [];
    await make(async (table) => woken.push(table) > 0).onApplicationBootstrap();
    connection.all = all;
    await runOut();
    expect(woken).toEqual(['a']);
  });

  it('when a deadline is written: it is written when that is possible, and known until then', async () => {
    const woken: string[] = [];
    const waits = make(async (table) => woken.push(table) > 0);
    const { run } = connection;
    connection.run = () => Promise.reject(error());
    const kept = due(4_000);
    await waits.keep('a', kept);
    expect(await waits.of('a')).toEqual(kept);
    await runOut();
    connection.run = run;
    await runOut();
    expect(await repository.of('a')).toEqual(kept);
    clocks.pass(4_000);
    await runOut();
    expect(woken).toEqual(['a']);
  });
});

describe('the clock of the computer', () => {
  const begunAt = async () => {
    const [wait] = (await repository.of('a')).values();
    return wait === undefined ? undefined : wait.at - wait.ms;
  };

  it.each([3, -3, 50 * 365])(
    'is set by %d days: what began before that while the server ran began now',
    async (days) => {
      let heard = 0;
      events.on('clock:set', () => heard++);
      const waits = make(async () => true);
      await waits.keep('a', due(DAY));
      await connection.run("INSERT INTO deliveries (reminder, id, made_at, body) VALUES (1, 'd', ?, '')", [Date.now()]);
      await repository.keep('b', new Map([['deadline', { at: 5, ms: 4 }]]));
      clocks.set(days * DAY);
      await clock.look();
      expect(Math.abs(((await begunAt()) ?? 0) - Date.now())).toBeLessThan(HOUR);
      expect(await repository.of('b')).toEqual(new Map([['deadline', { at: 5, ms: 4 }]]));
      // What waits for a receiver is given up when it is days old.
      const [waiting] = await connection.all<{ made_at: number }>('SELECT made_at FROM deliveries');
      expect(Math.abs((waiting?.made_at ?? 0) - Date.now())).toBeLessThan(HOUR);
      expect(heard).toBe(1);
      // Once.
      const begun = await begunAt();
      await clock.look();
      expect(await begunAt()).toBe(begun);
    },
  );

  it.each<[string, (waits: LongWaits) => Promise<unknown>]>([
    ['a sleep ends', runOut],
    ['a table is read', (waits) => waits.of('a')],
  ])('was set just before %s: what began by the wrong one is not over', async (_, happens) => {
    const woken: string[] = [];
    const waits = make(async (table) => woken.push(table) > 0);
    await waits.keep('a', due(DAY));
    clocks.set(3 * DAY);
    await happens(waits);
    expect(woken).toEqual([]);
    expect(Math.abs(((await begunAt()) ?? 0) - Date.now())).toBeLessThan(HOUR);
  });

  it('is not taken for set where it runs a little fast', async () => {
    await make(async () => true).keep('a', due(DAY));
    const begun = await begunAt();
    clocks.set(2_000);
    await clock.look();
    expect(await begunAt()).toBe(begun);
  });

  it('was ahead when the server ran before: such a wait begins now, but not before this one is surely right', async () => {
    await repository.keep('a', due(50 * 365 * DAY));
    const waits = make(async () => true);
    await waits.onApplicationBootstrap();
    const ahead = await begunAt();
    // `os.uptime` tells seconds with fractions, so an hour is not one to the millisecond.
    clocks.pass(HOUR - 10);
    await runOut();
    expect(await begunAt()).toBe(ahead);
    clocks.pass(20);
    await runOut();
    expect(await begunAt()).toBe(Date.now());
  });

  it('is behind for some minutes after a start: a wait that began before loses nothing', async () => {
    await repository.keep('a', due(DAY - HOUR));
    const begun = await begunAt();
    clocks.set(-3 * DAY);
    const waits = make(async () => true);
    await waits.onApplicationBootstrap();
    clocks.pass(HOUR / 2);
    clocks.set(3 * DAY);
    await runOut();
    clocks.pass(2.5 * HOUR);
    await runOut();
    expect(await begunAt()).toBe(begun);
  });
});
