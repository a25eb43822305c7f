import type { SealMode } from '@mister-x/engine/trust';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseTap } from '../../testing/database.js';
import {
  baseOf,
  createTable,
  type StubTable,
  guessCommand,
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

let folder: TestFolder;
let server: TestServer;
let clients: TestClient[];

beforeEach(async () => {
  folder = await TestFolder.make();
  clients = [];
});

afterEach(async () => {
  for (const client of clients) client.close();
  await server.close();
  await folder.remove();
});

async function connect(): Promise<TestClient> {
  const client = await TestClient.connect(baseOf(server));
  clients.push(client);
  return client;
}

async function begin(clock: ManualTimers, options?: { bellMs: number }, seal: SealMode = 'phones'): Promise<StubTable> {
  server = await startTestServer(folder, { after: clock.after }, { seal });
  const evening = await startStubTable(server, options);
  clients.push(...evening.all);
  await evening.keeper.get('command', makeCommand(evening.keeper, evening.table, 'keeper', hideCommand(7)));
  await evening.guest.until(({ revision }) => revision === 3);
  return evening;
}

describe('after a restart', () => {
  it('lets nobody look up what must be remembered, with the key or without', async () => {
    server = await startTestServer(folder, {}, { seal: 'phones' });
    const { keeper, guest, guestGrant, keeperGrant, all, table } = await startStubTable(server, {
      bellMs: 0,
      forgets: true,
    });
    clients.push(...all);
    await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(7)));
    await guest.until(({ revision }) => revision === 3);
    await guest.get('command', makeCommand(guest, table, 'g1', guessCommand(424_242)));
    await server.close();
    server = await startTestServer(folder);
    const phone = await connect();
    expect(await phone.resume(guestGrant)).toMatchObject({ table: { waiting: ['keeper'] } });
    const lookUp = () => phone.get('history', { table });
    const asleep = await lookUp();
    expect(JSON.stringify(asleep)).toContain('guessed');
    expect(JSON.stringify(asleep)).not.toContain('424242');
    await (await connect()).resume(keeperGrant);
    await phone.until(({ revision }) => revision === 4);
    expect(await lookUp()).toEqual(asleep);
  });

  it('everybody finds the match as it was, with the same revisions and answers (CM-6)', async () => {
    const clock = new ManualTimers();
    const { guest, guestGrant, keeperGrant, table } = await begin(clock);
    const refused = makeCommand(guest, table, 'g2', guessCommand(1), 'refused-id');
    const outOfTurn = makeCommand(
      guest,
      table,
      'g1',
      { kind: 'act', action: { type: 'hide', value: 1 } },
      'out-of-turn',
    );
    const done = makeCommand(guest, table, 'g1', guessCommand(1), 'accepted-id');
    expect(await guest.code('command', refused)).toBe('FORBIDDEN');
    expect(await guest.code('command', outOfTurn)).toBe('NOT_YOUR_TURN');
    const answer = await guest.ask('command', done);
    const { notices } = await guest.get('history', { table });
    await server.close();

    server = await startTestServer(folder, { after: clock.after });
    const phone = await connect();
    const waiting = await phone.resume(guestGrant);
    expect(waiting).toMatchObject({
      revision: 0,
      view: { game: { guesses: [{ value: 1 }] } },
      table: { waiting: ['keeper'], status: 'playing' },
    });
    expect(await phone.ask('command', done)).toEqual(answer);
    const early = makeCommand(phone, table, 'g1', guessCommand(4), 'too-early-id');
    expect(await phone.code('command', early)).toBe('SEALED');
    const keeper = await connect();
    expect(await keeper.resume(keeperGrant)).toMatchObject({
      view: { game: { hidden: 7 } },
      table: { waiting: [] },
    });
    await phone.until(({ revision }) => revision === 4);
    expect(phone.view).toEqual(waiting.view?.game);
    // That it came too early is not held against it (CM-6).
    expect(await phone.code('command', early)).toBe('STALE_STATE');
    expect(await phone.code('command', outOfTurn)).toBe('NOT_YOUR_TURN');
    expect(await phone.code('command', { ...done, command: guessCommand(3) })).toBe('DUPLICATE_COMMAND');
    expect((await phone.get('history', { table })).notices).toEqual(notices);
    const kiosk = await openKiosk(server);
    clients.push(kiosk);
    await kiosk.look('table:open', table);
    expect(await kiosk.code('command', makeCommand(kiosk, table, 'g2', guessCommand(7)))).toBe('ok');
    // The game has ended since, and another restart.
    await server.close();
    server = await startTestServer(folder, { after: clock.after });
    const late = await connect();
    await late.resume(guestGrant);
    expect(await late.ask('command', done)).toEqual(answer);
    expect(await late.code('command', makeCommand(late, table, 'g1', guessCommand(2)))).toBe('GAME_OVER');
  });

  it('the referee waits on for an answer about a take-back (CM-13)', async () => {
    const { guest, guestGrant, keeper, keeperGrant, table } = await begin(new ManualTimers());
    await guest.get('command', makeCommand(guest, table, 'g1', guessCommand(1)));
    await guest.until(({ revision }) => revision === 4);
    await guest.get('command', makeCommand(guest, table, 'g1', { kind: 'takeback' }));
    await keeper.until(({ revision }) => revision === 5);
    await server.close();

    const clock = new ManualTimers();
    server = await startTestServer(folder, { after: clock.after });
    const [phone, owner] = [await connect(), await connect()];
    expect(await owner.resume(keeperGrant)).toMatchObject({
      view: { takeback: { open: { by: 'g1', yours: true } } },
    });
    await phone.resume(guestGrant);
    await phone.until(() => clock.waiting.length === 1);
    expect(clock.waiting[0]?.ms).toBe(60_000);
    clock.strike();
    await phone.until(({ updates }) => updates.length === 1);
    expect(phone.updates[0]).toMatchObject({
      view: { takeback: { open: null } },
      notices: [{ kind: 'takeback-declined', timeout: true, code: 'TAKEBACK_DECLINED' }],
    });
    await owner.until(({ updates }) => updates.length === 1);
    expect(
      await owner.code('command', makeCommand(owner, table, 'keeper', { kind: 'answer-takeback', agree: true })),
    ).toBe('TAKEBACK_NOT_NOW');
  });

  it('a move is given back when its owner may have it back (CM-13)', async () => {
    const clock = new ManualTimers();
    const { guest, keeper, kiosk, table } = await begin(clock);
    await guest.get('command', makeCommand(guest, table, 'g1', guessCommand(1)));
    await guest.until(({ revision }) => revision === 4);
    await guest.get('command', makeCommand(guest, table, 'g1', { kind: 'takeback' }));
    await kiosk.until(({ revision }) => revision === 5);
    expect(await kiosk.code('command', makeCommand(kiosk, table, 'g2', guessCommand(2)))).toBe('PHASE_WRONG');
    await keeper.until(({ revision }) => revision === 5);
    await keeper.get('command', makeCommand(keeper, table, 'keeper', { kind: 'answer-takeback', agree: true }));
    await guest.until(({ revision }) => revision === 6);
    expect(guest.view).toMatchObject({ guesses: [], turn: 'g1' });
    expect(clock.waiting).toEqual([]);
  });

  it('nobody waits for a phone where the host keeps the keys', async () => {
    const clock = new ManualTimers();
    const { guestGrant } = await begin(clock, undefined, 'host');
    await server.close();
    server = await startTestServer(folder, { after: clock.after });
    const phone = await connect();
    const snapshot = await phone.resume(guestGrant);
    expect(snapshot).toMatchObject({ revision: 3, table: { seal: 'host', waiting: [] } });
    const move = makeCommand(phone, snapshot.table.table, 'g1', guessCommand(1));
    expect(await phone.code('command', move)).toBe('ok');
  });

  it('each table keeps its keys as was chosen for it, or as its game asks', async () => {
    const clock = new ManualTimers();
    const waits = await begin(clock);
    const kept = await startStubTable(server, undefined, 'host');
    clients.push(...kept.all);
    const correspondenceTable = await createTable(kept.kiosk, {
      bellMs: 0,
      correspondence: 'open',
    });
    const asAsked = await createTable(kept.kiosk, { bellMs: 0, correspondence: 'open' }, 'phones');
    await server.close();
    server = await startTestServer(folder, { after: clock.after });
    const look = async (table: string) => (await (await connect()).get('table:watch', { table })).table;
    expect(await look(waits.table)).toMatchObject({ seal: 'phones', waiting: ['keeper'] });
    expect(await look(kept.table)).toMatchObject({ seal: 'host', waiting: [] });
    expect(await look(correspondenceTable)).toMatchObject({ seal: 'host' });
    expect(await look(asAsked)).toMatchObject({ seal: 'phones' });
  });

  it('a timer runs again, and not twice', async () => {
    const clock = new ManualTimers();
    const { table, keeperGrant } = await begin(clock, { bellMs: 5_000 });
    expect(clock.waiting.map(({ ms }) => ms)).toEqual([5_000]);
    await server.close();
    expect(clock.waiting).toEqual([]);
    server = await startTestServer(folder, { after: clock.after });
    const phone = await connect();
    const { revision } = await phone.resume(keeperGrant);
    await phone.until(() => clock.waiting.length === 1);
    clock.strike();
    await phone.until((client) => client.revision === revision + 1);
    expect(phone.view).toMatchObject({ bells: 1 });
    expect(clock.waiting).toEqual([]);
    expect(JSON.stringify(await phone.get('history', { table })).match(/rang/g)).toHaveLength(1);
  });
});

