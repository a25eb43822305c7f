import { groupDigits } from '@mister-x/engine/trust/digits';
import type { INestApplicationContext } from '@nestjs/common';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KeyRing } from '../keys/key-ring.js';
import { DatabaseTap } from '../../testing/database.js';
import {
  baseOf,
  createTable,
  openStubTable,
  guessCommand,
  disconnectPhone,
  hideCommand,
  makeCommand,
  openKiosk,
  type TestServer,
} from '../../testing/evening.js';
import { serverForTest } from '../../testing/server-for-test.js';
import { TestClient } from '../../testing/test-client.js';
import { SeatsRepository } from './seats.repository.js';

let server: TestServer;
let app: INestApplicationContext;
const tap = new DatabaseTap();

beforeEach(async () => {
  const onApp = (started: INestApplicationContext) => {
    app = started;
  };
  server = await serverForTest({ ...tap.overrides, onApp });
});

const connect = () => TestClient.connect(baseOf(server));
const evening = () => openStubTable(server);

async function kioskAtTable() {
  const kiosk = await openKiosk(server);
  const table = await createTable(kiosk);
  const { host } = await kiosk.get('table:open', { table });
  return { kiosk, table, codes: host.codes };
}

describe('the host key', () => {
  it('opens the kiosk, and a wrong one does not', async () => {
    const stranger = await connect();
    expect(await stranger.code('host:open', { key: 'A'.repeat(26) })).toBe('FORBIDDEN');
    expect(await stranger.code('table:create', { game: 'stub', options: {}, seats: [], language: 'en' })).toBe(
      'FORBIDDEN',
    );
    expect(await stranger.code('host:open', { key: server.hostKey })).toBe('ok');
  });

  it('lists the open tables', async () => {
    const { kiosk, table } = await kioskAtTable();
    const { tables } = await kiosk.get('host:open', { key: server.hostKey });
    expect(tables).toMatchObject([{ table, game: 'stub', status: 'gathering', names: ['Ada', 'Ben', 'Cleo'] }]);
  });

  it('alone shows the claim codes', async () => {
    const { table, codes } = await kioskAtTable();
    const spectator = await connect();
    const seen = JSON.stringify(await spectator.look('table:watch', table));
    for (const code of Object.values(codes)) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(seen).not.toContain(code);
      expect(seen).not.toContain(code.replace('-', ''));
    }
    expect(await spectator.code('table:open', { table })).toBe('FORBIDDEN');
  });
});

describe('a claim code', () => {
  it('is read in any case, with O, I and L for 0 and 1', async () => {
    const { codes } = await kioskAtTable();
    const typed = (codes.g1 ?? '').toLowerCase().replace('-', ' ').replace(/0/g, 'o').replace(/1/g, 'l');
    expect(await (await connect()).get('seat:claim', { code: typed })).toMatchObject({
      seat: 'g1',
    });
  });

  it('is dead once it was used, also for the one who used it', async () => {
    const { kiosk, codes, table } = await kioskAtTable();
    const code = codes.keeper ?? '';
    const [first, second] = [await connect(), await connect()];
    const replies = await Promise.all([first.code('seat:claim', { code }), second.code('seat:claim', { code })]);
    expect(replies.toSorted()).toEqual(['CODE_UNKNOWN', 'ok']);
    expect(await first.code('seat:claim', { code })).toBe('CODE_UNKNOWN');
    await kiosk.until(({ pushes }) => pushes.some(({ name, body }) => name === 'host' && !('keeper' in body.codes)));
    expect((await kiosk.get('table:open', { table })).host.codes).not.toHaveProperty('keeper');
  });

  it('cannot be guessed at speed', async () => {
    const { codes } = await kioskAtTable();
    const guesser = await connect();
    const answers: string[] = [];
    for (let i = 0; i < 12; i++) answers.push(await guesser.code('seat:claim', { code: `0000-00${10 + i}` }));
    expect(answers[0]).toBe('CODE_UNKNOWN');
    expect(answers.at(-1)).toBe('BUSY');
    // Even the right one must wait now.
    expect(await guesser.code('seat:claim', { code: codes.g1 })).toBe('BUSY');
  });
});

