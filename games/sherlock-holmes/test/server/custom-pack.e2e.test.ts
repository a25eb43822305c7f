import type { CustomFileReceipt } from '../../../custom.js';
import { games } from '../../../index.js';
import { verifyRecord } from '@mister-x/engine/record';
import { DEFAULT_HOLMES_PACK_FILE, type PackFile, packId } from '../../rules/index.js';
import { checkNumberOf } from '@mister-x/engine/trust';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseTap } from '@mister-x/server/testing/database';
import {
  baseOf,
  makeCommand,
  openKiosk,
  startTestServer,
  TestFolder,
  type TestServer,
} from '@mister-x/server/testing/evening';
import { TestClient } from '@mister-x/server/testing/test-client';

/** An owner's pack on the shelf and on the table. What is the same for boards is tested with boards. */

let folder: TestFolder;
let server: TestServer;
let kiosk: TestClient;
let tap: DatabaseTap;

async function start(): Promise<void> {
  tap = new DatabaseTap();
  server = await startTestServer(folder, tap.overrides, { registry: games });
  kiosk = await openKiosk(server);
}

beforeAll(async () => {
  folder = await TestFolder.make();
  await start();
});

afterAll(async () => {
  kiosk.close();
  await server.close();
  await folder.remove();
});

/** The pack that comes with the game under another name, so another pack. */
function own(pack: string): PackFile {
  return { ...DEFAULT_HOLMES_PACK_FILE, pack };
}

async function put(body: string): Promise<[number, CustomFileReceipt]> {
  const { path } = await kiosk.get('board:send', {});
  const answer = await fetch(`${baseOf(server)}${path}`, { method: 'PUT', body });
  return [answer.status, (await answer.json()) as CustomFileReceipt];
}

const get = (name: string) => fetch(`${baseOf(server)}/boards/${name}`);

function table(pack: string) {
  return {
    game: 'sherlock-holmes',
    language: 'en',
    options: { seats: 2, pack },
    seats: ['Ada', 'Ben'].map((name) => ({ name, colour: 'red' })),
  } as const;
}

describe('a pack that is sent', () => {
  it('lies on the shelf under an id out of its content, once, and is served to everybody', async () => {
    const file = own('shelved');
    const id = packId(file);
    expect(await put(JSON.stringify(file))).toEqual([201, { ok: true, board: id, notes: [] }]);
    await put(JSON.stringify(Object.fromEntries(Object.entries(file).reverse()), null, 2));
    expect((await kiosk.get('board:list', {})).boards).toEqual([
      {
        board: id,
        game: 'sherlock-holmes',
        name: 'shelved',
        stations: 31,
        warnings: 0,
        addedAt: expect.any(Number),
      },
    ]);
    const answer = await get(`${id}.json`);
    expect(await answer.json()).toEqual(file);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each<[string, object, object]>([
    [
      'everything that is wrong, by name (SH-10)',
      {
        ...own('broken'),
        roads: [...DEFAULT_HOLMES_PACK_FILE.roads, ['1', '1'], ['1', '99']],
        cases: DEFAULT_HOLMES_PACK_FILE.cases.slice(1),
        holmes_start: '1',
      },
      {
        causes: [
          { code: 'ROAD_SELF', names: ['1'] },
          { code: 'ROAD_END', names: ['1', '99'] },
          { code: 'LOOP_START', names: ['1'] },
          { code: 'CASE_COUNT', names: [] },
          { code: 'TOKEN_COUNT', names: [] },
        ],
      },
    ],
    ['where its shape is wrong', { ...own('broken'), hand_size: 'six' }, { causes: [], member: 'pack.hand_size' }],
    [
      'a name that is no plain text',
      { ...own('broken'), origin: 'turned \u202e round' },
      { causes: [], member: 'pack.origin' },
    ],
    ['a member too many', { ...own('broken'), photo: 'data:' }, { member: 'pack.photo' }],
  ])('is refused, and the answer is %s', async (_what, file, said) => {
    const before = await tap.rows(['boards']);
    const [status, receipt] = await put(JSON.stringify(file));
    expect(status).toBe(422);
    expect(receipt).toMatchObject({ ok: false, code: 'PACK_INVALID', ...said });
    expect(await tap.rows(['boards'])).toBe(before);
  });

  it('is not served under an id that there is not', async () => {
    expect((await get('p-AAAAAAAAAAAAAAAAAAAAAA.json')).status).toBe(404);
  });
});

it('a table with a pack of the shelf is played with it, keeps it, and its record holds', async () => {
  const file = own('played');
  const id = packId(file);
  expect((await put(JSON.stringify(file)))[0]).toBe(201);
  const made = await kiosk.get('table:create', table(id));
  const { host } = await kiosk.get('table:open', made);
  const phones = await Promise.all(
    Object.values(host.codes).map(async (code) => {
      const phone = await TestClient.connect(baseOf(server));
      await phone.get('seat:claim', { code });
      return phone;
    }),
  );
  await kiosk.get('table:start', made);
  for (const client of [kiosk, ...phones]) await client.until(({ revision }) => revision >= 1);
  expect(phones.map(({ view }) => view)).toMatchObject([{ pack: id }, { pack: id }]);
  expect(JSON.stringify(phones.map(({ pushes }) => pushes))).not.toContain('holmes_loop');
  await kiosk.get('board:remove', { board: id });
  expect((await kiosk.get('board:list', {})).boards.map(({ board }) => board)).not.toContain(id);
  expect(await kiosk.code('table:create', table(id))).toBe('PACK_INVALID');
  await kiosk.get('command', makeCommand(kiosk, made.table, 'referee', { kind: 'abandon' }));
  const record = await kiosk.record(made.table);
  expect(record.genesis).toMatchObject({ options: { pack: { pack: 'played' } } });
  const checkNumber = checkNumberOf(record.heads.at(-1) ?? '');
  expect(verifyRecord(record, games, { now: Date.now(), checkNumber })).toMatchObject({
    verdict: 'valid',
    findings: [],
  });
  for (const client of [kiosk, ...phones]) client.close();
  await server.close();
  await start();
  expect(await (await get(`${id}.json`)).json()).toEqual(file);
});
