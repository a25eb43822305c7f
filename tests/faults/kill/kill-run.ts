import { join } from 'node:path';
import { HostedReferee } from '../../processes/hosted-referee.js';
import { SeededDice } from '../dice.js';
import { Player } from '../model/player.js';
import { allDevices, type ServerTarget, type SetupTrace, setUp } from '../model/table.js';
import { openAsKiosk, Device, pause, resumeOf } from '../wire/device.js';

export type KillOptions = {
  readonly rounds: number;
  readonly seed: number;
  readonly tables: number;
  readonly say: (line: string) => void;
};

export type KillReport = {
  readonly kills: number;
  /** Kills while the server was still starting. */
  readonly atStart: number;
  readonly matchesEnded: number;
  readonly setUpsCutShort: number;
  readonly accepted: number;
  readonly refused: number;
  /** Commands that had no answer when the server died and were sent again. */
  readonly repeated: number;
};

/** Play lasts this long at most before the server is killed, in milliseconds. */
const PLAY_MS = 350;
const START_MS = 600;
const THINK_MS = 4;

/** Kills the server with SIGKILL again and again under play, and inspects what came back. */
export async function killRun(folder: string, options: KillOptions): Promise<KillReport> {
  const run = new KillRun(join(folder, 'data'), options);
  try {
    return await run.all();
  } finally {
    await run.end();
  }
}

class KillRun {
  private readonly dice: SeededDice;
  private server: HostedReferee | undefined;
  private players: Player[] = [];
  private leftovers: SetupTrace[] = [];
  private readonly counts = { atStart: 0, ended: 0, cut: 0, accepted: 0, refused: 0, repeated: 0 };

  constructor(
    private readonly dataDir: string,
    private readonly options: KillOptions,
  ) {
    this.dice = new SeededDice(options.seed);
  }

  async all(): Promise<KillReport> {
    const { rounds, tables, say } = this.options;
    this.server = await HostedReferee.start(this.dataDir);
    while (this.players.length < tables) await this.addTable(this.place);
    for (let round = 1; round <= rounds; round++) {
      await this.round();
      if (round % 20 === 0) say(`${round} kills, ${this.counts.ended} matches ended`);
    }
    // Whatever was under way plays on to its end.
    await Promise.all(this.players.map((player) => player.play(() => false, 0)));
    for (const player of this.players) await this.finish(player);
    const { atStart, ended, cut, accepted, refused, repeated } = this.counts;
    return {
      kills: rounds,
      atStart,
      matchesEnded: ended,
      setUpsCutShort: cut,
      accepted,
      refused,
      repeated,
    };
  }

  async end(): Promise<void> {
    for (const player of this.players) player.close();
    await this.server?.stop();
  }

  private get place(): ServerTarget & { readonly port: number } {
    if (this.server === undefined) throw new Error('no server');
    return this.server;
  }

  private async round(): Promise<void> {
    const { server, place } = this;
    let dead = false;
    const stop = () => dead;
    const playing = this.players.map((player) => player.play(stop, THINK_MS));
    const joining = this.dice.int(4) === 0 ? this.join(place, stop) : undefined;
    const delay = this.dice.int(5) === 0 ? this.dice.int(30) : this.dice.int(PLAY_MS);
    // biome-ignore lint/plugin: the moment of the kill is drawn
    await Promise.race([pause(delay), Promise.all(playing)]);
    const killed = server?.kill();
    dead = true;
    await killed;
    await Promise.all([...playing, joining]);
    await this.restart(place);
    for (const player of this.players) {
      await Promise.all(allDevices(player.table).map((device) => device.ready()));
      await player.inspectViews();
    }
    for (const trace of this.leftovers.splice(0)) await this.inspectTrace(trace);
    for (const player of this.players) {
      await player.settle(() => false);
      await player.caughtUp();
      await player.inspectAnswers();
    }
    for (const player of this.players.filter(({ over }) => over)) {
      await this.finish(player);
      if (this.players.length < this.options.tables) await this.addTable(this.place);
    }
  }

  /** Sometimes it is killed before it listens, and started once more. */
  private async restart({ port }: { readonly port: number }): Promise<void> {
    while (this.dice.int(8) === 0) {
      const starting = HostedReferee.spawn(this.dataDir, { port });
      await pause(this.dice.int(START_MS));
      await starting.kill();
      this.counts.atStart += 1;
    }
    this.server = await HostedReferee.start(this.dataDir, { port });
  }

  private async addTable(place: ServerTarget): Promise<void> {
    const table = await setUp(place, this.dice, { holdings: [] });
    this.players.push(new Player(table, new SeededDice(this.dice.int(2 ** 31) + 1)));
  }

  /** A new table while others play; the kill may come in between. */
  private async join(place: ServerTarget, stop: () => boolean): Promise<void> {
    if (this.players.length > this.options.tables) return;
    const trace: SetupTrace = { holdings: [] };
    try {
      const table = await setUp(place, new SeededDice(this.dice.int(2 ** 31) + 1), trace, stop);
      this.players.push(new Player(table, new SeededDice(this.dice.int(2 ** 31) + 1)));
    } catch (error) {
      // biome-ignore lint/plugin: for the kill, which may have broken the connection before we say so
      await pause(5);
      if (!stop()) throw error;
      this.counts.cut += 1;
      this.leftovers.push(trace);
    }
  }

  /** What was granted before the set-up was cut short still holds. */
  private async inspectTrace({ table, holdings, started }: SetupTrace): Promise<void> {
    if (table === undefined) return;
    const kiosk = await new Device(this.place.url, openAsKiosk(this.place.hostKey, table)).ready();
    for (const holding of holdings) await kiosk.get('seat:resume', resumeOf(holding));
    const snapshot = await kiosk.get('table:open', { table });
    if (started && snapshot.table.status !== 'playing') throw new Error('a start was lost');
    kiosk.close();
  }

  private async finish(player: Player): Promise<void> {
    await player.caughtUp();
    await player.inspectAnswers();
    const { table, counts } = player;
    const kiosk = await new Device(this.place.url, openAsKiosk(this.place.hostKey, table.id)).ready();
    if (kiosk.snapshot?.table.status !== 'over') throw new Error('an end was not noted');
    kiosk.close();
    player.close();
    this.players = this.players.filter((other) => other !== player);
    this.counts.ended += 1;
    this.counts.accepted += counts.accepted;
    this.counts.refused += counts.refused;
    this.counts.repeated += counts.repeated;
  }
}
