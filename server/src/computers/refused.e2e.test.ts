import { type Command, type Json, REFEREE } from '@mister-x/engine';
import { games } from '@mister-x/games';
import { verifyRecord } from '@mister-x/engine/record';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openKiosk, startTestServer, TestFolder, type TestServer } from '../testing/evening.js';
import { ComputerPool } from './computer-pool.js';

/** A computer with a fault chooses what the rules forbid. The log of a process is that of its first server. */

let folder: TestFolder;
let server: TestServer;

beforeEach(async () => {
  folder = await TestFolder.make();
});
afterEach(async () => {
  await server.close();
  await folder.remove();
});

const acts = (action: Json): Command<Json> => ({ kind: 'act', action });
const FORBIDDEN: readonly Command<Json>[] = [
  acts({ type: 'travel', legs: [{ ticket: 'underground', stop: 199 }] }),
  acts({ type: 'move', pawn: 'd1', stop: 199, ticket: 'underground' }),
  acts({ type: 'travel', legs: [{ ticket: 'taxi', stop: 9_999 }] }),
  acts({ type: 'move' }),
  { kind: 'answer-takeback', agree: true },
];

it('moves by chance instead, and the log does not say what was wrong', async () => {
  const lines: string[] = [];
  let nth = 0;
  server = await startTestServer(
    folder,
    {
      log: { write: (line) => void lines.push(line) },
      onApp: (app) => {
        app.get(ComputerPool).attach = () => ({
          observe: () => undefined,
          choose: async () => FORBIDDEN[nth++ % FORBIDDEN.length] ?? null,
          stop: () => undefined,
          leave: () => undefined,
        });
      },
    },
    { registry: games, paceMs: 1, logLevel: 'trace' },
  );
  const kiosk = await openKiosk(server);
  const { table } = await kiosk.get('table:create', {
    game: 'scotland-yard',
    options: { hunters: 2, flags: { start_source: 'server' } },
    seats: [0, 1, 2].map((i) => ({ name: `Player ${i}`, colour: 'red', computer: 'easy' })),
    language: 'en',
  });
  await kiosk.get('table:start', { table });
  const isOver = async () => (await kiosk.get('table:open', { table })).table.status === 'over';
  await expect.poll(isOver).toBe(true);
  const record = await kiosk.record(table);
  expect(verifyRecord(record, games, { now: Date.now() }).findings).toEqual([]);

  const told = lines.filter((line) => line.includes('move of a computer'));
  // However short the game was: each of their moves was refused first.
  const moves = record.entries.filter(({ by }) => by !== REFEREE);
  expect(moves.length).toBeGreaterThan(0);
  expect(told).toHaveLength(moves.length);
  for (const line of told) {
    const { time: _, ...said } = JSON.parse(line);
    const msg = `A move of a computer at table ${table} was refused.`;
    expect(said).toEqual({ level: 40, context: 'Commands', msg });
  }
});
