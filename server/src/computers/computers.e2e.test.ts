import { type Json, REFEREE } from '@mister-x/engine';
import { games } from '@mister-x/games';
import type { Level, SeatSetup, TableId } from '@mister-x/engine/protocol';
import { verifyRecord } from '@mister-x/engine/record';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestOverrides } from '../cli/start.js';
import { baseOf, makeCommand, openKiosk, startTestServer, TestFolder, type TestServer } from '../testing/evening.js';
import { ManualTimers } from '../testing/hand-clock.js';
import { TestClient } from '../testing/test-client.js';

let folder: TestFolder;
let server: TestServer;
let kiosk: TestClient;

beforeEach(async () => {
  folder = await TestFolder.make();
  await start();
});
afterEach(async () => {
  await server.close();
  await folder.remove();
});

async function start(overrides: TestOverrides = {}): Promise<void> {
  server = await startTestServer(folder, overrides, { registry: games, paceMs: 1 });
  kiosk = await openKiosk(server);
}

const COLOURS = ['clear', 'red', 'blue', 'green', 'yellow', 'black'];

/** A computer for each level, a person for each `null`; Mister X first. */
function seats(levels: readonly (Level | null)[], x: Partial<SeatSetup> = {}): SeatSetup[] {
  return levels.map((computer, i) => ({
    name: `Player ${i}`,
    colour: COLOURS[i] ?? 'white',
    ...(computer === null ? {} : { computer }),
    ...(i === 0 ? x : {}),
  }));
}

const OPTIONS = { hunters: 2, flags: { start_source: 'server' } };

const EUROPE = { hunters: 2, flags: { hand_source: 'server' } };

const asking = (levels: readonly (Level | null)[], options: Json = OPTIONS, x = {}) => ({
  game: 'scotland-yard',
  options,
  seats: seats(levels, x),
  language: 'en' as const,
});

async function created(...request: Parameters<typeof asking>): Promise<TableId> {
  const { table } = await kiosk.get('table:create', asking(...request));
  await kiosk.look('table:open', table);
  return table;
}

const infoOf = async (table: TableId) => (await kiosk.get('table:open', { table })).table;
const isOver = async (table: TableId) => (await infoOf(table)).status === 'over';
const ended = (table: TableId) => expect.poll(() => isOver(table)).toBe(true);

async function findings(table: TableId): Promise<unknown> {
  const record = await kiosk.record(table);
  return verifyRecord(record, games, { now: Date.now() }).findings;
}

describe('computers in all chairs', () => {
  it('play a game from its deal to its end, and the record stands', async () => {
    const table = await created(['easy', 'medium', 'easy']);
    await kiosk.get('table:start', { table });
    await ended(table);
    expect(await findings(table)).toEqual([]);
    const { genesis } = await kiosk.record(table);
    expect(genesis.seats.map(({ computer }) => computer)).toEqual(['easy', 'medium', 'easy']);
  });

  it('go on after the server was stopped in the middle', async () => {
    const table = await created(['easy', 'easy', 'easy']);
    await kiosk.get('table:start', { table });
    await kiosk.until(({ revision }) => revision > 8);
    await server.close();
    await start();
    await kiosk.look('table:open', table);
    await ended(table);
    expect(await findings(table)).toEqual([]);
  });
});

