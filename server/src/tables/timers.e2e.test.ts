import { err, type Game, hostGame, type Refusal, registry } from '@mister-x/engine';
import type { INestApplicationContext } from '@nestjs/common';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SLEEP_MS_MAX } from '../runtime/clock.js';
import type { Connection } from '../database/connection.js';
import {
  hideCommand,
  makeCommand,
  startStubTable,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../testing/evening.js';
import { ManualTimers } from '../testing/hand-clock.js';
import { DAY_MS, type StubTypes, stubGame } from '../testing/stub-game.js';
import { LongWaits } from './long-waits.js';
import { RETRY_MS } from './table-timers.js';

const BELL_MS = 5_000;

let folder: TestFolder;
let server: TestServer | undefined;
let clock: ManualTimers;

beforeEach(async () => {
  folder = await TestFolder.make();
  clock = new ManualTimers();
});
afterEach(async () => {
  await server?.close();
  await folder.remove();
});

/** Rings only after it was tried once. */
function faulty(fault: () => ReturnType<Game<StubTypes>['decide']>): Game<StubTypes> {
  let tried = false;
  return {
    ...stubGame,
    decide: (state, seat, action, rng) => {
      if (action.type !== 'ring' || tried) return stubGame.decide(state, seat, action, rng);
      tried = true;
      return fault();
    },
  };
}

const refused: Refusal = { code: 'PHASE_WRONG' };

it.each([
  ['is refused', () => err(refused)],
  [
    'fails',
    () => {
      throw new Error('a bug');
    },
  ],
])('a timer whose action %s is tried again, and the match goes on', async (_, fault) => {
  const games = registry(hostGame(faulty(fault)));
  server = await startTestServer(folder, { after: clock.after }, { registry: games });
  const { keeper, guest, table } = await startStubTable(server, { bellMs: BELL_MS });
  await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(7)));
  expect(clock.waiting.map(({ ms }) => ms)).toEqual([BELL_MS]);
  clock.waiting.pop()?.work();
  await expect.poll(() => clock.waiting.map(({ ms }) => ms)).toEqual([RETRY_MS]);
  clock.waiting.pop()?.work();
  await guest.until(({ revision }) => revision === 4);
  expect(guest.view).toMatchObject({ bells: 1 });
  await expect.poll(() => clock.waiting).toEqual([]);
});

/** A disk below a server: what is asked of it fails while `fails` says so. */
class FailingDisk {
  fails: (sql: string) => boolean = () => false;
  /** Statements that failed, or that wait for it. */
  failed = 0;
  private held = Promise.resolve();

  /** What fails does so no sooner than the returned function is called. */
  hold(): () => void {
    let release = () => {};
    this.held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  readonly overrides = {
    onDatabase: async (connection: Connection) => {
      const all = connection.all.bind(connection);
      const runPrepared = connection.runPrepared.bind(connection);
      const error = Object.assign(new Error('SQLITE_IOERR: disk I/O error'), {
        code: 'SQLITE_IOERR',
      });
      const fail = async () => {
        this.failed += 1;
        await this.held;
        throw error;
      };
      connection.all = (sql, values) => (this.fails(sql) ? fail() : all(sql, values));
      connection.runPrepared = (sql, values) => (this.fails(sql) ? fail() : runPrepared(sql, values));
    },
  };
}

const waited = () => clock.waiting.map(({ ms }) => ms);

it('a timer outlives a disk that is broken when it runs out, and when it is looked at again', async () => {
  const disk = new FailingDisk();
  server = await startTestServer(folder, { after: clock.after, ...disk.overrides });
  const { keeper, guest, table } = await startStubTable(server, { bellMs: BELL_MS });
  await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(7)));
  disk.fails = () => true;
  clock.waiting.pop()?.work();
  for (const ms of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    await expect.poll(waited).toEqual([ms]);
    clock.waiting.pop()?.work();
  }
  await expect.poll(waited).toEqual([60_000]);
  disk.fails = () => false;
  clock.waiting.pop()?.work();
  await expect.poll(waited).toEqual([BELL_MS]);
  clock.waiting.pop()?.work();
  await guest.until(({ view }) => (view as { bells: number } | undefined)?.bells === 1);
});

it('a deadline outlives reads that are slow and then fail', async () => {
  const disk = new FailingDisk();
  let waits: LongWaits | undefined;
  const onApp = (app: INestApplicationContext) => {
    waits = app.get(LongWaits);
  };
  server = await startTestServer(folder, { after: clock.after, ...disk.overrides, onApp });
  const { table } = await startStubTable(server);
  const deadline = (days: number) => new Map([['deadline', { at: Date.now() + days * DAY_MS, ms: days * DAY_MS }]]);
  await waits?.keep(table, deadline(1));
  expect(waited()).toEqual([SLEEP_MS_MAX]);

  disk.fails = (sql) => sql.includes('FROM waits');
  const fail = disk.hold();
  clock.strike();
  await expect.poll(() => disk.failed).toBe(1);
  const later = deadline(2);
  const kept = waits?.keep(table, later);
  expect(waited()).toEqual([]);
  fail();
  await kept;
  // The look that was under way, and the one after it.
  expect(waited()).toEqual([4_000]);

  disk.fails = () => false;
  clock.strike();
  await expect.poll(waited).toEqual([SLEEP_MS_MAX]);
  expect(await waits?.of(table)).toEqual(later);
});

it.each(['FROM log', 'FROM waits', "status = 'playing'"])(
  'a disk that fails at a start when it reads %s keeps no timer from running',
  async (part) => {
    const seal = { seal: 'host' } as const;
    server = await startTestServer(folder, { after: clock.after }, seal);
    const { keeper, table } = await startStubTable(server, { bellMs: BELL_MS });
    await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(7)));
    await server.close();
    const disk = new FailingDisk();
    disk.fails = (sql) => sql.includes(part);
    server = await startTestServer(folder, { after: clock.after, ...disk.overrides }, seal);
    await server.resumed;
    expect(waited()).not.toContain(BELL_MS);
    disk.fails = () => false;
    clock.strike();
    await expect.poll(waited).toContain(BELL_MS);
  },
);
