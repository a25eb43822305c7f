import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SeatGrant } from '@mister-x/engine/protocol';
import type { Action } from '@mister-x/games/scotland-yard/rules';
import { NodeProcess } from '@mister-x/tests/processes/node-process';
import { Device } from '../wire/device.js';
import type { ServerTarget } from '../wire/yard-table.js';
import { OPTIONS } from './position.js';
import type { Laps } from './stopwatch.js';

const SERVER = fileURLToPath(new URL('./server.js', import.meta.url));
/** From `labs/dist/bench/timing`. */
const PAGES = fileURLToPath(new URL('../../../../kiosk/dist', import.meta.url));
/** A folder in memory: a disk's moods would only hide what is looked for. */
const MEMORY_FOLDER = '/dev/shm';
const NAMES = ['Xenia', 'Ada', 'Ben', 'Cleo'];
const LOST_AFTER_MS = 20_000;

/** Milliseconds from sending a move, at the device that sent it and at one that only looks on. */
export type Latencies = {
  readonly answer: number;
  readonly update: number;
  readonly watcher: number;
};

/** One connection, and when it was last told something; what it was told is left unread. */
class ListeningDevice {
  revision = 0;
  at = 0;

  private constructor(readonly device: Device) {}

  static async at(url: string, heard: () => void): Promise<ListeningDevice> {
    const ear = new ListeningDevice(await Device.connect(url));
    ear.device.onPush = (name, text) => {
      if (name !== 'update') return;
      ear.at = performance.now();
      ear.revision = Number(/"revision":(\d+)/.exec(text)?.[1]);
      heard();
    };
    return ear;
  }
}

/** The kiosk, which plays for all detectives, someone who looks on, and X; the same for all tables. */
export class TimingTable {
  private table = '';
  private sent = 0;
  private awaited = 0;
  private finish: (() => void) | undefined;

  private constructor(
    private readonly server: NodeProcess,
    private readonly ears: { kiosk: ListeningDevice; watcher: ListeningDevice; x: ListeningDevice },
  ) {}

  static async with<T>(work: (stage: TimingTable) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(existsSync(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), 'mister-x-timing-'));
    const server = new NodeProcess([SERVER, join(folder, 'data'), PAGES], { folder, aloud: true });
    try {
      const [place] = (await once(server.child, 'message')) as [ServerTarget];
      let stage: TimingTable | undefined;
      const heard = () => stage?.heard();
      // In this order: the stopwatch numbers them.
      const kiosk = await ListeningDevice.at(place.url, heard);
      const watcher = await ListeningDevice.at(place.url, heard);
      const x = await ListeningDevice.at(place.url, heard);
      stage = new TimingTable(server, { kiosk, watcher, x });
      await kiosk.device.ask('host:open', { key: place.hostKey });
      const done = await work(stage);
      for (const { device } of [kiosk, watcher, x]) device.close();
      return done;
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** A new match; all devices go on to it. */
  async open(): Promise<void> {
    const { kiosk, watcher, x } = this.ears;
    const { table } = await kiosk.device.ask('table:create', {
      game: 'scotland-yard',
      options: OPTIONS,
      seats: NAMES.map((name) => ({ name, colour: 'red' })),
      language: 'en',
    });
    const { host } = await kiosk.device.ask('table:open', { table });
    const grant: SeatGrant = await x.device.ask('seat:claim', { code: host.codes.x ?? '' });
    await watcher.device.ask('table:watch', { table });
    const begun = this.expect(3);
    await kiosk.device.ask('table:start', { table });
    await begun;
    this.table = grant.table;
    await this.laps();
  }

  /** X's move, heard by all. */
  async hide(action: Action): Promise<void> {
    const salts = [randomBytes(16).toString('base64url')];
    await this.send(this.ears.x, 'x', { action, salts });
  }

  async hunt(action: Action): Promise<Latencies> {
    const { kiosk, watcher } = this.ears;
    const { began, answered } = await this.send(kiosk, 'h3', { action });
    return { answer: answered - began, update: kiosk.at - began, watcher: watcher.at - began };
  }

  /** Of the kiosk's requests since the last call. */
  async laps(): Promise<readonly Laps[]> {
    const { child } = this.server;
    child.send('take');
    const [laps] = (await once(child, 'message')) as [readonly Laps[]];
    return laps;
  }

  private async send(
    { device, revision }: ListeningDevice,
    seat: string,
    { action, ...rest }: { readonly action: Action; readonly salts?: readonly string[] },
  ): Promise<{ readonly began: number; readonly answered: number }> {
    const command = { kind: 'act', action };
    const id = `timing-${String(this.sent++).padStart(7, '0')}`;
    const request = { table: this.table, seat, id, revision, command, ...rest };
    // Three updates and the answer.
    const all = this.expect(4);
    let answered = 0;
    let refusal = '';
    const began = performance.now();
    device.send('command', request, (reply) => {
      answered = performance.now();
      if (!reply.ok) refusal = reply.refusal.code;
      this.heard();
      if (!reply.ok) this.finish?.();
    });
    await all;
    if (refusal !== '') throw new Error(`a move was refused: ${refusal}`);
    return { began, answered };
  }

  private expect(count: number): Promise<void> {
    this.awaited = count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('a move was lost')), LOST_AFTER_MS);
      this.finish = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private heard(): void {
    this.awaited--;
    if (this.awaited === 0) this.finish?.();
  }
}