describe('a full disk', () => {
  it('costs a refusal and nothing else, and the match goes on when there is room', async () => {
    const tap = new DatabaseTap();
    server = await startTestServer(folder, tap.overrides);
    const evening = await startStubTable(server);
    const { keeper, kiosk, table } = evening;
    clients.push(...evening.all);
    const pages = await tap.open.get<{ page_count: number }>('PRAGMA page_count');
    await tap.open.run(`PRAGMA max_page_count = ${pages?.page_count}`);
    let kept = 0;
    let answer = 'ok';
    for (let value = 1; answer === 'ok' && value < 5_000; value++) {
      const request = makeCommand(keeper, table, 'keeper', hideCommand(value));
      answer = await keeper.code('command', { ...request, revision: 2 + kept });
      if (answer === 'ok') kept = value;
    }
    expect(answer).toBe('DISK_FULL');
    expect(await keeper.look('table:watch', table)).toMatchObject({
      view: { game: { ready: true } },
    });
    // The server lives and nothing acknowledged is gone.
    await keeper.resume(evening.keeperGrant);
    expect(await keeper.resume(evening.keeperGrant)).toMatchObject({
      revision: 2 + kept,
      view: { game: { hidden: kept } },
    });
    await tap.open.run('PRAGMA max_page_count = 1000000');
    const again = makeCommand(keeper, table, 'keeper', hideCommand(99_999));
    expect(await keeper.code('command', again)).toBe('ok');
    expect((await kiosk.look('table:open', table)).revision).toBe(3);
  });
});

