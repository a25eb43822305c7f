import { afterEach, beforeEach, expect, it } from 'vitest';
import { Connection } from '../database/connection.js';
import { migrate } from '../database/migrations.js';
import { LongWaits } from './long-waits.js';
import { WaitsRepository } from './waits.repository.js';

let connection: Connection;
let repository: WaitsRepository;
/** Timers that run, by what is left of them. */
let running: { readonly ms: number; readonly work: () => void }[];

beforeEach(async () => {
  connection = await Connection.open(':memory:', 'create');
  await migrate(connection);
  repository = new WaitsRepository(connection);
  running = [];
});
afterEach(() => connection.close());

function make(wake: (table: string) => Promise<boolean>): LongWaits {
  const waits = new LongWaits(repository, (ms, work) => {
    const timer = { ms, work };
    running.push(timer);
    return () => {
      running = running.filter((each) => each !== timer);
    };
  });
  waits.onDue(wake);
  return waits;
}

const due = (ms: number) => new Map([['deadline', Date.now() + ms]]);
/** Until everything is written and read that was begun. */
const settled = () => connection.exclusively(async () => void (await repository.next(0)));

async function runOut(): Promise<void> {
  const timers = running;
  running = [];
  for (const { work } of timers) work();
  await settled();
  await settled();
}

it('one timer runs for all tables, until the next of their waits is over', async () => {
  const waits = make(async () => true);
  await waits.keep('a', due(50_000));
  await waits.keep('b', due(20_000));
  expect(running.map(({ ms }) => Math.round(ms / 1000))).toEqual([20]);
  await waits.keep('b', new Map());
  expect(running.map(({ ms }) => Math.round(ms / 1000))).toEqual([50]);
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
