import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  baseOf,
  guessCommand,
  hideCommand,
  makeCommand,
  startStubTable,
  startTestServer,
  TestFolder,
} from '../testing/evening.js';
import { DATABASE_FILE } from './open.js';

let folder: TestFolder;
let database: string;
let away: string;
beforeEach(async () => {
  folder = await TestFolder.make();
  database = join(folder.dataDir, DATABASE_FILE);
  away = join(folder.path, 'away');
  await mkdir(away);
});
afterEach(() => folder.remove());

const isWell = async (server: { readonly port: number }) =>
  (await fetch(`${baseOf(server)}/api/health`)).status === 200;

/** Everything of the database, in another folder. */
async function moveAway(): Promise<void> {
  for (const name of await readdir(folder.dataDir)) {
    if (name.startsWith(DATABASE_FILE)) await rename(join(folder.dataDir, name), join(away, name));
  }
}

const HARMS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['the folder is deleted', () => rm(folder.dataDir, { recursive: true })],
  ['the database is deleted', () => rm(database)],
  ['the write-ahead log is deleted', () => rm(`${database}-wal`)],
  ['the files are moved away', moveAway],
  [
    'a copy takes their place',
    async () => {
      await copyFile(database, join(away, 'copy'));
      await rename(join(away, 'copy'), database);
    },
  ],
  [
    'another file takes their place',
    async () => {
      await rm(database);
      await writeFile(database, '');
    },
  ],
];

it.each(HARMS)('where %s, no move is taken that would be lost, and health says so', async (_, harm) => {
  const server = await startTestServer(folder);
  const { keeper, guest, all, table } = await startStubTable(server);
  await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(7)));
  await guest.until(({ revision }) => revision === 3);
  expect(await server.isSaved()).toBe(true);
  await harm();
  const move = makeCommand(guest, table, 'g1', guessCommand(1));
  expect(await guest.code('command', move)).toBe('FILES_GONE');
  expect(await isWell(server)).toBe(false);
  expect(await server.isSaved()).toBe(false);
  for (const client of all) client.close();
  await server.close();
});

it('play goes on when the same files are back, and nothing is lost', async () => {
  const server = await startTestServer(folder);
  const { keeper, guest, all, table } = await startStubTable(server);
  await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(7)));
  await guest.until(({ revision }) => revision === 3);
  await moveAway();
  const move = makeCommand(guest, table, 'g1', guessCommand(1));
  expect(await guest.code('command', move)).toBe('FILES_GONE');
  for (const name of await readdir(away)) await rename(join(away, name), join(folder.dataDir, name));
  expect(await guest.code('command', move)).toBe('ok');
  for (const client of all) client.close();
  await server.close();
});

it('a server that stops leaves alone what has taken the place of its files', async () => {
  const server = await startTestServer(folder);
  await moveAway();
  const theirs = `${database}-wal`;
  await writeFile(database, 'someone else’s');
  await writeFile(theirs, 'someone else’s');
  await server.close();
  expect(await readdir(folder.dataDir)).toContain(`${DATABASE_FILE}-wal`);
});
