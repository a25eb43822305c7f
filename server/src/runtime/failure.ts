/** Why the server did not start. Nothing that was there before has been changed. */
export type StartFailure =
  | { readonly code: 'PORT_IN_USE'; readonly host: string; readonly port: number }
  /** The system does not let this user listen on the port (below 1024, as a rule). */
  | { readonly code: 'PORT_FORBIDDEN'; readonly host: string; readonly port: number }
  /** The same of the port for HTTPS; or it is the port for plain HTTP, too. */
  | { readonly code: 'HTTPS_PORT_IN_USE'; readonly host: string; readonly port: number }
  | { readonly code: 'HTTPS_PORT_FORBIDDEN'; readonly host: string; readonly port: number }
  /** Not an address of this computer. */
  | { readonly code: 'HOST_INVALID'; readonly host: string }
  | { readonly code: 'DATA_UNWRITABLE'; readonly path: string; readonly reason: string }
  | { readonly code: 'DATABASE_DAMAGED'; readonly path: string; readonly reason: string }
  /** Written by a later version of this program; `migration` is the first step unknown here. */
  | { readonly code: 'DATABASE_NEWER'; readonly path: string; readonly migration: string }
  /** Another server is using this data folder. */
  | { readonly code: 'DATABASE_LOCKED'; readonly path: string }
  /** The driver that was asked for (or `sqlite3`, when none was) is not there, and `node` has none. */
  | {
      readonly code: 'DRIVER_MISSING';
      readonly driver: 'sqlite3' | 'node';
      /** The version of Node.js. */
      readonly node: string;
      readonly reason: string;
    }
  /** The file of the channel's key holds no key. */
  | { readonly code: 'KEY_DAMAGED'; readonly path: string }
  /** The file of the certificate authority is not what this program wrote. */
  | { readonly code: 'AUTHORITY_DAMAGED'; readonly path: string; readonly reason: string }
  /** It cannot be read by this account. */
  | { readonly code: 'AUTHORITY_CLOSED'; readonly path: string; readonly reason: string }
  /** The clock stands before a day that has certainly been; both as `2026-11-21`. */
  | { readonly code: 'CLOCK_WRONG'; readonly clock: string; readonly since: string }
  /** It was made by a clock that was ahead, or the clock is behind now. */
  | { readonly code: 'AUTHORITY_EARLY'; readonly clock: string; readonly since: string }
  /** The built pages are not there; `path` is the first missing file. */
  | { readonly code: 'KIOSK_MISSING'; readonly path: string };
