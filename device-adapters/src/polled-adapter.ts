import { LiveConnection } from './connection.js';
import {
  scannerCodeOf,
  type Device,
  type DeviceId,
  type OpenResult,
  type PlugEvent,
  type ScannerAdapter,
  type ScannerCode,
  type Timers,
  type Unsubscribe,
  errorText,
} from './scanner.js';
import { PluggedDevices, type SightedDevice } from './roster.js';

/** A device that a driver has opened. */
export interface DeviceHandle {
  /** Begins to read. `lost` is called when the device answers no more. */
  start(sink: ScanSink, lost: () => void): void;
  /** Nothing is told afterwards. */
  close(): Promise<void>;
}

export type ScanSink = {
  readonly scan: (text: string, at: number) => void;
  readonly spoil: () => void;
};

export type PolledOptions = {
  readonly kind: string;
  /** All that is plugged in, in a lasting order. */
  readonly look: () => Promise<readonly SightedDevice[]>;
  /** Opens a device; fails with words that `codeOf` understands. */
  readonly open: (device: Device) => Promise<DeviceHandle>;
  readonly timers: Timers;
  /** How often is looked for devices while someone watches or one is open, in milliseconds. */
  readonly intervalMs: number;
};

/** An adapter over a driver that has to be asked what is plugged in. */
export class PolledAdapter implements ScannerAdapter {
  readonly kind: string;
  private readonly roster: PluggedDevices;
  private readonly opened = new Map<DeviceId, LiveConnection>();
  private readonly opening = new Set<DeviceId>();

  constructor(private readonly options: PolledOptions) {
    const { kind, look, timers, intervalMs } = options;
    this.kind = kind;
    this.roster = new PluggedDevices(look, timers, intervalMs, ({ id }) => this.lose(id));
  }

  list(): Promise<readonly Device[]> {
    return this.roster.list();
  }

  watch(listener: (change: PlugEvent) => void): Unsubscribe {
    return this.roster.watch(listener);
  }

  /** Looks for devices now rather than at the next interval. */
  refresh(): Promise<void> {
    return this.roster.refresh();
  }

  async open(id: DeviceId): Promise<OpenResult> {
    if (this.opened.has(id) || this.opening.has(id)) return refusedOpening('BUSY', id);
    this.opening.add(id);
    try {
      if (this.roster.find(id) === undefined) await this.roster.refresh();
      const device = this.roster.find(id);
      if (device === undefined) return refusedOpening('NOT_FOUND', id);
      const handle = await this.options.open(device);
      if (this.roster.find(id) === device) return { ok: true, value: this.connect(device, handle) };
      await handle.close();
      return refusedOpening('NOT_FOUND', id);
    } catch (error) {
      return refusedOpening(scannerCodeOf(error), id, errorText(error));
    } finally {
      this.opening.delete(id);
    }
  }

  private connect(device: Device, handle: DeviceHandle): LiveConnection {
    const { id } = device;
    // A driver may be slow to notice that the device is gone, or not notice: serialport 13 reads on
    // from a port that has hung up, at full speed. What is open is therefore looked for as well.
    const unwatch = this.roster.watch(() => {});
    const connection = new LiveConnection(device, async () => {
      if (this.opened.get(id) === connection) this.opened.delete(id);
      unwatch();
      // What cannot be closed is as good as closed.
      await handle.close().catch(() => {});
    });
    this.opened.set(id, connection);
    const sink: ScanSink = {
      scan: (text, at) => connection.read(text, at),
      spoil: () => connection.spoil(),
    };
    handle.start(sink, () => {
      if (this.opened.get(id) === connection) this.roster.forget(id);
      void connection.end({ code: 'LOST', device: id });
    });
    return connection;
  }

  private lose(id: DeviceId): void {
    void this.opened.get(id)?.end({ code: 'LOST', device: id });
  }
}

function refusedOpening(code: ScannerCode, device: DeviceId, detail?: string): OpenResult {
  return { ok: false, error: { code, device, ...(detail !== undefined && { detail }) } };
}
