import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command, Json } from '@mister-x/engine';
import type { CommandRequest, SeatGrant, TableId } from '@mister-x/engine/protocol';
import type { SealMode } from '@mister-x/engine/trust';
import type { ServerConfig } from '../cli/config.js';
import { UNLIMITED_REQUESTS } from '../web/limits/limits.js';
import { type RunningServer, type TestOverrides, startServer } from '../cli/start.js';
import { newHostKey } from './host.js';
import { stubRegistry } from './stub-game.js';
import { TestClient } from './test-client.js';

/** A folder of its own for one test, with pages to serve and a place for data. */
export class TestFolder {
  /** Of a screen that is signed in at every server on this folder. */
  readonly hostKey = newHostKey();

  private constructor(readonly path: string) {}

  static async make(): Promise<TestFolder> {
    const path = await mkdtemp(join(tmpdir(), 'mister-x-test-'));
    await writeFile(join(path, 'index.html'), '<!doctype html><title>kiosk</title>');
    await writeFile(join(path, 'play.html'), '<!doctype html><title>phone</title>');
    return new TestFolder(path);
  }

  get dataDir(): string {
    return join(this.path, 'data');
  }

  config(change: Partial<ServerConfig> = {}): ServerConfig {
    return {
      host: '127.0.0.1',
      port: 0,
      dataDir: this.dataDir,
      kioskDir: this.path,
      logLevel: 'silent',
      mdns: false,
      registry: stubRegistry,
      hostKey: this.hostKey,
      // Tests play faster than people do.
      limits: UNLIMITED_REQUESTS,
      // Whose line is down is away at once.
      awayMs: 0,
      ...change,
    };
  }

  remove(): Promise<void> {
    return rm(this.path, { recursive: true, force: true });
  }
}

/** With the key of a screen that is signed in. Closed, it lets all clients go: tests need not. */
export type TestServer = RunningServer & { readonly hostKey: string };

export async function startTestServer(
  folder: TestFolder,
  overrides: TestOverrides = {},
  change: Partial<ServerConfig> = {},
): Promise<TestServer> {
  const started = await startServer(folder.config(change), overrides);
  if (!started.ok) throw new Error(`the server did not start: ${JSON.stringify(started.error)}`);
  return { ...started.value, hostKey: folder.hostKey };
}

export const baseOf = ({ port }: Pick<RunningServer, 'port'>): string => `http://127.0.0.1:${port}`;

/** Kiosk, the keeper's phone, a guest's phone, a spectator; the other guest plays at the kiosk. */
export type StubTable = {
  readonly table: TableId;
  readonly kiosk: TestClient;
  readonly keeper: TestClient;
  readonly guest: TestClient;
  readonly spectator: TestClient;
  readonly keeperGrant: SeatGrant;
  readonly guestGrant: SeatGrant;
  readonly all: readonly TestClient[];
};

/** With a `channel`, every client boxes what it says. */
export type ServerTarget = Pick<TestServer, 'port' | 'hostKey'> & { readonly channel?: string };

const SEATS = [
  { name: 'Ada', colour: 'red' },
  { name: 'Ben', colour: 'blue' },
  { name: 'Cleo', colour: 'green' },
];

export async function openKiosk(server: ServerTarget): Promise<TestClient> {
  const kiosk = await TestClient.connect(baseOf(server), server.channel);
  await kiosk.get('host:open', { key: server.hostKey });
  return kiosk;
}

export async function createTable(kiosk: TestClient, options: Json = { bellMs: 0 }, seal?: SealMode): Promise<TableId> {
  const { table } = await kiosk.get('table:create', {
    game: 'stub',
    options,
    seats: SEATS,
    language: 'en',
    ...(seal === undefined ? {} : { seal }),
  });
  return table;
}

/** Everybody has joined; `g2` stays with the kiosk. The game is not started. */
export async function openStubTable(server: ServerTarget, options?: Json, seal?: SealMode): Promise<StubTable> {
  const kiosk = await openKiosk(server);
  const table = await createTable(kiosk, options, seal);
  const { host } = await kiosk.get('table:open', { table });
  const claim = async (seat: string) => {
    const phone = await TestClient.connect(baseOf(server), server.channel);
    const grant = await phone.get('seat:claim', { code: host.codes[seat] ?? '' });
    await phone.resume(grant);
    return { phone, grant };
  };
  const keeper = await claim('keeper');
  const guest = await claim('g1');
  const spectator = await TestClient.connect(baseOf(server), server.channel);
  await spectator.look('table:watch', table);
  return {
    table,
    kiosk,
    keeper: keeper.phone,
    guest: guest.phone,
    spectator,
    keeperGrant: keeper.grant,
    guestGrant: guest.grant,
    all: [kiosk, keeper.phone, guest.phone, spectator],
  };
}

/** Started, and the referee has dealt. */
export async function startStubTable(server: ServerTarget, options?: Json, seal?: SealMode): Promise<StubTable> {
  const evening = await openStubTable(server, options, seal);
  await evening.kiosk.get('table:start', { table: evening.table });
  for (const client of evening.all) await client.until(({ revision }) => revision === 2);
  return evening;
}

/** Ends the line of a phone; resolves when the server takes the phone for away. */
export async function disconnectPhone(
  kiosk: TestClient,
  phone: TestClient,
  { table, seat }: Pick<SeatGrant, 'table' | 'seat'>,
): Promise<void> {
  phone.close();
  for (;;) {
    const { table: info } = await kiosk.look('table:open', table);
    if (info.seats.find((each) => each.seat === seat)?.connected === false) return;
  }
}

let commandCount = 0;

export function makeCommand(
  client: TestClient,
  table: TableId,
  seat: string,
  command: Command<Json>,
  id = `command-${commandCount++}`,
): CommandRequest {
  return { table, seat, id, revision: client.revision, command };
}

export const guessCommand = (value: number): Command<Json> => ({
  kind: 'act',
  action: { type: 'guess', value },
});
export const hideCommand = (value: number): Command<Json> => ({
  kind: 'act',
  action: { type: 'hide', value },
});
