import { SeededDice } from '../dice.js';
import { Player } from '../model/player.js';
import { allDevices, setUp } from '../model/table.js';
import { openAsKiosk, Device, pause } from '../wire/device.js';
import { startInProcess, type TestOverrides } from '../wire/in-process.js';

export type DiskOptions = {
  readonly rounds: number;
  readonly seed: number;
  readonly tables: number;
  readonly say: (line: string) => void;
};

export type DiskReport = Readonly<Record<Fault, number>> & {
  readonly failedWrites: number;
  readonly matchesEnded: number;
  readonly accepted: number;
  readonly refused: number;
  /** Answers that said that nothing could be saved just now. */
  readonly unsaved: number;
};

/** The first failing write comes within so many. */
const WRITES_BEFORE_FAULT_MAX = 20;
/** A full disk has room on its last pages; so long at most until it fails, in milliseconds. */
const FAULT_TIMEOUT_MS = 10_000;
const FAULT_LASTS_MS = 120;

/**
 * Lets the disk fail at random writes under play and heals it: nothing acknowledged is lost, nothing
 * is half there, and play goes on without a restart. A restart at the end finds the same.
 */
export async function diskRun(folder: string, options: DiskOptions): Promise<DiskReport> {
  const disk = new FaultyDisk();
  const server = await startInProcess(folder, disk.overrides);
  const run = new DiskRun(disk, server, options);
  try {
    const report = await run.all();
    await server.close();
    const again = await startInProcess(folder, {}, server.port);
    try {
      await run.inspectRestarted();
    } finally {
      await again.close();
    }
    return report;
  } finally {
    run.close();
    await server.close();
  }
}

class DiskRun {
  private readonly dice: SeededDice;
  private players: Player[] = [];
  private readonly counts = { failedWrites: 0, matchesEnded: 0, accepted: 0, refused: 0 };
  private readonly faults = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  private unsaved = 0;

  constructor(
    private readonly disk: FaultyDisk,
    private readonly server: Awaited<ReturnType<typeof startInProcess>>,
    private readonly options: DiskOptions,
  ) {
    this.dice = new SeededDice(options.seed);
  }

  async all(): Promise<DiskReport> {
    const { rounds, say } = this.options;
    for (let round = 1; round <= rounds; round++) {
      while (this.players.length < this.options.tables) await this.addTable();
      // Every kind comes in turn, so that the shortest run has them all.
      await this.round(FAULTS[round % FAULTS.length] ?? 'full');
      if (round % 20 === 0) say(`${round} faults, ${this.counts.matchesEnded} matches ended`);
    }
    const whole = await this.disk.check();
    if (whole !== 'ok') throw new Error(`the database is damaged: ${whole}`);
    for (const player of this.players) this.count(player);
    return { ...this.faults, ...this.counts, unsaved: this.unsaved };
  }

  /** What a new server reads from the same disk. */
  async inspectRestarted(): Promise<void> {
    for (const player of this.players) {
      await Promise.all(allDevices(player.table).map((device) => device.ready()));
      await player.caughtUp();
      await player.inspectAnswers();
    }
  }

  close(): void {
    for (const player of this.players) player.close();
  }

  private async round(fault: Fault): Promise<void> {
    const { disk, dice } = this;
    let healed = false;
    disk.failAt(dice.int(WRITES_BEFORE_FAULT_MAX), fault);
    const playing = this.players.map((player) => player.play(() => healed, 0));
    try {
      const deadline = Date.now() + FAULT_TIMEOUT_MS;
      const over = () => this.players.every((player) => player.over);
      while (disk.failures === 0 && !over() && Date.now() < deadline) await pause(2);
      // biome-ignore lint/plugin: how long the disk is broken is drawn
      await pause(dice.int(FAULT_LASTS_MS));
    } finally {
      healed = true;
      await disk.heal();
    }
    await Promise.all(playing);
    if (disk.failures > 0) this.faults[fault] += 1;
    this.counts.failedWrites += disk.failures;
    await Promise.all(this.players.map((player) => this.inspect(player)));
    for (const player of this.players.filter(({ over }) => over)) await this.finish(player);
  }

