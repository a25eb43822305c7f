import { randomBytes } from 'node:crypto';
import { hostGame, type Json, type MatchView, REFEREE, seededRngs, unwrap } from '@mister-x/engine';
import {
  combineSeed,
  commitToShare,
  keyCheckHash,
  matchKey,
  NONCE_LENGTH,
  seal,
  seedCheckHash,
} from '@mister-x/engine/trust';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ComputerPool } from '../computers/computer-pool.js';
import { Connection } from '../database/connection.js';
import { migrate } from '../database/migrations.js';
import { EventBus } from '../runtime/events.js';
import { KeyRing } from './keys/key-ring.js';
import { newShare } from '../runtime/random.js';
import { Lifetime } from '../runtime/lifetime.js';
import { MatchActor } from './matches/match-actor.js';
import { MatchesRepository } from './matches/matches.repository.js';
import { stubGame, stubRegistry } from '../testing/stub-game.js';
import { ClockWatch } from '../database/clock-watch.js';
import { TimesRepository } from '../database/times.repository.js';
import { LiveTables } from './live-tables.js';
import { LongWaits } from './long-waits.js';
import { seedPlace } from './match-key.js';
import { type TableRecord, viewersOf } from './table.js';
import { TableLoader } from './table-loader.js';
import { TablesRepository } from './tables.repository.js';
import { WaitsRepository } from './waits.repository.js';

let connection: Connection;
let repository: TablesRepository;
let matches: MatchesRepository;
let ring: KeyRing;
let tables: LiveTables;

const SHARE = newShare();
const SERVER_SHARE = newShare();

const LATER = performance.now() + 6 * 60_000;

beforeEach(async () => {
  connection = await Connection.open(':memory:', 'create');
  await migrate(connection);
  repository = new TablesRepository(connection);
  matches = new MatchesRepository(connection);
  ring = new KeyRing();
  const lifetime = new Lifetime(() => () => undefined);
  const events = new EventBus(lifetime);
  tables = new LiveTables(
    new TableLoader(repository, matches, ring, stubRegistry),
    new LongWaits(
      new WaitsRepository(connection),
      () => () => undefined,
      new ClockWatch(new TimesRepository(connection), lifetime, events),
      events,
    ),
    () => () => undefined,
    {},
    0,
    new ComputerPool(),
    0,
    events,
  );
});

afterEach(async () => {
  tables.onModuleDestroy();
  await connection.close();
});

async function store(id: string, change: Partial<TableRecord> = {}): Promise<void> {
  await repository.create(
    {
      id,
      game: 'stub',
      gameVersion: 1,
      options: { bellMs: 0 },
      language: 'en',
      status: 'gathering',
      createdAt: 1,
      seal: 'phones',
      seedCommitment: commitToShare(id, SERVER_SHARE),
      serverShare: SERVER_SHARE,
      genesis: null,
      sealedSeed: null,
      matchKey: null,
      lost: false,
      next: null,
      joinCode: null,
      places: [],
      masks: false,
      replacing: null,
      seats: stubGame.seatPlan({ bellMs: 0 }).map((spec) => ({
        ...spec,
        name: spec.seat,
        colour: 'red',
        code: null,
        secretHash: null,
        recoveryHash: null,
        shareCheck: null,
        shareWrapped: null,
        share: null,
        computer: null,
        onScreen: false,
      })),
      ...change,
    },
    null,
  );
}

