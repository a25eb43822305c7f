import { type Device, type DeviceKind, MockScanner, type ScannerAdapter } from '@mister-x/device-adapters';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach } from 'vitest';
import { Connection } from '../../database/connection.js';
import { migrate } from '../../database/migrations.js';
import { ScannerHub } from '../scanner-hub.js';
import { ScannersRepository } from '../scanners.repository.js';

/** A hub with a mock scanner, on a database and with a clock of its own. */
export class HubBench {
  mock = new MockScanner(() => 0);
  heard: string[] = [];
  changes = 0;
  waiting: { ms: number; work: () => void }[] = [];
  private parts: { readonly hub: ScannerHub; readonly database: Connection } | undefined;

  /** To be called once in a file: each test has a bench of its own. */
  static inEachTest(): HubBench {
    Logger.overrideLogger(false);
    const overrides = new HubBench();
    beforeEach(async () => {
      overrides.parts = undefined;
      overrides.mock = new MockScanner(() => 0);
      await overrides.begin();
    });
    afterEach(async () => {
      await overrides.hub.close();
      await overrides.database.close();
    });
    return overrides;
  }

  get hub(): ScannerHub {
    if (this.parts === undefined) throw new Error('not begun');
    return this.parts.hub;
  }

  get database(): Connection {
    if (this.parts === undefined) throw new Error('not begun');
    return this.parts.database;
  }

  /** A start of the server, on the same database after the first. */
  async begin(...adapters: readonly ScannerAdapter[]): Promise<void> {
    this.heard = [];
    this.changes = 0;
    this.waiting = [];
    const database = this.parts?.database ?? (await newDatabase());
    const hub = new ScannerHub(new ScannersRepository(database), (ms, work) => {
      const wait = { ms, work };
      this.waiting.push(wait);
      return () => {
        this.waiting = this.waiting.filter((other) => other !== wait);
      };
    });
    this.parts = { hub, database };
    hub.listen({
      heard: ({ facts }, text) => this.heard.push(`${facts.scanner} ${text}`),
      changed: () => {
        this.changes += 1;
      },
    });
    await hub.load();
    await hub.add({ adapters: adapters.length > 0 ? adapters : [this.mock], faults: [] });
    await untilSettled();
  }

  facts() {
    return [...this.hub.all].map(({ facts }) => facts);
  }

  states() {
    return this.facts().map(({ state, fault }) => [state, fault]);
  }

  async set(scanner: string, on: boolean): Promise<void> {
    const port = this.hub.find(scanner);
    if (port === undefined) throw new Error(`no ${scanner}`);
    const setting = { on, table: null, seat: null };
    await this.hub.remember(port, setting);
    await port.set(setting);
  }

  /** The first wait is over. @returns how long it was */
  async runOut(): Promise<number | undefined> {
    const next = this.waiting.shift();
    next?.work();
    await untilSettled();
    return next?.ms;
  }
}

async function newDatabase(): Promise<Connection> {
  const database = await Connection.open(':memory:', 'create');
  await migrate(database);
  return database;
}

export const untilSettled = () => new Promise((resolve) => setImmediate(resolve));

export const deviceOf = (kind: DeviceKind, id: string = kind): Device => ({
  id,
  kind,
  key: id,
  label: id,
});