  /** All that was under way goes through, and everybody sees it. */
  private async inspect(player: Player): Promise<void> {
    await player.settle(() => false);
    await player.caughtUp();
    await player.inspectAnswers();
  }

  private async addTable(): Promise<void> {
    const table = await setUp(this.server, this.dice, { holdings: [] });
    this.players.push(new Player(table, new SeededDice(this.dice.int(2 ** 31) + 1)));
  }

  private async finish(player: Player): Promise<void> {
    const { url, hostKey } = this.server;
    const kiosk = await new Device(url, openAsKiosk(hostKey, player.table.id)).ready();
    if (kiosk.snapshot?.table.status !== 'over') throw new Error('an end was not noted');
    kiosk.close();
    player.close();
    this.players = this.players.filter((other) => other !== player);
    this.counts.matchesEnded += 1;
    this.count(player);
  }

  private count({ counts }: Player): void {
    this.counts.accepted += counts.accepted;
    this.counts.refused += counts.refused;
    this.unsaved += counts.unsaved;
  }
}

type Connection = Parameters<NonNullable<TestOverrides['onDatabase']>>[0];

/**
 * How a disk fails: `full` and `read-only` by SQLite itself; `lost` fails a write that was not
 * made, `late` one that was made all the same (an error at the very end of it).
 */
export const FAULTS = ['full', 'read-only', 'lost', 'late'] as const;
type Fault = (typeof FAULTS)[number];

const SQL_OF_FAULT: Readonly<Record<'full' | 'read-only', string>> = {
  // SQLite raises it to the size that the database has by now: not one page more.
  full: 'PRAGMA max_page_count = 1',
  'read-only': 'PRAGMA query_only = ON',
};
const HEALING_SQL = ['PRAGMA max_page_count = 4294967294', 'PRAGMA query_only = OFF'];

/** The disk below a server, which fails from a chosen write on until it is healed. */
class FaultyDisk {
  private fault: Fault | undefined;
  /** Writes until it fails. */
  private left = 0;
  private breaking: Promise<unknown> | undefined;
  private connection: Connection | undefined;
  private plainRun: Connection['run'] | undefined;
  /** Writes that failed since it was told to fail. */
  failures = 0;

  readonly overrides: TestOverrides = {
    onDatabase: async (connection) => {
      const run = connection.run.bind(connection);
      const runPrepared = connection.runPrepared.bind(connection);
      this.connection = connection;
      this.plainRun = run;
      connection.run = (sql, values) => this.write(() => run(sql, values));
      connection.runPrepared = (sql, values) => this.write(() => runPrepared(sql, values));
    },
  };

  failAt(write: number, fault: Fault): void {
    this.fault = fault;
    this.left = write;
    this.failures = 0;
    this.breaking = undefined;
  }

  async heal(): Promise<void> {
    this.fault = undefined;
    await this.breaking;
    for (const sql of HEALING_SQL) await this.plainRun?.(sql);
  }

  /** Whether the database is whole, in SQLite's own words. */
  async check(): Promise<string> {
    const row = await this.connection?.get<{ integrity_check: string }>('PRAGMA integrity_check');
    return row?.integrity_check ?? 'not open';
  }

  private async write<T>(work: () => Promise<T>): Promise<T> {
    const { fault } = this;
    if (fault === undefined || --this.left >= 0) return work();
    try {
      if (fault === 'full' || fault === 'read-only') {
        this.breaking ??= this.plainRun?.(SQL_OF_FAULT[fault]);
        await this.breaking;
        return await work();
      }
      if (fault === 'late') await work();
      throw Object.assign(new Error('SQLITE_IOERR: disk I/O error'), { code: 'SQLITE_IOERR' });
    } catch (error) {
      this.failures += 1;
      throw error;
    }
  }
}
