import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { refuse } from '../../socket/requests/answer.js';
import { SeatsService } from '../../tables/seats/seats.service.js';
import {
  baseOf,
  type StubTable,
  hideCommand,
  makeCommand,
  startStubTable,
  type TestServer,
} from '../../testing/evening.js';
import { serverForTest } from '../../testing/server-for-test.js';
import { TestClient } from '../../testing/test-client.js';
import { NO_LIMITS } from './limits.js';

function startWithRoomFor(places: number): Promise<TestServer> {
  const connections = { address: places, network: places, here: places };
  return serverForTest({}, { limits: { ...NO_LIMITS, connections } });
}

/** With which codes clients were disconnected, as it happens. */
function lossesOf(clients: readonly TestClient[]): readonly number[] {
  const codes: number[] = [];
  for (const { socket } of clients) void socket.gone.then((code) => codes.push(code));
  return codes;
}

/** The server hands out pages, and the game goes on for all who play it. */
async function expectPlayGoesOn({ port }: TestServer, evening: StubTable): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/play`);
  expect(answer.status).toBe(200);
  const { table, keeper, spectator } = evening;
  await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(1)));
  await spectator.until(({ revision }) => revision > 2);
}

it('silent connections end none of the clients in play, and keep none out', async () => {
  const server = await startWithRoomFor(6);
  const silent: Socket[] = [];
  try {
    const evening = await startStubTable(server);
    const disconnected = lossesOf(evening.all);
    // There is room for two beside the four clients: each of the others gives way to a newer one.
    let ended = 0;
    let enough: (done: unknown) => void = () => undefined;
    const others = new Promise((resolve) => {
      enough = resolve;
    });
    for (let i = 0; i < 20; i++) {
      const socket = connect(server.port, '127.0.0.1').resume();
      socket.on('error', () => undefined);
      socket.once('close', () => {
        ended += 1;
        if (ended === 18) enough(undefined);
      });
      silent.push(socket);
      await once(socket, 'connect');
    }
    await others;
    expect(silent.map(({ destroyed }) => destroyed).slice(-2)).toEqual([false, false]);
    await expectPlayGoesOn(server, evening);
    expect(disconnected).toEqual([]);
  } finally {
    for (const socket of silent) socket.destroy();
  }
});

it('sockets of no table give way to newcomers, and those of a table never', async () => {
  const server = await startWithRoomFor(8);
  const guests: TestClient[] = [];
  try {
    const evening = await startStubTable(server);
    const disconnected = lossesOf(evening.all);
    // Each of them is let in, as the first ones make way.
    for (let i = 0; i < 12; i++) guests.push(await TestClient.connect(baseOf(server)));
    await expectPlayGoesOn(server, evening);
    expect(disconnected).toEqual([]);
  } finally {
    for (const guest of guests) guest.close();
  }
});

it('a socket of no table does not give way while it is being answered', async () => {
  const server = await startWithRoomFor(8);
  const clients: TestClient[] = [];
  try {
    const phone = await TestClient.connect(baseOf(server));
    clients.push(phone);
    let answer: () => void = () => undefined;
    const claim = vi.spyOn(SeatsService.prototype, 'claim');
    const asked = new Promise<void>((resolve) => {
      claim.mockImplementationOnce(() => {
        resolve();
        return new Promise((decide) => {
          answer = () => decide(refuse('CODE_UNKNOWN'));
        });
      });
    });
    const reply = phone.ask('seat:claim', { code: 'AAAA-AAAA' });
    await asked;
    for (let i = 0; i < 12; i++) clients.push(await TestClient.connect(baseOf(server)));
    answer();
    expect(await reply).toEqual({ ok: false, refusal: { code: 'CODE_UNKNOWN' } });
    // And no longer than that: the next ones take its place.
    for (let i = 0; i < 12; i++) clients.push(await TestClient.connect(baseOf(server)));
    await phone.socket.gone;
  } finally {
    vi.restoreAllMocks();
    for (const client of clients) client.close();
  }
});

it.each([['POST /'], ['POST /socket'], ['GET /api/health'], ['PUT /boards/00000000000000000000000000000000']])(
  'a client that sends a body with %s is hung up on when it has its answer',
  async (question) => {
    const server = await serverForTest();
    const socket = connect(server.port, '127.0.0.1');
    try {
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('error', () => undefined);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.write(`${question} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`);
      // Of the body nothing comes. Node would wait for all of it, and throw away whatever it is.
      await closed;
      expect(heard).toMatch(/^HTTP\/1\.1 (200|400|404|405) /);
      expect(heard).toMatch(/\r\nConnection: close\r\n/i);
    } finally {
      socket.destroy();
    }
  },
);
