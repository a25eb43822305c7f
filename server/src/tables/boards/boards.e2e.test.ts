import { request as httpRequest } from 'node:http';
import { games } from '@mister-x/games';
import { BOARD_LIMITS, type BoardReceipt, boardId, readBoardText } from '@mister-x/games/pursuit/rules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Bandwidth } from '../../web/limits/bandwidth.js';
import { LIMITS } from '../../web/limits/limits.js';
import { DatabaseTap } from '../../testing/database.js';
import { baseOf, openKiosk, startTestServer, TestFolder, type TestServer } from '../../testing/evening.js';
import { TestClient } from '../../testing/test-client.js';
import { CUSTOM_FILES_MAX } from './boards.service.js';
import { village } from './testing/villages.js';

const { ms: OPEN_MS, bodyMs: BODY_MS } = LIMITS.uploads;

/** A kiosk puts a board on the shelf. How one is played on is tested with the games. */

let folder: TestFolder;
let server: TestServer;
let kiosk: TestClient;
let tap: DatabaseTap;
const timers = new Map<() => void, number>();

async function start(): Promise<void> {
  tap = new DatabaseTap();
  const after = (ms: number, work: () => void) => {
    timers.set(work, ms);
    // What the game waits for comes at once, and what only tests of slowness wait for when they say so.
    // biome-ignore lint/plugin: as the game says
    if (ms < BODY_MS) setTimeout(work, ms);
    return () => timers.delete(work);
  };
  server = await startTestServer(folder, { ...tap.overrides, after }, { registry: games });
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

/** Until the server waits for the rest of a body. */
const bodyAwaited = () => expect.poll(() => [...timers.values()].includes(BODY_MS)).toBe(true);
const runOut = (wanted: number) => {
  for (const [work, ms] of [...timers]) if (ms === wanted) work();
};

async function put(body: string | Uint8Array, path?: string): Promise<[number, BoardReceipt]> {
  const to = path ?? (await kiosk.get('board:send', {})).path;
  const answer = await fetch(`${baseOf(server)}${to}`, {
    method: 'PUT',
    body: typeof body === 'string' ? body : Buffer.from(body),
    headers: { 'content-type': 'application/json' },
  });
  return [answer.status, (await answer.json()) as BoardReceipt];
}

const get = (name: string) => fetch(`${baseOf(server)}/boards/${name}`);
const listed = async () => (await kiosk.get('board:list', {})).boards.map(({ board }) => board);

describe('a board that is sent', () => {
  it('lies on the shelf under an id out of its content, once', async () => {
    const file = village();
    expect(await put(JSON.stringify(file))).toEqual([201, { ok: true, board: boardId(file), notes: [] }]);
    await put(JSON.stringify(file, null, 2));
    const { boards } = await kiosk.get('board:list', {});
    expect(boards).toEqual([
      {
        board: boardId(file),
        game: file.game,
        name: 'Village',
        stations: 25,
        warnings: 0,
        addedAt: expect.any(Number),
      },
    ]);
  });

  it('is served to everybody for good, with the headers of all answers', async () => {
    const file = village();
    const answer = await get(`${boardId(file)}.json`);
    expect(answer.status).toBe(200);
    expect(readBoardText(await answer.text())).toEqual({ ok: true, value: file });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each(['b-AAAAAAAAAAAAAAAAAAAAAA.json', 'b-AAAAAAAAAAAAAAAAAAAAAA', 'x.json', '%2e%2e%2fx.json'])(
    'is not %s',
    async (name) => {
      const answer = await get(name);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );
});

it('goes out no faster than other files', async () => {
  const name = `${boardId(village())}.json`;
  const { length } = Buffer.from(await (await get(name)).arrayBuffer());
  const turns = vi.spyOn(Bandwidth.prototype, 'turn');
  await (await get(name)).arrayBuffer();
  expect(turns.mock.calls.reduce((sum, [, { bytes }]) => sum + bytes, 0)).toBe(length);
  turns.mockRestore();
});

describe('what is no board to play on is refused, and says why', () => {
  const file = village('Refused');
  it.each<[string, () => string | Uint8Array, number, object]>([
    ['no JSON', () => 'hello', 422, { code: 'NOT_JSON' }],
    ['nothing', () => '', 422, { code: 'NOT_JSON' }],
    ['no UTF-8', () => Uint8Array.of(0x22, 0xff, 0x22), 422, { code: 'NOT_JSON' }],
    ['too much', () => ' '.repeat(BOARD_LIMITS.bytes + 1), 413, { code: 'FILE_TOO_LARGE' }],
    ['a list in lists without end', () => '['.repeat(200_000), 422, { code: 'NOT_JSON' }],
    ['lists in lists', () => '['.repeat(99_999) + ']'.repeat(99_999), 422, { code: 'NOT_A_BOARD' }],
    ['a script', () => JSON.stringify({ ...file, name: '<script>' }), 422, { code: 'TEXT_NOT_PLAIN', path: '/name' }],
    [
      'a picture beside',
      () => JSON.stringify({ ...file, photo: 'data:' }),
      422,
      { code: 'MEMBER_UNKNOWN', path: '/photo' },
    ],
    ['another game', () => JSON.stringify({ ...file, game: 'chess' }), 422, { code: 'GAME_UNKNOWN', path: '/game' }],
    [
      'a board with errors',
      () => JSON.stringify({ ...file, starts: {} }),
      422,
      {
        code: 'BOARD_UNPLAYABLE',
        notes: [
          {
            code: 'STARTS_TOO_FEW',
            level: 'error',
            stops: [],
            deck: Object.keys(village().starts)[0],
            count: 0,
            limit: expect.any(Number),
          },
        ],
      },
    ],
  ])('%s', async (_what, body, status, receipt) => {
    const before = await tap.rows(['boards']);
    const [told, answer] = await put(body());
    expect(told).toBe(status);
    expect(answer).toMatchObject({ ok: false, ...receipt });
    expect(await tap.rows(['boards'])).toBe(before);
  });

  it('an address is good once, for a minute, and only where one was made', async () => {
    const { path } = await kiosk.get('board:send', {});
    expect(path).toMatch(/^\/boards\/[0-9a-f]{32}$/);
    expect((await put('hello', path))[0]).toBe(422);
    expect((await put('hello', path))[0]).toBe(404);
    const late = (await kiosk.get('board:send', {})).path;
    runOut(OPEN_MS);
    expect((await put('hello', late))[0]).toBe(404);
    expect((await put('hello', `/boards/${'0'.repeat(32)}`))[0]).toBe(404);
    const oldest = (await kiosk.get('board:send', {})).path;
    for (let n = 0; n < 8; n++) await kiosk.get('board:send', {});
    expect((await put('hello', oldest))[0]).toBe(404);
  });

  it.each(['/boards', '/boards/', '/boards/x.json', '/boards/../play', '/'])(
    'nothing can be sent to %s',
    async (path) => {
      const answer = await fetch(`${baseOf(server)}${path}`, { method: 'PUT', body: '{}' });
      expect(answer.status).toBe(405);
    },
  );

  it('a body that does not end is not waited for', async () => {
    const { path } = await kiosk.get('board:send', {});
    const status = await new Promise<number>((resolve, reject) => {
      const request = httpRequest(`${baseOf(server)}${path}`, { method: 'PUT' }, (answer) => {
        resolve(answer.statusCode ?? 0);
        request.destroy();
      });
      request.on('error', reject);
      request.write('{"format":');
      void bodyAwaited().then(() => runOut(BODY_MS));
    });
    expect(status).toBe(408);
  });

  it('a sender who goes away in the middle leaves nothing behind', async () => {
    const { path } = await kiosk.get('board:send', {});
    const before = timers.size;
    await new Promise<void>((resolve) => {
      const request = httpRequest(`${baseOf(server)}${path}`, { method: 'PUT' });
      request.on('error', () => resolve());
      request.write('{"format":');
      void bodyAwaited().then(() => request.destroy());
    });
    await expect.poll(() => timers.size).toBeLessThan(before + 1);
    expect((await get(`${boardId(village())}.json`)).status).toBe(200);
  });
});

describe('only the host', () => {
  it('sees the shelf, sends boards and takes them off', async () => {
    const stranger = await TestClient.connect(baseOf(server));
    expect(await stranger.code('board:list', {})).toBe('FORBIDDEN');
    expect(await stranger.code('board:send', {})).toBe('FORBIDDEN');
    expect(await stranger.code('board:remove', { board: boardId(village()) })).toBe('FORBIDDEN');
    expect(await listed()).toContain(boardId(village()));
    stranger.close();
  });
});

describe('a shelf', () => {
  it('that is full takes no more, but what it has it has', async () => {
    const here = (await listed()).length;
    for (let n = here; n < CUSTOM_FILES_MAX; n++) {
      expect((await put(JSON.stringify(village(`Village ${n}`))))[0]).toBe(201);
    }
    expect(await put(JSON.stringify(village('One more')))).toEqual([409, { ok: false, code: 'SHELF_FULL' }]);
    expect((await put(JSON.stringify(village())))[0]).toBe(201);
    expect(await listed()).toHaveLength(CUSTOM_FILES_MAX);
    await kiosk.get('board:remove', { board: boardId(village()) });
    expect((await put(JSON.stringify(village('One more'))))[0]).toBe(201);
  });

  it('on a full disk says so, and goes on afterwards', async () => {
    const boards = await listed();
    for (const board of boards.slice(0, 10)) await kiosk.get('board:remove', { board });
    await tap.open.run('VACUUM');
    const [size] = await tap.open.all<{ page_count: number }>('PRAGMA page_count');
    await tap.open.run(`PRAGMA max_page_count = ${size?.page_count}`);
    const before = await tap.rows(['boards']);
    expect(await put(JSON.stringify(village('Too large')))).toEqual([507, { ok: false, code: 'DISK_FULL' }]);
    expect(await tap.rows(['boards'])).toBe(before);
    await tap.open.run('PRAGMA max_page_count = 1000000');
    expect((await put(JSON.stringify(village('Too large'))))[0]).toBe(201);
  });
});
