import type { TableId } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Connection } from '../../database/connection.js';
import { migrate } from '../../database/migrations.js';
import { ShownViewsRepository } from './shown-views.repository.js';

let connection: Connection;
let views: ShownViewsRepository;
let now: number;

beforeEach(async () => {
  connection = await Connection.open(':memory:', 'create');
  await migrate(connection);
  now = 10_000;
  views = new ShownViewsRepository(connection, () => now);
});

afterEach(() => connection.close());

const shown = (revision: number) => ({ revision, json: `{"revision":${revision}}` });
/** As a row is appended; whether its view went with it. */
function along(table: string, revision: number): boolean {
  const isDue = views.isDue(table as TableId);
  views.kept(table as TableId, shown(revision), isDue);
  return isDue;
}
const load = () => {
  for (let row = 0; row < 30; row++) views.isDue('other' as TableId);
};
const kept = async () => {
  const rows = await connection.all<{ table_id: string; revision: number }>(
    'SELECT table_id, revision FROM shown ORDER BY table_id',
  );
  return rows.map(({ table_id, revision }) => [table_id, revision]);
};

it('goes with every move where people play', () => {
  for (let move = 1; move < 100; move++) {
    expect(along('t', move)).toBe(true);
    now += 200;
  }
});

it('waits under load, but never for long, and the last one is written', async () => {
  load();
  expect(along('t', 1)).toBe(true);
  expect(along('u', 5)).toBe(true);
  now += 900;
  expect(along('t', 2)).toBe(false);
  expect(along('t', 3)).toBe(false);
  await views.writeWaiting();
  expect(await kept()).toEqual([['t', 3]]);
  now += 5_000;
  load();
  expect(along('t', 4)).toBe(true);
  await views.writeWaiting();
  expect(await kept()).toEqual([['t', 3]]);
});

it('never puts an earlier moment in the place of a later one', async () => {
  load();
  along('t', 1);
  expect(along('t', 2)).toBe(false);
  await connection.run(`INSERT INTO shown (table_id, revision, view) VALUES ('t', 7, '{}')`);
  await views.writeWaiting();
  expect(await kept()).toEqual([['t', 7]]);
});

it('writes the views of many tables', async () => {
  load();
  for (let table = 100; table < 350; table++) along(`t${table}`, 1);
  for (let table = 100; table < 350; table++) expect(along(`t${table}`, 2)).toBe(false);
  await views.writeWaiting();
  expect(await kept()).toHaveLength(250);
});

it('goes with every move again once the load is over', () => {
  load();
  along('t', 1);
  expect(along('t', 2)).toBe(false);
  now += 2_500;
  expect(along('t', 3)).toBe(true);
});

it('keeps nothing of a row that could not be written', async () => {
  load();
  along('t', 1);
  expect(views.isDue('t' as TableId)).toBe(false);
  await views.writeWaiting();
  expect(await kept()).toEqual([]);
});
