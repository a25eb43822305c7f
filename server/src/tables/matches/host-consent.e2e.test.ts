import type { Command, Json } from '@mister-x/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type StubTable,
  guessCommand,
  hideCommand,
  makeCommand,
  startStubTable,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../../testing/evening.js';
import type { TestClient } from '../../testing/test-client.js';

let folder: TestFolder;
let server: TestServer;

beforeAll(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

const ASK: Command<Json> = { kind: 'takeback' };
const answer = (agree: boolean): Command<Json> => ({ kind: 'answer-takeback', agree });

/** A game whose moves the host gives back; `g1` plays on a phone, `g2` at the kiosk. */
async function begin(): Promise<StubTable> {
  const evening = await startStubTable(server, { bellMs: 0, hostConsents: true });
  await send(evening, evening.keeper, 'keeper', hideCommand(7));
  return evening;
}

/** Sends from a client, and waits until all have what it led to. */
async function send(
  { table, all }: StubTable,
  client: TestClient,
  seat: string,
  command: Command<Json>,
): Promise<string> {
  for (const each of all) await each.fence();
  const code = await client.code('command', makeCommand(client, table, seat, command));
  for (const each of all) await each.fence();
  return code;
}

const openAt = (client: TestClient) => client.updates.at(-1)?.view.takeback.open;

describe('a take-back that is for the host to allow (MF-110)', () => {
  it('is asked of the host, everybody sees of whom, and the host agrees', async () => {
    const evening = await begin();
    const { all, guest, kiosk, spectator, table } = evening;
    expect(await send(evening, guest, 'g1', guessCommand(1))).toBe('ok');
    expect(await send(evening, guest, 'g1', ASK)).toBe('ok');
    for (const client of all) {
      expect(openAt(client)).toMatchObject({ by: 'g1', of: 'referee', yours: false });
    }
    const request = makeCommand(kiosk, table, 'referee', answer(true));
    const first = await kiosk.ask('command', request);
    expect(first.ok).toBe(true);
    await spectator.until(() => openAt(spectator) === null);
    expect(spectator.view).toMatchObject({ guesses: [], turn: 'g1' });
    // Its answer was lost: the same is said again, and nothing is done twice (CM-6).
    expect(await kiosk.ask('command', request)).toEqual(first);
  });

  it('is declined by the host, and the move stands', async () => {
    const evening = await begin();
    const { guest, kiosk } = evening;
    await send(evening, guest, 'g1', guessCommand(1));
    await send(evening, guest, 'g1', ASK);
    expect(await send(evening, kiosk, 'referee', answer(false))).toBe('ok');
    expect(guest.view).toMatchObject({ guesses: [{ seat: 'g1', value: 1 }], turn: 'g2' });
    expect(guest.updates.at(-1)?.notices).toEqual([
      { kind: 'takeback-declined', by: 'g1', timeout: false, code: 'TAKEBACK_DECLINED' },
    ]);
  });

  it('is answered by nobody else, whatever seat is named', async () => {
    const evening = await begin();
    const { guest, keeper, kiosk, spectator } = evening;
    await send(evening, guest, 'g1', guessCommand(1));
    await send(evening, guest, 'g1', ASK);
    for (const client of [guest, keeper, spectator]) {
      expect(await send(evening, client, 'referee', answer(true))).toBe('FORBIDDEN');
    }
    expect(await send(evening, spectator, 'g2', answer(true))).toBe('FORBIDDEN');
    // For their own seats they may speak, and are not asked.
    expect(await send(evening, guest, 'g1', answer(true))).toBe('TAKEBACK_NOT_NOW');
    expect(await send(evening, keeper, 'keeper', answer(true))).toBe('TAKEBACK_NOT_NOW');
    expect(await send(evening, kiosk, 'g2', answer(true))).toBe('TAKEBACK_NOT_NOW');
    expect(openAt(kiosk)).toMatchObject({ by: 'g1', of: 'referee' });
  });

  it('may be asked and answered at the same kiosk', async () => {
    const evening = await begin();
    const { guest, kiosk } = evening;
    await send(evening, guest, 'g1', guessCommand(1));
    expect(await send(evening, kiosk, 'g2', guessCommand(2))).toBe('ok');
    expect(await send(evening, kiosk, 'g2', ASK)).toBe('ok');
    expect(await send(evening, kiosk, 'referee', answer(true))).toBe('ok');
    expect(kiosk.view).toMatchObject({ guesses: [{ seat: 'g1', value: 1 }], turn: 'g2' });
  });
});

it('a host who is not asked answers nothing', async () => {
  const evening = await startStubTable(server);
  const { guest, kiosk, keeper } = evening;
  await send(evening, keeper, 'keeper', hideCommand(7));
  await send(evening, guest, 'g1', guessCommand(1));
  expect(await send(evening, kiosk, 'referee', answer(true))).toBe('TAKEBACK_NOT_NOW');
  await send(evening, guest, 'g1', ASK);
  expect(openAt(kiosk)).toMatchObject({ of: 'keeper', yours: false });
  expect(openAt(keeper)).toMatchObject({ of: 'keeper', yours: true });
  expect(await send(evening, kiosk, 'referee', answer(true))).toBe('TAKEBACK_NOT_NOW');
  expect(await send(evening, keeper, 'keeper', answer(true))).toBe('ok');
});
