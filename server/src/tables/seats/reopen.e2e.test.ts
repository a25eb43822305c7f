import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_OBJECTION_MS } from '../seat-announcements.js';
import { failAllWrites } from '../../testing/broken-disk.js';
import { DatabaseTap } from '../../testing/database.js';
import {
  baseOf,
  guessCommand,
  disconnectPhone,
  makeCommand,
  startStubTable,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../../testing/evening.js';
import { ManualTimers } from '../../testing/hand-clock.js';
import { TestClient } from '../../testing/test-client.js';

let folder: TestFolder;
let server: TestServer;
let clock: ManualTimers;
const tap = new DatabaseTap();

beforeEach(async () => {
  folder = await TestFolder.make();
  clock = new ManualTimers();
  server = await startTestServer(folder, { ...tap.overrides, after: clock.after });
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

const connect = () => TestClient.connect(baseOf(server));

async function begin() {
  const evening = await startStubTable(server, { bellMs: 0 });
  const { keeper, table } = evening;
  const hidden = { kind: 'act', action: { type: 'hide', value: 7 } } as const;
  await keeper.get('command', makeCommand(keeper, table, 'keeper', hidden));
  return evening;
}

async function beginLost() {
  const evening = await begin();
  await disconnectPhone(evening.kiosk, evening.keeper, evening.keeperGrant);
  return evening;
}

const told = (client: TestClient) => client.pushes.flatMap((push) => (push.name === 'seat' ? [push.body.what] : []));

describe('a secret seat whose phone and recovery code are lost', () => {
  it('is opened once there is room, where the disk was full when its time came', async () => {
    const { kiosk, spectator, table } = await beginLost();
    await kiosk.get('seat:reopen', { table, seat: 'keeper' });
    const mend = failAllWrites(tap.open);
    clock.strike();
    await spectator.until(({ pushes }) =>
      pushes.some((push) => push.name === 'table' && push.body.storageFault === 'DISK_FULL'),
    );
    mend();
    await spectator.until((seen) => {
      clock.strike();
      return told(seen).includes('reopened');
    });
  });

  it('is announced to everybody, and open to another phone after the countdown', async () => {
    const { kiosk, spectator, guest, table } = await beginLost();
    expect(await kiosk.code('seat:reopen', { table, seat: 'keeper' })).toBe('ok');
    expect(await kiosk.code('seat:reopen', { table, seat: 'keeper' })).toBe('BUSY');
    for (const client of [kiosk, spectator, guest]) {
      await client.until((seen) => told(seen).includes('reopening'));
    }
    const { table: info } = await spectator.look('table:watch', table);
    expect(info.announced?.seat).toBe('keeper');
    expect(info.announced?.left).toBeGreaterThan(USUAL_OBJECTION_MS - 10_000);
    expect(clock.waiting.map(({ ms }) => ms)).toEqual([USUAL_OBJECTION_MS]);
    clock.strike();
    await kiosk.until((seen) => told(seen).includes('reopened'));
    const { host } = await kiosk.get('table:open', { table });
    const phone = await connect();
    const grant = await phone.get('seat:claim', { code: host.codes.keeper ?? '' });
    // The same part of the key: the match goes on, also after a restart.
    expect(await phone.resume(grant)).toMatchObject({ view: { game: { hidden: 7 } } });
    await server.close();
    server = await startTestServer(folder, { after: clock.after });
    const again = await connect();
    expect(await again.resume(grant)).toMatchObject({ view: { game: { hidden: 7 } } });
  });

  it('waits as long for an objection as the server was told to', async () => {
    await server.close();
    server = await startTestServer(folder, { after: clock.after }, { objectionMs: 6_000 });
    const { kiosk, spectator, table } = await beginLost();
    await kiosk.get('seat:reopen', { table, seat: 'keeper' });
    const { table: info } = await spectator.look('table:watch', table);
    expect(info.announced?.left).toBeLessThanOrEqual(6_000);
    expect(clock.waiting.map(({ ms }) => ms)).toEqual([6_000]);
  });

  it('stays with its phone when that objects', async () => {
    const { kiosk, keeperGrant, guest, spectator, table } = await beginLost();
    await kiosk.get('seat:reopen', { table, seat: 'keeper' });
    const keeper = await connect();
    await keeper.resume(keeperGrant);
    for (const client of [guest, spectator]) {
      expect(await client.code('seat:veto', { table, seat: 'keeper' })).toBe('FORBIDDEN');
    }
    expect(await keeper.code('seat:veto', { table, seat: 'keeper' })).toBe('ok');
    await guest.until((seen) => told(seen).includes('vetoed'));
    expect(clock.waiting).toEqual([]);
    expect((await kiosk.look('table:open', table)).table.announced).toBeNull();
    expect(await keeper.code('seat:veto', { table, seat: 'keeper' })).toBe('ok');
    expect(told(kiosk).slice(-2)).toEqual(['reopening', 'vetoed']);
  });

  it('stays with a phone that is there, or comes back in time', async () => {
    const { kiosk, keeper, keeperGrant, table } = await begin();
    expect(await kiosk.code('seat:reopen', { table, seat: 'keeper' })).toBe('SEAT_NOT_AWAY');
    expect(clock.waiting).toEqual([]);
    await disconnectPhone(kiosk, keeper, keeperGrant);
    await kiosk.get('seat:reopen', { table, seat: 'keeper' });
    const back = await connect();
    await back.resume(keeperGrant);
    clock.strike();
    await kiosk.until((seen) => told(seen).includes('vetoed'));
    const { host, table: info } = await kiosk.get('table:open', { table });
    expect([host.codes.keeper, info.announced]).toEqual([undefined, null]);
  });

  it('is left alone once the game is over', async () => {
    const { kiosk, spectator, table } = await beginLost();
    await kiosk.get('seat:reopen', { table, seat: 'keeper' });
    await kiosk.until((seen) => told(seen).includes('reopening'));
    await kiosk.get('command', makeCommand(kiosk, table, 'referee', { kind: 'abandon' }));
    const news = () => spectator.pushes.flatMap((push) => (push.name === 'table' ? push.body : []));
    await spectator.until(() => news().at(-1)?.status === 'over');
    expect(news().at(-1)?.announced).toBeNull();
    expect(clock.waiting).toEqual([]);
  });

  it('is for the host only, for secret seats that a phone holds', async () => {
    const { kiosk, keeper, guest, table } = await begin();
    expect(await keeper.code('seat:reopen', { table, seat: 'keeper' })).toBe('FORBIDDEN');
    expect(await guest.code('seat:reopen', { table, seat: 'keeper' })).toBe('FORBIDDEN');
    expect(await kiosk.code('seat:reopen', { table, seat: 'g1' })).toBe('FORBIDDEN');
    expect(await kiosk.code('seat:reopen', { table, seat: 'g9' })).toBe('SEAT_UNKNOWN');
    expect(clock.waiting).toEqual([]);
  });

  it('takes the game with it once the server has forgotten the key', async () => {
    const { guestGrant, table } = await begin();
    await server.close();
    server = await startTestServer(folder, { after: clock.after });
    const kiosk = await connect();
    await kiosk.get('host:open', { key: server.hostKey });
    const before = await kiosk.look('table:open', table);
    expect(before.table.waiting).toEqual(['keeper']);
    await kiosk.get('seat:reopen', { table, seat: 'keeper' });
    clock.strike();
    await kiosk.until((seen) => told(seen).includes('reopened'));
    const { table: info, view } = await kiosk.look('table:open', table);
    expect(info).toMatchObject({ lost: true, status: 'over', waiting: [], announced: null });
    expect(view).toEqual(before.view);
    expect(await kiosk.code('record', { table, after: 0 })).toBe('SEALED');
    const guestPhone = await connect();
    await guestPhone.resume(guestGrant);
    const late = makeCommand(guestPhone, table, 'g1', guessCommand(3));
    expect(await guestPhone.code('command', late)).toBe('GAME_OVER');
    // The people can go on at a new table; the seat is there to be claimed.
    const next = await kiosk.get('table:rematch', { table });
    const { host } = await kiosk.get('table:open', next);
    expect(Object.keys(host.codes)).toContain('keeper');
  });

  it('takes the game with it when the server stops before anybody has claimed it', async () => {
    const { kiosk, table } = await beginLost();
    await kiosk.get('seat:reopen', { table, seat: 'keeper' });
    clock.strike();
    await kiosk.until((seen) => told(seen).includes('reopened'));
    await server.close();
    server = await startTestServer(folder, { after: clock.after });
    const watcher = await connect();
    const { table: info } = await watcher.look('table:watch', table);
    expect(info).toMatchObject({ lost: true, status: 'over', waiting: [] });
  });
});
