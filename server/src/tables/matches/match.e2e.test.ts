import { beforeEach, describe, expect, it } from 'vitest';
import {
  baseOf,
  type StubTable,
  guessCommand,
  hideCommand,
  makeCommand,
  startStubTable,
  type TestServer,
} from '../../testing/evening.js';
import { serverForTest } from '../../testing/server-for-test.js';
import { TestClient } from '../../testing/test-client.js';

let server: TestServer;
let evening: StubTable;

beforeEach(async () => {
  server = await serverForTest();
  evening = await startStubTable(server);
});

/** Sends a command and waits until the table has seen it. */
async function act(client: TestClient, seat: string, command: Parameters<typeof makeCommand>[3]) {
  return client.ask('command', makeCommand(client, evening.table, seat, command));
}

/** Until everybody has all that he is sent. */
async function quiet(clients: readonly TestClient[] = evening.all): Promise<void> {
  await Promise.all(clients.map((client) => client.fence()));
}

describe('a match', () => {
  it('is played by phone and kiosk to its end', async () => {
    const { keeper, guest, kiosk, spectator } = evening;
    expect((await act(keeper, 'keeper', hideCommand(7))).ok).toBe(true);
    await guest.until(({ revision }) => revision === 3);
    expect((await act(guest, 'g1', guessCommand(1))).ok).toBe(true);
    await kiosk.until(({ revision }) => revision === 4);
    expect(await act(kiosk, 'g2', guessCommand(7))).toEqual({ ok: true, value: { revision: 5 } });
    await spectator.until(({ revision }) => revision === 5);
    expect(spectator.view).toMatchObject({ end: { code: 'FOUND', winners: ['g2'] }, hidden: 7 });
    await spectator.until(({ pushes }) => pushes.some((push) => push.name === 'table' && push.body.status === 'over'));
  });

  it('tells the secret to the holder of the secret seat only (CM-7)', async () => {
    const { keeper, guest, kiosk, spectator, table } = evening;
    await act(keeper, 'keeper', hideCommand(424_242));
    await guest.until(({ revision }) => revision === 3);
    await act(keeper, 'keeper', hideCommand(515_151));
    await quiet();
    for (const client of [guest, kiosk, spectator]) {
      expect(JSON.stringify(client.pushes)).not.toMatch(/424242|515151/);
      // A secret change gives the others nothing at all: no update, no gap in their count.
      expect(client.revision).toBe(3);
      const history = await client.get('history', { table });
      expect(JSON.stringify(history)).not.toMatch(/424242|515151/);
    }
    expect(keeper.view).toMatchObject({ hidden: 515_151 });
    expect(JSON.stringify(await keeper.get('history', { table }))).toMatch(/424242.*515151/);
  });

  it('lets nobody look up what must be remembered, before the end', async () => {
    const forgetful = await startStubTable(server, { bellMs: 0, forgets: true });
    const { keeper, guest, kiosk, table } = forgetful;
    const say = (client: TestClient, seat: string, command: Parameters<typeof makeCommand>[3]) =>
      client.get('command', makeCommand(client, table, seat, command));
    const lookedUp = async () => {
      const logs = forgetful.all.map((client) => client.get('history', { table }));
      return JSON.stringify(await Promise.all(logs));
    };
    await say(keeper, 'keeper', hideCommand(7));
    await guest.until(({ revision }) => revision === 3);
    await say(guest, 'g1', guessCommand(424_242));
    await quiet(forgetful.all);
    // It was told when it happened.
    for (const { pushes } of forgetful.all) expect(JSON.stringify(pushes)).toContain('424242');
    expect(await lookedUp()).not.toContain('424242');
    await say(kiosk, 'g2', guessCommand(7));
    expect((await lookedUp()).match(/424242/g)).toHaveLength(forgetful.all.length);
  });

  it('answers a repeated command with the earlier answer and changes nothing (CM-6)', async () => {
    const { keeper, guest } = evening;
    await act(keeper, 'keeper', hideCommand(7));
    await guest.until(({ revision }) => revision === 3);
    const request = makeCommand(guest, evening.table, 'g1', guessCommand(1), 'the-same-id');
    const first = await guest.ask('command', request);
    expect(first).toEqual({ ok: true, value: { revision: 4 } });
    expect(await guest.ask('command', request)).toEqual(first);
    await guest.until(({ revision }) => revision === 4);
    expect(guest.view).toMatchObject({ guesses: [{ seat: 'g1', value: 1 }] });
    expect(await guest.code('command', { ...request, command: guessCommand(2) })).toBe('DUPLICATE_COMMAND');
  });

  it('remembers refusals too, and keeps ids of seats apart (CM-6)', async () => {
    const { keeper, guest } = evening;
    const early = makeCommand(guest, evening.table, 'g1', guessCommand(1), 'refused-once');
    expect(await guest.code('command', early)).toBe('PHASE_WRONG');
    await act(keeper, 'keeper', hideCommand(7));
    expect(await guest.code('command', early)).toBe('PHASE_WRONG');
    const same = makeCommand(keeper, evening.table, 'keeper', hideCommand(8), 'refused-once');
    expect(await keeper.code('command', { ...same, revision: 3 })).toBe('ok');
  });

  it('refuses what was decided against an older view (CM-6)', async () => {
    const { keeper, guest } = evening;
    await act(keeper, 'keeper', hideCommand(7));
    await guest.until(({ revision }) => revision === 3);
    const request = makeCommand(guest, evening.table, 'g1', guessCommand(1));
    expect(await guest.code('command', { ...request, revision: 2 })).toBe('STALE_STATE');
    expect(await guest.code('command', { ...request, id: 'another-id', revision: 4 })).toBe('STALE_STATE');
  });

  it('reports the first fault in the order of CM-5', async () => {
    const { keeper, guest, kiosk } = evening;
    // Stale and out of turn and malformed: the revision is looked at first.
    const stale = makeCommand(guest, evening.table, 'g1', { kind: 'act', action: 'nonsense' });
    expect(await guest.code('command', { ...stale, revision: 99 })).toBe('STALE_STATE');
    expect(await guest.code('command', { ...stale, id: 'id-number-2' })).toBe('MALFORMED');
    await act(keeper, 'keeper', { kind: 'concede' });
    await kiosk.until(({ revision }) => revision === 3);
    // Over, stale, not his turn.
    const late = makeCommand(kiosk, evening.table, 'g2', guessCommand(1));
    expect(await kiosk.code('command', { ...late, revision: 99 })).toBe('GAME_OVER');
    // An id seen before comes before the end of the game.
    expect(await guest.code('command', { ...stale, revision: 99 })).toBe('STALE_STATE');
    expect(await guest.code('command', { ...stale, command: guessCommand(1) })).toBe('DUPLICATE_COMMAND');
  });

  it('tells a refusal to its sender only (CM-2)', async () => {
    const { keeper, all } = evening;
    const before = all.map(({ pushes }) => pushes.length);
    expect(await keeper.code('command', makeCommand(keeper, evening.table, 'keeper', hideCommand(2e6)))).toBe(
      'TOO_HIGH',
    );
    await quiet();
    expect(all.map(({ pushes }) => pushes.length)).toEqual(before);
  });

  it('gives a reconnecting phone its current view only', async () => {
    const { keeper, guest, guestGrant } = evening;
    await act(keeper, 'keeper', hideCommand(7));
    await guest.until(({ revision }) => revision === 3);
    guest.close();
    const again = await TestClient.connect(baseOf(server));
    const snapshot = await again.resume(guestGrant);
    expect(snapshot).toMatchObject({ viewer: 'g1', revision: 3, view: { game: { ready: true } } });
    await quiet([again]);
    expect(again.updates).toEqual([]);
    expect(Buffer.byteLength(JSON.stringify(snapshot))).toBeLessThan(4_000);
    again.close();
  });

  it('lets two tabs of one phone both follow', async () => {
    const { keeper, keeperGrant } = evening;
    const tab = await TestClient.connect(baseOf(server));
    await tab.resume(keeperGrant);
    await act(keeper, 'keeper', hideCommand(9));
    await tab.until(({ revision }) => revision === 3);
    expect(tab.view).toMatchObject({ hidden: 9 });
    expect((await act(tab, 'keeper', hideCommand(10))).ok).toBe(true);
    await keeper.until(({ revision }) => revision === 4);
    tab.close();
  });

  it('ends by the host alone when he abandons it', async () => {
    const { kiosk, guest, table } = evening;
    const abandon = makeCommand(kiosk, table, 'referee', { kind: 'abandon' });
    expect(await guest.code('command', { ...abandon, revision: guest.revision })).toBe('FORBIDDEN');
    expect(await kiosk.code('command', { ...abandon, command: { kind: 'takeback' } })).toBe('FORBIDDEN');
    expect(await kiosk.code('command', abandon)).toBe('ok');
    await guest.until(({ revision }) => revision === 3);
    expect(guest.view).toMatchObject({ end: { code: 'ABANDONED' } });
  });
});