/** @returns what its keeper saw */
async function start(id: string, bellMs: number): Promise<MatchView<Json>> {
  const record = await repository.find(id);
  if (record === undefined) throw new Error('store it first');
  ring.addShare(id, 'keeper', SHARE);
  const key = matchKey(id, [{ seat: 'keeper', share: SHARE }]);
  const seed = combineSeed(id, SERVER_SHARE, []);
  const genesis = {
    format: 'mister-x-genesis/1' as const,
    match: id,
    game: 'stub',
    gameVersion: 1,
    options: { bellMs },
    seats: record.seats.map(({ seat, role, secret, name }) => ({ seat, role, secret, name })),
    startedAt: 1,
    seal: 'phones' as const,
    seedCommitment: record.seedCommitment,
    seedShares: [],
    seedCheck: seedCheckHash(id, seed),
    keyCheck: keyCheckHash(id, key),
  };
  const parts = { server: SERVER_SHARE, phones: [] };
  const sealed = seal(key, randomBytes(NONCE_LENGTH), seedPlace(id), parts);
  await repository.start(id, genesis, sealed);
  const hosted = hostGame(stubGame);
  const match = new MatchActor(
    hosted,
    unwrap(hosted.begin(genesis.options, seededRngs(seed))),
    genesis,
    { seed, seedParts: parts, key },
    viewersOf(record),
  );
  for (const [seat, action] of [
    [REFEREE, { type: 'deal' }],
    ['keeper', { type: 'hide', value: 7 }],
  ] as const) {
    const prepared = match.prepare(unwrap(match.run.step(seat, { kind: 'act', action })), []);
    await matches.append(id, prepared.row, prepared.shown);
    match.apply(prepared);
  }
  return match.run.view('keeper');
}

describe('tables in memory', () => {
  it('leave it when nobody used them, and come back by folding their log', async () => {
    await store('t');
    const seen = await start('t', 0);
    expect(seen).toMatchObject({ game: { dial: expect.any(Number), hidden: 7 } });
    const first = await tables.get('t');
    expect(first?.match?.run.view('keeper')).toEqual(seen);
    expect(first?.match?.revision('g1')).toBe(3);
    tables.sweep(performance.now());
    expect(tables.count).toBe(1);
    tables.sweep(LATER);
    expect(tables.count).toBe(0);
    const again = await tables.get('t');
    expect(again).not.toBe(first);
    expect(again?.match?.run.view('g1')).toEqual(first?.match?.run.view('g1'));
    expect(again?.match?.revision('g1')).toBe(3);
  });

  it('stay while the referee waits for something, or something is being done', async () => {
    await store('waiting');
    await start('waiting', 1_000);
    await store('busy');
    await tables.get('waiting');
    const busy = await tables.get('busy');
    let finish: () => void = () => undefined;
    void busy?.read(() => new Promise<void>((resolve) => (finish = resolve)));
    tables.sweep(LATER);
    expect(tables.count).toBe(2);
    finish();
    await busy?.idle();
    tables.sweep(LATER);
    expect(tables.count).toBe(1);
  });

  it('that are only looked at leave at once, unless something is waited for or being done', async () => {
    await store('quiet');
    await start('quiet', 0);
    await store('waiting');
    await start('waiting', 1_000);
    await store('busy');
    let finish: () => void = () => undefined;
    const busy = tables
      .get('busy')
      .then((table) => table?.read(() => new Promise<void>((resolve) => (finish = resolve))));
    for (const id of ['quiet', 'waiting', 'busy', 'unknown']) await tables.look(id);
    expect(['quiet', 'waiting', 'busy'].filter((id) => tables.holds(id))).toEqual([...['waiting', 'busy']]);
    finish();
    await busy;
    await store('broken');
    await start('broken', 0);
    await connection.run(`DELETE FROM log WHERE sequence = 1 AND table_id = 'broken'`);
    await expect(tables.look('broken')).rejects.toThrow('entry 1 does not follow');
  });

  it('are loaded once for all who ask at the same time', async () => {
    await store('t');
    const [a, b] = await Promise.all([tables.get('t'), tables.get('t')]);
    expect(a).toBe(b);
    expect(await tables.get('unknown')).toBeUndefined();
  });

  it('cannot be loaded with a gap in the log, or for another version of the game', async () => {
    await store('gap');
    await start('gap', 0);
    await connection.run('DELETE FROM log WHERE sequence = 1');
    await expect(tables.get('gap')).rejects.toThrow('entry 1 does not follow');
    await store('old', { gameVersion: 0 });
    await expect(tables.get('old')).rejects.toThrow('no version 0 of the game stub');
  });
});
