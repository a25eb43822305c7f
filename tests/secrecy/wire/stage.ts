import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as soon } from 'node:timers/promises';
import { type GameTypes, hostGame, registry, type Seat, unwrap } from '@mister-x/engine';
import type { ChainHead, SeatGrant, TableId } from '@mister-x/engine/protocol';
import type { AnyGameKit } from '@mister-x/engine/testing';
import { startServer, UNLIMITED_REQUESTS } from '@mister-x/server';
import { type PlantedLeak, newHostKey } from '@mister-x/server/testing';
import { type Draw, gameWithDraws, drawKeyOf } from '../plan/hosted.js';
import type { PlannedMatch, Turn } from '../plan/planner.js';
import {
  HTTP_REQUESTS,
  askRaw,
  Device,
  ManualTimers,
  listenWith,
  logSink,
  phoneSecrets,
  randomText,
} from './device.js';
import { ScriptedComputers } from './scripted-computers.js';

export type Stream = { readonly name: string; readonly bytes: Buffer };

/** All that one server let out. */
export type Recording = {
  readonly streams: readonly Stream[];
  /** What those received from whom something is hidden from all others. */
  readonly own: readonly Stream[];
  readonly log: readonly string[];
  readonly tables: readonly TableId[];
};

type Seats = readonly { readonly seat: Seat; readonly secret: boolean }[];
/** Who plays on a stage. */
export type SeatsOfStage = {
  readonly seats: Seats;
  readonly hidden: readonly Seat[];
  /** In the hidden seats. */
  readonly computers: boolean;
  /** They choose just before their time is up, and elsewhere at once. */
  readonly choosesLate: boolean;
  readonly leak: PlantedLeak | undefined;
};
type Holder = { readonly seat: Seat; readonly grant: SeatGrant; readonly seed: string };
type Running = Awaited<ReturnType<typeof start>>;

/** No other wait of a server is as long. */
const PACE_MS = 997;

