import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { connect } from 'node:net';
import { SocketClient } from '@mister-x/server/testing';
import { SeededDice } from '../dice.js';
import { Player } from '../model/player.js';
import { setUp, type Table } from '../model/table.js';
import { pause, RequestRefused } from '../wire/device.js';
import { startInProcess } from '../wire/in-process.js';
import { Forge, type Forgery } from './forge.js';
import { type Forger, makeForgers } from './forger.js';

export type ForgedOptions = {
  readonly messages: number;
  readonly seed: number;
  readonly say: (line: string) => void;
};

export type ForgedReport = {
  readonly messages: number;
  /** Of these, such that were no requests at all. */
  readonly raw: number;
  readonly tables: number;
  /** Commands of honest players in between. */
  readonly accepted: number;
  readonly heapGrowthMB: number;
  /** How often each code was the answer. */
  readonly codes: string;
};

/** On their way at once; below the number that a table lets wait. */
const MESSAGES_AT_ONCE = 40;
const BURST_MESSAGES = 240;
const TURNS_BETWEEN_BURSTS = 4;
/** The heap may grow by so much after the first fifth, however long the run is, in MB. */
const HEAP_GROWTH_MB_MAX = 24;
/** A table stays in memory for minutes after its last use. */
const HEAP_GROWTH_MB_PER_TABLE = 0.25;

/** Sends what must be refused, from devices of every right, while others play. */
export async function forgedRun(folder: string, options: ForgedOptions): Promise<ForgedReport> {
  const server = await startInProcess(folder);
  const run = new ForgedRun(server, options);
  try {
    return await run.all();
  } finally {
    run.close();
    await server.close();
  }
}

class ForgedRun {
  private readonly dice: SeededDice;
  private readonly codes = new Map<string, number>();
  private open: { player: Player; forge: Forge; forgers: readonly Forger[] } | undefined;
  private sent = 0;
  private raw = 0;
  private tables = 0;
  private accepted = 0;
  private heapBefore: { readonly bytes: number; readonly tables: number } | undefined;

  constructor(
    private readonly server: Awaited<ReturnType<typeof startInProcess>>,
    private readonly options: ForgedOptions,
  ) {
    this.dice = new SeededDice(options.seed);
  }

  async all(): Promise<ForgedReport> {
    const { messages, say } = this.options;
    for (let burst = 1; this.sent < messages; burst++) {
      await this.burst();
      if (this.sent >= messages / 5) {
        this.heapBefore ??= { bytes: await heapInUse(), tables: this.tables };
      }
      if (burst % 100 === 0) say(`${this.sent} messages`);
    }
    this.close();
    const grown = await this.growth();
    const codes = [...this.codes].sort((a, b) => b[1] - a[1]);
    return {
      messages: this.sent,
      raw: this.raw,
      tables: this.tables,
      accepted: this.accepted,
      heapGrowthMB: grown,
      codes: codes.map(([code, count]) => `${code} ${count}`).join(', '),
    };
  }

  close(): void {
    if (this.open === undefined) return;
    const { player, forgers } = this.open;
    this.accepted += player.counts.accepted;
    player.close();
    for (const { device } of forgers) device.close();
    this.open = undefined;
  }

  private async burst(): Promise<void> {
    this.open ??= await this.sitDown();
    const { player, forge } = this.open;
    const until = player.counts.accepted + TURNS_BETWEEN_BURSTS;
    await player.play(() => player.counts.accepted >= until, 0);
    await player.caughtUp();
    await player.inspectAnswers();
    const replayed = player.lastAccepted();
    for (let left = BURST_MESSAGES; left > 0; left -= MESSAGES_AT_ONCE) {
      const forgeries = Array.from({ length: MESSAGES_AT_ONCE }, () => forge.next(player.truth, replayed));
      await Promise.all(forgeries.map((forgery) => this.send(forgery)));
    }
    const told = await rawMessage(this.server.url, this.dice);
    this.raw += 1;
    this.sent += 1;
    if (told.includes(this.server.hostKey)) throw new Error(`the host key was told: ${told}`);
    // Nobody may have been shown anything, and nothing may have changed.
    await player.caughtUp();
    if (player.over) this.close();
  }

