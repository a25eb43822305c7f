import { beforeEach, describe, expect, it } from 'vitest';
import { baseOf, type StubTable, openStubTable, type TestServer } from '../../testing/evening.js';
import { serverForTest } from '../../testing/server-for-test.js';
import { TestClient } from '../../testing/test-client.js';

/** Phones that go from their seats, and what is heard of that too late. */

let server: TestServer;
let evening: StubTable;

beforeEach(async () => {
  server = await serverForTest();
  evening = await openStubTable(server);
  await evening.kiosk.fence();
  evening.kiosk.pushes.splice(0);
});

/** The guest comes to his seat under this number. */
async function come(visit: number): Promise<void> {
  const { table, seat, secret } = evening.guestGrant;
  await evening.guest.get('seat:resume', { table, seat, secret, visit });
}

async function leave(client: TestClient, visit: number): Promise<void> {
  const { table, seat } = evening.guestGrant;
  expect(await client.code('seat:leave', { table, seat, visit })).toBe('ok');
}

/** Whether the kiosk was shown each time that the guest's seat has its phone. */
async function shown(): Promise<readonly boolean[]> {
  await evening.kiosk.fence();
  return evening.kiosk.pushes.flatMap(({ name, body }) =>
    name === 'table' ? body.seats.filter(({ seat }) => seat === 'g1').map((g) => g.connected) : [],
  );
}

const mayRead = async (client: TestClient) => (await client.code('history', { table: evening.table })) !== 'FORBIDDEN';

describe('a phone that leaves its seat', () => {
  it('is away for everybody, hears no more, and may come again', async () => {
    await come(3);
    await leave(evening.guest, 3);
    expect(await shown()).toEqual([false]);
    expect(await mayRead(evening.guest)).toBe(false);
    await come(4);
    expect(await shown()).toEqual([false, true]);
    expect(await mayRead(evening.guest)).toBe(true);
  });

  it('may say so twice', async () => {
    await come(3);
    await leave(evening.guest, 3);
    await leave(evening.guest, 3);
    expect(await shown()).toEqual([false]);
  });

  it('is not away while another connection holds the seat', async () => {
    const other = await TestClient.connect(baseOf(server));
    await other.resume(evening.guestGrant);
    await come(3);
    await leave(evening.guest, 3);
    expect(new Set(await shown())).not.toContain(false);
    expect([await mayRead(evening.guest), await mayRead(other)]).toEqual([false, true]);
  });
});

describe('what comes late of leaving a seat changes nothing', () => {
  it('where the phone has resumed it again', async () => {
    await come(3);
    await come(5);
    await leave(evening.guest, 3);
    expect(await shown()).toEqual([]);
    expect(await mayRead(evening.guest)).toBe(true);
    await leave(evening.guest, 5);
    expect(await shown()).toEqual([false]);
  });

  it('where the phone has claimed it again', async () => {
    const { kiosk, guest, table } = evening;
    await come(3);
    await kiosk.get('seat:release', { table, seat: 'g1' });
    const { host } = await kiosk.get('table:open', { table });
    await guest.get('seat:claim', { code: host.codes.g1 ?? '' });
    await leave(guest, 3);
    expect((await shown()).at(-1)).toBe(true);
    expect(await mayRead(guest)).toBe(true);
  });

  it('where the phone has taken it over with its recovery code', async () => {
    const { guest, guestGrant } = evening;
    await come(3);
    await guest.get('seat:takeover', { recoveryCode: guestGrant.recoveryCode });
    await leave(guest, 3);
    expect((await shown()).at(-1)).toBe(true);
    expect(await mayRead(guest)).toBe(true);
  });

  it('where the phone watches only, or has another seat', async () => {
    const { guest, keeperGrant, table } = evening;
    await come(3);
    await guest.look('table:watch', table);
    await leave(guest, 3);
    expect(await mayRead(guest)).toBe(true);
    const { seat, secret } = keeperGrant;
    await guest.get('seat:resume', { table, seat, secret, visit: 3 });
    await leave(guest, 3);
    expect(await mayRead(guest)).toBe(true);
  });
});

it('nobody leaves a seat for someone else', async () => {
  await come(3);
  const stranger = await TestClient.connect(baseOf(server));
  for (const client of [evening.keeper, evening.spectator, evening.kiosk, stranger]) {
    await leave(client, 1_000_000_000);
  }
  expect(await shown()).toEqual([]);
  expect(await mayRead(evening.guest)).toBe(true);
});
