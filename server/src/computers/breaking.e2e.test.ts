import { type Command, type Json, type MatchView, rngFor } from '@mister-x/engine';
import { games } from '@mister-x/games';
import type { Level, SeatGrant, TableId } from '@mister-x/engine/protocol';
import { verifyRecord } from '@mister-x/engine/record';
import type { Notice, View } from '@mister-x/games/scotland-yard/rules';
import { nextSeatOf, simplePlayer } from '@mister-x/games/scotland-yard/computer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestOverrides } from '../cli/start.js';
import { USUAL_OBJECTION_MS } from '../tables/seat-announcements.js';
import {
  baseOf,
  disconnectPhone,
  makeCommand,
  openKiosk,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../testing/evening.js';
import { ManualTimers } from '../testing/hand-clock.js';
import { TestClient } from '../testing/test-client.js';

/** What people try at a table with computers, and what becomes of it. */

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

/** A computer for each level, a person for each `null`; Mister X first. */
async function created(levels: readonly (Level | null)[]): Promise<TableId> {
  const { table } = await kiosk.get('table:create', {
    game: 'scotland-yard',
    options: { hunters: levels.length - 1, flags: { start_source: 'server' } },
    seats: levels.map((computer, i) => ({
      ...{ name: `Player ${i}`, colour: 'red' },
      ...(computer === null ? {} : { computer }),
    })),
    language: 'en',
  });
  await kiosk.look('table:open', table);
  return table;
}

type Phone = { readonly client: TestClient; readonly grant: SeatGrant };

async function claimed(table: TableId, seat: string): Promise<Phone> {
  const { host } = await kiosk.get('table:open', { table });
  const client = await TestClient.connect(baseOf(server));
  const grant = await client.get('seat:claim', { code: host.codes[seat] ?? '' });
  await client.resume(grant);
  return { client, grant };
}

const infoOf = async (table: TableId) => (await kiosk.get('table:open', { table })).table;
const isOver = async (table: TableId) => (await infoOf(table)).status === 'over';
const ended = (table: TableId) => expect.poll(() => isOver(table)).toBe(true);

async function findings(table: TableId): Promise<unknown> {
  const record = await kiosk.record(table);
  return verifyRecord(record, games, { now: Date.now() }).findings;
}

/** Seats change hands as everybody was told. */
const changes = (client: TestClient) =>
  client.pushes.flatMap((push) => (push.name === 'seat' ? [`${push.body.seat} ${push.body.what}`] : []));

/** Plays for detectives who are people, with what `client` sees of the table. */
const rng = rngFor('3'.repeat(64), 0);
const player = simplePlayer(rng);
const detectivesMove = ({ view }: TestClient) => (view as View | undefined)?.phase === 'detectives';

async function move(client: TestClient, table: TableId): Promise<string> {
  await client.until(detectivesMove);
  const view = client.updates.at(-1)?.view as unknown as MatchView<View, Notice>;
  const seat = nextSeatOf(view.game, rng) ?? '';
  const command = player.choose({ seat, view });
  if (command === undefined) throw new Error(`${seat} cannot move`);
  await client.get('command', makeCommand(client, table, seat, command as Command<Json>));
  return seat;
}

describe('a computer is seated', () => {
  it('by nobody but the host and the holder of the seat', async () => {
    const table = await created(['easy', null, null]);
    const { client: h1 } = await claimed(table, 'h1');
    const spectator = await TestClient.connect(baseOf(server));
    await spectator.look('table:watch', table);
    const level = 'easy';
    for (const seat of ['x', 'h2']) {
      expect(await h1.code('seat:computer', { table, seat, level })).toBe('FORBIDDEN');
    }
    for (const seat of ['x', 'h1', 'h2', 'h9']) {
      expect(await spectator.code('seat:computer', { table, seat, level })).toBe('FORBIDDEN');
    }
    expect(await kiosk.code('seat:computer', { table, seat: 'h9', level })).toBe('SEAT_UNKNOWN');
    expect(await kiosk.code('seat:computer', { table: 'none', seat: 'h1', level })).toBe('TABLE_UNKNOWN');
    expect((await infoOf(table)).seats.map(({ computer }) => computer)).toEqual([...['easy', null, null]]);
    expect(await h1.code('seat:computer', { table, seat: 'h1', level })).toBe('ok');
  });

  it('once: the same again is no news, and another level is', async () => {
    const table = await created(['easy', null, null]);
    const ask = (level: Level | null) => kiosk.code('seat:computer', { table, seat: 'h1', level });
    for (const level of [null, 'easy', 'easy', 'medium', null, null] as const) {
      expect(await ask(level)).toBe('ok');
    }
    await kiosk.fence();
    expect(changes(kiosk)).toEqual(['h1 computer', 'h1 computer', 'h1 released']);
    const both = await Promise.all([ask('easy'), ask('hard')]);
    expect(both).toEqual(['ok', 'ok']);
  });

  it('no more when the game is over, nor while its key is away', async () => {
    const table = await created([null, 'easy', null]);
    const x = await claimed(table, 'x');
    await kiosk.get('table:start', { table });
    await server.close();
    await start();
    await kiosk.look('table:open', table);
    const level = 'easy';
    expect(await kiosk.code('seat:computer', { table, seat: 'h2', level })).toBe('SEALED');
    const back = await TestClient.connect(baseOf(server));
    await back.resume(x.grant);
    await back.get('command', makeCommand(back, table, 'x', { kind: 'concede' }));
    expect(await kiosk.code('seat:computer', { table, seat: 'h2', level })).toBe('GAME_OVER');
    expect(await findings(table)).toEqual([]);
  });

  it('not where people are invited, as lots say who plays what', async () => {
    const ask = {
      game: 'mafia',
      options: { variant: 'online2015', flags: { pacing: 'forum' } },
      seats: [0, 1, 2, 3].map((i) => ({ name: `Player ${i}`, colour: 'red' })),
      language: 'en' as const,
    };
    const first = { name: 'Player 0', colour: 'red', computer: 'easy' };
    const seats = [first, ...ask.seats.slice(1)];
    expect(await kiosk.code('table:create', { ...ask, seats })).toBe('NO_COMPUTER');
    const { table } = await kiosk.get('table:create', ask);
    const [{ seat } = { seat: '' }] = (await infoOf(table)).seats;
    expect(await kiosk.code('seat:computer', { table, seat, level: 'easy' })).toBe('FORBIDDEN');
  });
});

describe('a seat that goes to a computer', () => {
  it('is its phone’s no more: neither secret nor codes open it', async () => {
    const table = await created(['easy', null, null]);
    const { host } = await kiosk.get('table:open', { table });
    const h1 = await claimed(table, 'h1');
    await kiosk.get('seat:computer', { table, seat: 'h1', level: 'easy' });
    await h1.client.until(({ pushes }) => pushes.some(({ name }) => name === 'dismissed'));
    const { seat, secret, recoveryCode } = h1.grant;
    expect(await h1.client.code('seat:resume', { table, seat, secret })).toBe('FORBIDDEN');
    expect(await h1.client.code('seat:takeover', { recoveryCode })).toBe('RECOVERY_CODE_UNKNOWN');
    const joins = (code: string | null, seat: string) =>
      h1.client.code('seat:claim', { code: code ?? '', seat, name: 'Eve' });
    expect(await joins(host.joinCode, 'h1')).toBe('SEAT_TAKEN');
    expect(await joins(host.joinCode, 'x')).toBe('FORBIDDEN');
    expect(await joins(host.codes.h1 ?? null, 'h1')).toBe('CODE_UNKNOWN');
    const { table: info, host: now } = await kiosk.get('table:open', { table });
    expect(info.seats[1]).toMatchObject({ claimed: true, computer: 'easy' });
    expect(Object.keys(now.codes)).toEqual(['h2']);
  });

  it('is not released as a phone’s is, and not reopened', async () => {
    const table = await created(['easy', 'easy', null]);
    await kiosk.get('table:start', { table });
    expect(await kiosk.code('seat:release', { table, seat: 'h1' })).toBe('FORBIDDEN');
    expect(await kiosk.code('seat:reopen', { table, seat: 'x' })).toBe('FORBIDDEN');
    expect((await infoOf(table)).seats[1]).toMatchObject({ claimed: true, computer: 'easy' });
  });

  it('is not taken from it by what was announced before', async () => {
    await server.close();
    const clock = new ManualTimers();
    await start({ after: clock.after });
    const table = await created([null, 'easy', null]);
    const { client: lost, grant } = await claimed(table, 'x');
    await kiosk.get('table:start', { table });
    await disconnectPhone(kiosk, lost, grant);
    await kiosk.get('seat:reopen', { table, seat: 'x' });
    const objection = () => clock.waiting.filter(({ ms }) => ms === USUAL_OBJECTION_MS);
    expect(objection()).toHaveLength(1);
    const x = await TestClient.connect(baseOf(server));
    await x.resume(grant);
    await x.get('seat:computer', { table, seat: 'x', level: 'easy' });
    expect(objection()).toEqual([]);
    const info = await infoOf(table);
    expect(info.announced).toBeNull();
    expect(info.seats[0]).toMatchObject({ claimed: true, computer: 'easy' });
  });

  it('leaves what else was announced as it is', async () => {
    await server.close();
    const clock = new ManualTimers();
    await start({ after: clock.after });
    const table = await created([null, 'easy', null]);
    const { client: x, grant } = await claimed(table, 'x');
    await kiosk.get('table:start', { table });
    await disconnectPhone(kiosk, x, grant);
    await kiosk.get('seat:reopen', { table, seat: 'x' });
    await kiosk.get('seat:computer', { table, seat: 'h2', level: 'easy' });
    expect((await infoOf(table)).announced?.seat).toBe('x');
  });

  it('leaves the others at the table what they had asked for', async () => {
    const table = await created([null, null, null]);
    const { client: x } = await claimed(table, 'x');
    await claimed(table, 'h1');
    await kiosk.get('table:start', { table });
    const revision = x.revision;
    await kiosk.get('seat:computer', { table, seat: 'h2', level: 'easy' });
    await x.fence();
    expect(x.revision).toBeGreaterThan(revision);
    const { revision: now } = await kiosk.get('table:open', { table });
    expect(now).toBe(kiosk.revision);
    await x.get('command', makeCommand(x, table, 'x', { kind: 'concede' }));
    expect(await findings(table)).toEqual([]);
  });
});

describe('a person among computers', () => {
  it('plays again with them', async () => {
    const table = await created(['easy', 'medium', 'easy']);
    await kiosk.get('table:start', { table });
    await ended(table);
    const { table: next } = await kiosk.get('table:rematch', { table });
    await kiosk.look('table:open', next);
    expect((await infoOf(next)).seats.map(({ computer }) => computer)).toEqual([...['easy', 'medium', 'easy']]);
    await kiosk.get('table:start', { table: next });
    await ended(next);
    expect(await findings(next)).toEqual([]);
  });

  it('gives up together with them', async () => {
    const table = await created(['easy', null, 'easy']);
    const { client: h1 } = await claimed(table, 'h1');
    await kiosk.get('table:start', { table });
    await h1.until(detectivesMove);
    await h1.get('command', makeCommand(h1, table, 'h1', { kind: 'concede' }));
    await ended(table);
    const { outcome } = await kiosk.record(table);
    expect(outcome.code).toBe('CONCEDED_BY_DETECTIVES');
  });

  it('takes a move back, to which a computer agrees', async () => {
    const table = await created(['easy', null, null]);
    await kiosk.get('table:start', { table });
    const seat = await move(kiosk, table);
    await kiosk.get('command', makeCommand(kiosk, table, seat, { kind: 'takeback' }));
    const kinds = () => kiosk.updates.flatMap(({ notices }) => notices.map(({ kind }) => kind));
    await expect.poll(kinds).toContain('taken-back');
    await move(kiosk, table);
  });
});
