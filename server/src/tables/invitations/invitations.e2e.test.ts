import type { PlaceGrant, Seat, Snapshot, TableId } from '@mister-x/engine/protocol';
import { verifyRecord } from '@mister-x/engine/record';
import { personBySeat } from '@mister-x/engine/trust';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newShare } from '../../runtime/random.js';
import { DatabaseTap } from '../../testing/database.js';
import {
  baseOf,
  createTable,
  guessCommand,
  makeCommand,
  openKiosk,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../../testing/evening.js';
import { stubRegistry } from '../../testing/stub-game.js';
import { TestClient } from '../../testing/test-client.js';

type Row = Record<string, string | number | null>;
const PEOPLE = ['Xenia', 'Yuri', 'Zoe'];

let folder: TestFolder;
let server: TestServer;
let kiosk: TestClient;
let tap: DatabaseTap;

beforeEach(async () => {
  folder = await TestFolder.make();
  tap = new DatabaseTap();
  server = await startTestServer(folder, tap.overrides);
  kiosk = await openKiosk(server);
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

const connect = () => TestClient.connect(baseOf(server));
const open = (correspondence: 'open' | 'masks') => createTable(kiosk, { bellMs: 0, correspondence });
const invite = async (table: TableId, place: number) => (await kiosk.get('invitation:make', { table, place })).code;

async function accept(code: string, name: string): Promise<PlaceGrant> {
  const phone = await connect();
  const grant = await phone.get('invitation:accept', { code, name, seed: newShare() });
  phone.close();
  return grant;
}

/** Everybody has come to a place, one after the other, and gone again. */
async function gather(table: TableId): Promise<readonly PlaceGrant[]> {
  const grants: PlaceGrant[] = [];
  for (const [place, name] of PEOPLE.entries()) {
    grants.push(await accept(await invite(table, place), name));
  }
  return grants;
}

type Seated = {
  readonly phone: TestClient;
  readonly grant: PlaceGrant;
  readonly seat: Seat;
  readonly snapshot: Snapshot;
};

async function sitAll(table: TableId): Promise<ReadonlyMap<Seat, Seated>> {
  const grants = await gather(table);
  await kiosk.get('table:start', { table });
  const people = await Promise.all(grants.map(sit));
  return new Map(people.map((person) => [person.seat, person]));
}

/** Comes back to its place, and to the seat that it has become. */
async function sit(grant: PlaceGrant): Promise<Seated> {
  const { table, secret, share } = grant;
  const phone = await connect();
  const { seat } = await phone.get('place:open', { table, secret });
  if (seat === null) throw new Error('the game is not started');
  const given = share === null ? {} : { share };
  const snapshot = await phone.get('seat:resume', { table, seat, secret, ...given });
  return { phone, grant, seat, snapshot };
}

const infoOf = async (table: TableId) => (await (await connect()).get('table:watch', { table })).table;

describe('an invitation', () => {
  it('is good once, and shows who else is there', async () => {
    const table = await open('open');
    expect((await infoOf(table)).correspondence).toEqual({
      masks: false,
      people: ['keeper', 'g1', 'g2'].map((seat) => ({ name: null, seat })),
      replacing: null,
      mayReplace: false,
    });
    const code = await invite(table, 1);
    const phone = await connect();
    const found = await phone.get('invitation:find', { code });
    const info = await infoOf(table);
    expect(found).toEqual({ table: info, name: info.seats[1]?.name });
    expect(found.name).not.toBe('');
    await accept(code, 'Yuri');
    expect((await infoOf(table)).correspondence?.people[1]).toEqual({ name: 'Yuri', seat: 'g1' });
    const again = { code, name: 'Eve', seed: newShare() };
    expect(await phone.code('invitation:accept', again)).toBe('CODE_UNKNOWN');
    expect(await phone.code('invitation:find', { code })).toBe('CODE_UNKNOWN');
  });

  it('is replaced and withdrawn by the host, and so is who accepted it', async () => {
    const table = await open('open');
    const first = await invite(table, 0);
    const second = await invite(table, 0);
    const phone = await connect();
    expect(await phone.code('invitation:find', { code: first })).toBe('CODE_UNKNOWN');
    const { host } = await kiosk.get('table:open', { table });
    expect(host).toMatchObject({ codes: {}, joinCode: null, invitations: [0] });
    const { secret } = await accept(second, 'Eve');
    expect(await phone.get('place:open', { table, secret })).toEqual({ seat: null });
    expect(await kiosk.code('invitation:make', { table, place: 0 })).toBe('SEAT_TAKEN');
    await kiosk.get('invitation:withdraw', { table, place: 0 });
    expect(await phone.code('place:open', { table, secret })).toBe('FORBIDDEN');
    const third = await invite(table, 0);
    await kiosk.get('invitation:withdraw', { table, place: 0 });
    expect(await phone.code('invitation:find', { code: third })).toBe('CODE_UNKNOWN');
    expect(await kiosk.code('invitation:make', { table, place: 3 })).toBe('FORBIDDEN');
    expect(await kiosk.code('invitation:make', { table, place: 6 })).toBe('SEAT_UNKNOWN');
  });

  it('is nobody’s to make but the host’s, and at no table in one room', async () => {
    const table = await open('open');
    const phone = await connect();
    expect(await phone.code('invitation:make', { table, place: 0 })).toBe('FORBIDDEN');
    expect(await phone.code('invitation:withdraw', { table, place: 0 })).toBe('FORBIDDEN');
    const here = await createTable(kiosk);
    expect(await kiosk.code('invitation:make', { table: here, place: 0 })).toBe('SEAT_UNKNOWN');
    const { host } = await kiosk.get('table:open', { table: here });
    expect(Object.keys(host.codes)).toHaveLength(3);
  });

  it('is for one name each; under masks not for that of one of them', async () => {
    const table = await open('masks');
    await accept(await invite(table, 0), 'Xenia');
    const code = await invite(table, 1);
    const phone = await connect();
    const as = (name: string) => phone.code('invitation:accept', { code, name, seed: newShare() });
    expect(await as('xenia')).toBe('NAMES_ALIKE');
    // What the keeper is called at this table.
    expect(await as('Ada')).toBe('NAMES_ALIKE');
    expect(await as('Хеniа')).toBe('NAMES_ALIKE');
    for (const name of ['', ' ', '\u3164', '\u2800', 'a\u202eb', 'a\u2028b']) {
      expect(await as(name)).toBe('MALFORMED');
    }
    expect(await as('Yuri')).toBe('ok');
  });

  it('is guessed no faster than any code', async () => {
    const phone = await connect();
    const codes: string[] = [];
    for (let i = 0; i < 10; i++) {
      codes.push(await phone.code('invitation:find', { code: '2222-2222-2222-2222' }));
    }
    expect(codes).toContain('BUSY');
  });
});

describe('a table by correspondence', () => {
  it('begins when all places are taken, no matter who is there, also after a restart', async () => {
    const table = await open('open');
    const [first] = await gather(table);
    expect(first).toMatchObject({ place: 0 });
    await server.close();
    server = await startTestServer(folder);
    kiosk = await openKiosk(server);
    await kiosk.get('table:start', { table });
    const { seats, waiting, status } = await infoOf(table);
    expect({ status, waiting }).toEqual({ status: 'playing', waiting: [] });
    expect(seats.map(({ seat, name }) => [seat, name])).toEqual([
      ['keeper', 'Xenia'],
      ['g1', 'Yuri'],
      ['g2', 'Zoe'],
    ]);
    if (first === undefined) throw new Error('nobody came');
    expect((await sit(first)).seat).toBe('keeper');
  });

  it('does not begin while someone is missing, and nobody is invited to a game that has begun', async () => {
    const table = await open('open');
    await accept(await invite(table, 0), 'Xenia');
    expect(await kiosk.code('table:start', { table })).toBe('SEATS_UNCLAIMED');
    for (const place of [1, 2]) await accept(await invite(table, place), `Person ${place}`);
    await kiosk.get('table:start', { table });
    for (const ask of ['invitation:make', 'invitation:withdraw'] as const) {
      expect(await kiosk.code(ask, { table, place: 0 })).toBe('FORBIDDEN');
    }
    expect(await kiosk.code('seat:reopen', { table, seat: 'keeper' })).toBe('FORBIDDEN');
    expect(await kiosk.code('seat:release', { table, seat: 'g1' })).toBe('FORBIDDEN');
    await kiosk.look('table:open', table);
    await kiosk.get('command', makeCommand(kiosk, table, 'referee', { kind: 'abandon' }));
    expect(await kiosk.code('table:rematch', { table })).toBe('FORBIDDEN');
  });

  it('can be sealed by phones where it has no masks; then it gathers as others do', async () => {
    const table = await createTable(kiosk, { bellMs: 0, correspondence: 'open' }, 'phones');
    const { host } = await kiosk.get('table:open', { table });
    expect(Object.keys(host.codes)).toHaveLength(3);
    const masks = {
      ...{ game: 'stub', options: { bellMs: 0, correspondence: 'masks' }, language: 'en' },
      seats: ['A', 'B', 'C'].map((name) => ({ name, colour: 'red' })),
      seal: 'phones',
    } as const;
    expect(await kiosk.code('table:create', masks)).toBe('FORBIDDEN');
  });
});

describe('under masks', () => {
  it('lots decide who has which seat, and nobody is told before the end', async () => {
    const table = await open('masks');
    const grants = await gather(table);
    const spectator = await connect();
    await spectator.get('table:watch', { table });
    const pushed: string[] = [];
    spectator.socket.onPush = (name, body) => pushed.push(JSON.stringify([name, body]));
    await kiosk.get('table:start', { table });
    const people = await Promise.all(grants.map(sit));
    expect(people.map(({ seat }) => seat).sort()).toEqual(['g1', 'g2', 'keeper']);
    const info = await infoOf(table);
    expect(info.correspondence?.people).toEqual(PEOPLE.map((name) => ({ name, seat: null })));
    expect(info.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo']);
    expect(info.seats.every(({ connected }) => connected)).toBe(true);
    expect(people.map(({ snapshot }) => snapshot.table)).toEqual(people.map(() => info));

    // Coming and going is nobody's business: what is told next is the end of the game.
    const before = pushed.length;
    for (const { phone } of people) phone.close();
    await (await sit(grants[0] as PlaceGrant)).phone.close();
    await kiosk.look('table:open', table);
    const log = JSON.stringify(await kiosk.get('history', { table }));
    for (const name of PEOPLE) expect(log).not.toContain(name);
    await kiosk.get('command', makeCommand(kiosk, table, 'referee', { kind: 'abandon' }));
    await expect.poll(() => pushed.some((text) => text.includes('"over"'))).toBe(true);
    expect(pushed.slice(before).filter((text) => text.startsWith('["seat"'))).toEqual([]);
    const tables = pushed.slice(before).filter((text) => text.startsWith('["table"'));
    expect(tables).toHaveLength(1);

    const over = await infoOf(table);
    const dealt = people.map(({ seat }, place) => ({ name: PEOPLE[place], seat }));
    expect(over.correspondence?.people).toEqual(dealt);
    const record = await kiosk.record(table);
    expect(record.genesis.places).toEqual(PEOPLE);
    const who = personBySeat(record.genesis, record.seed);
    for (const { name, seat } of dealt) expect(who.get(seat)).toBe(name);
    expect(verifyRecord(record, stubRegistry, { now: Date.now() }).findings).toEqual([]);
    const unlotted = { ...record, genesis: { ...record.genesis, places: ['Xenia', 'Yuri'] } };
    const { findings } = verifyRecord(unlotted, stubRegistry, { now: Date.now() });
    expect(findings.map(({ code }) => code)).toContain('LOTS');
  });

  it('the disk says by no row who is who', async () => {
    const table = await open('masks');
    const grants = await gather(table);
    await kiosk.get('table:start', { table });
    const people = await Promise.all(grants.map(sit));
    expect(new Set(people.map(({ seat }) => seat)).size).toBe(3);
    const places = await tap.open.all<Row>('SELECT * FROM places ORDER BY place');
    expect(places.map(({ name }) => name)).toEqual(PEOPLE);
    for (const { table_id: _, place: __, name: ___, ...rest } of places) {
      expect(new Set(Object.values(rest))).toEqual(new Set([null]));
    }
    const others = await tap.rows(['seats', 'log', 'refusals', 'settings']);
    for (const name of PEOPLE) expect(others).not.toContain(name);
    const [kept] = await tap.open.all<Row>('SELECT * FROM tables');
    // The names by place; the seed, from which the lots follow, is sealed.
    expect(kept?.server_share).toBeNull();
    expect(JSON.parse(String(kept?.genesis)).places).toEqual(PEOPLE);
  });

  it('any lots can come, no matter who came first', async () => {
    const seats = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const table = await open('masks');
      const grants = await gather(table);
      await kiosk.get('table:start', { table });
      const { seat, phone } = await sit(grants[0] as PlaceGrant);
      phone.close();
      seats.add(seat);
    }
    // One of three a dozen times: by chance less often than once in ten thousand evenings.
    expect(seats.size).toBeGreaterThan(1);
  });

  it('its people play as at any table', async () => {
    const table = await open('masks');
    const grants = await gather(table);
    await kiosk.get('table:start', { table });
    const people = await Promise.all(grants.map(sit));
    const keeper = people.find(({ seat }) => seat === 'keeper');
    expect(keeper?.snapshot.viewer).toBe('keeper');
    const other = people.find(({ seat }) => seat === 'g1')?.phone;
    if (keeper === undefined || other === undefined) throw new Error('nobody has the seat');
    const forged = makeCommand(other, table, 'keeper', guessCommand(1));
    expect(await other.code('command', forged)).toBe('FORBIDDEN');
  });
});

describe('a player who is gone for good', () => {
  const phoneOf = (people: ReadonlyMap<Seat, Seated>, seat: Seat): TestClient => {
    const person = people.get(seat);
    if (person === undefined) throw new Error(`nobody has ${seat}`);
    return person.phone;
  };
  const replacing = async (table: TableId) => (await infoOf(table)).correspondence?.replacing;

  it('is replaced when all others agree, across restarts; his secret is dead and the record says so', async () => {
    const table = await open('masks');
    let people = await sitAll(table);
    const gone = people.get('g1');
    if (gone === undefined) throw new Error('nobody has g1');
    await kiosk.get('seat:replace', { table, seat: 'g1' });
    const vote = { table, seat: 'g1', agree: true };
    await phoneOf(people, 'keeper').get('seat:agree', vote);
    expect(await replacing(table)).toEqual({ seat: 'g1', agreed: ['keeper'] });
    expect(await kiosk.code('invitation:make', { table, place: 4 })).toBe('FORBIDDEN');

    await server.close();
    tap = new DatabaseTap();
    server = await startTestServer(folder, tap.overrides);
    kiosk = await openKiosk(server);
    expect(await replacing(table)).toEqual({ seat: 'g1', agreed: ['keeper'] });
    people = new Map(
      await Promise.all(
        [...people.values()].map(async ({ grant }) => {
          const back = await sit(grant);
          return [back.seat, back] as const;
        }),
      ),
    );
    await phoneOf(people, 'g2').get('seat:agree', vote);
    const old = phoneOf(people, 'g1');
    await old.until(({ pushes }) => pushes.some(({ name }) => name === 'dismissed'));
    const { secret } = gone.grant;
    expect(await old.code('place:open', { table, secret })).toBe('FORBIDDEN');
    expect(await old.code('seat:takeover', { recoveryCode: gone.grant.recoveryCode })).toBe('RECOVERY_CODE_UNKNOWN');
    expect(await replacing(table)).toBeNull();

    const newcomer = await accept(await invite(table, 4), 'Wanda');
    expect(newcomer).toMatchObject({ place: 4 });
    const seated = await sit(newcomer);
    expect(seated).toMatchObject({ seat: 'g1' });
    expect(await tap.rows(['places', 'seats', 'log'])).not.toContain('Wanda');
    expect(JSON.stringify(await infoOf(table))).not.toContain('Wanda');

    await kiosk.look('table:open', table);
    await kiosk.get('command', makeCommand(kiosk, table, 'referee', { kind: 'abandon' }));
    const { correspondence } = await infoOf(table);
    expect(correspondence?.people[3]).toEqual({ name: 'Wanda', seat: 'g1' });
    const record = await kiosk.record(table);
    const changes = record.entries.flatMap(({ events }) => events.filter((event) => event?.kind === 'seat'));
    expect(changes).toEqual([
      { kind: 'seat', seat: 'g1', what: 'replaced', agreed: ['keeper', 'g2'] },
      { kind: 'seat', seat: 'g1', what: 'claimed' },
    ]);
    expect(verifyRecord(record, stubRegistry, { now: Date.now() }).findings).toEqual([]);
  });

  it('stays where anybody objects, he himself included, or the host thinks better of it', async () => {
    const table = await open('open');
    const people = await sitAll(table);
    const propose = () => kiosk.get('seat:replace', { table, seat: 'g1' });
    const say = (seat: Seat, agree: boolean) => phoneOf(people, seat).code('seat:agree', { table, seat: 'g1', agree });
    for (const seat of ['g1', 'g2', 'keeper']) {
      await propose();
      expect(await say(seat, false)).toBe('ok');
      expect(await replacing(table)).toBeNull();
    }
    expect(await say('keeper', true)).toBe('SEAT_UNKNOWN');
    await propose();
    expect(await say('g1', true)).toBe('FORBIDDEN');
    await kiosk.get('table:open', { table });
    const asHost = (agree: boolean) => kiosk.code('seat:agree', { table, seat: 'g1', agree });
    expect(await asHost(true)).toBe('FORBIDDEN');
    expect(await asHost(false)).toBe('ok');
    const spectator = await connect();
    await spectator.get('table:watch', { table });
    await propose();
    expect(await kiosk.code('seat:replace', { table, seat: 'g2' })).toBe('BUSY');
    expect(await spectator.code('seat:agree', { table, seat: 'g1', agree: false })).toBe('FORBIDDEN');
    expect(await spectator.code('seat:replace', { table, seat: 'g1' })).toBe('FORBIDDEN');
  });

  it('is not replaced at a table in one room, nor before the game has begun', async () => {
    const here = await createTable(kiosk);
    expect(await kiosk.code('seat:replace', { table: here, seat: 'g1' })).toBe('FORBIDDEN');
    const table = await open('open');
    expect(await kiosk.code('seat:replace', { table, seat: 'g1' })).toBe('GAME_NOT_STARTED');
  });

  it('gives his seat, without masks, with the name of the new person', async () => {
    const table = await open('open');
    const people = await sitAll(table);
    await kiosk.get('seat:replace', { table, seat: 'keeper' });
    for (const seat of ['g1', 'g2']) {
      await phoneOf(people, seat).get('seat:agree', { table, seat: 'keeper', agree: true });
    }
    const newcomer = await accept(await invite(table, 3), 'Wanda');
    expect((await sit(newcomer)).seat).toBe('keeper');
    const { seats, correspondence } = await infoOf(table);
    expect(seats[0]).toMatchObject({ name: 'Wanda', claimed: true });
    expect(correspondence?.people[3]).toEqual({ name: 'Wanda', seat: 'keeper' });
  });

  /** All others agree, and a new person comes. */
  async function succeed(
    people: ReadonlyMap<Seat, Seated>,
    table: TableId,
    seat: Seat,
    name: string,
  ): Promise<ReadonlyMap<Seat, Seated>> {
    await kiosk.get('seat:replace', { table, seat });
    for (const other of people.keys()) {
      if (other === seat) continue;
      await phoneOf(people, other).get('seat:agree', { table, seat, agree: true });
    }
    const place = PEOPLE.length + ['keeper', 'g1', 'g2'].indexOf(seat);
    const newcomer = await sit(await accept(await invite(table, place), name));
    return new Map([...people, [seat, newcomer]]);
  }

  it.each(['open', 'masks'] as const)(
    'and is so again: everybody who ever had the seat is named in the end (%s)',
    async (kind) => {
      const table = await open(kind);
      let people = await sitAll(table);
      for (const name of ['Wanda', 'Vera', 'Uma']) people = await succeed(people, table, 'g1', name);
      const g1 = people.get('g1')?.grant;
      expect(g1).toMatchObject({ place: PEOPLE.length + 1 + 2 * PEOPLE.length });
      // The way there is dead, for the first as well as for the second.
      const stranger = await connect();
      const { secret } = (await sit(g1 as PlaceGrant)).grant;
      expect(await stranger.get('place:open', { table, secret })).toEqual({ seat: 'g1' });
      expect(await tap.rows(['places'])).toMatch(kind === 'masks' ? /^(?!.*Wanda)/s : /Wanda/);
      await kiosk.look('table:open', table);
      await kiosk.get('command', makeCommand(kiosk, table, 'referee', { kind: 'abandon' }));
      const { correspondence } = await infoOf(table);
      expect(correspondence?.people.slice(PEOPLE.length)).toEqual(
        ['Wanda', 'Vera', 'Uma'].map((name) => ({ name, seat: 'g1' })),
      );
      const record = await kiosk.record(table);
      expect(verifyRecord(record, stubRegistry, { now: Date.now() }).findings).toEqual([]);
    },
  );

  it('has nobody replaced beside him while his seat waits for someone: a voice would be missing', async () => {
    const table = await open('open');
    const people = await sitAll(table);
    const mayReplace = async () => (await infoOf(table)).correspondence?.mayReplace;
    expect(await mayReplace()).toBe(true);
    await kiosk.get('seat:replace', { table, seat: 'g1' });
    expect(await mayReplace()).toBe(false);
    for (const seat of ['keeper', 'g2']) {
      await phoneOf(people, seat).get('seat:agree', { table, seat: 'g1', agree: true });
    }
    expect(await mayReplace()).toBe(false);
    expect(await kiosk.code('seat:replace', { table, seat: 'g2' })).toBe('BUSY');
    await accept(await invite(table, 4), 'Wanda');
    expect(await mayReplace()).toBe(true);
    expect(await kiosk.code('seat:replace', { table, seat: 'g2' })).toBe('ok');
  });
});
