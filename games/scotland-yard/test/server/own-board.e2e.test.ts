import { games } from '../../../index.js';
import { boardId } from '../../../pursuit/rules/index.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { baseOf, openKiosk, startTestServer, TestFolder, type TestServer } from '@mister-x/server/testing/evening';
import type { TestClient } from '@mister-x/server/testing/test-client';
import { startYard, viewOf } from './players.js';
import { village } from '../server-data.js';

let folder: TestFolder;
let server: TestServer;
let kiosk: TestClient;

async function start(): Promise<void> {
  server = await startTestServer(folder, {}, { registry: games });
  kiosk = await openKiosk(server);
}

beforeEach(async () => {
  folder = await TestFolder.make();
  await start();
});

afterEach(async () => {
  kiosk.close();
  await server.close();
  await folder.remove();
});

const get = (name: string) => fetch(`${baseOf(server)}/boards/${name}`);
const listed = async () => (await kiosk.get('board:list', {})).boards.map(({ board }) => board);

it('a table on a board of the shelf is played on it, and keeps it when the shelf does not', async () => {
  const file = village('Played');
  const id = boardId(file);
  const { path } = await kiosk.get('board:send', {});
  const body = JSON.stringify(file);
  expect((await fetch(`${baseOf(server)}${path}`, { method: 'PUT', body })).status).toBe(201);
  const { table, all, x } = await startYard(server, 3, 1, 'server', id);
  const view = viewOf(x);
  expect(view.board).toBe(id);
  const deck = file.starts.classic18;
  expect(view.detectives.every(({ stop }) => deck?.includes(stop ?? 0))).toBe(true);
  expect(JSON.stringify(all.map(({ pushes }) => pushes))).not.toContain('mister-x-board');
  await kiosk.get('board:remove', { board: id });
  await kiosk.get('board:remove', { board: id });
  expect(await listed()).not.toContain(id);
  expect((await get(`${id}.json`)).status).toBe(200);
  for (const client of all) client.close();
  kiosk.close();
  await server.close();
  await start();
  expect(await (await get(`${id}.json`)).json()).toEqual(file);
  const { view: shown } = await kiosk.get('table:watch', { table });
  expect(shown?.game).toMatchObject({ board: id });
  const again = {
    game: file.game,
    options: { hunters: 1, board: id },
    language: 'en',
  } as const;
  const seats = ['A', 'B'].map((name) => ({ name, colour: 'red' }));
  expect(await kiosk.code('table:create', { ...again, seats })).toBe('BOARD_DATA_INVALID');
});
