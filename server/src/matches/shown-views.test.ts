import type { TableId } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Connection } from '../database/connection.js';
import { migrate } from '../database/migrate.js';
import { ShownViews } from './shown-views.js';

let connection: Connection;
let views: ShownViews;
let now: number;

beforeEach(async () => {
  connection = await Connection.open(':memory:', 'create');
  await migrate(connection);
  now = 10_000;
  views = new ShownViews(connection, () => now);
});

afterEach(() => connection.close());

const shown = (revision: number) => ({ revision, json: `{"revision":${revision}}` });
const along = (table: string, revision: number) => views.along(table as TableId, shown(revision));
const load = () => {
  for (let row = 0; row < 30; row++) views.along('other' as TableId, null);
};
const kept = async () => {
  const rows = await connection.all<{ table_id: string; revision: number }>(
    'SELECT table_id, revision FROM shown ORDER BY table_id',
  );
  return rows.map(({ table_id, revision }) => [table_id, revision]);
};

it('goes with every move where people play', () => {
  for (let move = 1; move < 100; move++) {
    expect(along('t', move)).toEqual(shown(move));
    now += 200;
  }
});

it('waits under load, but never for long, and the last one is written', async () => {
  load();
  expect(along('t', 1)).toEqual(shown(1));
  expect(along('u', 5)).toEqual(shown(5));
  now += 900;
  expect(along('t', 2)).toBeNull();
  expect(along('t', 3)).toBeNull();
  await views.writeWaiting();
  expect(await kept()).toEqual([['t', 3]]);
  now += 5_000;
  load();
  expect(along('t', 4)).toEqual(shown(4));
  await views.writeWaiting();
  expect(await kept()).toEqual([['t', 3]]);
});

it('never puts an earlier moment in the place of a later one', async () => {
  load();
  along('t', 1);
  expect(along('t', 2)).toBeNull();
  await connection.run(`INSERT INTO shown (table_id, revision, view) VALUES ('t', 7, '{}')`);
  await views.writeWaiting();
  expect(await kept()).toEqual([['t', 7]]);
});

it('writes the views of many tables', async () => {
  load();
  for (let table = 100; table < 350; table++) along(`t${table}`, 1);
  for (let table = 100; table < 350; table++) expect(along(`t${table}`, 2)).toBeNull();
  await views.writeWaiting();
  expect(await kept()).toHaveLength(250);
});

it('goes with every move again once the load is over', () => {
  load();
  along('t', 1);
  expect(along('t', 2)).toBeNull();
  now += 2_500;
  expect(along('t', 3)).toEqual(shown(3));
});
