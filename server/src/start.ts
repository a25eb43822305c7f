import type { Result } from '@mister-x/engine';
import type { ServerConfig } from './config.js';
import type { StartFailure } from './failure.js';

export type RunningServer = {
  /** The kiosk's page on this computer, without the host key. */
  readonly url: string;
  readonly port: number;
  readonly hostKey: string;
  /** Bases under which phones reach this server, best first, without a trailing slash. */
  readonly addresses: readonly string[];
  /** Finishes what was begun and stops, within two seconds whatever the devices do. */
  close(): Promise<void>;
};

export async function startServer(
  _config: ServerConfig,
): Promise<Result<RunningServer, StartFailure>> {
  throw new Error('not built yet');
}
