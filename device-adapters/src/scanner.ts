/**
 * Scanners of every make behind one interface: a thing that is plugged in, opened, and then
 * says what it read. No driver, no clock and no system is named here.
 */

/** Why a device cannot be used; closed, so that every cause has a sentence of its own. */
export const SCANNER_CODES = [
  /** It is not there (any more). */
  'NOT_FOUND',
  /** Someone else has it open. */
  'BUSY',
  /** The system does not let this program use it. */
  'NO_PERMISSION',
  /** It was there and stopped answering. */
  'LOST',
  /** It is there and could not be opened, for a reason that nobody foresaw. */
  'OPEN_FAILED',
  /** It answered something that is not a scan. */
  'GARBLED',
  /** The system lacks the library that this kind of device needs. */
  'DRIVER_MISSING',
] as const;
export type ScannerCode = (typeof SCANNER_CODES)[number];

export type ScannerFailure = {
  readonly code: ScannerCode;
  readonly device: DeviceId;
  /** The driver's own words, for the log; nothing that was read. */
  readonly detail?: string;
};

/** Stable while a device stays plugged in. */
export type DeviceId = string;

export const DEVICE_KINDS = [
  /** A HID point-of-sale scanner: it is a scanner and nothing else. */
  'pos',
  /** A HID keyboard: a scanner that types, or the keyboard of a person. */
  'keyboard',
  /** A serial port: a scanner, or anything else that talks over one. */
  'serial',
  'mock',
] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

export type Device = {
  readonly id: DeviceId;
  readonly kind: DeviceKind;
  /**
   * The same across plugging and restarts, for settings. No two devices that are plugged in at
   * the same time share it; twins that cannot be told apart are numbered.
   */
  readonly key: string;
  /** For people: maker and model as far as they are known. */
  readonly label: string;
};

export type Scan = {
  /** What was read, without the line ending that many scanners add. */
  readonly text: string;
  readonly device: DeviceId;
  /** When it arrived, in milliseconds since 1970, by the clock the adapter was given. */
  readonly at: number;
};

/** Milliseconds since 1970. */
export type NowMs = () => number;

/** Ends what it was returned from; calling it again does nothing. */
export type Unsubscribe = () => void;

export interface Timers {
  /** Runs once, `ms` milliseconds from now, unless stopped before. */
  after(ms: number, run: () => void): Unsubscribe;
}

export type PlugEvent =
  | { readonly what: 'plugged'; readonly device: Device }
  | { readonly what: 'unplugged'; readonly device: Device };

export type OpenResult =
  | { readonly ok: true; readonly value: ScannerConnection }
  | { readonly ok: false; readonly error: ScannerFailure };

/**
 * A kind of scanner. Every implementation passes the suite of `test-kit/scanner-suite.ts`:
 * - `watch` tells changes in order, and nothing of what was there before. It may take a moment to
 *   begin: what has come by the time the next `list` answers is told, or on that list, or both;
 *   all that comes later is told;
 * - a device that is open cannot be opened a second time (`BUSY`) until its connection ends;
 * - expected failures are results or `ended`, never thrown.
 */
export interface ScannerAdapter {
  /** For logs and settings, for example `mock`. */
  readonly kind: string;
  /** What is plugged in now. */
  list(): Promise<readonly Device[]>;
  watch(listener: (change: PlugEvent) => void): Unsubscribe;
  open(device: DeviceId): Promise<OpenResult>;
}

/** An open device. Scans that arrive while nobody listens are not kept. */
export interface ScannerConnection {
  readonly device: Device;
  onScan(listener: (scan: Scan) => void): Unsubscribe;
  /** A reading that went wrong; the connection stays open. */
  onFailure(listener: (failure: ScannerFailure) => void): Unsubscribe;
  /** Settles once: `undefined` after `close`, otherwise why the connection broke. */
  readonly ended: Promise<ScannerFailure | undefined>;
  /** Afterwards nothing is told any more. Closing twice does nothing. */
  close(): Promise<void>;
}

/** Most drivers give no code but a sentence, which ends with the system's own words. */
const CODES_BY_ERROR_TEXT: readonly (readonly [RegExp, ScannerCode])[] = [
  [/permission denied|not permitted|access is denied|0xE00002E2|EACCES|EPERM/i, 'NO_PERMISSION'],
  [/busy|temporarily unavailable|cannot lock|exclusive access|0xE00002C5|EBUSY/i, 'BUSY'],
  [/no such (file|device)|not found|cannot find|ENOENT|ENODEV|ENXIO/i, 'NOT_FOUND'],
];

/** Why a device could not be opened; `OPEN_FAILED` for what nobody foresaw. */
export function scannerCodeOf(error: unknown): ScannerCode {
  const sentence = errorText(error);
  return CODES_BY_ERROR_TEXT.find(([words]) => words.test(sentence))?.[1] ?? 'OPEN_FAILED';
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Listeners in the order in which they came; one may leave while it is being told. */
export class Listeners<T> {
  private readonly all = new Set<{ tell: (value: T) => void }>();

  add(tell: (value: T) => void): Unsubscribe {
    const entry = { tell };
    this.all.add(entry);
    return () => {
      this.all.delete(entry);
    };
  }

  tell(value: T): void {
    for (const entry of [...this.all]) if (this.all.has(entry)) entry.tell(value);
  }

  clear(): void {
    this.all.clear();
  }
}

/**
 * The timers of the system. None keeps the process alive. What arrived while the process was busy is
 * handled before a timer that fell due in the meantime, so that a busy moment never looks like a
 * pause of the scanner.
 */
export const systemTimers: Timers = {
  after(ms, run) {
    let next: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      next = setImmediate(run);
    }, ms);
    timer.unref();
    return () => {
      clearTimeout(timer);
      if (next !== undefined) clearImmediate(next);
    };
  },
};