describe('a seat', () => {
  it('must be claimed before the game when it has secrets', async () => {
    const { kiosk, table, codes } = await kioskAtTable();
    expect(await kiosk.code('table:start', { table })).toBe('SEATS_UNCLAIMED');
    const phone = await connect();
    await phone.get('seat:claim', { code: codes.keeper ?? '' });
    expect(await phone.code('table:start', { table })).toBe('FORBIDDEN');
    expect(await kiosk.code('table:start', { table })).toBe('ok');
  });

  it('is resumed with its secret and no other', async () => {
    const { keeperGrant, guestGrant, table } = await evening();
    const phone = await connect();
    const forged = { table, seat: 'keeper', secret: guestGrant.secret };
    expect(await phone.code('seat:resume', forged)).toBe('FORBIDDEN');
    expect(await phone.code('seat:resume', { ...forged, seat: 'g2' })).toBe('FORBIDDEN');
    expect(await phone.code('seat:resume', { ...forged, seat: 'g7' })).toBe('SEAT_UNKNOWN');
    expect(await phone.code('seat:resume', { ...forged, table: 'nowhere' })).toBe('TABLE_UNKNOWN');
    expect(await phone.resume(keeperGrant)).toMatchObject({ viewer: 'keeper' });
  });

  it('is shown as connected while a phone follows', async () => {
    const { keeper, kiosk } = await evening();
    const last = () => kiosk.pushes.flatMap((push) => (push.name === 'table' ? [push.body] : [])).at(-1);
    await kiosk.until(() => last()?.seats[0]?.connected === true);
    keeper.close();
    await kiosk.until(() => last()?.seats[0]?.connected === false);
    expect(last()?.seats[0]?.claimed).toBe(true);
  });

  it('is taken over with its recovery code, and everybody is told', async () => {
    const { keeper, keeperGrant, kiosk, spectator, table } = await evening();
    const phone = await connect();
    expect(await phone.code('seat:takeover', { recoveryCode: '0'.repeat(20) })).toBe('RECOVERY_CODE_UNKNOWN');
    const recoveryCode = groupDigits(keeperGrant.recoveryCode);
    const grant = await phone.get('seat:takeover', { recoveryCode });
    expect(grant).toMatchObject({ table, seat: 'keeper' });
    await keeper.until(({ pushes }) => pushes.some(({ name }) => name === 'dismissed'));
    for (const client of [kiosk, spectator]) {
      await client.until(({ pushes }) =>
        pushes.some(({ name, body }) => name === 'seat' && body.what === 'taken-over'),
      );
    }
    // The old phone has nothing left: no secret, no code, no voice.
    expect(await keeper.code('seat:resume', { table, seat: 'keeper', secret: keeperGrant.secret })).toBe('FORBIDDEN');
    expect(await keeper.code('seat:takeover', { recoveryCode })).toBe('RECOVERY_CODE_UNKNOWN');
    await kiosk.get('table:start', { table });
    expect(await keeper.code('command', makeCommand(keeper, table, 'keeper', hideCommand(1)))).toBe('FORBIDDEN');
    expect(keeper.updates).toEqual([]);
    await phone.until(({ revision }) => revision === 2);
    expect(await phone.code('command', makeCommand(phone, table, 'keeper', hideCommand(1)))).toBe('ok');
  });

  it('is taken over after the end without its share being kept in memory', async () => {
    const { kiosk, keeperGrant, table } = await evening();
    await kiosk.get('table:start', { table });
    await kiosk.until(({ revision }) => revision === 2);
    const ring = app.get(KeyRing);
    expect(ring.share(table, 'keeper')).toBe(keeperGrant.share);
    await kiosk.get('command', makeCommand(kiosk, table, 'referee', { kind: 'abandon' }));
    const recoveryCode = keeperGrant.recoveryCode;
    expect(await (await connect()).get('seat:takeover', { recoveryCode })).toMatchObject({ table });
    expect(ring.share(table, 'keeper')).toBeUndefined();
  });

  it('is not looked for while who guesses at codes must wait', async () => {
    const { keeperGrant } = await evening();
    const guesser = await connect();
    const guessed = { recoveryCode: '0'.repeat(20) };
    while ((await guesser.code('seat:takeover', guessed)) !== 'BUSY');
    const salt = vi.spyOn(app.get(SeatsRepository), 'recoverySalt');
    const recoveryCode = keeperGrant.recoveryCode;
    expect(await guesser.code('seat:takeover', { recoveryCode })).toBe('BUSY');
    expect(salt).not.toHaveBeenCalled();
  });

  it('goes back to the kiosk when the host releases it, unless it has secrets', async () => {
    const { guest, guestGrant, kiosk, table } = await evening();
    await kiosk.get('table:start', { table });
    await kiosk.until(({ revision }) => revision === 2);
    expect(await kiosk.code('command', makeCommand(kiosk, table, 'g1', guessCommand(1)))).toBe('FORBIDDEN');
    expect(await kiosk.code('seat:release', { table, seat: 'keeper' })).toBe('FORBIDDEN');
    expect(await guest.code('seat:release', { table, seat: 'g1' })).toBe('FORBIDDEN');
    expect(await kiosk.code('seat:release', { table, seat: 'g1' })).toBe('SEAT_NOT_AWAY');
    await disconnectPhone(kiosk, guest, guestGrant);
    expect(await kiosk.code('seat:release', { table, seat: 'g1' })).toBe('ok');
    const { secret } = guestGrant;
    const phone = await connect();
    expect(await phone.code('seat:resume', guestGrant)).toBe('MALFORMED');
    expect(await phone.code('seat:resume', { table, seat: 'g1', secret })).toBe('FORBIDDEN');
    // PHASE_WRONG comes from the game: the kiosk is heard again.
    expect(await kiosk.code('command', makeCommand(kiosk, table, 'g1', guessCommand(1)))).toBe('PHASE_WRONG');
    const { host } = await kiosk.get('table:open', { table });
    expect(await phone.code('seat:claim', { code: host.codes.g1 })).toBe('ok');
  });

  it('keeps its secret and recovery code as hashes only', async () => {
    const { keeperGrant, guestGrant } = await evening();
    const rows = await tap.rows();
    for (const { secret, recoveryCode } of [keeperGrant, guestGrant]) {
      expect(rows).not.toContain(secret);
      expect(rows).not.toContain(recoveryCode);
      expect(recoveryCode).toHaveLength(20);
    }
    expect(rows).not.toContain(server.hostKey);
  });
});

