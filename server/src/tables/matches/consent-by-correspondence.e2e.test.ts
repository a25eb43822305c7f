import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Correspondence, sendRemotely, startCorrespondence } from '../../testing/correspondence.js';
import { DatabaseTap } from '../../testing/database.js';
import {
  baseOf,
  createTable,
  guessCommand,
  hideCommand,
  makeCommand,
  openKiosk,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../../testing/evening.js';
import { ManualTimers } from '../../testing/hand-clock.js';
import { DAY_MS } from '../../testing/stub-game.js';
import { TestClient } from '../../testing/test-client.js';

let folder: TestFolder;
let server: TestServer;
let clock: ManualTimers;
let tap: DatabaseTap;
let kiosk: TestClient;

beforeEach(async () => {
  folder = await TestFolder.make();
  await start();
});
afterEach(async () => {
  await server.close();
  await folder.remove();
});

async function start(): Promise<void> {
  clock = new ManualTimers();
  tap = new DatabaseTap();
  server = await startTestServer(folder, { after: clock.after, ...tap.overrides });
  kiosk = await openKiosk(server);
}

type Table = Correspondence & { readonly feed: string };

const connect = () => TestClient.connect(baseOf(server));
const ASK = { kind: 'takeback' } as const;
const answer = (agree: boolean) => ({ kind: 'answer-takeback', agree }) as const;

/** A game whose host gives moves back, by post: `g1` has guessed and asks for it back, and everybody is gone again. */
async function asked(correspondence: 'open' | 'masks'): Promise<Table> {
  const table = await createTable(kiosk, { bellMs: 0, correspondence, hostConsents: true });
  const { address: feed } = await kiosk.get('reminder:feed', { table, seat: null, language: 'en' });
  const all = { ...(await startCorrespondence(server, kiosk, table)), feed };
  await send(all, 'keeper', hideCommand(7));
  await send(all, 'g1', guessCommand(1));
  await send(all, 'g1', ASK);
  return all;
}

const send = (all: Correspondence, ...what: [seat: string, Parameters<typeof makeCommand>[3]]) =>
  sendRemotely(server, all, ...what);

/** What everybody sees who comes to watch. */
async function seen({ table }: Table) {
  const spectator = await connect();
  const { view, waits } = await spectator.get('table:watch', { table });
  spectator.close();
  const { takeback, game } = view as unknown as {
    readonly takeback: { readonly open: { readonly by: string; readonly of: string } | null };
    readonly game: { readonly turn: string; readonly guesses: readonly unknown[] };
  };
  return { open: takeback.open, turn: game.turn, guesses: game.guesses.length, waits };
}

async function byHost({ table }: Table, agree: boolean): Promise<string> {
  await kiosk.look('table:open', table);
  return kiosk.code('command', makeCommand(kiosk, table, 'referee', answer(agree)));
}

async function restart(): Promise<void> {
  await server.close();
  await start();
}

describe('a take-back by correspondence [MF-110]', () => {
  it('reaches the host by the public feed, and waits for his answer over a restart', async () => {
    const all = await asked('masks');
    await expect
      .poll(async () => {
        clock.strike();
        return (await fetch(all.feed)).text();
      })
      .toMatch(/Waiting for the host\./);
    await restart();
    expect(await seen(all)).toMatchObject({
      open: { by: 'g1', of: 'referee' },
      ...{ turn: 'g2', guesses: 1, waits: [] },
    });
    // No time runs.
    expect(await tap.rows(['waits'])).not.toContain('takeback');
    expect(await send(all, 'g2', guessCommand(2))).toBe('PHASE_WRONG');
    expect(await byHost(all, true)).toBe('ok');
    expect(await seen(all)).toMatchObject({ open: null, turn: 'g1', guesses: 0 });
  });

  it('is withdrawn by the one who asked, after a restart as well, and by nobody else', async () => {
    const all = await asked('masks');
    await restart();
    expect(await send(all, 'g2', answer(false))).toBe('TAKEBACK_NOT_NOW');
    expect(await send(all, 'g1', answer(true))).toBe('TAKEBACK_NOT_NOW');
    expect(await send(all, 'g1', answer(false))).toBe('ok');
    expect(await seen(all)).toMatchObject({ open: null, turn: 'g2', guesses: 1 });
    expect(await send(all, 'g2', guessCommand(2))).toBe('ok');
    expect(await byHost(all, true)).toBe('TAKEBACK_NOT_NOW');
  });

  it('has as much time as the table gives, which runs on while the referee does not', async () => {
    const all = await asked('open');
    await expect.poll(() => tap.rows(['waits'])).toContain('takeback');
    await restart();
    const { open, waits } = await seen(all);
    expect(open).toMatchObject({ by: 'g1' });
    expect(waits).toMatchObject([{ id: 'takeback' }]);
    expect(waits[0]?.left).toBeLessThanOrEqual(DAY_MS);
    expect(waits[0]?.left).toBeGreaterThan(DAY_MS / 2);
    await expect
      .poll(async () => {
        clock.strike();
        return (await seen(all)).open;
      })
      .toBeNull();
    expect(await seen(all)).toMatchObject({ turn: 'g2', guesses: 1 });
  });

  it('lets what is no move be stored meanwhile', async () => {
    const all = await asked('masks');
    expect(await send(all, 'keeper', hideCommand(8))).toBe('ok');
    expect(await byHost(all, true)).toBe('ok');
    expect(await seen(all)).toMatchObject({ turn: 'g1', guesses: 0 });
  });
});
