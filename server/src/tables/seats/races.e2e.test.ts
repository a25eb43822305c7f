import type { SeatGrant } from '@mister-x/engine/protocol';
import type { INestApplicationContext } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrokenChain } from '../../database/broken-chain.js';
import { KeyRing } from '../keys/key-ring.js';
import { newShare } from '../../runtime/random.js';
import { LiveTables } from '../live-tables.js';
import { failNextAfterWriting, holdStatements } from '../../testing/broken-disk.js';
import { DatabaseTap } from '../../testing/database.js';
import {
  baseOf,
  type StubTable,
  openStubTable,
  disconnectPhone,
  hideCommand,
  makeCommand,
  openKiosk,
  startStubTable,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../../testing/evening.js';
import { ManualTimers } from '../../testing/hand-clock.js';
import { TestClient } from '../../testing/test-client.js';
import { SeatsRepository } from './seats.repository.js';

let folder: TestFolder;
let server: TestServer;
let app: INestApplicationContext;
let clock: ManualTimers;
const tap = new DatabaseTap();

const start = () =>
  startTestServer(folder, {
    ...tap.overrides,
    after: clock.after,
    onApp: (started) => {
      app = started;
    },
  });

beforeEach(async () => {
  clock = new ManualTimers();
  folder = await TestFolder.make();
  server = await start();
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

const connect = () => TestClient.connect(baseOf(server));
const changed = (client: TestClient, what: string) =>
  client.until(({ pushes }) => pushes.some((push) => push.name === 'seat' && push.body.what === what));

/** How the seat of a phone goes elsewhere, and which it is. */
const WAYS = {
  'taken over': {
    grantOf: ({ keeperGrant }: StubTable) => keeperGrant,
    begin: async ({ keeperGrant }: StubTable) => {
      const phone = await connect();
      void phone.get('seat:takeover', { recoveryCode: keeperGrant.recoveryCode });
    },
    what: 'taken-over',
  },
  'opened to another phone': {
    grantOf: ({ keeperGrant }: StubTable) => keeperGrant,
    begin: async ({ kiosk, keeper, keeperGrant, table }: StubTable) => {
      await disconnectPhone(kiosk, keeper, keeperGrant);
      await kiosk.get('seat:reopen', { table, seat: 'keeper' });
      clock.strike();
    },
    what: 'reopened',
  },
  'taken back by the host': {
    grantOf: ({ guestGrant }: StubTable) => guestGrant,
    begin: async ({ kiosk, guest, guestGrant, table }: StubTable) => {
      await disconnectPhone(kiosk, guest, guestGrant);
      void kiosk.ask('seat:release', { table, seat: 'g1' });
    },
    what: 'released',
  },
} as const;
const CASES = (Object.keys(WAYS) as (keyof typeof WAYS)[]).flatMap((way) => [
  [way, 'before the game', openStubTable] as const,
  [way, 'in the game', startStubTable] as const,
]);

/** A phone asks for its seat, from a connection of its own, and waits for its turn by now. */
async function comingBack({ table, seat, secret, share }: SeatGrant, seed: string) {
  const phone = await connect();
  const given = share === null ? {} : { share };
  const answer = phone.ask('seat:resume', { table, seat, secret, ...given, seed });
  await phone.fence();
  return { phone, answer };
}

describe('a phone that comes back while its seat changes hands', () => {
  it.each(CASES)('is not let in any more: %s, %s', async (way, _, begun) => {
    const { grantOf, begin, what } = WAYS[way];
    const evening = await begun(server);
    const { table, kiosk } = evening;
    const grant = grantOf(evening);
    const held = holdStatements(tap.open, 'UPDATE seats');
    await begin(evening);
    await held.reached;
    const seed = newShare();
    const { phone, answer } = await comingBack(grant, seed);
    held.letThrough();
    await changed(kiosk, what);
    expect(await answer).toEqual({ ok: false, refusal: { code: 'FORBIDDEN' } });
    // Of the seat it hears nothing, says nothing for it, and its draws are in no seed.
    await kiosk.get('table:start', { table }).catch(() => undefined);
    const move = makeCommand(phone, table, grant.seat, hideCommand(7));
    expect(await phone.code('command', { ...move, revision: 2 })).toBe('FORBIDDEN');
    expect(phone.pushes).toEqual([]);
    expect(app.get(KeyRing).seedShares(table, [grant.seat])).toEqual([]);
  });

  it('is not let in when the match wakes for another, which has the seat then', async () => {
    const { keeperGrant, table } = await startStubTable(server);
    await server.close();
    server = await start();
    const kiosk = await openKiosk(server);
    await kiosk.look('table:open', table);
    const other = await connect();
    const held = holdStatements(tap.open, 'UPDATE seats');
    const taken = other.get('seat:takeover', { recoveryCode: keeperGrant.recoveryCode });
    await held.reached;
    const { phone, answer } = await comingBack(keeperGrant, newShare());
    held.letThrough();
    await taken;
    expect(await answer).toEqual({ ok: false, refusal: { code: 'FORBIDDEN' } });
    expect(phone.pushes).toEqual([]);
  });

  it('is let in where the change could not be written', async () => {
    const evening = await startStubTable(server);
    const held = holdStatements(tap.open, 'UPDATE seats');
    const other = await connect();
    const recoveryCode = evening.keeperGrant.recoveryCode;
    const taken = other.code('seat:takeover', { recoveryCode });
    await held.reached;
    const { phone, answer } = await comingBack(evening.keeperGrant, newShare());
    held.refuse();
    expect(await taken).toBe('DISK_FULL');
    held.restore();
    // What waited is to be asked again, of what is on the disk.
    expect(await answer).toEqual({ ok: false, refusal: { code: 'BUSY' } });
    expect(await phone.resume(evening.keeperGrant)).toMatchObject({ viewer: 'keeper' });
  });
});

describe('a recovery code that is looked for while the seat goes to someone else', () => {
  it('give nothing, and leave the new phone’s part of the key as it is', async () => {
    const { kiosk, keeperGrant, table } = await openStubTable(server);
    const repository = app.get(SeatsRepository);
    let found = () => {};
    let go = () => {};
    const isFound = new Promise<void>((resolve) => (found = resolve));
    const mayGo = new Promise<void>((resolve) => (go = resolve));
    const listClaimed = repository.listClaimed.bind(repository);
    vi.spyOn(repository, 'listClaimed').mockImplementation(async (at) => {
      const held = await listClaimed(at);
      found();
      await mayGo;
      return held;
    });
    const other = await connect();
    const taken = other.code('seat:takeover', { recoveryCode: keeperGrant.recoveryCode });
    await isFound;
    await kiosk.get('seat:reopen', { table, seat: 'keeper' });
    clock.strike();
    await changed(kiosk, 'reopened');
    const { host } = await kiosk.get('table:open', { table });
    const grant = await (await connect()).get('seat:claim', { code: host.codes.keeper ?? '' });
    go();
    expect(await taken).toBe('RECOVERY_CODE_UNKNOWN');
    expect(app.get(KeyRing).share(table, 'keeper')).toBe(grant.share);
  });

  it('do not follow to a rematch where the host has taken the seat back meanwhile', async () => {
    const { kiosk, guestGrant, table } = await startStubTable(server);
    await kiosk.get('command', makeCommand(kiosk, table, 'referee', { kind: 'abandon' }));
    const { table: next } = await kiosk.get('table:rematch', { table });
    const held = holdStatements(tap.open, 'UPDATE seats SET secret_hash');
    const recoveryCode = guestGrant.recoveryCode;
    const taken = (await connect()).get('seat:takeover', { table, recoveryCode });
    await held.reached;
    const released = kiosk.get('seat:release', { table: next, seat: 'g1' });
    await kiosk.fence();
    held.letThrough();
    const { seat, secret } = await taken;
    await released;
    const phone = await connect();
    expect(await phone.code('seat:resume', { table: next, seat, secret })).toBe('FORBIDDEN');
    const { host } = await kiosk.get('table:open', { table: next });
    expect(await phone.code('seat:claim', { code: host.codes.g1 })).toBe('ok');
  });
});

it('a seat is taken over though a rematch of its table cannot be opened any more', async () => {
  const { kiosk, guestGrant, table } = await startStubTable(server);
  await kiosk.get('command', makeCommand(kiosk, table, 'referee', { kind: 'abandon' }));
  const { table: next } = await kiosk.get('table:rematch', { table });
  const tables = app.get(LiveTables);
  const get = tables.get.bind(tables);
  vi.spyOn(tables, 'get').mockImplementation((id) => (id === next ? Promise.reject(new BrokenChain(id, 1)) : get(id)));
  const recoveryCode = guestGrant.recoveryCode;
  const grant = await (await connect()).get('seat:takeover', { table, recoveryCode });
  const phone = await connect();
  await phone.resume(grant);
  expect(await phone.code('history', { table })).toBe('ok');
});

it('a phone objects no more once it has lost its seat', async () => {
  const { kiosk, keeper: lost, keeperGrant, table } = await startStubTable(server);
  await disconnectPhone(kiosk, lost, keeperGrant);
  await kiosk.get('seat:reopen', { table, seat: 'keeper' });
  const keeper = await connect();
  await keeper.resume(keeperGrant);
  const held = holdStatements(tap.open, 'UPDATE seats');
  const recoveryCode = keeperGrant.recoveryCode;
  const taken = (await connect()).get('seat:takeover', { recoveryCode });
  await held.reached;
  const objection = keeper.code('seat:veto', { table, seat: 'keeper' });
  await keeper.fence();
  held.letThrough();
  await taken;
  expect(await objection).toBe('FORBIDDEN');
  expect(clock.waiting).toHaveLength(1);
});

describe('a change of seats that is written, and yet reported as failed', () => {
  /** Two seconds later the table is read again from the disk. */
  async function readAgain(): Promise<void> {
    await expect.poll(() => clock.waiting.map(({ ms }) => ms)).toContain(2_000);
    clock.strike();
  }

  // Once the game is begun no seat is taken from a phone that is there.
  it.each(['keeper', 'g1'] as const)('sends the old phone away all the same: %s', async (seat) => {
    const { kiosk, keeper, guest, table } = await openStubTable(server);
    const phone = seat === 'keeper' ? keeper : guest;
    failNextAfterWriting(tap.open, 'COMMIT');
    if (seat === 'g1') void kiosk.ask('seat:release', { table, seat });
    else {
      await kiosk.get('seat:reopen', { table, seat });
      clock.strike();
    }
    await readAgain();
    await phone.until(({ pushes }) => pushes.some(({ name }) => name === 'dismissed'));
    expect(await phone.code('history', { table })).toBe('FORBIDDEN');
    const { host } = await kiosk.get('table:open', { table });
    const grant = await (await connect()).get('seat:claim', { code: host.codes[seat] ?? '' });
    const next = await connect();
    await next.resume(grant);
    expect(await next.code('history', { table })).toBe('ok');
  });

  it('sends the old phone away from a rematch, too', async () => {
    const { kiosk, guest, guestGrant, table } = await startStubTable(server);
    await kiosk.get('command', makeCommand(kiosk, table, 'referee', { kind: 'abandon' }));
    const { table: next } = await kiosk.get('table:rematch', { table });
    const { seat, secret, recoveryCode } = guestGrant;
    await guest.get('seat:resume', { table: next, seat, secret });
    expect(await guest.code('history', { table: next })).not.toBe('FORBIDDEN');
    failNextAfterWriting(tap.open, 'COMMIT');
    const other = await connect();
    expect(await other.code('seat:takeover', { table, recoveryCode })).toBe('DISK_FULL');
    await readAgain();
    await guest.until(({ pushes }) => pushes.some(({ name, body }) => name === 'dismissed' && body.table === next));
    expect(await guest.code('history', { table: next })).toBe('FORBIDDEN');
  });

  it('leaves those alone who hold their seats as before', async () => {
    const { kiosk, keeper, guest, guestGrant, spectator, table } = await startStubTable(server);
    await disconnectPhone(kiosk, guest, guestGrant);
    failNextAfterWriting(tap.open, 'COMMIT');
    expect(await kiosk.code('seat:release', { table, seat: 'g1' })).toBe('DISK_FULL');
    await spectator.look('table:watch', table);
    expect(await keeper.code('history', { table })).toBe('ok');
    expect(await spectator.code('history', { table })).toBe('ok');
    expect(keeper.pushes.some(({ name }) => name === 'dismissed')).toBe(false);
  });
});