  private async send(forgery: Forgery): Promise<void> {
    const { forger, name, body, codes } = forgery;
    this.sent += 1;
    const reply = await forger.device.raw(name, body);
    const code = reply.ok ? 'ok' : reply.refusal.code;
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    if (codes.has(code)) return;
    const text = JSON.stringify(body)?.slice(0, 2_000);
    throw new Error(`${name} of ${forger.viewer ?? 'nobody'} came to ${code}: ${text}`);
  }

  /** A match in which X and at least one hunter have phones. */
  private async sitDown() {
    const table = await this.newTable();
    const forgers = await makeForgers(this.server, table);
    const dice = () => new SeededDice(this.dice.int(2 ** 31) + 1);
    this.tables += 1;
    return {
      player: new Player(table, dice()),
      forge: new Forge(table, forgers, dice()),
      forgers,
    };
  }

  private async newTable(): Promise<Table> {
    for (;;) {
      try {
        const table = await setUp(this.server, this.dice, { holdings: [] });
        if (table.holdings.has('h1')) return table;
        for (const device of [...table.devices.values(), table.spectator]) device.close();
      } catch (error) {
        // Someone on this computer has guessed at keys: that is forgiven after some seconds.
        if (!(error instanceof RequestRefused) || error.code !== 'BUSY') throw error;
        await pause(1_000);
      }
    }
  }

  private async growth(): Promise<number> {
    const { bytes = 0, tables = 0 } = this.heapBefore ?? {};
    const grown = Math.round(((await heapInUse()) - bytes) / 1e5) / 10;
    const most = HEAP_GROWTH_MB_MAX + HEAP_GROWTH_MB_PER_TABLE * (this.tables - tables);
    if (grown > most) throw new Error(`the heap grew by ${grown} MB, more than ${most} MB`);
    return grown;
  }
}

/** Bytes that are really in use, after everything that can be let go of was. */
async function heapInUse(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  return process.memoryUsage().heapUsed;
}

const RAW_REQUEST_LINES = [
  'GET /../../../../etc/passwd HTTP/1.1',
  'GET /%2e%2e%2f%2e%2e%2fdata%2freferee.sqlite HTTP/1.1',
  'GET /%00 HTTP/1.1',
  'GET /%E0%A4%A HTTP/1.1',
  'GET /socket HTTP/1.1',
  'GET /socket?x=y HTTP/1.1',
  'POST /socket HTTP/1.1',
  'BREW /pot HTTP/9.9',
  `GET /${'x'.repeat(20_000)} HTTP/1.1`,
  '\u0000\u0001\u0002',
];

/** Messages that are none: not decodable, of unknown kinds, larger than allowed. */
const RAW_MESSAGES: readonly (string | Uint8Array)[] = [
  '',
  '2',
  '[',
  '{"__proto__":{}}',
  '["command"',
  '["command",{}]',
  '[1,"command"]',
  '[1,"__proto__",{}]',
  '[1,"disconnect",null]',
  '[-1.5,"command",{}]',
  '["1","command",{}]',
  '[9007199254740993,"command",{}]',
  '[1,"command",{},{}]',
  Buffer.from('[1,"command",{}]'),
  new Uint8Array(528),
  `[1,"command","${'x'.repeat(20_000)}"]`,
];

/** One connection that does not keep to HTTP, or to the protocol above it. Returns what it was told. */
async function rawMessage(url: string, dice: SeededDice): Promise<string> {
  if (dice.int(2) === 0) return rawPacket(url, dice);
  const { hostname, port, host } = new URL(url);
  const body = dice.int(2) === 0 ? '' : 'x'.repeat(dice.int(40_000));
  const length = dice.pick([body.length, -1, 1e12, 'x']);
  const text = `${dice.pick(RAW_REQUEST_LINES)}\r\nHost: ${host}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`;
  return new Promise((resolve) => {
    let told = '';
    const socket = connect(Number(port), hostname);
    socket.setEncoding('latin1').setTimeout(250, () => socket.destroy());
    socket.on('connect', () => socket.write(text));
    socket.on('data', (chunk: string) => {
      told += chunk;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(told));
  });
}

async function rawPacket(url: string, dice: SeededDice): Promise<string> {
  const socket = await SocketClient.open(url);
  let told = '';
  socket.onPass = (passed) => {
    told += Buffer.from(passed).toString();
  };
  socket.say(dice.pick(RAW_MESSAGES));
  // Whatever was said to that message came before the answer to this, unless the line is ended for it.
  if (socket.isOpen) await socket.ask('board:list', {}).catch(() => {});
  socket.close();
  return told;
}
