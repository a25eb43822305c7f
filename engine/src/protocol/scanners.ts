import type { Seat } from '../core/game.js';
import type { TableId } from './table.js';

/** Scanners that are plugged into the referee's computer; for holders of the host key only. */

/** Why a scanner, or a whole kind of scanner, cannot be used. */
const SCANNER_FAULTS = [
  'NOT_FOUND',
  'BUSY',
  'NO_PERMISSION',
  'LOST',
  /** For a reason that only the log says. */
  'OPEN_FAILED',
  'GARBLED',
  /** The system lacks what this kind of device needs. */
  'DRIVER_MISSING',
] as const;
export type ScannerFault = (typeof SCANNER_FAULTS)[number];

/**
 * Silence, in milliseconds, after which a scan that has no suffix is over for the server; a page
 * that hears the same scanner type waits for longer.
 */
export const SCAN_IDLE_MS = 250;

const SCANNER_KINDS = ['pos', 'keyboard', 'serial', 'mock'] as const;
export type ScannerKind = (typeof SCANNER_KINDS)[number];

export type ScannerInfo = {
  /** Stable while it stays plugged in. */
  readonly scanner: string;
  readonly kind: ScannerKind;
  /** For people: maker and model as far as they are known. */
  readonly label: string;
  /**
   * `off`: not listened to. Keyboards and serial ports begin so, because they may be something
   * else and what is typed on a person's keyboard is nobody's business; the host turns them on.
   */
  readonly state: 'off' | 'ready' | 'failed';
  readonly fault: ScannerFault | null;
  /** Whose scans these are; `null`: the one table that is played. */
  readonly table: TableId | null;
  /** Whose hand it lies in; `null`: it is passed round. */
  readonly seat: Seat | null;
};

export type Scanners = {
  readonly scanners: readonly ScannerInfo[];
  /** Kinds that cannot be used on this computer, and why. */
  readonly faults: readonly { readonly kind: ScannerKind; readonly fault: ScannerFault }[];
  /** The server was started to leave scanners at its computer alone: what is plugged in stays unheard. */
  readonly ignored: boolean;
};

/** One reading, told to the kiosk that acts for its table. */
export type ScanPush = {
  readonly scanner: string;
  /** What was read, at most 256 characters. */
  readonly text: string;
  /** `null`: several tables are played and nobody said to which the scanner belongs. */
  readonly table: TableId | null;
  readonly seat: Seat | null;
};