describe('the end of a game', () => {
  it('is on the disk together with its key, or not at all', async () => {
    const tap = new DatabaseTap();
    server = await startTestServer(folder, tap.overrides);
    const { keeper, kiosk, table, all } = await startStubTable(server);
    clients.push(...all);
    await tap.open.run(`CREATE TRIGGER fault BEFORE UPDATE OF match_key ON tables
      BEGIN SELECT RAISE(ABORT, 'no room for the key'); END`);
    const abandon = makeCommand(kiosk, table, 'referee', { kind: 'abandon' });
    expect(await kiosk.code('command', abandon)).toBe('INTERNAL');
    await tap.open.run('DROP TRIGGER fault');
    expect(await kiosk.look('table:open', table)).toMatchObject({
      table: { status: 'playing', waiting: [] },
      view: { game: { end: null } },
    });
    // It is still asked for, and the key to it is still there.
    expect(await keeper.code('command', makeCommand(keeper, table, 'keeper', hideCommand(7)))).toBe('ok');
    const again = makeCommand(kiosk, table, 'referee', { kind: 'abandon' });
    expect(await kiosk.code('command', { ...again, revision: 3 })).toBe('ok');
    await server.close();

    server = await startTestServer(folder);
    const watcher = await connect();
    expect(await watcher.look('table:watch', table)).toMatchObject({
      table: { status: 'over', waiting: [] },
    });
    expect(await watcher.code('record', { table, after: 0 })).toBe('ok');
  });
});

describe('a write that fails after it was made', () => {
  it('is found on the disk: the command counts once, and its repetition is answered (CM-6)', async () => {
    const tap = new DatabaseTap();
    server = await startTestServer(folder, tap.overrides);
    const { keeper, keeperGrant, guest, table, all } = await startStubTable(server);
    clients.push(...all);
    const run = tap.open.runPrepared.bind(tap.open);
    tap.open.runPrepared = async (sql, values) => {
      await run(sql, values);
      tap.open.runPrepared = run;
      throw new Error('the disk answered too late');
    };
    const request = makeCommand(keeper, table, 'keeper', hideCommand(7));
    expect(await keeper.code('command', request)).toBe('INTERNAL');
    expect(await keeper.ask('command', request)).toEqual({ ok: true, value: { revision: 3 } });
    expect(await keeper.resume(keeperGrant)).toMatchObject({
      revision: 3,
      view: { game: { hidden: 7 } },
    });
    // The others hear of it too, if late.
    await guest.until(({ revision }) => revision === 3);
    expect(guest.view).toMatchObject({ ready: true });
    const { notices } = await keeper.get('history', { table });
    expect(notices.filter((notice) => JSON.stringify(notice).includes('hidden'))).toHaveLength(1);
  });

  it('is told to everybody, and with it that the game is over', async () => {
    const tap = new DatabaseTap();
    server = await startTestServer(folder, tap.overrides);
    const { kiosk, spectator, table, all } = await startStubTable(server);
    clients.push(...all);
    const transaction = tap.open.transaction.bind(tap.open);
    tap.open.transaction = async (work) => {
      tap.open.transaction = transaction;
      await transaction(work);
      throw new Error('the disk answered too late');
    };
    const abandon = makeCommand(kiosk, table, 'referee', { kind: 'abandon' });
    expect(await kiosk.code('command', abandon)).toBe('INTERNAL');
    await spectator.until(({ pushes }) => pushes.some((push) => push.name === 'table' && push.body.status === 'over'));
    await spectator.until(({ revision }) => revision === 3);
    expect(spectator.view).toMatchObject({ end: { code: 'ABANDONED' } });
    expect(await spectator.code('record', { table, after: 0 })).toBe('ok');
  });
});
