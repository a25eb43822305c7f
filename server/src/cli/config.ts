import type { ScannerAdapter } from '@mister-x/device-adapters';
import type { Registry } from '@mister-x/engine';
import type { SealMode } from '@mister-x/engine/trust';
import type { DriverName } from '../database/driver.js';
import type { Limits } from '../web/limits/limits.js';
import type { IsLocal, TimerMsById } from '../runtime/tokens.js';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Sentences for people, or a JSON object a line for programs. */
export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

export type ServerConfig = {
  /** Address to listen on; `0.0.0.0` for every network of this computer. */
  readonly host: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Holds the database and the keys of this server; made with mode 0700 where it does not exist. */
  readonly dataDir: string;
  /** With what the database is read and written; `sqlite3`, or Node's own where that does not load. */
  readonly databaseDriver?: DriverName;
  /** Load `sqlite3` in another process first: one that was made for another Node may end this one. */
  readonly tryDriver?: boolean;
  /** The built pages: `index.html` for the kiosk, `play.html` for phones. */
  readonly kioskDir: string;
  readonly logLevel: LogLevel;
  /** JSON unless told otherwise. */
  readonly logFormat?: LogFormat;
  /** Answer under `mister-x.local` as well; a network that does not allow it does no harm. */
  readonly mdns: boolean;
  /** Who keeps the keys of new tables: the phones, unless told otherwise. */
  readonly seal?: SealMode;
  /** HTTPS on this port beside plain HTTP, which then serves this computer only; 0 as above. */
  readonly https?: { readonly port: number };
  /** Names beside its own under which this server answers, as `parseName` gives them. */
  readonly names?: readonly string[];
  /** What others can make it hold and do; for programs that play faster than people do, more than usual. */
  readonly limits?: Limits;
  /** The origin of the reverse proxy under which everybody else comes, as `parsePublicUrl` gives it. */
  readonly publicUrl?: string;
  /** Web hooks may lead to addresses of the own network. */
  readonly allowLocalHooks?: boolean;
  /** Reverse proxies that are believed for whom they ask, as `parseProxy` gives them. */
  readonly trustProxy?: readonly string[];
  /** From which addresses clients need no private channel over plain HTTP: this computer's own. */
  readonly isLocal?: IsLocal;
  /** How long the line of a phone must have been down before the host may act for its seat, in milliseconds. */
  readonly awayMs?: number;
  /** How long a seat may object to what the host has announced, in milliseconds. */
  readonly objectionMs?: number;
  /** For tests, which wait no full minute until nobody has answered. */
  readonly timerMs?: TimerMsById;
  /** After how many milliseconds computers move, where not after the usual time. */
  readonly paceMs?: number;
  /** Scanners that the server listens to as soon as it answers, for tests and for practice. */
  readonly adapters?: readonly ScannerAdapter[];
  /** Listen to those at this computer's USB and serial ports too; not unless told so. */
  readonly hardware?: boolean;
  /** With `hardware`: serial ports without USB that have a scanner, for example `/dev/ttyS0`. */
  readonly serialPorts?: readonly string[];
  /** Every game, unless told otherwise. */
  readonly registry?: Registry;
  /** Signed in from the start, as if its screen had paired: for tests and benchmarks. */
  readonly hostKey?: string;
};
