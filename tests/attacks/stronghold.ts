import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectSecurely } from 'node:tls';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';
import { COMMAND, RefereeProcess } from '../command-line/referee-process.js';

/** As `npm start` starts it. */
const { HEAP } = (await import(new URL('../../scripts/lib/heap.mjs', import.meta.url).href)) as {
  readonly HEAP: readonly string[];
};
/** MB that the server may take at its worst. */
const MEMORY_MAX = 250;
/** Which command is attacked; another one to compare with. */
const ATTACKED = process.env.MISTERX_ATTACKED || COMMAND;
export const KIOSK = new URL('../../kiosk/dist/', import.meta.url);

/** Memory and descriptors can be seen there alone. */
export const canMeasure = existsSync('/proc/self/status');

type Seen = {
  asked: number;
  served: number;
  /** Questions on which a minute passed without a byte. */
  hung: number;
  /** How often each status came; '' where the connection ended first. */
  answers: Record<string, number>;
  /** Share of answers that took more than the 100 ms we aim at. */
  late: number;
  /** Milliseconds: before the attack, and then during it. */
  quiet: number;
  median: number;
  p99: number;
  most: number;
};

/** The built server, alone on its port, with what its attackers opened. */
export class Stronghold {
  private readonly sockets = new Set<Socket>();

  private constructor(
    readonly referee: RefereeProcess,
    readonly port: number,
    readonly securePort: number,
    private readonly folder: string,
  ) {}

  static async build(...args: readonly string[]): Promise<Stronghold> {
    const folder = await mkdtemp(join(tmpdir(), 'mister-x-attack-'));
    const data = ['--data', join(folder, 'data'), '--no-scanners'];
    const secure = args.includes('--plain') ? [] : ['--https', '--https-port', '0'];
    const mdns = args.includes('--mdns') ? [] : ['--no-mdns'];
    const more = args.filter((arg) => arg !== '--mdns' && arg !== '--plain');
    const all = ['serve', '--port', '0', ...mdns, ...data, ...secure, ...more];
    const referee = new RefereeProcess(all, undefined, ATTACKED, {}, HEAP);
    const { port } = await referee.link();
    return new Stronghold(referee, Number(port), referee.httpsPort, folder);
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
    return readdirSync(`/proc/${this.referee.pid}/fd`).length;
  }

  /** A connection of an attacker; what becomes of it is his business. */
  open(secure = false): Socket {
    const port = secure ? this.securePort : this.port;
    const socket = secure
      ? connectSecurely({ host: '127.0.0.1', port, rejectUnauthorized: false })
      : connect(port, '127.0.0.1');
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
  async socket({ secure = false, query = '', headers = '' } = {}): Promise<Socket | undefined> {
    const socket = await this.connected(secure);
    socket.write(handshake(query, headers));
    const answer = await Promise.race([
      once(socket, 'data').then(([data]) => String(data)),
      once(socket, 'close').then(() => ''),
    ]);
    return answer.startsWith('HTTP/1.1 101') ? socket : undefined;
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

  /**
   * Runs an attack while somebody asks for a page all the time. Whatever comes, the server stands,
   * answers, and stays within its memory; how quickly it answered is told and not judged.
   */
  async endures(
    name: string,
    attack: () => Promise<void>,
    { share = 0.8, secure = false, headers = '' } = {},
  ): Promise<Seen> {
    const before = this.memory();
    const worker = new Worker(new URL('./watch.mjs', import.meta.url), {
      workerData: {
        port: secure ? this.securePort : this.port,
        ...{ secure, headers, path: '/play', everyMs: 20 },
      },
    });
    await once(worker, 'message');
    try {
      await attack();
    } finally {
      worker.postMessage('over');
    }
    const [seen] = (await once(worker, 'message')) as [Seen];
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    console.log(
      `${name}: ${before} MB before, ${this.memory('VmHWM')} MB at most; ` +
        `served ${seen.served} of ${seen.asked}, median ${ms(seen.median)} ` +
        `(${ms(seen.quiet)} before), 99th percentile ${ms(seen.p99)}, longest ${ms(seen.most)}, ` +
        `${(seen.late * 100).toFixed(1)} % above 100 ms; ${JSON.stringify(seen.answers)}`,
    );
    expect(this.memory('VmHWM')).toBeLessThan(MEMORY_MAX);
    expect(seen.served).toBeGreaterThan(0);
    expect(seen.served / seen.asked).toBeGreaterThanOrEqual(share);
    // In a minute, which is longer than any computer is busy: he was forgotten.
    expect(seen.hung).toBe(0);
    // Over plain HTTP a device behind a proxy is sent to HTTPS, where there is one.
    expect(await this.status()).toBe(secure && headers !== '' ? 307 : 200);
    return seen;
  }
}

export function handshake(query = '', headers = '', path = '/socket.io/?EIO=4'): string {
  return (
    `GET ${path}&transport=websocket${query} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n` +
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
