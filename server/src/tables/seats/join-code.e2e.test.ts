import type { HostInfo } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseTap } from '../../testing/database.js';
import { baseOf, createTable, openKiosk, startTestServer, TestFolder, type TestServer } from '../../testing/evening.js';
import { TestClient } from '../../testing/test-client.js';

/** One code for all who come: it takes whichever seat without secrets is free, and nothing else. */

let folder: TestFolder;
let server: TestServer;
const tap = new DatabaseTap();

beforeEach(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder, tap.overrides);
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

const connect = () => TestClient.connect(baseOf(server));

async function gathering() {
  const kiosk = await openKiosk(server);
  const table = await createTable(kiosk);
  const { host } = await kiosk.get('table:open', { table });
  return { kiosk, table, host, code: host.joinCode ?? '' };
}

async function isTold(client: TestClient, test: (host: HostInfo) => boolean): Promise<void> {
  await client.until(({ pushes }) =>
    pushes.some(({ name, body }) => name === 'host' && test(body as unknown as HostInfo)),
  );
}

async function everybodyHides(kiosk: TestClient, table: string, host: HostInfo): Promise<void> {
  await (await connect()).get('seat:claim', { code: host.codes.keeper ?? '' });
  await kiosk.get('table:start', { table });
}

describe('the join code of a table', () => {
  it('takes whichever free seats are chosen, one after the other, under the names given', async () => {
    const { kiosk, table, code } = await gathering();
    const [one, two] = [await connect(), await connect()];
    expect(await one.get('seat:find', { code })).toEqual({ table, seat: null });
    expect(await one.get('seat:claim', { code, seat: 'g2', name: 'Dora' })).toMatchObject({
      table,
      seat: 'g2',
      share: null,
    });
    await two.get('seat:claim', { code, seat: 'g1', name: 'Ben' });
    const { table: info, host } = await kiosk.get('table:open', { table });
    expect(info.seats.map(({ name, claimed }) => [name, claimed])).toEqual([
      ['Ada', false],
      ['Ben', true],
      ['Dora', true],
    ]);
    // It is good for who comes after a seat is given back.
    expect(host.joinCode).toBe(code);
    await server.close();
    server = await startTestServer(folder, tap.overrides);
    const again = await openKiosk(server);
    const kept = await again.get('table:open', { table });
    expect(kept.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Dora']);
    expect(kept.host.joinCode).toBe(code);
  });

  it('never takes a seat with secrets, a seat that is held, or one that is not there', async () => {
    const { host, code } = await gathering();
    const [one, two] = [await connect(), await connect()];
    await one.get('seat:claim', { code, seat: 'g1', name: 'Ben' });
    const asked = (seat: string, name: string) => two.code('seat:claim', { code, seat, name });
    expect(await asked('keeper', 'Ada')).toBe('FORBIDDEN');
    expect(await asked('g1', 'Ben')).toBe('SEAT_TAKEN');
    expect(await asked('g9', 'Zoe')).toBe('SEAT_UNKNOWN');
    expect(await two.code('seat:claim', { code })).toBe('SEAT_UNKNOWN');
    // The seat with secrets has a code of its own, which takes that seat alone.
    const keeper = host.codes.keeper ?? '';
    expect(await two.get('seat:find', { code: keeper })).toMatchObject({ seat: 'keeper' });
    expect(await two.code('seat:claim', { code: keeper, seat: 'g2', name: 'Cleo' })).toBe('CODE_UNKNOWN');
    await two.get('seat:claim', { code: keeper, seat: 'keeper', name: 'Ada Lovelace' });
    expect(await one.code('seat:find', { code: keeper })).toBe('CODE_UNKNOWN');
  });

  it('gives a seat to one of two phones that race for it', async () => {
    const { table, code } = await gathering();
    const racers = [await connect(), await connect(), await connect()];
    const answers = await Promise.all(
      racers.map((phone, i) => phone.code('seat:claim', { code, seat: 'g1', name: `Racer ${i}` })),
    );
    expect(answers.toSorted()).toEqual(['SEAT_TAKEN', 'SEAT_TAKEN', 'ok']);
    const { seats } = (await (await connect()).look('table:watch', table)).table;
    expect(seats[1]?.name).toBe(`Racer ${answers.indexOf('ok')}`);
    // Who lost takes the other seat.
    const loser = racers[answers.indexOf('SEAT_TAKEN')];
    expect(await loser?.code('seat:claim', { code, seat: 'g2', name: 'Cleo' })).toBe('ok');
  });

  it('gives nobody a name that another has', async () => {
    const { code } = await gathering();
    const phone = await connect();
    // The second and the third have letters of Cyrillic.
    for (const name of [' ADA', 'Аdа', 'АDА', 'A\u3164da', 'Ａｄａ']) {
      expect(await phone.code('seat:claim', { code, seat: 'g1', name })).toBe('NAMES_ALIKE');
    }
    expect(await phone.code('seat:claim', { code, seat: 'g1', name: 'x'.repeat(41) })).toBe('MALFORMED');
    for (const sign of ['\u0000', '\u202e', '\u2066', '\u2028', '\u200b', '<', '\ud83d']) {
      const name = `a${sign}b`;
      expect(await phone.code('seat:claim', { code, seat: 'g1', name })).toBe('MALFORMED');
    }
    expect(await phone.code('seat:claim', { code, seat: 'g1', name: 'Bob' })).toBe('ok');
  });

  it('is dead once the game is started, and the host is told', async () => {
    const { kiosk, table, host, code } = await gathering();
    await everybodyHides(kiosk, table, host);
    await isTold(kiosk, ({ joinCode }) => joinCode === null);
    const late = await connect();
    expect(await late.code('seat:find', { code })).toBe('CODE_UNKNOWN');
    expect(await late.code('seat:claim', { code, seat: 'g1', name: 'Ben' })).toBe('CODE_UNKNOWN');
    expect((await tap.rows()).includes(code.replace('-', ''))).toBe(false);
    // Who comes late takes a seat by its own code, as it is called.
    const { g1 = '', g2 = '' } = host.codes;
    expect(await late.code('seat:claim', { code: g1, seat: 'g1', name: 'Late' })).toBe('FORBIDDEN');
    expect(await late.code('seat:claim', { code: g1, seat: 'g1', name: 'Ben' })).toBe('ok');
    expect(await (await connect()).code('seat:claim', { code: g2 })).toBe('ok');
  });

  it('that comes while the game starts takes a seat before it or none', async () => {
    const { kiosk, table, host, code } = await gathering();
    await (await connect()).get('seat:claim', { code: host.codes.keeper ?? '' });
    const phone = await connect();
    const [answer] = await Promise.all([
      phone.code('seat:claim', { code, seat: 'g1', name: 'Eve' }),
      kiosk.get('table:start', { table }),
    ]);
    const { seats } = (await (await connect()).look('table:watch', table)).table;
    expect([answer, seats[1]?.name, seats[1]?.claimed]).toEqual(
      answer === 'ok' ? ['ok', 'Eve', true] : ['CODE_UNKNOWN', 'Ben', false],
    );
  });

  it('is another after other screens are signed out, over a restart as well', async () => {
    const { kiosk, table, code } = await gathering();
    await kiosk.get('host:sign-out', {});
    await isTold(kiosk, ({ joinCode }) => joinCode !== null && joinCode !== code);
    const { host } = await kiosk.get('table:open', { table });
    const phone = await connect();
    expect(await phone.code('seat:find', { code })).toBe('CODE_UNKNOWN');
    expect(await phone.code('seat:find', { code: host.joinCode })).toBe('ok');
    await server.close();
    server = await startTestServer(folder, tap.overrides);
    const seat = { seat: 'g1', name: 'Ben' };
    const late = await connect();
    expect(await late.code('seat:claim', { code, ...seat })).toBe('CODE_UNKNOWN');
    expect(await late.code('seat:claim', { code: host.joinCode, ...seat })).toBe('ok');
  });

  it('opens its own table and no other', async () => {
    const { kiosk, table, code } = await gathering();
    const other = await createTable(kiosk);
    const { host } = await kiosk.get('table:open', { table: other });
    expect(host.joinCode).not.toBe(code);
    const phone = await connect();
    await phone.get('seat:claim', { code, seat: 'g1', name: 'Ben' });
    const { seats } = (await phone.look('table:watch', other)).table;
    expect(seats.some(({ claimed }) => claimed)).toBe(false);
    expect(await phone.get('seat:find', { code: host.joinCode ?? '' })).toMatchObject({
      table: other,
    });
    expect(table).not.toBe(other);
  });

  it('takes a seat that the host took back', async () => {
    const { kiosk, table, code } = await gathering();
    const ask = { code, seat: 'g1', name: 'Ben' };
    await (await connect()).get('seat:claim', ask);
    await kiosk.get('seat:release', { table, seat: 'g1' });
    expect(await (await connect()).code('seat:claim', ask)).toBe('ok');
  });

  it('is told to hosts alone: no spectator, phone or answer has it', async () => {
    const { table, host, code } = await gathering();
    const [phone, spectator, late] = [await connect(), await connect(), await connect()];
    const told = [
      await spectator.look('table:watch', table),
      await phone.get('seat:find', { code }),
      await phone.get('seat:claim', { code, seat: 'g1', name: 'Ben' }),
      await late.get('seat:claim', { code: host.codes.keeper ?? '' }),
      ...[phone, spectator, late].flatMap(({ pushes }) => pushes),
    ];
    const seen = JSON.stringify(told);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(seen).not.toContain(code);
    expect(seen).not.toContain(code.replace('-', ''));
  });

  it('cannot be guessed at speed, nor found by asking', async () => {
    const { code } = await gathering();
    const guesser = await connect();
    const answers: string[] = [];
    for (let i = 0; i < 12; i++) {
      const guess = { code: `0000-00${10 + i}` };
      answers.push(
        i % 2 === 0
          ? await guesser.code('seat:find', guess)
          : await guesser.code('seat:claim', { ...guess, seat: 'g1', name: 'Eve' }),
      );
    }
    expect(answers[0]).toBe('CODE_UNKNOWN');
    expect(answers.at(-1)).toBe('BUSY');
    expect(await guesser.code('seat:find', { code })).toBe('BUSY');
  });
});
