import { hostGame, registry } from '@mister-x/engine';
import type { RecordPiece, Requests, TableId } from '@mister-x/engine/protocol';
import { verifyRecord } from '@mister-x/engine/record';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  baseOf,
  hideCommand,
  makeCommand,
  openKiosk,
  startStubTable,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../../testing/evening.js';
import { stubGame } from '../../testing/stub-game.js';
import { TestClient } from '../../testing/test-client.js';

/** A match with far more entries than people make, as one who stores and clears again and again makes them. */
const CHANGES = 240;
/** Of what the seat is told of each. */
const NOTICE_BYTES = 10_000;

/** Events folded by the server's one thread: in all, since another's turn, and at most between two turns. */
const folded = { all: 0, now: 0, longest: 0 };
let folder: TestFolder;
let server: TestServer;
let table: TableId;
let watching = true;
let history: Requests['history']['reply'];

/** Another's turn, as soon as the thread is free. */
function turn(): void {
  folded.now = 0;
  if (watching) setImmediate(turn);
}

const watched: typeof stubGame = {
  ...stubGame,
  apply: (state, event) => {
    folded.all += 1;
    folded.now += 1;
    folded.longest = Math.max(folded.longest, folded.now);
    return stubGame.apply(state, event);
  },
  notice: (before, event, viewer) => {
    const notice = stubGame.notice(before, event, viewer);
    if (viewer !== 'keeper' || notice?.type !== 'hidden') return notice;
    return { ...notice, type: notice.type.padEnd(NOTICE_BYTES) };
  },
};
const games = registry(hostGame(watched));

beforeAll(async () => {
  folder = await TestFolder.make();
  const first = await startTestServer(folder, {}, { registry: games });
  const evening = await startStubTable(first, { bellMs: 0 }, 'host');
  ({ table } = evening);
  for (let value = 0; value < CHANGES; value++) {
    const command = makeCommand(evening.keeper, table, 'keeper', hideCommand(value % 2));
    evening.keeper.revision = (await evening.keeper.get('command', command)).revision;
  }
  history = await evening.keeper.get('history', { table });
  await first.close();
  // From here on: who is first to want the match, the server itself or a client, is not settled.
  Object.assign(folded, { all: 0, longest: 0 });
  turn();
  server = await startTestServer(folder, {}, { registry: games });
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

it('is opened piece by piece, and everybody else has their turn between two', async () => {
  const client = await TestClient.connect(baseOf(server));
  await client.look('table:watch', table);
  watching = false;
  expect(folded.all).toBeGreaterThanOrEqual(CHANGES);
  expect(folded.longest).toBeLessThan(CHANGES / 4);
});

it('is sent in pieces that a slow phone takes, which make one record that holds', async () => {
  const kiosk = await openKiosk(server);
  await kiosk.look('table:open', table);
  expect(await kiosk.code('record', { table, after: 0 })).toBe('GAME_NOT_OVER');
  const end = makeCommand(kiosk, table, 'referee', { kind: 'abandon' });
  await kiosk.get('command', end);

  const phone = await TestClient.connect(baseOf(server));
  await phone.look('table:watch', table);
  const pieces: RecordPiece[] = [];
  for (let after: number | null = 0; after !== null; after = pieces.at(-1)?.next ?? null) {
    pieces.push(await phone.get('record', { table, after }));
  }
  expect(pieces.length).toBeGreaterThan(4);
  for (const piece of pieces) expect(JSON.stringify(piece).length).toBeLessThan(64 * 1024);
  expect(pieces.map(({ rest }) => rest !== null)).toEqual(pieces.map((_, at) => at === 0));
  const record = await phone.record(table);
  expect(record.entries).toHaveLength(CHANGES + 2);
  expect(verifyRecord(record, games, { now: Date.now() }).findings).toEqual([]);
});

it('is told to a seat as far back as one answer may reach, which a slow phone takes as well', () => {
  const { length } = JSON.stringify(history);
  expect(length).toBeLessThan(1024 * 1024 + 100);
  expect(length).toBeGreaterThan(1024 * 1024 - 2 * NOTICE_BYTES);
  expect(history.notices.at(-1)).toMatchObject({ notice: { value: (CHANGES - 1) % 2 } });
});
