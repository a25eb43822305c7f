import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_PRINT_ORDER } from '@mister-x/games/test/orders';
import { DatabaseTap } from '../../testing/database.js';
import {
  baseOf,
  type StubTable,
  guessCommand,
  hideCommand,
  makeCommand,
  startStubTable,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../../testing/evening.js';
import { TestClient } from '../../testing/test-client.js';

/** Whatever a client sends, a refusal changes nothing and nobody else hears of it (CM-2). */

let folder: TestFolder;
let server: TestServer;
let evening: StubTable;
const tap = new DatabaseTap();

beforeAll(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder, tap.overrides);
  evening = await startStubTable(server);
  await evening.keeper.get('command', makeCommand(evening.keeper, evening.table, 'keeper', hideCommand(7)));
  for (const client of evening.all) await client.until(({ revision }) => revision === 3);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

async function changesNothing(work: () => Promise<void>): Promise<void> {
  const rows = await tap.rows();
  const heard = evening.all.map(({ pushes }) => pushes.length);
  await work();
  await Promise.all(evening.all.map((client) => client.fence()));
  expect(await tap.rows()).toBe(rows);
  expect(evening.all.map(({ pushes }) => pushes.length)).toEqual(heard);
}

/** What a list that begins with a number is answered with, whatever follows. */
async function codeOfList(rest: readonly unknown[]): Promise<unknown> {
  const loud = await TestClient.connect(baseOf(server));
  let answer = '';
  await changesNothing(async () => {
    const answered = new Promise<string>((resolve) => {
      loud.socket.onPass = (passed) => String(passed).startsWith('[77,{') && resolve(String(passed));
    });
    loud.socket.say([77, ...rest]);
    answer = await answered;
  });
  loud.close();
  return JSON.parse(answer)[1].refusal.code;
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

const command = (change: object) => ({
  ...makeCommand(evening.guest, evening.table, 'g1', guessCommand(1)),
  ...change,
});

describe('a malformed message', () => {
  it.each<[string, string, () => unknown]>([
    ['nothing', 'command', () => undefined],
    ['a text', 'command', () => 'guess 7'],
    ['a list', 'command', () => [1, 2, 3]],
    ['a member too many', 'command', () => command({ extra: 1 })],
    ['a member too few', 'command', () => ({ table: evening.table })],
    ['a short id', 'command', () => command({ id: 'short' })],
    ['an id with other characters', 'command', () => command({ id: 'with space' })],
    ['a negative revision', 'command', () => command({ revision: -1 })],
    ['a fraction of a revision', 'command', () => command({ revision: 2.5 })],
    ['an unknown command', 'command', () => command({ command: { kind: 'win' } })],
    ["the referee's own command", 'command', () => command({ command: { kind: 'takeback-timeout' } })],
    ['an action of many levels', 'command', () => command({ command: { kind: 'act', action: deep(40) } })],
    ['a seat with SQL', 'command', () => command({ seat: "g1'; DROP TABLE log; --" })],
    ['a language unknown', 'table:create', () => ({ game: 'stub', options: { bellMs: 0 }, seats: [], language: 'xx' })],
    [
      'a name too long',
      'table:create',
      () => ({
        game: 'stub',
        options: { bellMs: 0 },
        seats: [{ name: 'x'.repeat(41), colour: '' }],
        language: 'en',
      }),
    ],
    ['a key too long', 'host:open', () => ({ key: 'x'.repeat(200) })],
    ['a code that is no text', 'seat:claim', () => ({ code: 12345678 })],
    ['two bodies', 'history', () => [{ table: evening.table }, 1]],
  ])('with %s is MALFORMED', async (_what, name, body) => {
    await changesNothing(async () => {
      expect(await evening.guest.code(name, body())).toBe('MALFORMED');
    });
  });

  it('from the host needs a game that exists, its options and its number of seats', async () => {
    await changesNothing(async () => {
      const ask = {
        game: 'stub',
        options: { bellMs: 0 },
        seats: [{ name: 'A', colour: 'red' }],
        language: 'en',
      };
      expect(await evening.kiosk.code('table:create', ask)).toBe('MALFORMED');
      expect(await evening.kiosk.code('table:create', { ...ask, game: 'chess' })).toBe('MALFORMED');
      expect(await evening.kiosk.code('table:create', { ...ask, options: {} })).toBe('MALFORMED');
    });
  });

  it('from the host needs names that tell people apart', async () => {
    await changesNothing(async () => {
      const codeOf = (last: string) => {
        const seats = ['Ada', 'Ben', last].map((name) => ({ name, colour: 'red' }));
        const ask = { game: 'stub', options: { bellMs: 0 }, seats, language: 'en' };
        return evening.kiosk.code('table:create', ask);
      };
      for (const name of [' ada', 'АDА', 'Ada\u3164']) {
        expect(await codeOf(name)).toBe('NAMES_ALIKE');
      }
      for (const name of ['\u202eada', 'a\u2066', 'a\u2028', '<b>']) {
        expect(await codeOf(name)).toBe('MALFORMED');
      }
    });
  });

  it('that is too large costs the connection', async () => {
    const loud = await TestClient.connect(baseOf(server));
    await changesNothing(async () => {
      loud.socket.say([1, 'seat:claim', { code: 'x'.repeat(20_000) }]);
      await loud.socket.gone;
    });
  });

  it.each([
    ...['exception', 'update', 'seat:vanish', 'Command', 'command ', '', '*'],
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '\u0000', 'x'.repeat(15_000)],
  ])('of the unknown name %j is told so at once, and play goes on', async (name) => {
    await changesNothing(async () => {
      expect(await evening.guest.raw(name, command({}))).toEqual({
        ok: false,
        refusal: { code: 'UNKNOWN_REQUEST' },
      });
    });
  });

  it.each<[string, () => readonly unknown[]]>([
    ['a body', () => ['command']],
    ['a name', () => []],
    ['a name that is text', () => [null, command({})]],
    ['an end in time', () => ['command', command({}), command({})]],
    ['anything as it should be', () => [[[]], null, {}, '__proto__']],
  ])('with an id and without %s is MALFORMED', async (_what, rest) => {
    expect(await codeOfList(rest())).toBe('MALFORMED');
  });

  it.each<[string, readonly unknown[]]>([
    ['no body', ['table:later']],
    ['two bodies', ['table:later', {}, {}]],
    ['a body that is null', ['table:later', null]],
    ['many members', ['table:later', {}, null, 1, [], 'command']],
    ['no name and no body', ['']],
  ])('of an unknown name with %s is told that the name is unknown', async (_what, rest) => {
    expect(await codeOfList(rest)).toBe('UNKNOWN_REQUEST');
  });

  it.each<[string, () => string | Uint8Array]>([
    ['text', () => Buffer.from(JSON.stringify([1, 'command', command({})]))],
    ['an answer wanted', () => JSON.stringify(['command', command({})])],
    ['a number that is one', () => JSON.stringify(['1', 'command', command({})])],
    ['a safe number', () => '[1e300,"command",{}]'],
    ['a list', () => JSON.stringify({ id: 1, name: 'command', body: command({}) })],
    ['an end', () => '[1,"command",{'],
  ])('without %s costs the connection', async (_what, text) => {
    const loud = await TestClient.connect(baseOf(server));
    await changesNothing(async () => {
      loud.socket.say(text());
      expect(await loud.socket.gone).toBe(1002);
    });
  });
});

describe('a forged message', () => {
  it.each<[string, () => TestClient, string]>([
    ['a spectator for a seat', () => evening.spectator, 'g2'],
    ['a spectator for the secret seat', () => evening.spectator, 'keeper'],
    ['a guest for another', () => evening.guest, 'g2'],
    ['a guest for the secret seat', () => evening.guest, 'keeper'],
    ['the kiosk for the secret seat', () => evening.kiosk, 'keeper'],
    ['the kiosk for a seat that a phone holds', () => evening.kiosk, 'g1'],
    ['the kiosk for the referee', () => evening.kiosk, 'referee'],
    ['the keeper for the referee', () => evening.keeper, 'referee'],
  ])('of %s is FORBIDDEN', async (_what, client, seat) => {
    await changesNothing(async () => {
      const request = makeCommand(client(), evening.table, seat, hideCommand(1));
      expect(await client().code('command', request)).toBe('FORBIDDEN');
    });
  });

  it('at a table that the client does not watch is FORBIDDEN, at none TABLE_UNKNOWN', async () => {
    const stranger = await TestClient.connect(baseOf(server));
    await changesNothing(async () => {
      expect(await stranger.code('command', command({}))).toBe('FORBIDDEN');
      expect(await stranger.code('history', { table: evening.table })).toBe('FORBIDDEN');
      expect(await stranger.code('command', command({ table: '0000000000000000' }))).toBe('TABLE_UNKNOWN');
      expect(await stranger.code('table:rematch', { table: evening.table })).toBe('FORBIDDEN');
    });
    stranger.close();
  });

  it('that repeats what another sent is FORBIDDEN', async () => {
    const { keeper, guest, kiosk, spectator, table } = evening;
    const request = makeCommand(keeper, table, 'keeper', hideCommand(8), 'overheard-id');
    await keeper.get('command', request);
    await changesNothing(async () => {
      for (const client of [guest, kiosk, spectator]) {
        expect(await client.code('command', request)).toBe('FORBIDDEN');
      }
    });
  });
});

describe('a client without the host key', () => {
  it.each<[string, () => TestClient]>([
    ['a spectator', () => evening.spectator],
    ['a guest', () => evening.guest],
    ['the keeper', () => evening.keeper],
  ])('%s makes no table, and changes none', async (_what, client) => {
    const { table } = evening;
    const make = {
      game: 'stub',
      options: { bellMs: 0 },
      seats: ['Ada', 'Ben', 'Cy'].map((name) => ({ name, colour: 'red' })),
      language: 'en',
    };
    await changesNothing(async () => {
      expect(await client().code('table:create', make)).toBe('FORBIDDEN');
      expect(await client().code('table:open', { table })).toBe('FORBIDDEN');
      expect(await client().code('table:start', { table })).toBe('FORBIDDEN');
      expect(await client().code('table:rematch', { table })).toBe('FORBIDDEN');
      expect(await client().code('seat:release', { table, seat: 'g1' })).toBe('FORBIDDEN');
      expect(await client().code('scanner:listen', { table })).toBe('FORBIDDEN');
      const setting = { scanner: 'mock:desk', on: true, table, seat: 'g1' };
      expect(await client().code('scanner:set', setting)).toBe('FORBIDDEN');
      expect(await client().code('print', FIRST_PRINT_ORDER)).toBe('FORBIDDEN');
      expect(await client().code('board:list', {})).toBe('FORBIDDEN');
      expect(await client().code('board:send', {})).toBe('FORBIDDEN');
      const board = `b-${'A'.repeat(22)}`;
      expect(await client().code('board:remove', { board })).toBe('FORBIDDEN');
      expect(await client().code('wifi:get', {})).toBe('FORBIDDEN');
      expect(await client().code('wifi:set', { network: null })).toBe('FORBIDDEN');
    });
  });
});

describe('a spectator', () => {
  it.each<[string, object]>([
    ['act', { kind: 'act', action: guessCommand(1) }],
    ['ask for a take-back', { kind: 'takeback' }],
    ['answer one', { kind: 'answer-takeback', agree: true }],
    ['concede', { kind: 'concede' }],
    ['abandon', { kind: 'abandon' }],
  ])('can not %s, for any seat', async (_what, wanted) => {
    const { spectator, table } = evening;
    await changesNothing(async () => {
      for (const seat of ['keeper', 'g1', 'g2', 'referee', 'spectator']) {
        const request = {
          ...makeCommand(spectator, table, seat, guessCommand(1)),
          command: wanted,
        };
        const refusal = seat === 'spectator' ? 'SEAT_UNKNOWN' : 'FORBIDDEN';
        expect(await spectator.code('command', request), seat).toBe(refusal);
      }
    });
  });

  it('does not become a player with the secret of nobody', async () => {
    const { spectator, table } = evening;
    const secret = 'A'.repeat(43);
    await changesNothing(async () => {
      for (const seat of ['keeper', 'g1', 'g2']) {
        expect(await spectator.code('seat:resume', { table, seat, secret })).toBe('FORBIDDEN');
      }
    });
  });
});

describe('guessing', () => {
  it.each([
    ['a claim code', 'seat:claim', { code: '0000-0000' }, 'CODE_UNKNOWN'],
    ['a host key', 'host:open', { key: '0'.repeat(26) }, 'FORBIDDEN'],
    ['recovery codes', 'seat:takeover', { recoveryCode: '0'.repeat(20) }, 'RECOVERY_CODE_UNKNOWN'],
  ])('%s is slowed down, on fresh sockets too', async (_what, name, body, refusal) => {
    const own = await TestFolder.make();
    const other = await startTestServer(own);
    const codes: string[] = [];
    for (let n = 0; n < 10; n++) {
      const client = await TestClient.connect(baseOf(other));
      codes.push(await client.code(name, body));
      client.close();
    }
    expect(codes).toEqual([...Array(8).fill(refusal), 'BUSY', 'BUSY']);
    await other.close();
    await own.remove();
  });
});

describe('a command out of turn', () => {
  it('is refused, noted for its sender alone, and leaves the log as it was', async () => {
    const log = await tap.rows(['log', 'tables', 'seats']);
    const heard = evening.all.map(({ pushes }) => pushes.length);
    const { kiosk, table } = evening;
    expect(await kiosk.code('command', makeCommand(kiosk, table, 'g2', guessCommand(7)))).toBe('NOT_YOUR_TURN');
    expect(await tap.rows(['log', 'tables', 'seats'])).toBe(log);
    expect(evening.all.map(({ pushes }) => pushes.length)).toEqual(heard);
  });
});