describe('a change of seats', () => {
  it('is written with its entry in the log, or not at all', async () => {
    const { kiosk, guest: lost, guestGrant, table } = await evening();
    await kiosk.get('table:start', { table });
    await kiosk.until(({ revision }) => revision === 2);
    await tap.open.run(`CREATE TRIGGER fault BEFORE INSERT ON log
      BEGIN SELECT RAISE(ABORT, 'no more entries'); END`);
    await disconnectPhone(kiosk, lost, guestGrant);
    expect(await kiosk.code('seat:release', { table, seat: 'g1' })).toBe('INTERNAL');
    const guest = await connect();
    expect(await guest.resume(guestGrant)).toMatchObject({ viewer: 'g1', revision: 2 });
    const other = await connect();
    const taken = { recoveryCode: guestGrant.recoveryCode };
    expect(await other.code('seat:takeover', taken)).toBe('INTERNAL');
    await tap.open.run('DROP TRIGGER fault');
    await guest.resume(guestGrant);
    expect(await other.code('seat:takeover', taken)).toBe('ok');
    await guest.until(({ pushes }) => pushes.some(({ name }) => name === 'dismissed'));
    const { notices } = await kiosk.get('history', { table });
    expect(notices.at(-1)).toEqual({ kind: 'seat', seat: 'g1', what: 'taken-over' });
  });
});

describe('a rematch', () => {
  it('keeps options, names and phones, and leads from the old table to the new', async () => {
    const { kiosk, guest, keeper, keeperGrant, table } = await evening();
    expect(await kiosk.code('table:rematch', { table })).toBe('GAME_NOT_STARTED');
    await kiosk.get('table:start', { table });
    await kiosk.until(({ revision }) => revision === 2);
    expect(await kiosk.code('table:rematch', { table })).toBe('FORBIDDEN');
    await kiosk.get('command', makeCommand(kiosk, table, 'referee', { kind: 'abandon' }));
    expect(await guest.code('table:rematch', { table })).toBe('FORBIDDEN');
    const next = await kiosk.get('table:rematch', { table });
    expect(await kiosk.get('table:rematch', { table })).toEqual(next);
    await keeper.until(({ pushes }) => pushes.some(({ name, body }) => name === 'table' && body.next === next.table));
    // What is over stays within reach, beside the game that follows it.
    const { tables } = await kiosk.get('host:open', { key: server.hostKey });
    expect(tables.map(({ table, status }) => [table, status])).toEqual([
      [next.table, 'gathering'],
      [table, 'over'],
    ]);
    // Part of the key of the new table is still on the keeper's phone.
    expect(await kiosk.code('table:start', next)).toBe('SEALED');
    const snapshot = await keeper.resume({ ...keeperGrant, ...next });
    expect(snapshot).toMatchObject({
      viewer: 'keeper',
      view: null,
      table: {
        status: 'gathering',
        seats: [{ name: 'Ada', claimed: true }, { claimed: true }, { claimed: false }],
      },
    });
    expect(await kiosk.code('table:start', next)).toBe('ok');
    // Words taken at the old table move the phone at the new one as well.
    const other = await connect();
    const grant = await other.get('seat:takeover', { recoveryCode: keeperGrant.recoveryCode });
    expect(grant.table).toBe(next.table);
    await keeper.until(({ pushes }) => pushes.some(({ name }) => name === 'dismissed'));
  });
});