describe('a chair that a computer takes', () => {
  it('is held, by nobody’s phone, and says so', async () => {
    const table = await created(['medium', null, 'hard']);
    const { seats: told } = await infoOf(table);
    expect(told.map(({ claimed, computer, connected }) => [claimed, computer, connected])).toEqual([
      [true, 'medium', true],
      [false, null, false],
      [true, 'hard', true],
    ]);
    const { host } = await kiosk.get('table:open', { table });
    expect(Object.keys(host.codes)).toEqual([told[1]?.seat]);
  });

  it('is a person’s again when the host says so, but for one with secrets in a game', async () => {
    const table = await created(['easy', 'easy', 'easy']);
    const [x, first] = (await infoOf(table)).seats.map(({ seat }) => seat);
    const empty = (seat = '') => kiosk.code('seat:computer', { table, seat, level: null });
    expect(await empty(first)).toBe('ok');
    expect(await empty(x)).toBe('ok');
    expect(await kiosk.code('table:start', { table })).toBe('SEATS_UNCLAIMED');
    expect(await kiosk.code('seat:computer', { table, seat: x, level: 'easy' })).toBe('ok');
    await kiosk.get('table:start', { table });
    expect(await empty(x)).toBe('FORBIDDEN');
    expect((await infoOf(table)).seats[1]).toMatchObject({ claimed: false, computer: null });
  });

  it('goes to a computer in the middle, which plays on, and everybody is told', async () => {
    const table = await created(['easy', null, null]);
    await kiosk.get('table:start', { table });
    const [, ...people] = (await infoOf(table)).seats.map(({ seat }) => seat);
    await kiosk.until(({ revision }) => revision > 2);
    for (const seat of people) await kiosk.get('seat:computer', { table, seat, level: 'easy' });
    await ended(table);
    expect(await findings(table)).toEqual([]);
    const { notices } = await kiosk.get('history', { table });
    const changes = notices.filter(({ kind }) => kind === 'seat');
    expect(changes).toEqual(people.map((seat) => ({ kind: 'seat', seat, what: 'computer', level: 'easy' })));
  });

  it('with secrets goes only from the phone that holds it, and the game goes on without it', async () => {
    const table = await created([null, 'easy', 'easy']);
    const { host } = await kiosk.get('table:open', { table });
    const phone = await TestClient.connect(baseOf(server));
    const [code = ''] = Object.values(host.codes);
    const grant = await phone.get('seat:claim', { code });
    await phone.resume(grant);
    await kiosk.get('table:start', { table });
    const { seat } = grant;
    const away = { table, seat, level: 'easy' as const };
    expect(await kiosk.code('seat:computer', away)).toBe('FORBIDDEN');
    expect(await phone.code('seat:computer', away)).toBe('ok');
    // Its share lies with the host: no phone is waited for after a restart.
    await server.close();
    await start();
    await kiosk.look('table:open', table);
    expect((await infoOf(table)).waiting).toEqual([]);
    await ended(table);
    expect(await findings(table)).toEqual([]);
  });
});

describe('chairs that stay empty', () => {
  it('where no computer plays the game so, or nobody could know who looks', async () => {
    const create = async (...request: Parameters<typeof asking>) => kiosk.code('table:create', asking(...request));
    expect(await create([null, 'easy', 'easy'], OPTIONS, { onScreen: true })).toBe('ok');
    expect(await create([null, 'easy', null], OPTIONS, { onScreen: true })).toBe('FORBIDDEN');
    expect(await create(['easy', 'easy', 'easy'], OPTIONS, { onScreen: true })).toBe('FORBIDDEN');
    const europe = { ...asking(['hard', null, null]), game: 'mister-x-europe' };
    expect(await kiosk.code('table:create', europe)).toBe('NO_COMPUTER');
    expect(await kiosk.code('table:create', asking(['grand' as Level, null, null]))).toBe('MALFORMED');
  });

  it.each([
    ['sherlock-holmes', { seats: 2 }, 2, { card_source: 'printed_cards' }],
    ['mister-x-europe', EUROPE, 3, { hand_source: 'registered' }],
  ] as const)('nor by rules that are chosen afterwards: %s', async (game, options, count, flags) => {
    await server.close();
    // The referee deals later.
    await start({ after: new ManualTimers().after });
    const levels = Array.from({ length: count }, () => 'easy' as const);
    const { table } = await kiosk.get('table:create', { ...asking(levels, options), game });
    await kiosk.get('table:start', { table });
    const configure = async (change: Json) => {
      await kiosk.look('table:open', table);
      const action = { type: 'configure', flags: change };
      return kiosk.code('command', makeCommand(kiosk, table, REFEREE, { kind: 'act', action }));
    };
    expect(await configure(flags)).toBe('NO_COMPUTER');
    expect(await configure({})).toBe('ok');
  });
});
