import { createHash, X509Certificate } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HostConnection } from '@mister-x/server/testing';
import { COMMAND, KioskLink, LONG_TIMEOUTS, RefereeProcess, SHORT_TIMEOUTS } from '../processes/referee-process.js';
import { PracticeScanner } from '../processes/practice-scanner.js';
import { Nginx } from './nginx.js';

export type RefereeOptions = {
  readonly line?: ConnectionKind;
  /** With a practice scanner, which the test plays (`referee.scanner`). */
  readonly practice?: boolean;
  /** Web hooks may lead to this computer, where a test listens. */
  readonly localHooks?: boolean;
  readonly waits?: WaitsOfReferee;
  /** A stand-in for the command; how long it waits is its own affair. */
  readonly program?: string;
};

/** How long the referee waits for objections and answers: a minute, some seconds, or ten minutes. */
export type WaitsOfReferee = 'usual' | 'short' | 'long';

const PROGRAMS = { usual: COMMAND, short: SHORT_TIMEOUTS, long: LONG_TIMEOUTS } as const;

/** Over what phones reach the referee. */
export type ConnectionKind = 'plain' | 'https' | 'proxy';

/** The name under which they do: not localhost, so no secure context but over HTTPS. */
export const LAN_NAME = 'referee.test';

/** The built referee as a process, which can be killed and started again on the same data. */
export class Referee {
  /** What holds from its next start on; see `RefereeOptions`. */
  waits: WaitsOfReferee = 'usual';
  private host: HostConnection | undefined;
  private readonly copies: string[] = [];

  private constructor(
    private readonly folder: string,
    private process: RefereeProcess,
    private readonly more: readonly string[],
    readonly port: number,
    /** Of a screen that is signed in; sockets of the tests' own come in with it. */
    readonly hostKey: string,
    readonly httpsPort: number | undefined,
    private readonly program: string | undefined,
    private readonly door: Nginx | undefined,
  ) {}

  static async start({
    line = 'plain',
    practice = false,
    localHooks = false,
    waits = 'usual',
    program,
  }: RefereeOptions = {}): Promise<Referee> {
    const folder = await mkdtemp(join(tmpdir(), 'mister-x-evening-'));
    const door = line === 'proxy' ? await Nginx.prepare(folder, LAN_NAME) : undefined;
    const https = line === 'https' ? ['--https', '--https-port', '0'] : [];
    const more = [
      '--name',
      LAN_NAME,
      ...(practice ? ['--mock-scanner'] : []),
      ...(localHooks ? ['--allow-local-hooks'] : []),
      ...(door?.args ?? []),
    ];
    const process = RefereeProcess.serve(['--data', folder, ...more, ...https], {
      program: program ?? PROGRAMS[waits],
    });
    const { port, hostKey } = await process.host();
    await door?.start(port);
    const httpsPort = line === 'https' ? process.httpsPort : undefined;
    const referee = new Referee(folder, process, more, port, hostKey, httpsPort, program, door);
    referee.waits = waits;
    return referee;
  }

  /**
   * The one who plays the practice scanner; only where the referee was started with one. After a
   * restart nothing is plugged in.
   */
  get scanner(): PracticeScanner {
    if (!this.more.includes('--mock-scanner')) throw new Error('started without practice scanner');
    return new PracticeScanner((line) => this.process.write(line));
  }

  /** What a browser is to trust, where the line is HTTPS; see `launchChromium`. */
  async pin(): Promise<string | undefined> {
    if (this.door === undefined && this.httpsPort === undefined) return undefined;
    const pem = await readFile(this.door?.certificate ?? join(this.folder, 'tls', 'server.pem'), 'utf8');
    const { publicKey } = new X509Certificate(pem);
    const der = publicKey.export({ type: 'spki', format: 'der' });
    return createHash('sha256').update(der).digest('base64');
  }

  /** What the terminal shows of the certificate authority, in one line. */
  get fingerprint(): string {
    return (/(?:[0-9A-F]{4}\s+){15}[0-9A-F]{4}/.exec(this.process.out)?.[0] ?? '').replaceAll(/\s+/g, ' ');
  }

  /** The way to the kiosk on this computer, for one screen; as a screen that is signed in shows it. */
  async kioskLink(): Promise<string> {
    if (this.host?.isOpen !== true) this.host = await HostConnection.to(this.address, this.hostKey);
    return KioskLink.to(this.port, await this.host.invite()).href;
  }

  /** What the terminal shows last. */
  get printedLink(): string {
    return this.process.links.at(-1)?.href ?? '';
  }

  get lanAddress(): string {
    if (this.door !== undefined) return this.door.url;
    return this.httpsPort === undefined ? `http://${LAN_NAME}:${this.port}` : `https://${LAN_NAME}:${this.httpsPort}`;
  }

  /** For sockets that the tests open themselves. */
  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** As when someone pulls the plug: no time to write anything. */
  async kill(): Promise<void> {
    this.process.send('SIGKILL');
    await this.process.ended;
  }

  /** A copy of everything it keeps, taken while it stands still; answers where. */
  async copyData(): Promise<string> {
    const copy = await mkdtemp(join(tmpdir(), 'mister-x-copy-'));
    this.copies.push(copy);
    await cp(this.folder, copy, { recursive: true });
    return copy;
  }

  /** Someone puts an earlier copy in the place of what it keeps; only while it does not run. */
  async putBack(copy: string): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await cp(copy, this.folder, { recursive: true });
  }

  async startAgain(): Promise<void> {
    const https = this.httpsPort === undefined ? [] : ['--https', '--https-port', String(this.httpsPort)];
    const args = ['--port', String(this.port), '--data', this.folder, ...this.more, ...https];
    this.process = RefereeProcess.serve(args, {
      program: this.program ?? PROGRAMS[this.waits],
    });
    await this.process.started();
  }

  /** As when another server answers under the same address: who was told its key refuses it. */
  async exchangeChannelKey(): Promise<void> {
    await this.kill();
    await rm(join(this.folder, 'channel-key'));
    await this.startAgain();
  }

  /** Whatever it wrote to its error stream; nothing, in a good evening. */
  get errors(): string {
    return this.process.errors;
  }

  async stop(): Promise<void> {
    this.host?.close();
    await this.kill();
    await this.door?.stop();
    for (const folder of [this.folder, ...this.copies]) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
