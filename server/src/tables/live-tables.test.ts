import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Connection } from '../database/connection.js';
import { migrate } from '../database/migrations.js';
import { newSeed } from '../keys/random.js';
import { MatchesRepository } from '../matches/matches.repository.js';
import { stubGame, stubRegistry } from '../testing/stub-game.js';
import { LiveTables } from './live-tables.js';
import type { TableRecord } from './table.js';
import { TablesRepository } from './tables.repository.js';

let connection: Connection;
let repository: TablesRepository;
let matches: MatchesRepository;
let tables: LiveTables;

const LATER = Date.now() + 6 * 60_000;

beforeEach(async () => {
  connection = await Connection.open(':memory:', 'create');
  await migrate(connection);
  repository = new TablesRepository(connection);
  matches = new MatchesRepository(connection);
  tables = new LiveTables(repository, matches, stubRegistry);
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
      seed: newSeed(),
      setup: null,
      next: null,
      seats: stubGame.seatPlan({ bellMs: 0 }).map((spec) => ({
        ...spec,
        name: spec.seat,
        colour: 'red',
        code: null,
        secretHash: null,
        wordsHash: null,
      })),
      ...change,
    },
    null,
  );
}

async function start(id: string, bellMs: number): Promise<void> {
  await repository.start(id, { options: { bellMs } });
  const entry = (sequence: number, event: { type: string }) => ({
    sequence,
    seat: 'referee',
    command: null,
    batch: { by: 'referee', events: [{ kind: 'game' as const, event }] },
  });
  await matches.append(id, entry(1, { type: 'dealt', ...{ dial: 5 } }));
  await matches.append(id, entry(2, { type: 'hidden', ...{ secret: { value: 7 } } }));
}

describe('tables in memory', () => {
  it('leave it when nobody used them, and come back by folding their log', async () => {
    await store('t');
    await start('t', 0);
    const first = await tables.get('t');
    expect(first?.match?.view('keeper')).toMatchObject({ game: { dial: 5, hidden: 7 } });
    expect(first?.match?.revision('g1')).toBe(3);
    tables.sweep(Date.now());
    expect(tables.count).toBe(1);
    tables.sweep(LATER);
    expect(tables.count).toBe(0);
    const again = await tables.get('t');
    expect(again).not.toBe(first);
    expect(again?.match?.view('g1')).toEqual(first?.match?.view('g1'));
    expect(again?.match?.revision('g1')).toBe(3);
  });

  it('stay while the referee waits for something, or something is being done', async () => {
    await store('waiting');
    await start('waiting', 1_000);
    await store('busy');
    await tables.get('waiting');
    const busy = await tables.get('busy');
    let finish: () => void = () => undefined;
    void busy?.queue.add(() => new Promise<void>((resolve) => (finish = resolve)));
    tables.sweep(LATER);
    expect(tables.count).toBe(2);
    finish();
    await busy?.queue.onIdle();
    tables.sweep(LATER);
    expect(tables.count).toBe(1);
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
    await expect(tables.get('gap')).rejects.toThrow('entry 1 of the log is missing');
    await store('old', { gameVersion: 0 });
    await expect(tables.get('old')).rejects.toThrow('no version 0 of the game stub');
  });
});
