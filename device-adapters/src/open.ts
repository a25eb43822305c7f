import { HidAdapter } from './hid/adapter.js';
import type { HidDriver } from './hid/driver.js';
import { loadNodeHid } from './hid/node-hid.js';
import type { Clock, DeviceKind, ScannerAdapter, ScannerCode, Timers } from './scanner.js';
import { systemTimers } from './timers.js';

export type OpenOptions = {
  readonly clock: Clock;
  readonly timers?: Timers;
  /** How often is looked for devices while somebody watches, in milliseconds; 1,000 if not said. */
  readonly intervalMs?: number;
  /** Loads the HID library; fails where the system lacks it. */
  readonly hid?: () => Promise<HidDriver>;
};

/** A kind of scanner that cannot be used on this computer. */
export type AdapterFault = {
  readonly kind: DeviceKind;
  readonly code: ScannerCode;
  /** The system's own words, for the log. */
  readonly detail: string;
};

export type Adapters = {
  readonly adapters: readonly ScannerAdapter[];
  readonly faults: readonly AdapterFault[];
};

/** All adapters for hardware that this computer can have, and why it lacks others. */
export async function openAdapters(options: OpenOptions): Promise<Adapters> {
  const adapters: ScannerAdapter[] = [];
  const faults: AdapterFault[] = [];
  const common = {
    clock: options.clock,
    timers: options.timers ?? systemTimers,
    intervalMs: options.intervalMs ?? 1_000,
  };
  const attempt = async (kinds: readonly DeviceKind[], make: () => Promise<ScannerAdapter>) => {
    try {
      adapters.push(await make());
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      faults.push(...kinds.map((kind) => ({ kind, code: 'DRIVER_MISSING' as const, detail })));
    }
  };
  await attempt(['pos', 'keyboard'], async () => {
    return new HidAdapter(await (options.hid ?? loadNodeHid)(), common);
  });
  return { adapters, faults };
}
