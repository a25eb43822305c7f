import {
  type NowMs,
  type DeviceKind,
  type ScannerAdapter,
  type ScannerCode,
  systemTimers,
  type Timers,
  errorText,
} from './scanner.js';
import { hidAdapter } from './hid/adapter.js';
import type { HidDriver } from './hid/driver.js';
import { hidrawDriver } from './hid/hidraw.js';
import { loadNodeHid } from './hid/node-hid.js';
import { serialAdapter } from './serial/adapter.js';
import type { SerialDriver } from './serial/driver.js';
import { loadSerialPort } from './serial/serialport.js';

export type OpenOptions = {
  readonly clock: NowMs;
  readonly timers?: Timers;
  /**
   * How often is looked for devices while someone watches or one is open, in milliseconds; 1,000
   * if not said.
   */
  readonly intervalMs?: number;
  /**
   * Silence after which a scan is over that has no suffix, in milliseconds; 250 if not said. A
   * scanner that pauses longer between two characters needs more.
   */
  readonly idleMs?: number;
  /** Serial ports without USB that have a scanner, for example `/dev/ttyS0`. */
  readonly ports?: readonly string[];
  /** Loads the HID library; fails where the system lacks it. */
  readonly hid?: () => Promise<HidDriver>;
  /** `process.platform`, if not said: Linux has another driver for HID where the library is lacking. */
  readonly platform?: NodeJS.Platform;
  /** Loads the library for serial ports; fails where the system lacks it. */
  readonly serial?: () => Promise<SerialDriver>;
};

/** A kind of scanner that cannot be used on this computer. */
export type AdapterFault = {
  readonly kind: DeviceKind;
  readonly code: ScannerCode;
  /** The system's own words, for the log. */
  readonly detail: string;
};

export type OpenedAdapters = {
  readonly adapters: readonly ScannerAdapter[];
  readonly faults: readonly AdapterFault[];
  /** What works by other means than usual, as sentences for the log. */
  readonly remarks?: readonly string[];
};

/** All adapters for hardware that this computer can have, and why it lacks others. */
export async function openAdapters(options: OpenOptions): Promise<OpenedAdapters> {
  const adapters: ScannerAdapter[] = [];
  const faults: AdapterFault[] = [];
  const remarks: string[] = [];
  const common = {
    clock: options.clock,
    timers: options.timers ?? systemTimers,
    intervalMs: options.intervalMs ?? 1_000,
    idleMs: options.idleMs ?? 250,
  };
  const attempt = async (kinds: readonly DeviceKind[], make: () => Promise<ScannerAdapter>) => {
    try {
      adapters.push(await make());
    } catch (error) {
      const detail = errorText(error);
      faults.push(...kinds.map((kind) => ({ kind, code: 'DRIVER_MISSING' as const, detail })));
    }
  };
  await attempt(['pos', 'keyboard'], async () => {
    try {
      return hidAdapter(await (options.hid ?? loadNodeHid)(), common);
    } catch (error) {
      if ((options.platform ?? process.platform) !== 'linux') throw error;
      remarks.push(`Scanners are read by the driver for Linux, as node-hid does not load (${errorText(error)}).`);
      return hidAdapter(hidrawDriver(), common);
    }
  });
  await attempt(['serial'], async () => {
    const driver = await (options.serial ?? loadSerialPort)();
    return serialAdapter(driver, { ...common, ports: options.ports ?? [] });
  });
  return { adapters, faults, remarks };
}