const NAMES = ['Xenia', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

/** One server with a table, its kiosk, a spectator, and phones of all secret seats and of one other. */
export class SecrecyTable {
  private readonly seats: Seats;
  private readonly hidden: readonly Seat[];
  private readonly pool = new ScriptedComputers();
  private readonly thought: string[] = [];
  private readonly hostKey = newHostKey();
  private readonly clock = new ManualTimers();
  private readonly log: string[] = [];
  private readonly finished: { readonly own: boolean; readonly stream: Stream }[] = [];
  private readonly holders: Holder[] = [];
  private readonly devices = new Map<string, Device>();
  private readonly returns = new Map<string, number>();
  private table: TableId = '';
  private seen: ChainHead | null = null;
  private commands = 0;
  private server: Running | undefined;

  constructor(
    private readonly pages: string,
    private readonly folder: string,
    private readonly kit: AnyGameKit,
    private readonly draws: ReadonlyMap<string, Draw>,
    private readonly cast: SeatsOfStage,
  ) {
    this.seats = cast.seats;
    this.hidden = cast.hidden;
  }

  /** What is logged from now on is this server's. */
  listen(): this {
    listenWith(this.log);
    return this;
  }

  /** @param first what the referee does by itself when the game is started */
  async open(options: unknown, first: number): Promise<void> {
    await this.start();
    const kiosk = await this.connect('kiosk');
    await kiosk.get('host:open', { key: this.hostKey });
    const { table } = await kiosk.get('table:create', {
      game: this.kit.game.id,
      options: options as never,
      seats: this.seats.map(({ seat }, index) => ({
        ...{ name: NAMES[index] ?? '', colour: 'red' },
        ...(this.isComputer(seat) ? { computer: 'easy' as const } : {}),
      })),
      language: 'en',
    });
    this.table = table;
    const { host } = await kiosk.get('table:open', { table });
    await (await this.connect('spectator')).enter('table:watch', { table });
    const open = this.seats.find(({ secret }) => !secret);
    for (const { seat, secret } of this.seats) {
      if (this.isComputer(seat) || (!secret && seat !== open?.seat)) continue;
      const phone = await this.connect(seat);
      const grant = await phone.get('seat:claim', { code: host.codes[seat] ?? '' });
      const holder = { seat, grant, seed: randomText(32) };
      this.holders.push(holder);
      await phone.enter('seat:resume', phoneSecrets(holder));
      await this.settle();
    }
    await kiosk.get('table:start', { table });
    const devices = [...this.devices.values()];
    await this.until(() => devices.every(({ revision }) => revision > first));
    this.seen = (await kiosk.get('chain', { table, seen: null })).chain;
    await this.settle();
  }

  /** Commands of one round, as planned for this world. */
  async play(turns: PlannedMatch<GameTypes>['rounds'][number]): Promise<void> {
    for (const turn of turns) {
      await this.take(turn);
      await this.settle(this.hidden.filter((seat) => !this.isComputer(seat)));
    }
    await this.settle();
  }

  /** A command that must be refused, by the device that acts for the seat. */
  async refused(seat: Seat, command: Turn<GameTypes>['command'] | 'nonsense'): Promise<void> {
    const reply = await this.send(this.deviceOf(seat), seat, command);
    if (reply.ok) throw new Error(`${seat} may do ${JSON.stringify(command)} after all`);
  }

  /** Things that nobody may do, or that tell what everybody knows. */
  async pry(): Promise<void> {
    const { table } = this;
    const spectator = this.device('spectator');
    for (const { seat } of this.seats) await this.send(spectator, seat, { kind: 'takeback' });
    await spectator.ask('record', { table, after: 0 });
    await spectator.ask('table:start', { table });
    await spectator.ask('seat:veto', { table, seat: this.hidden[0] ?? '' });
    await spectator.ask('seat:computer', { table, seat: this.hidden[0] ?? '', level: 'easy' });
    const resume = { table, seat: this.hidden[0] ?? '', secret: randomText(32) };
    await spectator.ask('seat:resume', resume);
    await this.send(this.device('kiosk'), this.hidden[0] ?? '', { kind: 'concede' });
  }

  /** Phones of hidden seats ask for what is theirs. */
  async hiddenAsk(): Promise<void> {
    for (const seat of this.hidden) {
      await this.device(seat).get('history', { table: this.table });
      await this.device(seat).get('chain', { table: this.table, seen: this.seen });
    }
  }

  /** Every device loses its connection and comes back. */
  async reconnect(): Promise<void> {
    for (const name of [...this.devices.keys()]) {
      const isSeat = this.seats.some(({ seat }) => seat === name);
      await this.drop(name);
      if (isSeat) await this.until(() => !this.connected(name));
      await this.settle();
      await this.enter(name);
      if (isSeat) await this.until(() => this.connected(name));
      await this.settle();
    }
  }

  /** The server is stopped and started again; the phones of the secret seats come last. */
  async restart(): Promise<void> {
    const { table } = this;
    const names = [...this.devices.keys()];
    await this.running.close();
    for (const name of names) await this.drop(name);
    await this.start();
    const secret = names.filter((name) => this.seats.some((held) => held.seat === name && held.secret));
    for (const name of names.filter((one) => !secret.includes(one))) await this.enter(name);
    await this.settle();
    // Its key lies with the host: it goes on at once.
    if (secret.length === 0) return;
    const kiosk = this.device('kiosk');
    for (const { seat } of this.seats) {
      if (!secret.includes(seat)) await this.send(this.deviceOf(seat), seat, { kind: 'takeback' });
    }
    await kiosk.ask('record', { table, after: 0 });
    await kiosk.ask('table:start', { table });
    await this.http('while it waits');
    for (const name of secret) {
      await this.enter(name);
      await this.until(() => this.connected(name));
      await this.settle();
    }
  }

  async http(when: string): Promise<void> {
    for (const request of HTTP_REQUESTS) {
      const bytes = await askRaw(this.running.port, request);
      this.finished.push({ own: false, stream: { name: `${request} ${when}`, bytes } });
    }
  }

  async close(): Promise<Recording> {
    for (const name of [...this.devices.keys()]) await this.drop(name);
    await this.running.close();
    const streams = this.finished.flatMap(({ own, stream }) => (own ? [] : [stream]));
    const own = this.finished.flatMap((one) => (one.own ? [one.stream] : []));
    const thought = Buffer.from(this.thought.join('\n'));
    if (this.cast.computers) own.push({ name: 'what computers chose', bytes: thought });
    return { streams, own, log: this.log, tables: [this.table] };
  }

  private async take({ seat, command, byItself }: Turn<GameTypes>): Promise<void> {
    if (byItself) return;
    // The host answers at the kiosk; all else of the referee's is a matter of time.
    if (seat === 'referee' && command.kind !== 'answer-takeback') {
      return this.clock.strike((ms) => ms !== PACE_MS);
    }
    if (this.isComputer(seat)) return this.think(seat, command);
    const reply = await this.send(this.deviceOf(seat), seat, command);
    if (!reply.ok) {
      const what = JSON.stringify([command, reply.refusal]);
      throw new Error(`${seat} may not do what was planned: ${what}`);
    }
  }

  /** Anyone who looks on meanwhile sees nothing of when it has chosen. */
  private async think(seat: Seat, command: Turn<GameTypes>['command']): Promise<void> {
    await this.until(() => this.pool.isAsked(seat));
    this.thought.push(JSON.stringify(command));
    const { choosesLate } = this.cast;
    if (!choosesLate) this.pool.choose(seat, command);
    await this.settle();
    if (choosesLate) this.pool.choose(seat, command);
    await soon();
    this.clock.strike((ms) => ms === PACE_MS);
  }

  private isComputer(seat: Seat): boolean {
    return this.cast.computers && this.hidden.includes(seat);
  }

  private send(device: Device, seat: Seat, command: Turn<GameTypes>['command'] | 'nonsense') {
    const secret = this.seats.some((held) => held.seat === seat && held.secret);
    return device.ask('command', {
      table: this.table,
      seat,
      id: `command-${String(this.commands++).padStart(6, '0')}`,
      revision: device.revision,
      command: command === 'nonsense' ? { kind: 'act', action: { type: 'nonsense' } } : command,
      ...(secret ? { salts: [randomText(16), randomText(16)] } : {}),
    });
  }

  /** Everything that was sent before has reached everybody when they have been answered. */
  private async settle(names: readonly string[] = [...this.devices.keys()]): Promise<void> {
    const { table } = this;
    for (const name of names) {
      const device = this.device(name);
      // It waits for its turn at the table, and is refused there.
      await this.send(device, 'nobody', { kind: 'takeback' });
      await device.ask('chain', { table, seen: this.seen });
    }
  }

  private async enter(name: string): Promise<void> {
    const { table } = this;
    const device = await this.connect(name);
    const holder = this.holders.find(({ seat }) => seat === name);
    if (holder !== undefined) {
      await device.enter('seat:resume', phoneSecrets(holder));
    } else if (name === 'kiosk') {
      await device.get('host:open', { key: this.hostKey });
      await device.enter('table:open', { table });
    } else {
      await device.enter('table:watch', { table });
    }
    await device.get('chain', { table, seen: this.seen });
    await device.get('history', { table });
  }

  private async connect(name: string): Promise<Device> {
    const device = await Device.connect(name, this.running.port);
    this.devices.set(name, device);
    return device;
  }

  private async drop(name: string): Promise<void> {
    const device = this.device(name);
    this.devices.delete(name);
    await device.leave();
    const times = this.returns.get(name) ?? 0;
    this.returns.set(name, times + 1);
    const stream = { name: times === 0 ? name : `${name}, back`, bytes: device.tap.bytes };
    this.finished.push({ own: this.hidden.includes(name), stream });
  }

  private deviceOf(seat: Seat): Device {
    return this.devices.get(seat) ?? this.device('kiosk');
  }

  private device(name: string): Device {
    const device = this.devices.get(name);
    if (device === undefined) throw new Error(`there is no device ${name}`);
    return device;
  }

  /** As the others at the table were told. */
  private connected(seat: Seat): boolean {
    const others = [...this.devices.values()].filter(({ name }) => name !== seat);
    const told = others.map(({ table }) => table?.seats.find((info) => info.seat === seat)?.connected);
    return told.every((connected) => connected === true);
  }

  private async until(test: () => boolean): Promise<void> {
    const end = Date.now() + 300_000;
    while (!test()) {
      if (Date.now() > end) throw new Error('the table was not told in time');
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  private get running(): Running {
    if (this.server === undefined) throw new Error('the server does not run');
    return this.server;
  }

  private async start(): Promise<void> {
    const drawAt = (...[state, seat, action]: Parameters<typeof drawKeyOf>) =>
      this.draws.get(drawKeyOf(state, seat, action)) ?? { seed: 0, bend: 0 };
    const game = gameWithDraws(this.kit.game, drawAt);
    this.server = await start(
      this.pages,
      this.folder,
      registry(hostGame(game, this.kit.publicKnowledge)),
      this.clock,
      this.hostKey,
      (app) => {
        if (this.cast.computers) this.pool.install(app);
        this.cast.leak?.(app);
      },
    );
  }
}

async function start(
  pages: string,
  folder: string,
  games: ReturnType<typeof registry>,
  clock: ManualTimers,
  hostKey: string,
  onApp: PlantedLeak,
) {
  return unwrap(
    await startServer(
      {
        host: '127.0.0.1',
        port: 0,
        dataDir: folder,
        kioskDir: pages,
        logLevel: 'trace',
        mdns: false,
        registry: games,
        limits: UNLIMITED_REQUESTS,
        hostKey,
        paceMs: PACE_MS,
      },
      {
        after: clock.after,
        log: logSink,
        onApp,
      },
    ),
  );
}

/** Pages and places for data; the pages are the same files for all servers. */
export async function inFolders<T>(work: (pages: string, data: (name: string) => string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mister-x-secrecy-'));
  try {
    const pages = join(folder, 'pages');
    await mkdir(pages);
    for (const page of ['index', 'play']) {
      await writeFile(join(pages, `${page}.html`), `<!doctype html><title>${page}</title>`);
    }
    return await work(pages, (name) => join(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
