import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { connect as connectSecurely } from 'node:tls';
import { Worker } from 'node:worker_threads';
import { COMMAND, EIGHTH_LIMITS, HEAP_OPTIONS, RefereeProcess } from '../processes/referee-process.js';
import { PROJECT } from '../project.js';

/** MB that the server may take at its worst. */
export const MEMORY_MB_MAX = 250;
/** Which command is attacked; another one to compare with. */
const ATTACKED = process.env.MISTERX_ATTACKED || COMMAND;
/** Arguments that are for the stronghold, and not for the command. */
const OWN_ARGUMENTS = ['--mdns', '--plain', '--full'];
const WATCH_SCRIPT = new URL('tests/attacks/watch.mjs', PROJECT);

/** How many questions must be served when the attack has been carried out. */
export const SERVED_TO_RECOVER = 3;
/** So many may be refused first: the one who comes last has to wait for a place. */
const RECOVERY_TRIES_MAX = 500;

/** Memory and descriptors can be seen there alone. */
export const canMeasure = existsSync('/proc/self/status');

export type WatcherResult = {
  asked: number;
  served: number;
  /** Questions on which three minutes passed without a byte. */
  hung: number;
  /** How often each status came; '' where the connection ended first. */
  answers: Record<string, number>;
  /** Of those that were asked after the attack, while its connections were still open: how many were served. */
  servedAfter: number;
  /** Milliseconds until the first byte of an answer, for benchmarks. */
  median: number;
  p99: number;
  most: number;
};

/**
 * How the honest client comes: over which line, and with which headers of its proxy. The attack is repeated until it
 * has asked `atLeast` times: of a handful, one answer that is late would already be a large share.
 */
export type WatcherOptions = {
  readonly secure?: boolean;
  readonly headers?: string;
  readonly atLeast?: number;
};

/** The built server, alone on its port, with what its attackers opened. */
export class ServerUnderAttack {
  private readonly sockets = new Set<Socket>();
  /** What carries the connections that are encrypted. */
  private readonly below = new WeakMap<Socket, Socket>();

  private constructor(
    readonly referee: RefereeProcess,
    readonly port: number,
    readonly securePort: number,
    private readonly folder: string,
    private readonly parts: number,
    /** Descriptors of the server when nobody is there. */
    private readonly idle: number,
  ) {}

  /**
   * An eighth of the attackers come, to a server with an eighth of the places; with `--full`, as many as come at
   * worst, to the server that people have.
   */
  static async build(...args: readonly string[]): Promise<ServerUnderAttack> {
    const folder = await mkdtemp(join(tmpdir(), 'mister-x-attack-'));
    const secure = args.includes('--plain') ? [] : ['--https', '--https-port', '0'];
    const isFull = args.includes('--full');
    const more = args.filter((arg) => !OWN_ARGUMENTS.includes(arg));
    const referee = RefereeProcess.serve(['--data', join(folder, 'data'), ...secure, ...more], {
      program: isFull ? ATTACKED : EIGHTH_LIMITS,
      node: HEAP_OPTIONS,
      mdns: args.includes('--mdns'),
    });
    const { port } = await referee.link();
    const { httpsPort } = referee;
    const idle = descriptorsOf(referee);
    return new ServerUnderAttack(referee, Number(port), httpsPort, folder, isFull ? 1 : 8, idle);
  }

  /** How many come of so many. */
  part(count: number): number {
    return Math.ceil(count / this.parts);
  }

  /** Closes what the attackers left open, and waits until the server has noticed. */
  async clear(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await until(() => this.opened === 0 && this.descriptors <= this.idle + 8);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.referee.send('SIGKILL');
    await this.referee.ended;
    await rm(this.folder, { recursive: true, force: true });
  }

  /** MB in memory, now or at the most. */
  memory(which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
    const status = readFileSync(`/proc/${this.referee.pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  }

  get descriptors(): number {
    return descriptorsOf(this.referee);
  }

  /** Connections of attackers that are still open. */
  get opened(): number {
    return this.sockets.size;
  }

  /** A connection of an attacker; what becomes of it is his business. */
  open(secure = false): Socket {
    if (!secure) return this.keep(connect(this.port, '127.0.0.1'));
    const below = this.openKeyless();
    // Not the socket itself: it could not be reset any more.
    const carrier = Duplex.from({ readable: below, writable: below }).on('error', () => undefined);
    const socket = this.keep(connectSecurely({ socket: carrier, rejectUnauthorized: false }));
    below.once('close', () => socket.destroy());
    this.below.set(socket, below);
    return socket;
  }

  /** One to the port for HTTPS that agrees on no keys. */
  openKeyless(): Socket {
    return this.keep(connect(this.securePort, '127.0.0.1'));
  }

  /** Ends a connection with a reset, whatever was agreed above it. */
  tear(socket: Socket): void {
    (this.below.get(socket) ?? socket).resetAndDestroy();
    socket.destroy();
  }

  private keep(socket: Socket): Socket {
    socket.on('error', () => undefined);
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    return socket;
  }

  async connected(secure = false): Promise<Socket> {
    const socket = this.open(secure);
    await Promise.race([once(socket, secure ? 'secureConnect' : 'connect'), once(socket, 'close')]);
    return socket;
  }

  /** A socket whose handshake is done; `undefined` where it was refused. */
  async socket({ secure = false, path = '/socket', headers = '' } = {}): Promise<Socket | undefined> {
    const socket = await this.connected(secure);
    socket.write(handshake(headers, path));
    const answer: Buffer = await Promise.race([
      once(socket, 'data').then(
        ([data]) => data,
        () => Buffer.alloc(0),
      ),
      once(socket, 'close').then(() => Buffer.alloc(0)),
    ]);
    if (!answer.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) return undefined;
    // On a busy computer the first frame comes along with the answer, and is read as what follows it.
    const rest = answer.subarray(answer.indexOf('\r\n\r\n') + 4);
    if (rest.length > 0) setImmediate(() => socket.unshift(rest));
    return socket;
  }

  /** The status of a page; 0 where there was no answer. */
  async status(path = '/play', headers: Record<string, string> = {}): Promise<number> {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
        headers,
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  /** Runs an attack while an honest client asks for a page all the time, and then some times more. */
  async watch(
    attack: () => Promise<void>,
    { secure = false, headers = '', atLeast = 0 }: WatcherOptions = {},
  ): Promise<WatcherResult> {
    const port = secure ? this.securePort : this.port;
    const asked = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(WATCH_SCRIPT, {
      workerData: {
        ...{ port, secure, headers, path: '/play', everyMs: 20, asked },
        ...{ servedAfter: SERVED_TO_RECOVER, triesAfter: RECOVERY_TRIES_MAX },
      },
    });
    await once(worker, 'message');
    try {
      do await attack();
      while (Number(asked[0]) < atLeast);
    } finally {
      worker.postMessage('over');
    }
    const [seen] = (await once(worker, 'message')) as [WatcherResult];
    return seen;
  }
}

function descriptorsOf({ pid }: RefereeProcess): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

export function handshake(headers = '', path = '/socket'): string {
  return (
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n` +
    'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
    `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${headers}\r\n`
  );
}

/** A frame as a browser sends it, masked with zeros. */
export function frame(opcode: number, payload: Uint8Array): Buffer {
  if (payload.length > 125) throw new Error('only short frames are needed');
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** Waits until `test` holds; what never comes ends with the time of the whole test. */
export async function until(test: () => boolean): Promise<void> {
  while (!test()) await new Promise((resolve) => setTimeout(resolve, 50));
}
