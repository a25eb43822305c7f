import { HEAP_OPTIONS, type HostedServer, NO_LIMITS, RefereeProcess } from './referee-process.js';

export type HostingOptions = {
  /** 0 takes any free port. */
  readonly port?: number;
  /** More options of `mister-x serve`. */
  readonly serve?: readonly string[];
  /** See `Circumstances`. */
  readonly aloud?: boolean;
};

/** The built server on this computer alone, for players faster than people, with its host signed in. */
export class HostedReferee implements HostedServer {
  private constructor(
    readonly process: RefereeProcess,
    readonly url: string,
    readonly port: number,
    readonly hostKey: string,
  ) {}

  static async start(dataDir: string, hosting: HostingOptions = {}): Promise<HostedReferee> {
    const process = HostedReferee.spawn(dataDir, hosting);
    const { url, port, hostKey } = await process.host();
    return new HostedReferee(process, url, port, hostKey);
  }

  /** Does not wait until it listens. */
  static spawn(dataDir: string, { port = 0, serve = [], aloud = false }: HostingOptions = {}): RefereeProcess {
    const args = ['--host', '127.0.0.1', '--port', String(port), '--data', dataDir, ...serve];
    return RefereeProcess.serve(args, { program: NO_LIMITS, aloud, node: HEAP_OPTIONS });
  }

  async kill(): Promise<void> {
    await this.process.kill();
  }

  async stop(): Promise<void> {
    await this.process.stop();
  }
}
