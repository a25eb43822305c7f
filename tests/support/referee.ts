import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RefereeProcess } from '../command-line/referee-process.js';

/** The name under which phones reach the referee: not localhost, so no secure context. */
export const LAN_NAME = 'referee.test';

/** The built referee as a process, which can be killed and started again on the same data. */
export class Referee {
  private constructor(
    private readonly folder: string,
    private process: RefereeProcess,
    readonly port: number,
    readonly hostKey: string,
  ) {}

  static async start(): Promise<Referee> {
    const folder = await mkdtemp(join(tmpdir(), 'mister-x-evening-'));
    const process = RefereeProcess.serve('--data', folder, '--name', LAN_NAME);
    const link = await process.link();
    const hostKey = new URLSearchParams(link.hash.slice(1)).get('key') ?? '';
    return new Referee(folder, process, Number(link.port), hostKey);
  }

  /** What the terminal shows: the way to the kiosk on this computer. */
  get kioskLink(): string {
    return `http://localhost:${this.port}/#key=${this.hostKey}`;
  }

  get lanAddress(): string {
    return `http://${LAN_NAME}:${this.port}`;
  }

  /** For sockets that the tests open themselves. */
  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** As when somebody pulls the plug: no time to write anything. */
  async kill(): Promise<void> {
    this.process.send('SIGKILL');
    await this.process.ended;
  }

  async startAgain(): Promise<void> {
    const port = String(this.port);
    this.process = new RefereeProcess([
      'serve',
      ...['--port', port, '--data', this.folder, '--name', LAN_NAME, '--no-mdns'],
    ]);
    await this.process.link();
  }

  /** Whatever it wrote to its error stream; nothing, in a good evening. */
  get errors(): string {
    return this.process.errors;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
