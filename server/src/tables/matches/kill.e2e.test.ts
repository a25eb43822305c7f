import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandRequest, Reply, SeatGrant } from '@mister-x/engine/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberDrawOfRun } from '@mister-x/engine/testing/draws';
import { type ChildServer, startChild } from '../../testing/child.js';
import { createTable, hideCommand, openKiosk, TestFolder } from '../../testing/evening.js';
import { TestClient } from '../../testing/test-client.js';

type Keeper = {
  readonly grant: SeatGrant;
  sent: number;
  readonly acknowledged: { readonly request: CommandRequest; readonly reply: Reply<unknown> }[];
};

const ROUNDS = 6;
const TABLES = 6;
/** Before a kill: so many changes are acknowledged at least, and up to so many more. */
const CHANGES = { least: 2 * TABLES, more: 60 };

let folder: TestFolder;
let running: ChildServer | undefined;

beforeAll(async () => {
  folder = await TestFolder.make();
});

afterAll(async () => {
  running?.process.kill('SIGKILL');
  await folder.remove();
});

async function seatKeeper(kiosk: TestClient, base: string): Promise<Keeper> {
  const table = await createTable(kiosk);
  const { host } = await kiosk.get('table:open', { table });
  const phone = await TestClient.connect(base);
  const grant = await phone.get('seat:claim', { code: host.codes.keeper ?? '' });
  await kiosk.get('table:start', { table });
  await phone.until(({ revision }) => revision === 2);
  phone.close();
  return { grant, sent: 0, acknowledged: [] };
}

async function resume(keeper: Keeper, base: string): Promise<() => Promise<void>> {
  const phone = await TestClient.connect(base);
  const { revision } = await phone.resume(keeper.grant);
  return () => hammer(keeper, phone, revision).finally(() => phone.close());
}

/** Changes the secret as fast as the server answers, until it answers no more. */
async function hammer(keeper: Keeper, phone: TestClient, begun: number): Promise<void> {
  const { table, seat } = keeper.grant;
  for (let revision = begun; ; ) {
    const id = `change-${keeper.sent}`;
    const request = { table, seat, id, revision, command: hideCommand(keeper.sent) };
    keeper.sent += 1;
    const reply = await phone.ask('command', request).catch((error) => {
      if (phone.socket.isOpen) throw error;
    });
    if (reply === undefined) return;
    if (!reply.ok) throw new Error(`refused: ${reply.refusal.code}`);
    revision = reply.value.revision;
    keeper.acknowledged.push({ request, reply });
  }
}

const countOf = (keepers: readonly Keeper[]): number =>
  keepers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

describe('a server killed in mid-game', () => {
  it('has everything it acknowledged, whenever it dies (CM-6)', async () => {
    running = await startChild(folder);
    const kiosk = await openKiosk(running);
    const keepers: Keeper[] = [];
    for (let n = 0; n < TABLES; n++) {
      keepers.push(await seatKeeper(kiosk, `http://127.0.0.1:${running.port}`));
    }
    kiosk.close();
    const draw = numberDrawOfRun();
    for (let round = 0; round < ROUNDS; round++) {
      const base = `http://127.0.0.1:${running.port}`;
      const ready = await Promise.all(keepers.map((keeper) => resume(keeper, base)));
      const wanted = countOf(keepers) + CHANGES.least + draw(CHANGES.more);
      let over = false;
      const hammering = Promise.all(ready.map((begin) => begin())).finally(() => {
        over = true;
      });
      while (countOf(keepers) < wanted && !over) await sleep(1);
      // biome-ignore lint/plugin: the moment of the kill is drawn, anywhere in what the server does for the next ones
      await sleep(draw(20));
      running.process.kill('SIGKILL');
      await hammering;

      running = await startChild(folder);
      for (const keeper of keepers) await check(keeper, `http://127.0.0.1:${running.port}`);
    }
    expect(countOf(keepers)).toBeGreaterThanOrEqual(ROUNDS * CHANGES.least);
  });
});

async function check(keeper: Keeper, base: string): Promise<void> {
  const phone = await TestClient.connect(base);
  const { view, revision } = await phone.resume(keeper.grant);
  const last = keeper.acknowledged.at(-1);
  const { hidden } = (view?.game ?? {}) as { hidden?: number };
  // What was under way when it died may have been kept or not; nothing else may be.
  const [lowest, highest] = [keeper.acknowledged.length, keeper.sent];
  expect(revision - 2).toBeGreaterThanOrEqual(lowest);
  expect(revision - 2).toBeLessThanOrEqual(highest);
  if (last !== undefined) {
    // Of several that were never answered, each killed in its turn, any may be the one in force.
    const answered = Number(last.request.id.slice('change-'.length));
    expect(hidden).toBeGreaterThanOrEqual(answered);
    expect(hidden).toBeLessThan(keeper.sent);
    expect(await phone.ask('command', last.request)).toEqual(last.reply);
  }
  phone.close();
}
